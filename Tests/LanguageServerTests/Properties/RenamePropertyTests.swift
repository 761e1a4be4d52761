import Foundation
import LanguageServer
import Parser
import Semantics
import Serialization
import Testing
import TransitionDSL

@testable import Driver
@testable import transc
@testable import TestSupport

/// Renaming changes a name and nothing else, and can be undone.
@Suite struct RenamePropertyTests {
    private static let fresh = "zzfresh"

    @Test(arguments: EditedFile.sample)
    func toAFreshNameAndBack(_ name: String) throws {
        var file = EditedFile(name)
        let original = file.text
        let before = model(file)
        for start in try declarations(file) {
            let old = word(file.source, start)
            let answer = renamed(file, at: start, to: Self.fresh)
            guard let there = answer.text else {
                Issue.record("\(place(file, start)): \(answer.failure)")
                continue
            }
            #expect(there != original, "\(place(file, start))")
            let prepared = file.result("prepareRename", at: start)
            #expect(
                prepared["placeholder"].text.map { unquoted($0) } == unquoted(old),
                "\(place(file, start))")
            file.set(there)
            let between = model(file)
            #expect(
                with(between, named: unquoted(old)) == before,
                "\(file.source.path): the model differs after `\(old)` was renamed")
            guard let back = file.tokens.ranges.first(where: { file.source.text($0) == Self.fresh })
            else {
                Issue.record("`\(old)` is not renamed")
                continue
            }
            let undone = renamed(file, at: Int(back.start), to: old)
            #expect(undone.text == original, "\(old): \(undone.failure)")
            file.set(original)
            file.client.forget()
        }
    }

    /// The names that the file declares. Without `TRANSC_EFFORT`, some of them.
    private func declarations(_ file: EditedFile) throws -> [Int] {
        let starts = HighlightedToken.all(file.result("semanticTokens/full"), file.lines)
            .filter { $0.modifiers.contains("declaration") }.map(\.range.lowerBound)
        return effort > 1 ? starts : starts.indices.filter { $0 % 3 == 0 }.map { starts[$0] }
    }

    private func renamed(
        _ file: EditedFile, at offset: Int, to name: String
    ) -> (text: String?, failure: String) {
        let answer = file.client.request(
            "textDocument/rename",
            file.parameters(at: offset).with("newName", .string(name)))
        let changes = answer["result"]["documentChanges"].elements
        let own = changes.filter { $0["textDocument"]["uri"].text == file.uri }
        guard own.count == 1, changes.count == 1,
            own[0]["textDocument"]["version"].number == file.version
        else { return (nil, answer.string) }
        return (EditedFile.applying(own[0]["edits"].elements, to: file.source), answer.string)
    }

    /// The model of the open file; the Swift names of what is renamed are those of its name.
    private func model(_ file: EditedFile) -> String {
        let module = loadModule(
            parse(file.source), identity: nil,
            reading: file.client.files.host.reader(of: file.source.path))
        let analysis = analyze(
            module.files, imports: module.imports,
            options: AnalysisOptions(defaultNamespace: "Transitions"))
        let text = analysis.model.map { dumpModel($0) } ?? "\(analysis.problems)"
        // Where something is declared is not a part of it.
        return text.replacing(#/declared at [0-9:]+/#, with: "declared")
    }

    private func with(_ model: String, named old: String) -> String {
        model.replacing(Self.fresh, with: old)
            .replacing(capitalized(Self.fresh), with: capitalized(old))
    }

    private func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private func word(_ source: SourceFile, _ start: Int) -> String {
        let tree = parse(source).tree
        return source.text(tree.token(at: UInt32(start)).range)
    }

    private func unquoted(_ name: String) -> String { name.replacing("`", with: "") }

    // MARK: What is refused

    private let uri = "file:///app/App.trans"

    private func rename(_ text: String, at word: String, to name: String) -> JSON {
        let client = TestClient.initialized()
        client.open(uri, text)
        let source = SourceFile(path: "", text: text)
        let offset =
            text.utf8.count - (text.range(of: word).map { text[$0.lowerBound...].utf8.count } ?? 0)
        let position = EditorLines(source, .utf16).position(of: UInt32(offset))
        return client.request(
            "textDocument/rename",
            [
                "textDocument": ["uri": .string(uri)], "newName": .string(name),
                "position": [
                    "line": .number(position.line), "character": .number(position.column),
                ],
            ])
    }

    @Test(arguments: ["", "7", "a b", "a-b", "é!", "a.b", "\"a\"", " a", "a\n", "`a", "`a", "``"])
    func whatIsNoName(_ name: String) {
        let answer = rename("hero logo\nscreen A = AController { x: logo }\n", at: "logo", to: name)
        #expect(answer.errorCode == -32803)
        #expect(answer["error"]["message"].text?.isEmpty == false)
    }

    @Test(arguments: ["mark", "A"])
    func whatIsTaken(_ name: String) {
        let text = """
            hero logo
            hero mark
            screen A = AController { x: logo   y: mark }
            screen B = BController { x: logo   y: mark }

            """
        let (word, expected) = name == "A" ? ("B = ", "A") : ("logo", name)
        let answer = rename(text, at: word, to: expected)
        #expect(answer.errorCode == -32803, "\(answer.string)")
    }

    @Test(arguments: ["fade", "push", "x: ", "42"])
    func whatHasNoOtherName(_ word: String) {
        let text = """
            screen A = AController { x: with fade }
            screen B = BController
            registry R { push A -> B: fade with duration(42ms) }

            """
        #expect(rename(text, at: word, to: "other").errorCode == -32803)
    }
}
