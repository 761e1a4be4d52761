import Serialization
import TransitionDSL

/// A language server as a state: bytes go in, bytes come out. Messages are processed strictly in
/// their order; each request sees the texts as they were at its place in the stream.
package struct Server {
    let host: ServerHost
    var state = SessionState.new
    var client = ClientCapabilities()
    var settings = EditorSettings()
    var project: Project
    /// The open documents, by path.
    var documents: [String: Document] = [:]
    /// The open documents that are Swift, by path.
    var swiftDocuments: [String: Document] = [:]
    /// The folders of the workspace, as paths.
    package internal(set) var folders: [String] = []
    /// The URIs under which the client has findings, by path.
    var urisWithFindings: [String: String] = [:]
    /// The highlighting that the client has of each document, by path.
    var tokensSent: [String: SentTokens] = [:]
    /// The last version of each document without an error, by path.
    var lastGood: [String: LastGood] = [:]
    private var frames = FrameReader()
    private var inbox = Inbox()
    private var output: [UInt8] = []
    private var isStreamClosed = false
    private var requestCount = 0
    /// The methods of our requests that are not answered yet.
    private var requests: [RequestID: String] = [:]
    /// Whether files of the app have changed since it was read.
    var isAppOutdated = false
    /// Whether the client was asked to watch the files of the app.
    var watchesApp = false
    /// Whether the client was asked for Swift documents.
    var isSwiftRegistered = false
    /// Whether programs have changed since they were compared.
    var isComparisonDue = false

    package init(_ host: ServerHost) {
        self.host = host
        project = Project(read: host.read)
    }

    /// The exit code once the process should end.
    package var exitCode: Int32? {
        switch state {
        case .ended(let code): code
        case .new, .initialized, .shutDown: nil
        }
    }

    /// Whether the process around the server must watch files: the client does not.
    package var watchesFiles: Bool { state == .initialized && !client.registersWatchers }

    /// The files on disk whose changes matter.
    package var knownPaths: [String] { project.knownPaths }

    /// The process that started the server, which ends with it.
    package internal(set) var clientProcess: Int?

    // MARK: Streams

    /// Takes bytes from the client.
    package mutating func receive(_ bytes: [UInt8]) {
        frames.add(bytes)
        while let frame = frames.next() {
            switch frame {
            case .body(let body): inbox.add(Message(body))
            case .fault(let text):
                log(text)
                state = .ended(1)
                return
            }
        }
    }

    /// The client has closed the stream. What it has sent before, such as `exit`, is processed first.
    package mutating func receiveEnd() {
        isStreamClosed = true
        if exitCode == nil, inbox.isEmpty { state = .ended(1) }
    }

    /// The bytes for the client since the last call.
    package mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    // MARK: Work

    /// Whether there is something to do without another message.
    package var hasWork: Bool {
        exitCode == nil
            && (!inbox.isEmpty || isStreamClosed || state == .initialized && hasIdleWork)
    }

    /// Processes the next message. If the queue is empty, checks one file.
    package mutating func step() {
        guard exitCode == nil else { return }
        if let message = inbox.next() {
            process(message)
        } else if isStreamClosed {
            state = .ended(1)
        } else if state == .initialized {
            workWhenIdle()
        }
    }

    private mutating func process(_ message: Message) {
        switch message {
        case .request(let id, let method, let params):
            if inbox.takeCancellation(of: id) {
                return send(.response(id, .failure(.requestCancelled, "cancelled")))
            }
            send(.response(id, reply(to: method, params)))
        case .notification(let method, let params): note(method, params)
        case .response(let id, let result):
            if let method = requests.removeValue(forKey: id) { take(result, of: method) }
        case .invalid(let id, let reply): send(.response(id, reply))
        }
    }

    private mutating func reply(to method: String, _ params: JSON) -> Reply {
        switch state {
        case .new where method != "initialize":
            return .failure(.serverNotInitialized, "the server is not initialized")
        case .shutDown, .ended: return .failure(.invalidRequest, "the server is shut down")
        case .new, .initialized: break
        }
        if canBeOutdated(method), let uri = params["textDocument"]["uri"].text,
            inbox.hasChange(of: uri)
        {
            return .failure(.contentModified, "the document has changed since the request")
        }
        return answer(method, params)
    }

    private func canBeOutdated(_ method: String) -> Bool {
        method.hasPrefix("textDocument/semanticTokens") || method == "textDocument/inlayHint"
            || method == "textDocument/codeLens"
    }

    mutating func send(_ message: JSON) { output += frame(message.line) }

    mutating func notify(_ method: String, _ params: JSON) {
        send(.notification(method, params))
    }

    /// Sends a request; ``take(_:of:)`` gets the result.
    mutating func ask(_ method: String, _ params: JSON) {
        requestCount += 1
        requests[.number(Int64(requestCount))] = method
        send(.request(requestCount, method, params))
    }

    /// Reports a fault to the log of the client.
    mutating func log(_ text: String) {
        notify("window/logMessage", ["type": 2, "message": .string(text)])
    }
}
