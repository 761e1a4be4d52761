/// A response. It ends the connection, unless it is a stream.
struct HTTPResponse: Hashable, Sendable {
    enum Status: String, Sendable {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case timeout = "408 Request Timeout"
        case tooLarge = "431 Request Header Fields Too Large"
        case busy = "503 Service Unavailable"
    }

    private var status: Status
    private var fields: [String]
    private var body: [UInt8]
    /// Whether more may follow.
    private(set) var isStream = false

    /// Whether it has the page or its changes, and not a reason why not.
    var hasPage: Bool { status == .ok }

    /// A page, with its Content-Security-Policy.
    init(page: [UInt8], policy: String) {
        self.init(.ok, "text/html", policy, body: page)
        fields.append("Content-Length: \(page.count)")
    }

    /// A response that says why there is no page.
    init(_ status: Status) {
        self.init(status, "text/plain", noContent, body: Array("\(status.rawValue)\n".utf8))
        if status == .methodNotAllowed { fields.append("Allow: GET") }
        fields.append("Content-Length: \(body.count)")
    }

    /// A stream of events that begins with some.
    init(streamOf events: [UInt8]) {
        self.init(.ok, "text/event-stream", noContent, body: events)
        isStream = true
    }

    private init(_ status: Status, _ type: String, _ policy: String, body: [UInt8]) {
        self.status = status
        self.body = body
        fields = [
            "Content-Type: \(type); charset=utf-8", "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            // No site may show it in a frame or load it as a part of its own pages.
            "Content-Security-Policy: \(policy); frame-ancestors 'none'",
            "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
        ]
    }

    var bytes: [UInt8] {
        let lines = ["HTTP/1.1 \(status.rawValue)"] + fields + ["", ""]
        return Array(lines.joined(separator: "\r\n").utf8) + body
    }
}

/// The policy of what is not a page.
private let noContent = "default-src 'none'"

/// An event of a stream: each line of the data is a field.
func streamEvent(_ name: String, _ data: String) -> [UInt8] {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let lines = data.utf8.split(omittingEmptySubsequences: false, whereSeparator: isEnd)
    return Array("event: \(name)\n".utf8)
        + lines.flatMap { Array("data: ".utf8) + $0 + [UInt8(ascii: "\n")] }
        + [UInt8(ascii: "\n")]
}
