import AppSource
import Apps
import Foundation
import Resolution
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// The forms in which `transc scan` prints facts.
@Suite struct ScanOutputTests {
    private static let cell = """
        class TripCell: UITableViewCell {
            func show(_ trip: Trip) {
                /* é😀 */ photoView.hero.id = Ids.photo(trip.id)
            }
        }

        """
    private static let ids = "enum Ids {\n    static func photo(_ id: Int) -> String { id }\n}\n"

    private static func place(_ part: String, _ text: String, file: Int) throws -> SourcePlace {
        let source = SourceFile(path: "", text: text, index: FileIndex(file))
        return source.place(try range(of: part, in: source))
    }

    /// A cell and its ids, with the fact of the cell.
    private func scan(_ more: [AppFact] = []) throws -> AppScan {
        let files = [("App/Cell.swift", Self.cell), ("App/Ids.swift", Self.ids)].enumerated()
            .compactMap { index, file in
                AppFile(SourceFile(path: file.0, text: file.1, index: FileIndex(index)))
            }
        var scan = App(files).scan()
        scan.facts = [try heroID()] + more
        return scan
    }

    private func heroID() throws -> AppFact {
        AppFact(
            .heroID(
                .set, patterns: [IDPattern([.text(Array("photo_{".utf8)), .hole(.int)]), nil],
                holes: [["trip.id"], []]),
            place: try Self.place("photoView.hero.id = Ids.photo(trip.id)", Self.cell, file: 0),
            container: "TripCell", member: "show(_:)", view: "photoView",
            screens: ["ListViewController", "SearchViewController"], certainty: .certain,
            via: [try Self.place("static func photo", Self.ids, file: 1)],
            branch: ["if#2.else"], condition: "DEBUG", language: .swift)
    }

    private func fact(
        _ content: AppFactContent, in container: String = "A", screens: [String] = [],
        _ certainty: AppFact.Certainty = .certain, isTest: Bool = false
    ) -> AppFact {
        AppFact(
            content, place: SourcePlace(file: .main, range: SourceRange(start: 0, end: 5)),
            container: container, screens: screens, certainty: certainty, isTest: isTest,
            language: .swift)
    }

    /// A fact of each kind.
    private var oneOfEachKind: [AppFact] {
        let contents: [AppFactContent] = [
            .heroID(.clear, patterns: [nil], holes: []), .heroIDRead(patterns: []),
            .modifiers(
                .list,
                [.name("fade"), .call(FactCall("translate", [.init("y", .number(40, unit: ""))]))]),
            .source(patterns: [IDPattern(text: "a")]),
            .animation(
                .modal, on: "login", animation: FactCall("cover", [.init(.name("up"))]),
                returning: nil),
            .enabled(.screen("self"), value: .source("isOn && true")),
            .transitionCall("replaceViewController"),
            .runtime("finish"), .delegate("heroWillStartTransition"),
            .named(.carrier, name: "photoId", declares: true, patterns: [], value: nil, uses: 2),
            .named(.constant, name: "Ids.a", declares: true, patterns: [], value: "x", uses: 0),
            .named(.function, name: "f", declares: false, patterns: [], value: nil, uses: 1),
            .named(.alias, name: "h", declares: true, patterns: [], value: nil, uses: 1),
            .screen(class: "A", superclass: "UIViewController"), .cell(class: "C", superclass: nil),
            .edge(operation: .push, from: "A", to: "B", identifier: nil, animation: nil),
            .registryLine(
                operations: [], from: "A", to: "B", animation: FactAnimation(.name("class Fold"))),
            .segue(identifier: "show", operation: .push, from: "A", to: "B"),
            .storyboard(identifier: "a", class: "A"),
            .unknownAttribute(name: "heroid", value: nil),
            .zoom(.source, id: "card", expression: "\"card\"", namespace: "album"),
            .zoom(.zoom, id: nil, expression: "photo.id", namespace: nil),
            .zoom(.geometry, id: nil, expression: "tab", namespace: "bar"),
            .hosted(view: "PhotoPage"),
        ]
        return contents.map { fact($0) }
    }

    // MARK: JSON

