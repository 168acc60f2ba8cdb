import Foundation

/// A web server in a process of its own on 127.0.0.1, well behaved or not, by the path it is asked for.
///
/// Its program is Python's standard library. `/document` answers with the text given last to `serve(_:)`; what the other
/// paths do stands in the program. `/log` tells what was asked for.
final class LoopbackServer {
    let port: Int
    private let process = Process()

    struct StartFailure: Error {}

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.program]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var text = Data()
        // The program writes the port's number and a line end, or ends.
        while text.last != 0x0A {
            let piece = output.fileHandleForReading.readData(ofLength: 1)
            if piece.isEmpty { throw StartFailure() }
            text += piece
        }
        guard let port = Int(String(decoding: text.dropLast(), as: UTF8.self)) else { throw StartFailure() }
        self.port = port
    }

    deinit { stop() }

    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func url(_ path: String, host: String = "127.0.0.1") -> URL {
        guard let url = URL(string: "http://\(host):\(port)\(path)") else {
            preconditionFailure("'\(path)' is no path")
        }
        return url
    }

    /// Makes a text the document, and its ETag `"tag"`; an empty tag is none.
    func serve(_ document: String, tag: String = "") throws {
        let body = Data(document.utf8).base64EncodedString()
        _ = try ask("/serve?\(tag)?\(body)")
    }

    /// The requests so far: path, then the ETag that was sent along.
    func log() throws -> [String] {
        try ask("/log").split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("/serve") && !$0.hasPrefix("/log")
        }
    }

    private func ask(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    private static let program = #"""
        import base64, http.server, sys, threading, time
        body, tag, log = b'{"version": 1}', '', []
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = 'HTTP/1.1'
            def log_message(self, *arguments): pass
            def answer(self, status, body=b'', **headers):
                self.send_response(status)
                headers.setdefault('Content_Type', 'application/json')
                headers.setdefault('Content_Length', str(len(body)))
                for name, value in headers.items():
                    if value: self.send_header(name.replace('_', '-'), value)
                self.end_headers()
                self.wfile.write(body)
            def do_GET(self):
                global body, tag
                path = self.path
                log.append(path + ' ' + self.headers.get('If-None-Match', '-') + ' ' + self.headers.get('X-Key', '-'))
                try: self.reply(path)
                except (BrokenPipeError, ConnectionResetError): pass
            def reply(self, path):
                global body, tag
                if path == '/document':
                    if tag and self.headers.get('If-None-Match') == '"%s"' % tag: self.answer(304, ETag='"%s"' % tag)
                    else: self.answer(200, body, ETag=tag and '"%s"' % tag)
                elif path.startswith('/serve?'):
                    _, tag, text = path.split('?', 2)
                    body = base64.b64decode(text)
                    self.answer(200)
                elif path == '/log': self.answer(200, '\n'.join(log).encode())
                elif path.startswith('/status/'): self.answer(int(path[8:]), body)
                elif path == '/html': self.answer(200, b'<html>Log in</html>', Content_Type='text/html; charset=utf-8')
                elif path == '/plain': self.answer(200, body, Content_Type='text/plain')
                elif path == '/problem': self.answer(200, body, Content_Type='Application/Vnd.Shop+JSON; charset=utf-8')
                elif path == '/half': self.answer(200, body[:len(body) // 2])
                elif path == '/broken':
                    self.answer(200, body[:len(body) // 2], Content_Length=str(len(body)))
                    self.close_connection = True
                elif path == '/announced': self.answer(200, b'', Content_Length=str(1 << 31))
                elif path in ('/endless', '/drip', '/chunks'):
                    self.send_response(200)
                    self.send_header('Content-Type', 'application/json')
                    if path == '/chunks': self.send_header('Transfer-Encoding', 'chunked')
                    else: self.send_header('Connection', 'close')
                    self.end_headers()
                    while True:
                        if path == '/drip':
                            self.wfile.write(b' ')
                            time.sleep(0.02)
                        elif path == '/endless': self.wfile.write(b' ' * 65536)
                        else: self.wfile.write(b'10000\r\n' + b' ' * 65536 + b'\r\n')
                        time.sleep(0.001)
                elif path == '/silent': time.sleep(60)
                elif path == '/nothing': self.close_connection = True
                elif path == '/noise':
                    self.wfile.write(b'\x00\x01\x02 no HTTP at all\r\n\r\n')
                    self.close_connection = True
                elif path == '/nowhere': self.answer(302)
                elif path == '/unzipped': self.answer(200, body, Content_Encoding='gzip')
                elif path == '/unchunked':
                    self.answer(200, b'zz\r\nno chunk\r\n', Content_Length='', Transfer_Encoding='chunked')
                    self.close_connection = True
                elif path == '/negative': self.answer(200, body, Content_Length='-5')
                elif path == '/moved': self.answer(302, Location='/document')
                elif path == '/elsewhere': self.answer(302, body, Location='http://localhost:%d/document' % port)
                elif path == '/otherport': self.answer(307, Location='http://127.0.0.1:1/document')
                elif path == '/secure': self.answer(301, Location='https://127.0.0.1:%d/document' % port)
                elif path == '/round': self.answer(302, Location='/round')
                else: self.answer(404, b'there is no such page', Content_Type='text/plain')
        server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        server.daemon_threads = True
        port = server.server_address[1]
        print(port, flush=True)
        threading.Timer(120, lambda: server.shutdown()).start()
        server.serve_forever()
        """#
}
