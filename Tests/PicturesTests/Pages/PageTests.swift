import Foundation
import LanguageServer
import Resolution
import Serialization
import Testing
import TransitionDSL

@testable import Pictures
@testable import transc
@testable import TestSupport

/// Seeds.
private let randomPrograms = 0..<(effort > 0 ? 50 : 5)

/// Pages of the examples, and what they say without a script.
@Suite struct PageTests {
    /// `TRANSC_UPDATE=1` rewrites the files and fails. They are without the script and the styles.
    @Test(arguments: GraphFile.examples)
    func theExamplesAreAsRecorded(_ example: String) throws {
        let page = try GraphFile(example: example).page
        let name = example.split(separator: "/").joined(separator: "-")
        let file = GraphFile.root.appendingPathComponent("Tests/Golden/Pages/\(name).html")
        let text = page.ownText
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old == text { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(name).html is out of date: `TRANSC_UPDATE=1 swift test` rewrites it")
            return
        }
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(name).html was rewritten")
    }

    @Test(arguments: GraphFile.examples)
    func theResultIsTheSameEachTime(_ example: String) throws {
        #expect(try GraphFile(example: example).page == GraphFile(example: example).page)
    }

    /// Without a script, the tables show each line, what plays and what decides it.
    @Test(arguments: GraphFile.examples)
    func thePanelHasTheResultOfEveryEvent(_ example: String) throws {
        try expectResults(in: try GraphFile(example: example))
    }

    @Test(arguments: randomPrograms)
    func thePanelHasTheResultOfEveryEventOfARandomProgram(_ seed: Int) throws {
        guard let text = RandomPair(seed: seed)?.texts.old else { return }
        try expectResults(in: try GraphFile(text: text))
    }

    private func expectResults(in file: GraphFile) throws {
        let tree = ScreenTree(file.model)
        let answers = AnswerText(file.model, file.sources)
        let panel = try PanelReader(PageParts(file.page))
        let screens = tree.subtree(at: 0)
        for (number, table) in tables(of: file.model).enumerated() {
            for (from, to) in screens.flatMap({ from in screens.map { (from, $0) } }) {
                for event in events(from: from, to: to, in: file.model) {
                    let verdict = table.verdict(on: event, in: file.model)
                    let row = panel.row(
                        registry: number, SceneKeys.word(event.operation),
                        SceneKeys(file.model, tree).trigger(of: event), from: index(from, tree),
                        to: index(to, tree))
                    #expect(row?.plays == answers.playText(verdict), "\(event)")
                    let winner = verdict.answer.winner.map { Int($0.edge.index) }
                    let decides = verdict.play != nil && verdict.fallback == nil
                    #expect(row?.winner == (decides ? winner : nil), "\(event)")
                    let losers = verdict.answer.losers.map { Int($0.edge.index) }
                    #expect(row?.losers == losers, "\(event)")
                }
            }
        }
    }

    /// All events between two screens, with at most one segue, on the newest iOS.
    private func events(
        from: ScreenTree.Position, to: ScreenTree.Position, in model: Model
    ) -> [Event] {
        OperationSet(rawValue: 127).members.flatMap { operation in
            let plain = Event(operation, from: from, to: to)
            let isBack = operation.isSubset(of: .back)
            let isTab = operation.isSubset(of: [.tabHigher, .tabLower])
            let others = model.segues.enumerated().compactMap { index, segue -> Event? in
                let isUnwind = segue.direction == .unwinding
                if isTab || isUnwind && !isBack { return nil }
                var event = plain
                if isUnwind { event.unwind = Handle(index) } else { event.segue = Handle(index) }
                return event
            }
            return [plain] + others
        }
    }

    private func index(_ position: ScreenTree.Position, _ tree: ScreenTree) -> Int {
        tree.screen(at: position).map { Int($0.index) + 1 } ?? 0
    }