    private func objects(_ bytes: [UInt8]) throws -> [[String: Any]] {
        #expect(bytes.last == UInt8(ascii: "\n"))
        return try bytes.split(separator: UInt8(ascii: "\n")).map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        }
    }

    @Test func aFactIsAnObjectWithItsPlacesInAllUnits() throws {
        let bytes = factsAsJSON(try scan(), failures: [])
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        #expect(
            line == #"{"version":1,"type":"fact","kind":"hero-id","path":"App/Cell.swift","#
                + #""start":{"offset":85,"line":3,"column":22,"utf16Column":19},"#
                + #""end":{"offset":123,"line":3,"column":60,"utf16Column":57},"#
                + #""in":"TripCell","member":"show(_:)","view":"photoView","#
                + #""screens":["ListViewController","SearchViewController"],"operation":"set","#
                + #""patterns":["photo_{{{Int}",null],"holes":[["trip.id"],[]],"#
                + #""certainty":"certain","test":false,"#
                + #""via":[{"path":"App/Ids.swift","start":{"offset":15,"line":2,"column":5,"utf16Column":5}}],"#
                + #""unknownPart":null,"#
                + #""branch":["if#2.else"],"condition":"DEBUG","language":"swift"}"#)
    }

    @Test func theSummaryCountsByKindAndCertainty() throws {
        let more = [
            fact(.runtime("apply"), .likely), fact(.runtime("end"), .unknown, isTest: true),
        ]
        let failure = ReportedFailure(
            path: "App/x.swift", failure: Failure(.noInput, "`App/x.swift` does not exist"))
        let objects = try objects(factsAsJSON(try scan(more), failures: [failure]))
        #expect(
            objects.map { $0["type"] as? String } == ["fact", "fact", "fact", "failure", "summary"])
        #expect(objects.allSatisfy { $0["version"] as? Int == 1 })
        let summary = try #require(objects.last)
        #expect(
            summary["certainties"] as? [String: Int] == ["certain": 1, "likely": 1, "unknown": 1])
        let kinds = try #require(summary["kinds"] as? [String: [String: Int]])
        #expect(kinds.count == AppFactKind.allCases.count)
        #expect(kinds["runtime"] == ["certain": 0, "likely": 1, "unknown": 1])
        #expect(kinds["edge"] == ["certain": 0, "likely": 0, "unknown": 0])
        #expect(summary["files"] as? Int == 2)
        #expect(summary["facts"] as? Int == 3)
        #expect(summary["tests"] as? Int == 1)
        #expect(summary["failures"] as? Int == 1)
    }

    /// The table in Documentation/command-line.md has the members of each kind.
    @Test func theManualHasTheMembersOfEachKind() throws {
        let root = repositoryRoot
        let manual = try String(
            contentsOf: root.appendingPathComponent("Documentation/command-line.md"),
            encoding: .utf8)
        let rows = manual.split(separator: "\n").filter { $0.hasPrefix("| `") }
        var carrier = ""
        for fact in oneOfEachKind {
            let name = "`\(fact.content.kind.rawValue)`"
            let row = try #require(
                rows.first { $0.split(separator: "|")[0].contains(name) }, "\(name)")
            if fact.content.kind == .carrier { carrier = String(row) }
            let text = row.contains("the same") ? carrier : String(row)
            let members = fact.ownerMembers.dropFirst(2) + fact.contentMembers
            for member in members { #expect(text.contains("`\(member.name)`"), "\(name)") }
        }
        #expect(Set(oneOfEachKind.map(\.content.kind)).count == AppFactKind.allCases.count)
    }

    @Test func anUnknownTextIsAnEmptyListAndNoIdIsANull() throws {
        var scan = try scan()
        scan.facts = oneOfEachKind
        let objects = try objects(factsAsJSON(scan, failures: []))
        #expect((objects[0]["patterns"] as? [Any])?.first is NSNull)
        #expect((objects[1]["patterns"] as? [Any])?.isEmpty == true)
        #expect(objects[5]["value"] as? String == "isOn && true")
        #expect(objects[0]["condition"] is NSNull)
    }

    // MARK: Lines

    @Test func aLineHasNoPlaceAndLeavesOutWhatIsMissing() throws {
        #expect(
            plainLine(try heroID())
                == #"hero-id in=TripCell member=show(_:) view=photoView "#
                + #"screens=ListViewController,SearchViewController operation=set "#
                + #"patterns="photo_{{{Int}",nil holes=trip.id| certainty=certain condition=DEBUG"#)
        let lines = oneOfEachKind.map(plainLine)
        #expect(lines[1] == "hero-id-read in=A patterns=? certainty=certain")
        #expect(
            lines[2]
                == #"modifiers in=A modifiers=fade,"translate(y: 40)" form=list certainty=certain"#)
        #expect(lines[15] == "edge in=A operation=push from=A to=B certainty=certain")
        let test = fact(.runtime("a\nb \u{1B}"), .likely, isTest: true)
        #expect(plainLine(test) == #"runtime in=A call="a\nb \u{1B}" certainty=likely test"#)
    }

    @Test func linesAreSortedAndKeptAsOftenAsTheyOccur() throws {
        let facts = oneOfEachKind + [try heroID(), try heroID()]
        let text = String(decoding: factsAsText(facts), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == facts.count)
        #expect(lines == lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        #expect(factsAsText(facts.reversed()) == factsAsText(facts))
    }

    // MARK: The summary

    @Test func theSummaryShowsScreensIdsAndEdges() throws {
        let logo = IDPattern(text: "logo")
        let more = [
            fact(.screen(class: "ListViewController", superclass: "UIViewController")),
            fact(.screen(class: "AboutViewController", superclass: nil)),
            fact(.heroID(.set, patterns: [logo], holes: []), screens: ["ListViewController"]),
            fact(.heroID(.set, patterns: [logo], holes: []), in: "Badge"),
            fact(.heroID(.set, patterns: [], holes: []), .unknown),
            fact(
                .animation(.modal, on: "self", animation: FactCall("fade"), returning: nil),
                in: "AboutViewController"),
            fact(.edge(operation: .push, from: "A", to: "B", identifier: nil, animation: nil)),
            fact(.edge(operation: .push, from: "A", to: "B", identifier: nil, animation: nil)),
            fact(
                .edge(
                    operation: .present, from: nil, to: "B", identifier: nil,
                    animation: FactCall("fade")),
                .likely),
            fact(.runtime("end"), isTest: true),
        ]
        #expect(
            scanSummary(try scan(more)) == """
                2 files: 2 Swift

                Screens: 3
                  AboutViewController   1 animation
                  ListViewController    2 places with an id
                  SearchViewController  1 place with an id

                Hero ids on several screens: 2
                  "logo"           ? (Badge), ListViewController
                  "photo_{{{Int}"  ListViewController, SearchViewController

                1 place sets an id that is not known.

                Edges: 2
                  present ? -> B  fade
                  push A -> B     2 places

                Facts:
                             certain   likely  unknown
                  hero-id          3        0        1
                  animation        1        0        0
                  screen           2        0        0
                  edge             2        1        0
                  all              8        1        1

                Not counted: 1 fact in tests and previews.

                """)
    }

    @Test func aLargeAppHasAShortSummary() throws {
        var facts: [AppFact] = []
        for number in 0..<3000 {
            let screen = "Screen\(number)"
            facts.append(fact(.screen(class: screen, superclass: nil)))
            let patterns = [
                IDPattern(text: "id\(number)"), IDPattern(text: "on\(number / 2)"),
            ]
            facts.append(fact(.heroID(.set, patterns: patterns, holes: []), screens: [screen]))
            facts.append(
                fact(
                    .edge(operation: .push, from: screen, to: nil, identifier: nil, animation: nil)
                ))
        }
        let text = scanSummary(try scan(facts))
        #expect(text.split(separator: "\n").count < 200)
        #expect(text.contains("  and 2960 more; `--plain --kind edge` lists all\n"))
    }

    @Test func anAppWithoutTransitionsIsNamedSo() throws {
        var scan = try scan()
        scan.facts = []
        #expect(
            scanSummary(scan)
                == "2 files: 2 Swift\n\nNo code that sets hero ids or begins transitions.\n")
    }

    // MARK: The explanation

    @Test func anExplanationShowsTheStepsWithTheirSource() throws {
        #expect(
            explanation(of: 3, in: 0, try scan()) == """
                App/Cell.swift:3:22: hero-id, certain
                3 |         /* é😀 */ photoView.hero.id = Ids.photo(trip.id)
                  |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  in         TripCell
                  member     show(_:)
                  view       photoView
                  screens    ListViewController,SearchViewController
                  operation  set
                  patterns   "photo_{{{Int}",nil
                  holes      trip.id|
                  branch     if#2.else
                  condition  DEBUG
                step 1: App/Ids.swift:2:5
                2 |     static func photo(_ id: Int) -> String { id }
                  |     ^~~~~~~~~~~~~~~~~

                """)
    }

    @Test func aLineWithoutAFactNamesTheNearest() throws {
        #expect(
            explanation(of: 1, in: 0, try scan())
                == "no fact on line 1 of App/Cell.swift; the nearest fact is on line 3\n")
        #expect(
            explanation(of: 1, in: 1, try scan())
                == "no fact on line 1 of App/Ids.swift; the file has no fact\n")
    }

    @Test func aClassIsExplainedOnItsFirstLineOnly() throws {
        var scan = try scan()
        scan.facts[0].content = .cell(class: "TripCell", superclass: "UITableViewCell")
        scan.facts[0].place.range = SourceRange(start: 0, end: 140)
        scan.facts[0].via = [scan.facts[0].place]
        #expect(explanation(of: 1, in: 0, scan).hasSuffix("  no other place led to it\n"))
        #expect(explanation(of: 2, in: 0, scan).hasPrefix("no fact on line 2"))
    }

    /// Facts of several lines are found from each of them.
    @Test func aFactOfSeveralLinesIsOnEachOfThem() throws {
        var scan = try scan()
        scan.facts[0].place = try Self.place(
            "func show(_ trip: Trip) {\n        /*", Self.cell, file: 0)
        scan.facts[0].via = []
        for line in [2, 3] {
            #expect(explanation(of: line, in: 0, scan).hasSuffix("no other place led to it\n"))
        }
        #expect(explanation(of: 4, in: 0, scan).hasPrefix("no fact on line 4"))
    }
}
