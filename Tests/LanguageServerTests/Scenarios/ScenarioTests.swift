import Foundation
import LanguageServer
import Resolution
import Serialization
import Testing
import TransitionDSL

/// The files of `Tests/Editing`: what an editor gets at the cursor.
@Suite struct ScenarioTests {
    @Test func thereAreSome() { #expect(Scenario.all.count > 20) }

    @Test(arguments: Scenario.all)
    func answers(_ scenario: Scenario) throws {
        if let problem = try scenario.check(answer(scenario)) { Issue.record("\(problem)") }
    }

    private func answer(_ scenario: Scenario) -> String {
        let files = TestFiles(
            Dictionary(uniqueKeysWithValues: scenario.files.map { ("/app/\($0.name)", $0.text) }))
        if scenario.files.contains(where: { $0.name == "transc.args" }) {
            files.options.app = files.app(below: "/app")
        }
        let client = TestClient.initialized(files, folder: "/app")
        let name = scenario.files[0].name
        let uri = uri(ofPath: "/app/\(name)")
        client.open(uri, scenario.files[0].text)
        client.run()
        let sources = Dictionary(
            uniqueKeysWithValues: scenario.files.map {
                (
                    Serialization.uri(ofPath: "/app/\($0.name)"),
                    SourceFile(path: $0.name, text: $0.text)
                )
            })
        var text = AnswerText(sources, uri)
        guard let source = sources[uri] else { return "no file\n" }
        let request = ScenarioRequest(scenario, uri, EditorLines(source, .utf16), client)
        let answer = request.send()
        guard !answer.has("error") else {
            return "error: \(answer["error"]["message"].text ?? answer.string)\n"
        }
        let result = answer["result"]
        switch scenario.method {
        case "rename": return text.files(result)
        case "formatting", "rangeFormatting", "onTypeFormatting":
            return EditedFile.applying(result.elements, to: source) ?? "edits overlap\n"
        case "semanticTokens":
            for token in HighlightedToken.all(result, EditorLines(source, .utf16)) {
                let words = [token.type] + token.modifiers
                text.line(
                    "\(source.text(SourceRange(token.range))): \(words.joined(separator: " "))")
            }
        case "selectionRange":
            var next = result.elements.first ?? .null
            while !next.isNull {
                text.line(text.place(next["range"], nil))
                next = next["parent"]
            }
        case "completion":
            let items = result.elements.isEmpty ? result["items"].elements : result.elements
            let sorted = items.sorted { sortText($0) < sortText($1) }
            for item in sorted.prefix(12) {
                let shown = [item["label"], item["detail"], item["textEdit"]["newText"]]
                text.line(shown.compactMap { $0.text }.joined(separator: " | "))
            }
            text.line("\(items.count) items")
        default: text.add(result)
        }
        return text.text
    }
}

/// What clients sort items by.
func sortText(_ item: JSON) -> String { item["sortText"].text ?? item["label"].text ?? "" }

/// The request of a scenario.
private struct ScenarioRequest {
    let scenario: Scenario
    let uri: String
    let lines: EditorLines
    let client: TestClient

    init(_ scenario: Scenario, _ uri: String, _ lines: EditorLines, _ client: TestClient) {
        self.scenario = scenario
        self.uri = uri
        self.lines = lines
        self.client = client
    }

    private func position(_ offset: Int) -> JSON {
        let position = lines.position(of: UInt32(offset))
        return ["line": .number(position.line), "character": .number(position.column)]
    }

    /// The whole answer. The folder is named like the method; some need a second request.
    func send() -> JSON {
        let document: JSON = ["textDocument": ["uri": .string(uri)]]
        let first = scenario.cursors.first ?? 0
        let last = scenario.cursors.last ?? lines.source.bytes.count
        let isRange = scenario.cursors.count != 1
        let place = document.with("position", position(first))
        let range: JSON = ["start": position(isRange ? first : 0), "end": position(last)]
        let ranged = document.with("range", range)
        let options: JSON = ["tabSize": 2, "insertSpaces": true]
        let method = "textDocument/\(scenario.method)"
        switch scenario.method {
        case "publishDiagnostics":
            return ["result": .array(client.findings(uri) ?? [])]
        case "references":
            return client.request(method, place.with("context", ["includeDeclaration": true]))
        case "rename": return client.request(method, place.with("newName", "renamed"))
        case "formatting": return client.request(method, document.with("options", options))
        case "rangeFormatting": return client.request(method, ranged.with("options", options))
        case "onTypeFormatting":
            let isBrace = lines.source.bytes[..<first].last == UInt8(ascii: "}")
            return client.request(
                method, place.with("ch", isBrace ? "}" : "\n").with("options", options))
        case "semanticTokens": return client.request("\(method)/full", document)
        case "selectionRange":
            return client.request(method, document.with("positions", [position(first)]))
        case "workspaceSymbol": return client.request("workspace/symbol", ["query": "o"])
        case "inlayHint":
            return client.request(
                method,
                isRange
                    ? ranged
                    : document.with(
                        "range", ["start": position(0), "end": position(lines.source.bytes.count)]))
        case "codeAction":
            let found = (client.findings(uri) ?? []).filter {
                EditedFile.offsets($0["range"], in: lines).map { range in
                    range.lowerBound <= last && first <= range.upperBound
                } ?? false
            }
            let here: JSON = ["start": position(first), "end": position(last)]
            return actions(
                client.request(
                    method,
                    document.with("range", here).with("context", ["diagnostics": .array(found)])))
        case "incomingCalls", "outgoingCalls":
            let item = client.result("textDocument/prepareCallHierarchy", place).elements.first
            return client.request("callHierarchy/\(scenario.method)", ["item": item ?? .null])
        case "supertypes", "subtypes":
            let item = client.result("textDocument/prepareTypeHierarchy", place).elements.first
            return client.request("typeHierarchy/\(scenario.method)", ["item": item ?? .null])
        default: return client.request(method, isRange ? document : place)
        }
    }

    /// Actions with the edits that they have after they are resolved.
    private func actions(_ answer: JSON) -> JSON {
        let actions = answer["result"].elements.map { action in
            let whole =
                action["edit"].isNull && !action["data"].isNull
                ? client.result("codeAction/resolve", action) : action
            // A command is an action without an edit.
            return JSON.object(
                [("title", whole["title"]), ("kind", whole["kind"])].map {
                    (name: $0.0, value: $0.1)
                }
            ).with("edit", whole["edit"].isNull ? nil : whole["edit"])
                .with("isPreferred", whole["isPreferred"].isNull ? nil : whole["isPreferred"])
        }
        return answer.has("error") ? answer : ["result": .array(actions)]
    }
}
