import LanguageServer
import Serialization
import Testing

/// What is wrong with a message is told by the code of the answer.
@Suite struct ErrorTests {
    private let uri = "file:///app/App.trans"

    private func answers(_ client: TestClient, _ body: String) -> [JSON] {
        client.forget()
        client.sendBytes(frame(Array(body.utf8)))
        client.run()
        return client.received
    }

    private func code(_ body: String) -> (id: String, code: Int?)? {
        let answers = answers(.initialized(), body)
        guard answers.count == 1 else { return nil }
        return (answers[0]["id"].string, answers[0].errorCode)
    }

    @Test(arguments: [
        ("{", "null", -32700), ("", "null", -32700), ("nonsense", "null", -32700),
        (#"{"jsonrpc":"2.0","id":1,"method":"a\#u{0}"}"#, "null", -32700),
        ("[]", "null", -32600),
        (#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, "null", -32600),
        ("7", "null", -32600), ("{}", "null", -32600),
        (#"{"id":1,"method":"shutdown"}"#, "1", -32600),
        (#"{"jsonrpc":"1.0","id":"x","method":"shutdown"}"#, "\"x\"", -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":7}"#, "1", -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, "null", -32600),
        (#"{"jsonrpc":"2.0","id":true,"method":"shutdown"}"#, "null", -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, "1", -32601),
        (#"{"jsonrpc":"2.0","id":"a","method":"$/no/such"}"#, "\"a\"", -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/didOpen"}"#, "1", -32601),
    ])
    func malformedMessages(_ body: String, _ id: String, _ expected: Int) throws {
        let found = try #require(code(body))
        #expect(found.id == id)
        #expect(found.code == expected)
    }

    /// No answer is sent to what asks for none, and to answers to nothing.
    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"$/no/such","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"no/such"}"#,
        #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":77}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#,
        #"{"jsonrpc":"2.0","id":99,"result":null}"#,
        #"{"jsonrpc":"2.0","id":99,"error":{"code":1,"message":"x"}}"#,
    ])
    func noAnswer(_ body: String) {
        #expect(answers(.initialized(), body).isEmpty)
    }

    /// Every method that needs parameters says so; none traps or changes the session.
    @Test(
        arguments: [
            .null, [:], [], 7, "x", ["textDocument": .null], ["textDocument": ["uri": 7]],
            ["textDocument": ["uri": "file:///not/open.trans"]],
        ] as [JSON])
    func badParameters(_ params: JSON) {
        let client = TestClient.initialized()
        for method in documentMethods(client) {
            #expect(client.request(method, params).errorCode == -32602, "\(method)")
        }
        #expect(client.request("shutdown", .null).has("result"))
    }

    /// The same of a document that is open, with positions and ranges that are none.
    @Test(
        arguments: [
            .null, 7, [:], ["line": 0], ["line": -1, "character": 0], ["line": 0, "character": -1],
            .object([("line", .decimal(0.5)), ("character", 0)]), ["line": "0", "character": 0],
            [0, 0],
        ] as [JSON])
    func badPositions(_ position: JSON) {
        let client = TestClient.initialized()
        client.open(uri, "hero logo\n")
        let methods = [
            "hover", "definition", "references", "documentHighlight", "prepareRename", "rename",
            "completion", "signatureHelp",
        ]
        for method in methods.map({ "textDocument/\($0)" })
        where documentMethods(client).contains(method) {
            let params: JSON = [
                "textDocument": ["uri": .string(uri)], "position": position, "newName": "x",
            ]
            #expect(client.request(method, params).errorCode == -32602, "\(method)")
        }
        for method in ["textDocument/rangeFormatting", "textDocument/semanticTokens/range"] {
            let params: JSON = [
                "textDocument": ["uri": .string(uri)],
                "range": ["start": position, "end": position], "options": [:],
            ]
            #expect(client.request(method, params).errorCode == -32602, "\(method)")
        }
    }

    /// Positions far outside of the document are moved into it.
    @Test func farPositions() {
        let client = TestClient.initialized()
        client.open(uri, "hero logo\n")
        for (line, column) in [(0, Int.max), (Int.max, 0), (Int.max, Int.max), (1, 9)] {
            let position: JSON = ["line": .number(line), "character": .number(column)]
            let params: JSON = ["textDocument": ["uri": .string(uri)], "position": position]
            #expect(client.request("textDocument/hover", params).has("result"))
        }
    }

    @Test func cancelledBeforeItsTurn() {
        let client = TestClient.initialized()
        client.open(uri, "hero logo\n")
        let params: JSON = ["textDocument": ["uri": .string(uri)]]
        let first = client.post("textDocument/documentSymbol", params)
        let second = client.post("textDocument/documentSymbol", params)
        client.notify("$/cancelRequest", ["id": .number(first)])
        client.notify("$/cancelRequest", ["id": .number(first)])
        client.run()
        #expect(client.answers(to: first).map(\.errorCode) == [-32800])
        #expect(client.answers(to: second).map { $0.has("result") } == [true])
        // It is answered already.
        client.notify("$/cancelRequest", ["id": .number(second)])
        client.run()
        #expect(client.answers(to: second).count == 1)
    }

    /// A client may use an id again once it is answered: an old cancellation does not count.
    @Test func anOldCancellationIsForgotten() {
        let client = TestClient.initialized()
        for _ in 0..<2 {
            client.forget()
            client.notify("$/cancelRequest", ["id": "again"])
            client.send(["jsonrpc": "2.0", "id": "again", "method": "no/such"])
            client.run()
            #expect(client.received.map(\.errorCode) == [-32601])
        }
    }

    /// What depends on the whole text is not computed for a text that has changed since.
    @Test(arguments: [
        "textDocument/semanticTokens/full", "textDocument/semanticTokens/full/delta",
        "textDocument/inlayHint", "textDocument/codeLens",
    ])
    func outdated(_ method: String) {
        let client = TestClient.initialized()
        client.open(uri, "hero logo\n")
        let params: JSON = [
            "textDocument": ["uri": .string(uri)], "previousResultId": "1",
            "range": [
                "start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0],
            ],
        ]
        let known = client.request(method, params)
        let old = client.post(method, params)
        let other = client.post("textDocument/foldingRange", params)
        client.change(uri, version: 2, [["text": "hero mark\n"]])
        let new = client.post(method, params)
        client.run()
        #expect(client.answers(to: old).map(\.errorCode) == [-32801])
        #expect(client.answers(to: other).map { $0.has("result") } == [true])
        #expect(client.answers(to: new).map(\.errorCode) == [known.errorCode])
    }

    /// The methods of one document that the server offers.
    private func documentMethods(_ client: TestClient) -> [String] {
        let capabilities = TestClient(TestFiles()).result(
            "initialize", TestClient.initializeParams(Capabilities.all))["capabilities"]
        let methods = [
            ("hoverProvider", "hover"), ("definitionProvider", "definition"),
            ("referencesProvider", "references"),
            ("documentHighlightProvider", "documentHighlight"),
            ("renameProvider", "prepareRename"), ("renameProvider", "rename"),
            ("documentSymbolProvider", "documentSymbol"), ("foldingRangeProvider", "foldingRange"),
            ("selectionRangeProvider", "selectionRange"),
            ("documentFormattingProvider", "formatting"),
            ("documentRangeFormattingProvider", "rangeFormatting"),
            ("documentRangeFormattingProvider", "rangesFormatting"),
            ("documentOnTypeFormattingProvider", "onTypeFormatting"),
            ("semanticTokensProvider", "semanticTokens/full"),
            ("semanticTokensProvider", "semanticTokens/range"),
            ("semanticTokensProvider", "semanticTokens/full/delta"),
            ("completionProvider", "completion"), ("signatureHelpProvider", "signatureHelp"),
            ("codeActionProvider", "codeAction"), ("codeLensProvider", "codeLens"),
            ("inlayHintProvider", "inlayHint"), ("documentLinkProvider", "documentLink"),
            ("colorProvider", "documentColor"),
            ("linkedEditingRangeProvider", "linkedEditingRange"),
            ("callHierarchyProvider", "prepareCallHierarchy"),
            ("typeHierarchyProvider", "prepareTypeHierarchy"),
            ("implementationProvider", "implementation"), ("declarationProvider", "declaration"),
            ("typeDefinitionProvider", "typeDefinition"), ("diagnosticProvider", "diagnostic"),
        ]
        return methods.filter { !capabilities[$0.0].isNull }.map { "textDocument/\($0.1)" }
    }
}