    /// Every scene and every row has a motion, every motion has its tracks and notes.
    @Test(arguments: GraphFile.examples)
    func theDataRefersToWhatItHas(_ example: String) throws {
        let page = try GraphFile(example: example).page
        let data = try #require(try PageParts(page).data)
        let counts = ["motions", "tracks", "timings", "curves", "notes", "screens", "scenes"]
            .reduce(into: [:]) { $0[$1] = data.list($1).count }
        func isIn(_ name: String, _ number: JSON?) -> Bool {
            guard let number = number?.number else { return false }
            return (0..<(counts[name] ?? 0)).contains(number)
        }
        for scene in data.list("scenes").map(\.elements) where scene.count == 9 {
            #expect(isIn("screens", scene[2]) && isIn("screens", scene[3]))
            #expect(isIn("motions", scene[5]))
            if case .whole = scene[6] { #expect(isIn("motions", scene[6])) }
            if case .whole = scene[8] { #expect(isIn("scenes", scene[8])) }
        }
        #expect(data.list("scenes").allSatisfy { $0.elements.count == 9 })
        for motion in data.list("motions") {
            if case .object(let parts)? = motion.member("tracks") {
                for number in parts.flatMap(\.value.elements) { #expect(isIn("tracks", number)) }
            }
            for note in motion.list("notes") { #expect(isIn("notes", note.elements.first)) }
        }
        for track in data.list("tracks") { #expect(isIn("timings", track.elements.first)) }
        for timing in data.list("timings") { #expect(isIn("curves", timing.elements[2])) }
    }

    /// The page has the same tags and attributes whatever the texts are, and they stay texts.
    @Test(arguments: HostileGraphTests.texts)
    func textsStayTexts(_ text: String) throws {
        func source(_ text: String) -> String {
            let literal = text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
            let comment = text.split(whereSeparator: \.isNewline).joined(separator: " ")
            return """
                /// \(comment)
                screen A = AController storyboard("\(literal)") { view: logo }
                screen B = BController { title: logo }
                hero logo = "\(literal)x"
                segue go = "\(literal)y"
                registry App { segue(go) A -> B: fade }
                """
        }
        guard let file = try? GraphFile(text: source(text)) else { return }
        let parts = PageParts(file.page)
        let harmless = PageParts(try GraphFile(text: source("x")).page)
        #expect(try parts.markup == harmless.markup)
        #expect(try parts.data != nil)
    }

    @Test func aPageNamesItsFileWithoutEndingItsComment() throws {
        let page = PageDocument(title: "a-->b--c")
        let text = String(decoding: page.file, as: UTF8.self)
        #expect(text.hasPrefix("<!DOCTYPE html><!-- @generated by transc from a->b-c. -->\n"))
    }
}

extension JSON {
    fileprivate func member(_ name: String) -> JSON? {
        if case .object(let members) = self {
            members.first { $0.name == name }?.value
        } else {
            nil
        }
    }

    fileprivate var elements: [JSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    fileprivate func list(_ name: String) -> [JSON] { member(name)?.elements ?? [] }
}

/// Reads the tables of what plays as a person does: the rows of a screen, then those of any other.
private struct PanelReader {
    struct Row {
        var events: String
        var goals: Set<Int>
        var plays: String
        var winner: Int?
        var losers: [Int]
    }

    /// By the registry, and the class that is left.
    private var rows: [Int: [Int: [Row]]] = [:]
    /// The classes of screens of each registry.
    private var classes: [[Set<Int>]] = []

    init(_ page: PageParts) throws {
        for registry in try page.data?.list("registries") ?? [] {
            classes.append(
                registry.list("classes").map { members in
                    Set(
                        members.elements.compactMap {
                            $0.number
                        })
                })
        }
        let start = #"<section class="registry" data-registry=""#
        for section in page.text.components(separatedBy: start).dropFirst() {
            guard let registry = Int(section.prefix { $0 != "\"" }) else { continue }
            // The latest step of iOS comes first.
            let steps = section.components(separatedBy: #"<div class="sections""#)
            let latest = steps.count > 1 ? steps[1] : ""
            for body in latest.components(separatedBy: #"<tbody data-from=""#).dropFirst() {
                guard let from = Int(body.prefix { $0 != "\"" }) else { continue }
                let table = body.components(separatedBy: "</tbody>")[0]
                let rows = table.components(separatedBy: "<tr data-on").dropFirst()
                self.rows[registry, default: [:]][from] = try rows.map(Self.row)
            }
        }
    }

    private static func row(_ text: String) throws -> Row {
        func attribute(_ name: String) -> String? {
            let parts = text.prefix { $0 != ">" }.components(separatedBy: "data-\(name)=\"")
            return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : nil
        }
        let goals = (attribute("to") ?? "").split(separator: " ").flatMap { word in
            let ends = word.split(separator: "-").compactMap { Int($0) }
            return Array(ends[0]...ends[ends.count - 1])
        }
        let code = text.components(separatedBy: "<code>")[1].components(separatedBy: "</code>")[0]
        let plays = code.replacingOccurrences(of: "&quot;", with: "\"")
            .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&amp;", with: "&")
        return Row(
            events: String(text.dropFirst(2).prefix { $0 != "\"" }) + (attribute("means") ?? ""),
            goals: Set(goals), plays: plays, winner: attribute("winner").flatMap { Int($0) },
            losers: (attribute("losers") ?? "").split(separator: " ").compactMap { Int($0) })
    }

    /// A row for a segue comes before those for any.
    func row(registry: Int, _ word: String, _ trigger: String?, from: Int, to: Int) -> Row? {
        let classes = classes[registry]
        guard let left = classes.firstIndex(where: { $0.contains(from) }),
            let entered = classes.firstIndex(where: { $0.contains(to) })
        else { return nil }
        let all = (rows[registry]?[left] ?? []) + (rows[registry]?[0] ?? [])
        let found = [trigger, nil].compactMap { trigger in
            all.first { $0.events == word + (trigger ?? "") && $0.goals.contains(entered) }
        }
        return found.first
    }
}
