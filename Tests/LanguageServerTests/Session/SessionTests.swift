import LanguageServer
import Serialization
import Testing

/// The states of a session, and how it ends.
@Suite struct SessionTests {
    private let uri = "file:///app/App.trans"

    @Test func beforeInitialize() {
        let client = TestClient()
        client.open(uri, "hero logo")
        let hover = client.request("textDocument/hover", [:])
        #expect(hover.errorCode == -32002)
        #expect(client.request("shutdown", .null).errorCode == -32002)
        // Notifications are dropped: the document is not open later.
        client.post("initialize", TestClient.initializeParams(Capabilities.all))
        client.notify("initialized", [:])
        client.run()
        #expect(client.findings(uri) == nil)
        let symbols = client.request(
            "textDocument/documentSymbol", ["textDocument": ["uri": .string(uri)]])
        #expect(symbols.errorCode == -32602)
    }

    /// A client knows findings by the URI that it has opened, however that is written.
    @Test(arguments: ["untitled:Untitled-1", "file:///app/A+B%20%c3%b6.trans"])
    func findingsAreClearedUnderTheirURI(_ uri: String) {
        let client = TestClient.initialized()
        client.open(uri, "registry R { push A -> B: fade }")
        client.run()
        #expect(client.findings(uri)?.isEmpty == false)
        client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
        client.run()
        #expect(client.findings(uri)?.isEmpty == true)
    }

    @Test func initializeComesOnce() {
        let client = TestClient()
        let params = TestClient.initializeParams(Capabilities.all)
        let result = client.result("initialize", params)
        #expect(result["serverInfo"]["name"].text == "transc")
        #expect(result["serverInfo"]["version"].text == "1.2.3")
        #expect(result["capabilities"]["textDocumentSync"]["change"].number == 2)
        #expect(client.request("initialize", params).errorCode == -32600)
        #expect(client.exitCode == nil)
    }

    @Test func afterShutdown() {
        let client = TestClient.initialized()
        let answer = client.request("shutdown", .null)
        #expect(answer.has("result") && answer["result"].isNull)
        #expect(client.request("textDocument/hover", [:]).errorCode == -32600)
        #expect(client.request("shutdown", .null).errorCode == -32600)
        #expect(client.request("initialize", [:]).errorCode == -32600)
        #expect(client.exitCode == nil)
        client.notify("exit", .null)
        client.run()
        #expect(client.exitCode == 0)
    }

    @Test func exitWithoutShutdown() {
        for client in [TestClient(), TestClient.initialized()] {
            client.notify("exit", .null)
            client.run()
            #expect(client.exitCode == 1)
        }
    }

    @Test func endOfInput() {
        let client = TestClient.initialized()
        client.closeStream()
        #expect(client.exitCode == 1)
        let orderly = TestClient.initialized()
        _ = orderly.request("shutdown", .null)
        orderly.notify("exit", .null)
        orderly.run()
        orderly.closeStream()
        #expect(orderly.exitCode == 0)
    }

    /// The stream may be closed right after `exit` is written.
    @Test func endOfInputAfterExit() {
        let client = TestClient.initialized()
        let id = client.post("shutdown", .null)
        client.notify("exit", .null)
        client.closeStream()
        client.run()
        #expect(client.answers(to: id).count == 1)
        #expect(client.exitCode == 0)
    }

    @Test func nothingFollowsExit() {
        let client = TestClient.initialized()
        _ = client.request("shutdown", .null)
        client.notify("exit", .null)
        let id = client.post("textDocument/hover", [:])
        client.run()
        client.open(uri, "hero logo")
        client.run()
        #expect(client.answers(to: id).isEmpty)
        #expect(client.findings(uri) == nil)
    }

    /// Requests are answered in their order, also those that fail.
    @Test func answersAreInOrder() {
        let client = TestClient.initialized()
        client.open(uri, "hero logo\n")
        let document: JSON = ["textDocument": ["uri": .string(uri)]]
        let ids = [
            client.post("textDocument/documentSymbol", document), client.post("no/such", document),
            client.post("textDocument/hover", [:]),
            client.post("textDocument/foldingRange", document),
        ]
        client.run()
        let answered = client.received.compactMap { $0["method"].isNull ? $0["id"].number : nil }
        #expect(Array(answered.suffix(ids.count)) == ids)
    }

    /// A request sees the text as it was at its place in the stream.
    @Test func aRequestSeesTheTextOfItsTime() {
        let client = TestClient.initialized()
        let document: JSON = ["textDocument": ["uri": .string(uri)]]
        client.open(uri, "hero one\n")
        let before = client.post("textDocument/documentSymbol", document)
        client.change(uri, version: 2, [["text": "hero two\n"]])
        let after = client.post("textDocument/documentSymbol", document)
        client.run()
        func names(_ id: Int) -> [String] {
            client.answers(to: id).flatMap { $0["result"].elements }.compactMap { $0["name"].text }
        }
        #expect(names(before) == ["one"])
        #expect(names(after) == ["two"])
    }

    @Test func theProcessOfTheClientIsKnown() {
        let client = TestClient()
        client.post("initialize", ["processId": 4711, "capabilities": [:], "rootUri": .null])
        client.run()
        #expect(client.server.clientProcess == 4711)
    }

    /// UTF-8 if it is offered, else UTF-16; UTF-32 only if nothing else is.
    @Test(arguments: [
        (["utf-8", "utf-16", "utf-32"], "utf-8"), (["utf-16", "utf-8"], "utf-8"),
        (["utf-32", "utf-16"], "utf-16"), (["utf-32"], "utf-32"), ([], "utf-16"),
        (["utf-7"], "utf-16"), (["utf-7", "utf-32"], "utf-32"),
    ])
    func encodings(_ offered: [String], _ chosen: String) {
        let client = TestClient()
        let capabilities: JSON = [
            "general": ["positionEncodings": .array(offered.map { .string($0) })]
        ]
        let result = client.result("initialize", TestClient.initializeParams(capabilities))
        #expect(result["capabilities"]["positionEncoding"].text == chosen)
    }

    /// A client that says nothing of its encodings counts in UTF-16.
    @Test func withoutEncodings() {
        let client = TestClient()
        let result = client.result("initialize", TestClient.initializeParams(Capabilities.none))
        #expect(["utf-16", nil].contains(result["capabilities"]["positionEncoding"].text))
    }
}
