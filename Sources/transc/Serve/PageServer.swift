import OperatingSystem

/// What browsers show: a page, and the errors in the file since then.
struct ServedPage: Hashable, Sendable {
    var bytes: [UInt8] = []
    /// The Content-Security-Policy.
    var policy = ""
    /// Changes with the page.
    var version = 0
    /// The errors as text; empty without any.
    var problems = ""

    /// The events that bring a browser up to date.
    var events: [UInt8] { streamEvent("page", String(version)) + streamEvent("problems", problems) }
}

/// Serves a page to the browsers of this machine, and sends them its changes. It reads no path from
/// a request.
struct PageServer {
    private let listener: Socket
    private let port: UInt16
    /// A name that other programs and pages cannot guess.
    private let path: String
    private var connections: [Connection] = []
    private var page: ServedPage

    /// How many clients may receive the page and its changes.
    private static let mostClients = 8
    /// How many may be connected. One more takes the place of the oldest that has not asked for the
    /// page, so that programs that do not know its path keep no one out.
    private static let mostConnections = 16

    /// Port 0 is a free one.
    init(port: UInt16, _ page: ServedPage) throws(SystemError) {
        listener = try Socket(listeningOn: port)
        self.port = try listener.port
        self.page = page
        var generator = SystemRandomNumberGenerator()
        let numbers = (0..<2).map { _ in generator.next() as UInt64 }
        path = "/\(numbers.map { String($0, radix: 36) }.joined())/"
    }

    var address: String { "http://127.0.0.1:\(port)\(path)" }

    /// Serves another page and sends it to all that wait for one.
    mutating func show(_ page: ServedPage) {
        if page == self.page { return }
        self.page = page
        for connection in connections where connection.isStreaming { connection.send(page.events) }
    }

    /// Waits at most a time until something has arrived, and serves what is due.
    mutating func step(within milliseconds: Int32) {
        var streams = connections.map { connection in
            AwaitedStream(
                connection.socket.descriptor, reads: connection.canRead,
                writes: connection.hasUnsent)
        }
        streams.append(AwaitedStream(listener.descriptor, reads: true))
        if awaitStreams(&streams, within: milliseconds) {
            for (connection, stream) in zip(connections, streams) where stream.isReady {
                if connection.canRead { connection.receive(respond) }
                connection.write()
            }
            if streams[connections.count].isReady { takeClients() }
        }
        let now = monotonicNanoseconds()
        for connection in connections { connection.checkTime(now) }
        connections.removeAll { $0.isOver }
    }

    /// Takes the clients that wait, and reads the request that each has most likely sent.
    private mutating func takeClients() {
        for _ in 0..<Self.mostConnections {
            guard let socket = listener.client() else { return }
            let connection = Connection(socket)
            connection.receive(respond)
            connections.removeAll { $0.isOver }
            if connections.count >= Self.mostConnections,
                let oldest = connections.firstIndex(where: { !$0.isServed })
            {
                connections.remove(at: oldest)
            }
            connections.append(connection)
        }
    }

    private func respond(_ head: ArraySlice<UInt8>) -> HTTPResponse {
        guard let request = HTTPRequest(head) else { return HTTPResponse(.badRequest) }
        // Any page of the web can give its own name the address of this machine.
        guard let host = request.host, hosts.contains(host) else {
            return HTTPResponse(.forbidden)
        }
        guard request.method == "GET" else { return HTTPResponse(.methodNotAllowed) }
        guard [path, path + "events"].contains(request.target) else {
            return HTTPResponse(.notFound)
        }
        if servedCount >= Self.mostClients {
            // A client that left before this one came no longer counts, even after `poll`.
            for connection in connections where connection.isStreaming && connection.canRead {
                connection.receive { _ in HTTPResponse(.badRequest) }
            }
        }
        if servedCount >= Self.mostClients { return HTTPResponse(.busy) }
        switch request.target {
        case path: return HTTPResponse(page: page.bytes, policy: page.policy)
        default: return HTTPResponse(streamOf: page.events)
        }
    }

    private var servedCount: Int { connections.count { $0.isServed } }

    /// A browser leaves out port 80.
    private var hosts: [String] {
        ["127.0.0.1", "localhost"].flatMap { ["\($0):\(port)"] + (port == 80 ? [$0] : []) }
    }
}
