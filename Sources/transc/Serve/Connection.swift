import OperatingSystem
import TransitionDSL

/// A client: it sends one request, and receives one response or a stream of events.
final class Connection {
    private enum State {
        case reading
        case answering
        case streaming
        /// The response is sent; the client has not closed the connection yet.
        case ending
        case over
    }

    let socket: Socket
    private var state = State.reading
    private var hasPage = false
    private var received: [UInt8] = []
    private var unsent: [UInt8] = []
    /// How much of that is sent. The sent bytes are removed when all are sent.
    private var sentCount = 0
    /// Whether the client has ended what it sends.
    private var hasEnded = false
    /// When the connection ends unless the client has sent or read what is due by then.
    private var deadline: Int? = monotonicNanoseconds() + patience

    /// The most bytes of a request.
    static let longestRequest = 8192
    /// How long a client may take for a request and for a response, in nanoseconds.
    private static let patience = 5_000_000_000

    init(_ socket: Socket) { self.socket = socket }

    var isOver: Bool { state == .over }
    /// Whether it receives the page or its changes, so that it knew the path.
    var isServed: Bool { hasPage && (state == .answering || state == .streaming) }
    var isStreaming: Bool { state == .streaming }
    var canRead: Bool { !hasEnded }
    var hasUnsent: Bool { sentCount < unsent.count }

    /// Reads what has arrived. Once a request is complete, answers it.
    func receive(_ respond: (ArraySlice<UInt8>) -> HTTPResponse) {
        let bytes: [UInt8]
        do throws(SystemError) {
            guard let some = try socket.read(atMost: 1 << 14) else { return }
            bytes = some
        } catch { return state = .over }
        if bytes.isEmpty {
            hasEnded = true
            if state != .answering { state = .over }
        }
        // What follows a request is ignored.
        guard state == .reading else { return }
        received += bytes
        // The end of the empty line after the request.
        let end = received[...].place(of: Array("\r\n\r\n".utf8)).map { $0 + 4 }
        if (end ?? received.count) > Self.longestRequest {
            answer(HTTPResponse(.tooLarge))
        } else if let end {
            answer(respond(received[..<(end - 2)]))
        }
    }

    func answer(_ response: HTTPResponse) {
        received = []
        hasPage = response.hasPage
        state = response.isStream ? .streaming : .answering
        send(response.bytes)
    }

    func send(_ bytes: [UInt8]) {
        if !hasUnsent { deadline = monotonicNanoseconds() + Self.patience }
        unsent += bytes
        write()
    }

    /// Sends what the client takes now.
    func write() {
        do throws(SystemError) {
            while hasUnsent {
                let count = try socket.write(unsent, from: sentCount)
                if count == 0 { return }
                sentCount += count
            }
        } catch { return state = .over }
        (unsent, sentCount) = ([], 0)
        if state == .streaming { deadline = nil }
        if state == .answering {
            socket.endWriting()
            state = hasEnded ? .over : .ending
        }
    }

    /// Ends the connection if the client is too slow.
    func checkTime(_ now: Int) {
        guard let deadline, deadline <= now else { return }
        if state == .reading, !received.isEmpty {
            answer(HTTPResponse(.timeout))
        } else {
            state = .over
        }
    }
}
