import AppSource
import Foundation
import Resolution
import Testing
import TransitionDSL

@testable import Apps
@testable import TestSupport

/// Code that names itself again and again has more ways through it than any run can follow.
@Suite struct FuelTests {
    private static func file(_ text: String, _ name: String = "A.swift", _ number: Int = 0)
        -> AppFile?
    {
        AppFile(SourceFile(path: name, bytes: Array(text.utf8), index: FileIndex(number)))
    }

    /// Functions, properties and lists, each of which names the one before eight times. Without a limit
    /// each of them takes minutes.
    private static let families: [(name: String, text: String)] = {
        func repeated(_ text: String) -> String {
            Array(repeating: text, count: 8).joined(separator: "; ")
        }
        func chain(_ count: Int, _ link: (Int) -> String) -> String {
            (1..<count).map(link).joined(separator: "\n")
        }
        let shown = "class W: UIViewController {}\nclass V: UIViewController {\n"
        return [
            (
                "calls that pass a controller",
                shown + "func a0(_ c: UIViewController) { present(c, animated: true) }\n"
                    + chain(9) { i in
                        "func a\(i)(_ c: UIViewController) { \(repeated("a\(i - 1)(c)")) }"
                    } + "\nfunc go() { a8(W()) }\n}"
            ),
            (
                "calls that pass an id",
                shown + "func a0(_ c: String) { view.hero.id = c }\n"
                    + chain(9) { i in
                        "func a\(i)(_ c: String) { \(repeated("a\(i - 1)(c)")) }"
                    } + "\nfunc go() { a8(\"x\") }\n}"
            ),
            (
                "results",
                shown + "func a0() -> String { \"x\" }\n"
                    + chain(30) { i in
                        "func a\(i)() -> String { \(repeated("if x { return a\(i - 1)() }")); return a0() }"
                    } + "\nfunc go() { view.hero.id = a29() }\n}"
            ),
            (
                "properties",
                shown + "var a0 = \"x\"\n"
                    + chain(9) { i in
                        "var a\(i) = \"\"\nfunc s\(i)() { \(repeated("a\(i) = a\(i - 1)")) }"
                    } + "\nfunc go() { view.hero.id = a8 }\n}"
            ),
            (
                "cases",
                shown + "func go() { let b0 = \"x\"\n"
                    + chain(9) { i in
                        "let b\(i) = switch x { \(repeated("case 1: b\(i - 1)")) default: \"x\" }"
                    } + "\nview.hero.id = b8 }\n}"
            ),
        ]
    }()

    @Test(arguments: families.indices)
    func thereIsALimit(_ family: Int) throws {
        let text = "import Hero\n" + Self.families[family].text
        let other = "import Hero\nclass Z: UIViewController { func f() { view.hero.id = \"z\" } }\n"
        let files = try [#require(Self.file(text)), #require(Self.file(other, "Z.swift", 1))]
        let scan = App(files).scan()
        #expect(scan.cut == [0], "\(Self.families[family].name)")
        // What is not followed is unknown, and nothing of another file is.
        #expect(scan.facts.contains { $0.place.file.index == 0 && $0.certainty == .unknown })
        #expect(scan.facts.contains { $0.place.file.index == 1 && $0.certainty == .certain })
    }

    /// Apps that people write need a small part of what is allowed.
    @Test func appsAreFarFromTheLimit() throws {
        for app in AppCase.all {
            let files = try SourceText.all(of: app).enumerated().compactMap { number, source in
                AppFile(
                    SourceFile(path: source.path, bytes: source.bytes, index: FileIndex(number)))
            }
            let most = App(files).findFacts().evaluator.fuel.stepsOfFiles.max() ?? 0
            #expect(most < maximumStepsOfFile / 50, "\(app)")
        }
    }

    /// A chain of classes is read once, not once for each of them.
    @Test func aChainOfClassesTakesLinearTime() throws {
        func time(_ count: Int) throws -> Double {
            let text =
                "import Hero\n" + (0..<count).map { "class A\($0): A\($0 + 1) {}\n" }.joined()
                + "class A\(count): UIViewController {}\n"
            let file = try #require(Self.file(text))
            return processorTime { #expect(App([file]).scan().facts.count == count + 1) }
        }
        let (short, long) = (try time(500), try time(4000))
        #expect(long < short * 24, "\(short) and \(long) seconds")
    }

    /// Constants that join the one before with itself, a text or a hole: the id stays small, and one of
    /// a usual size is known.
    @Test(arguments: ["\"row\"", "\"\\(n).\""], [3, 14])
    func doubledTextsStaySmall(_ first: String, _ count: Int) throws {
        let constants = (1...count).map { "var x\($0): String { x\($0 - 1) + x\($0 - 1) }" }
        let text = """
            import Hero
            class V: UIViewController {
                var n = 1
                var x0: String { \(first) }
                \(constants.joined(separator: "\n    "))
                override func viewDidLoad() { view.hero.id = x\(count) }
            }
            """
        let scan = App([try #require(Self.file(text))]).scan()
        let fact = try #require(scan.facts.first { $0.content.kind == .heroID })
        guard case .heroID(_, let patterns, _) = fact.content else { return }
        let pattern = try #require(patterns.first ?? nil)
        #expect(pattern.pieces.count <= 64 && pattern.textLength <= 4096)
        if count == 3, first == "\"row\"" {
            #expect(pattern.literal == String(repeating: "row", count: 8))
        }
    }
}
