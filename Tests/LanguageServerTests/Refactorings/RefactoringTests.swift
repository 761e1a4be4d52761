import Foundation
import LanguageServer
import Lexer
import Parser
import Semantics
import Serialization
import Testing
import TransitionDSL

@testable import Pictures
@testable import TestSupport

/// Every refactoring that the server offers keeps what plays in every event, the views and the
/// comments. The results are compared event by event.
@Suite struct RefactoringTests {
    /// Whether a version of a program is as another.
    private struct Version {
        var events: PlayedEvents
        var comments: [String]

        init?(_ source: SourceFile, reading client: TestClient) {
            let module = loadModule(
                parse(source), identity: nil, reading: client.files.host.reader(of: source.path))
            let analysis = analyze(
                module.files, imports: module.imports,
                options: AnalysisOptions(defaultNamespace: "Random"))
            guard let model = analysis.model else { return nil }
            events = PlayedEvents(model, analysis.tables)
            comments = tokenize(source).comments.map { source.text($0.range) }
        }
    }

    private static let seeds = 0..<(effort > 1 ? 400 : effort > 0 ? 40 : 2)

    @Test func ofRandomPrograms() async {
        let counts = await withTaskGroup(of: [String: Int].self) { group in
            for seed in Self.seeds {
                group.addTask {
                    guard let program = RefactoredText(seed: seed) else { return [:] }
                    let client = TestClient.initialized()
                    client.open("file:///app/Random.trans", program.text)
                    client.run()
                    let source = SourceFile(path: "/app/Random.trans", text: program.text)
                    return Self.tryAll(source, "file:///app/Random.trans", client)
                }
            }
            return await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        }
        print("METRIC refactorings of random programs: \(counts)")
        // Two programs do not have what every refactoring needs.
        for title in effort > 0 ? Self.titles : [] {
            #expect(counts[title] ?? 0 > 0, "`\(title)` is never offered")
        }
    }

    /// Without `TRANSC_EFFORT`, some of the sample.
    private static let files = EditedFile.sample.enumerated()
        .filter { effort > 0 || $0.offset % 3 == 0 }.map(\.element)

    @Test(arguments: files)
    func ofFiles(_ name: String) {
        let file = EditedFile(name)
        let counts = Self.tryAll(file.source, file.uri, file.client)
        if effort > 0 { print("METRIC refactorings of \(name): \(counts)") }
    }

    /// The beginnings of the titles of all refactorings.
    private static let titles = [
        "remove `/", "write a line for each direction",
        "join with the next line", "write a line for each end", "replace `*` by all",
        "make a group", "replace these ends by the group", "give the animation a name",
        "give the modifiers a name", "replace `NAME` by its members",
        "replace `NAME` by what it plays", "replace `NAME` by its modifiers",
        "give `icon` of both screens an id", "give `big` of `V` the id `shared`",
    ]

    /// Applies each refactoring that is offered at any part of a line; how many of each kind.
    private static func tryAll(
        _ source: SourceFile, _ uri: String, _ client: TestClient
    ) -> [String: Int] {
        guard let before = Version(source, reading: client) else { return [:] }
        let lines = EditorLines(source, .utf16)
        var counts: [String: Int] = [:]
        var seen: Set<String> = []
        for offset in places(source) {
            let position = lines.position(of: offset)
            let place: JSON = [
                "line": .number(position.line), "character": .number(position.column),
            ]
            let actions = client.result(
                "textDocument/codeAction",
                [
                    "textDocument": ["uri": .string(uri)],
                    "range": ["start": place, "end": place],
                    "context": ["diagnostics": [], "only": ["refactor"]],
                ])
            for action in actions.elements {
                let title = action["title"].text ?? ""
                let edits = action["edit"]["documentChanges"].elements.flatMap {
                    $0["edits"].elements
                }
                guard let text = EditedFile.applying(edits, to: source) else {
                    Issue.record("the edits of `\(title)` overlap")
                    continue
                }
                guard seen.insert(text).inserted else { continue }
                counts[kind(title), default: 0] += 1
                let after = Version(SourceFile(path: source.path, text: text), reading: client)
                if let problem = difference(before, after, title) {
                    Issue.record(
                        """
                        `\(title)` at \(position.line + 1):\(position.column + 1): \(problem)
                        \(String(decoding: source.bytes, as: UTF8.self))
                        ---
                        \(text)
                        """)
                    return counts
                }
            }
            client.forget()
        }
        return counts
    }

    private static func kind(_ title: String) -> String {
        let general = title.replacing(#/^replace `\w.*?` /#, with: "replace `NAME` ")
        return titles.first { general.hasPrefix($0) } ?? title
    }

    /// Where the parts of lines and of views begin.
    private static func places(_ source: SourceFile) -> [UInt32] {
        let tree = parse(source).tree
        var places: [UInt32] = []
        for (index, node) in tree.nodes.enumerated() {
            switch node.kind {
            case .ends:
                places += EndsSyntax(SyntaxNode(tree, index)).ends.map { $0.range.start }
            case .choice:
                places += ChoiceSyntax(SyntaxNode(tree, index)).node.children.map { $0.range.end }
            case .with: places += WithSyntax(SyntaxNode(tree, index)).items.map { $0.range.start }
            default: break
            }
        }
        return places
    }

    private static func difference(
        _ before: Version, _ after: Version?, _ title: String
    ) -> String? {
        guard let after else { return "the file has an error" }
        if before.comments != after.comments { return "a comment is lost" }
        if before.events.views != after.events.views { return "a view has other modifiers" }
        let isOfDeclared = title.hasPrefix("replace `*`")
        guard before.events.results.count == after.events.results.count else {
            return "there are other events"
        }
        for index in before.events.results.indices {
            if isOfDeclared, !before.events.isDeclared[index] { continue }
            let (old, new) = (before.events.results[index], after.events.results[index])
            if old != new { return "an event played \(old) and plays \(new)" }
        }
        return nil
    }
}
