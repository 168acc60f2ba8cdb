internal import Foundation

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// One request and its answer, within bounds of time and size whatever the server does.
final class DocumentTransfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    enum Answer: Sendable {
        case document(Data, entityTag: String?)
        case notModified
    }

    private let request: URLRequest
    private let sizeLimit: Int
    private let timeout: Double
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Answer, any Error>?
    private var result: Result<Answer, any Error>?
    private var session: URLSession?
    private var response: HTTPURLResponse?
    private var body = Data()
    private var redirects = 0

    private static let maximumRedirects = 5
    /// Where sessions are told what to do: Foundation on Linux lets the caller wait while curl reads, which it does as
    /// long as a server writes without a pause.
    private static let queue = DispatchQueue(label: "switchyard.transfer", qos: .utility, attributes: .concurrent)

    init(_ request: URLRequest, sizeLimit: Int, timeout: Double) {
        self.request = request
        self.sizeLimit = sizeLimit
        self.timeout = timeout
    }

    /// - Throws: `OverridesSourceError`, or `CancellationError` where the task is cancelled.
    func run() async throws -> Answer {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { start($0) }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    private func start(_ continuation: CheckedContinuation<Answer, any Error>) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpShouldSetCookies = false
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = timeout
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let early = locked { () -> Result<Answer, any Error>? in
            if result == nil {
                self.continuation = continuation
                self.session = session
            }
            return result
        }
        if let early {
            session.invalidateAndCancel()
            continuation.resume(with: early)
            return
        }
        let task = session.dataTask(with: request)
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + timeout) { [weak self] in
            guard let self else { return }
            finish(.failure(OverridesSourceError.timedOut(seconds: timeout)))
        }
        Self.queue.async { task.resume() }
    }

    /// The first result counts.
    private func finish(_ result: Result<Answer, any Error>) {
        let (continuation, session) = locked { () -> (CheckedContinuation<Answer, any Error>?, URLSession?) in
            guard self.result == nil else { return (nil, nil) }
            self.result = result
            defer { (self.continuation, self.session) = (nil, nil) }
            return (self.continuation, self.session)
        }
        continuation?.resume(with: result)
        Self.queue.async { session?.invalidateAndCancel() }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: What the session tells

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let isAllowed = locked { () -> Bool in
            redirects += 1
            return redirects <= Self.maximumRedirects
        }
        if isAllowed, let target = newRequest.url, let source = request.url, target.isOnServer(of: source) {
            answerSession { completionHandler(newRequest) }
        } else {
            answerSession { completionHandler(nil) }
            finish(.failure(OverridesSourceError.redirected(to: newRequest.url?.absoluteString ?? "")))
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let fault = fault(of: response) {
            answerSession { completionHandler(.cancel) }
            finish(.failure(fault))
        } else {
            locked { self.response = response as? HTTPURLResponse }
            answerSession { completionHandler(.allow) }
        }
    }

    /// Answers what the session asks, unless it has been told to stop: Foundation on Linux traps where an answer comes
    /// after that. Both are put in one queue, so it is enough that the answer is given first.
    private func answerSession(_ answer: () -> Void) {
        locked { if result == nil { answer() } }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = locked { () -> Bool in
            guard body.count + data.count <= sizeLimit else { return true }
            body.append(data)
            return false
        }
        if isTooLarge { finish(.failure(OverridesSourceError.tooLarge(limit: sizeLimit))) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            let isTimeout = (error as? URLError)?.code == .timedOut
            finish(
                .failure(
                    isTimeout
                        ? OverridesSourceError.timedOut(seconds: timeout)
                        : OverridesSourceError.network(error.localizedDescription)))
            return
        }
        let (response, body) = locked { (self.response, self.body) }
        guard let response else {
            finish(.failure(OverridesSourceError.network("there is no answer")))
            return
        }
        finish(answer(response, body))
    }

    // MARK: Answers

    private func fault(of response: URLResponse) -> OverridesSourceError? {
        guard let response = response as? HTTPURLResponse else { return .network("the answer is not HTTP") }
        let isConditional = request.value(forHTTPHeaderField: "If-None-Match") != nil
        if response.statusCode == 304, isConditional { return nil }
        guard response.statusCode == 200 else { return .status(response.statusCode) }
        if let type = response.value(forHTTPHeaderField: "Content-Type"), !Self.isJSON(type) {
            return .contentType(type)
        }
        return response.expectedContentLength > Int64(sizeLimit) ? .tooLarge(limit: sizeLimit) : nil
    }

    private func answer(_ response: HTTPURLResponse, _ body: Data) -> Result<Answer, any Error> {
        if response.statusCode == 304 { return .success(.notModified) }
        // The length is that of the encoded answer.
        let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        if !isEncoded, let length = response.value(forHTTPHeaderField: "Content-Length").flatMap({ Int($0) }),
            length != body.count
        {
            return .failure(OverridesSourceError.incomplete(expected: length, found: body.count))
        }
        return .success(.document(body, entityTag: response.value(forHTTPHeaderField: "ETag")))
    }

    /// `application/json`, `…+json`, and what servers send that do not know JSON.
    private static func isJSON(_ contentType: String) -> Bool {
        let type = contentType.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
        return type.hasSuffix("+json")
            || ["application/json", "text/json", "text/plain", "application/octet-stream"].contains(type)
    }
}

extension URL {
    /// Whether scheme, host and port are the same.
    fileprivate func isOnServer(of other: URL) -> Bool {
        func port(_ url: URL) -> Int? { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
        return scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
            && port(self) == port(other)
    }
}
