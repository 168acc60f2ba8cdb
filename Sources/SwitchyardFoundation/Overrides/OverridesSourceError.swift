/// Why a document could not be fetched. What was in force stays.
public enum OverridesSourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The server answers with another status than 200, or 304 where that makes sense.
    case status(Int)
    /// The answer is no JSON by its `Content-Type`: often the page of a network that wants a log-in.
    case contentType(String)
    /// The document has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The answer ended before all of it was there.
    case incomplete(expected: Int, found: Int)
    /// The document was not there in time.
    case timedOut(seconds: Double)
    /// The server sends to another host, scheme or port, or on and on: that is not followed.
    case redirected(to: String)
    /// There is no connection, or it broke.
    case network(String)

    public var description: String {
        switch self {
        case .status(let status): return "the server answers with status \(status), but 200 or 304 was expected"
        case .contentType(let type): return "the server answers with '\(type)', but 'application/json' was expected"
        case .tooLarge(let limit): return "the document has more than \(limit) bytes"
        case .incomplete(let expected, let found):
            return "the answer ends after \(found) bytes, but \(expected) were announced"
        case .timedOut(let seconds): return "the document was not there within \(seconds) seconds"
        case .redirected(let url):
            return "the server sends to '\(url)', which is another server or one redirect too many; "
                + "ask for the document where it is"
        case .network(let message): return "the server cannot be reached: \(message)"
        }
    }
}
