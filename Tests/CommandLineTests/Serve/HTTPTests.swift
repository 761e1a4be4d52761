import Testing

@testable import Driver
@testable import transc

/// What the server of `preview --serve` reads and writes, without a socket.
@Suite struct HTTPTests {
    private func read(_ text: String) -> HTTPRequest? { HTTPRequest(Array(text.utf8)) }

    @Test func readsARequest() throws {
        let request = try #require(
            read("GET /a?b HTTP/1.1\r\nAccept: */*\r\nhOST:  LocalHost:8080 \r\nX:\r\n"))
        #expect(request.method == "GET")
        #expect(request.target == "/a?b")
        #expect(request.host == "localhost:8080")
        #expect(read("GET / HTTP/1.0\r\n").map { $0.host == nil } == true)
    }

    /// A host that others may read in another way is no host.
    @Test(arguments: ["Host:", "Host: a b", "Host: a\r\nHost: a", "Host: a\r\nhost: b", "X: a"])
    func needsOneHost(_ line: String) throws {
        #expect(try #require(read("GET / HTTP/1.1\r\n\(line)\r\n")).host == nil)
    }

    @Test(arguments: [
        "", "\r\n", "GET / HTTP/1.1", "GET / HTTP/1.1\n", "GET /\r\n", "GET  / HTTP/1.1\r\n",
        "GET / a HTTP/1.1\r\n", "GET / HTTP/2\r\n", " GET / HTTP/1.1\r\n", "\0\u{301}\r\n",
        "GET / HTTP/1.1\r\nHost : a\r\n", "GET / HTTP/1.1\r\n Host: a\r\n",
        "GET / HTTP/1.1\r\nHost\r\n", "GET / HTTP/1.1\r\n: a\r\n",
        "GET / HTTP/1.1\r\nA: b\nHost: a\r\n",
    ])
    func refusesWhatIsNoRequest(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test func writesResponses() {
        let page = String(
            decoding: HTTPResponse(page: Array("<p>é".utf8), policy: "default-src 'self'").bytes,
            as: UTF8.self)
        #expect(
            page == """
                HTTP/1.1 200 OK\r
                Content-Type: text/html; charset=utf-8\r
                Cache-Control: no-store\r
                X-Content-Type-Options: nosniff\r
                Referrer-Policy: no-referrer\r
                Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\r
                Cross-Origin-Resource-Policy: same-origin\r
                Connection: close\r
                Content-Length: 5\r
                \r
                <p>é
                """)
        let other = String(decoding: HTTPResponse(.methodNotAllowed).bytes, as: UTF8.self)
        #expect(other.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"))
        #expect(other.contains("\r\nAllow: GET\r\n"))
        #expect(other.hasSuffix("\r\nContent-Length: 23\r\n\r\n405 Method Not Allowed\n"))
    }

    /// No text can begin another event or field.
    @Test func writesEvents() {
        func text(_ data: String) -> String {
            String(decoding: streamEvent("problems", data), as: UTF8.self)
        }
        #expect(text("") == "event: problems\ndata: \n\n")
        #expect(
            text("a\n\nevent: b\r\ndata: c\rd") == """
                event: problems
                data: a
                data: 
                data: event: b
                data: 
                data: data: c
                data: d


                """)
    }
}
