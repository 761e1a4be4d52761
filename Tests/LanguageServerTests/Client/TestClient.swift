import LanguageServer
import Serialization
import TransitionDSL

/// A client in the same process: each message goes through the bytes of the protocol, both ways.
final class TestClient {
    private(set) var server: Server
    let files: TestFiles
    /// All that the server has sent, in its order.
    private(set) var received: [JSON] = []
    private var reader = FrameReader()
    private var nextID = 0
    /// What the server gets as the section `transc` of the settings.
    var settings: JSON = .null
    private let transcript: Transcript?
    /// The URIs of all documents that were opened.
    private(set) var opened: Set<String> = []

    /// A client that has not said anything yet.
    init(_ files: TestFiles = TestFiles()) {
        self.files = files
        server = Server(files.host)
        transcript = Transcript.next()
    }

    /// A client after the handshake.
    static func initialized(
        _ files: TestFiles = TestFiles(), _ capabilities: JSON = Capabilities.all,
        folder: String? = nil, settings: JSON = .null
    ) -> TestClient {
        let client = TestClient(files)
        client.settings = settings
        _ = client.request("initialize", initializeParams(capabilities, folder: folder))
        client.notify("initialized", [:])
        client.run()
        return client
    }

    static func initializeParams(_ capabilities: JSON, folder: String? = nil) -> JSON {
        [
            "processId": .null, "capabilities": capabilities,
            "rootUri": folder.map { .string(uri(ofPath: $0)) } ?? .null,
            "workspaceFolders": folder.map {
                [["uri": .string(uri(ofPath: $0)), "name": "app"]]
            } ?? .null,
        ]
    }

    var exitCode: Int32? { server.exitCode }

    // MARK: Messages

    /// Sends a request without waiting; its id.
    @discardableResult
    func post(_ method: String, _ params: JSON) -> Int {
        nextID += 1
        var message: JSON = ["jsonrpc": "2.0", "id": .number(nextID), "method": .string(method)]
        if !params.isNull { message = message.with("params", params) }
        send(message)
        return nextID
    }

    func notify(_ method: String, _ params: JSON) {
        var message: JSON = ["jsonrpc": "2.0", "method": .string(method)]
        if !params.isNull { message = message.with("params", params) }
        send(message)
    }

    func send(_ message: JSON) {
        transcript?.record("client", message)
        server.receive(frame(message.line))
    }

    /// Sends bytes as they are. The transcript only tells that there were some.
    func sendRaw(_ bytes: [UInt8]) {
        transcript?.record("client", nil)
        server.receive(bytes)
    }

    /// Sends a request and processes all messages up to it; the whole answer.
    func request(_ method: String, _ params: JSON) -> JSON {
        let id = post(method, params)
        while server.exitCode == nil, server.hasWork {
            server.step()
            collect()
            if let answer = answers(to: id).last { return answer }
        }
        collect()
        return answers(to: id).last ?? .null
    }

    /// The result of a request; null if it failed.
    func result(_ method: String, _ params: JSON) -> JSON { request(method, params)["result"] }

    /// Processes everything: messages first, then the files.
    func run() {
        repeat {
            while server.hasWork { server.step() }
            if let read = server.takeAppToRead() { server.take(read()) }
            collect()
        } while server.hasWork
        collect()
    }

    /// The answers to a request; there should be one.
    func answers(to id: Int) -> [JSON] {
        received.reversed().filter { $0["id"].number == id && $0["method"].isNull }
    }

    /// Processes one message or one file.
    func step() {
        server.step()
        collect()
    }

    func closeStream() { server.receiveEnd() }

    func takeFileChanges(_ paths: [String]) { server.takeFileChanges(paths) }

    /// Reads what the server has written, and answers its requests.
    private func collect() {
        reader.add(server.takeOutput())
        while case .body(let body)? = reader.next() {
            guard let message = JSON(parsing: body) else { continue }
            transcript?.record("server", message)
            received.append(message)
            guard let method = message["method"].text, message.has("id") else { continue }
            let result: JSON = method == "workspace/configuration" ? [settings] : .null
            send(["jsonrpc": "2.0", "id": message["id"], "result": result])
        }
    }

    /// Forgets what has been received, so that long tests need little memory.
    func forget() { received = [] }

    /// The contents of a file on disk or in memory.
    func contents(_ path: String) -> [UInt8]? { files.contents(path) }

    // MARK: Documents

    func open(_ uri: String, _ text: String, version: Int = 1, language: String = "trans") {
        opened.insert(uri)
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri), "languageId": .string(language),
                    "version": .number(version),
                    "text": .string(text),
                ]
            ])
    }

    func change(_ uri: String, version: Int, _ changes: [JSON]) {
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri), "version": .number(version)],
                "contentChanges": .array(changes),
            ])
    }

    func close(_ uri: String) {
        notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    }

    // MARK: What has been received

    func notifications(_ method: String) -> [JSON] {
        received.filter { $0["method"].text == method && !$0.has("id") }.map { $0["params"] }
    }

    var logs: [String] {
        notifications("window/logMessage").compactMap { $0["message"].text }
    }

    /// The findings that were published last for a document; nil if none were.
    func findings(_ uri: String) -> [JSON]? {
        notifications("textDocument/publishDiagnostics").last { $0["uri"].text == uri }?[
            "diagnostics"
        ].elements
    }

    func codes(_ uri: String) -> [String] {
        (findings(uri) ?? []).compactMap { $0["code"].text }
    }
}

/// A message with its header.
func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

extension JSON {
    func has(_ name: String) -> Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { $0.name == name }
    }

    /// As text, to compare and to show.
    var string: String { String(decoding: line, as: UTF8.self) }

    var errorCode: Int? { self["error"]["code"].number }
}
