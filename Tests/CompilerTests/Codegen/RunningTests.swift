import Codegen
import Foundation
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL
@testable import TestSupport

@Suite("What runs, as text")
struct RunningTests {
    @Test("Every form of line, default, animator and hook is printed as its golden file shows")
    func golden() throws {
        try expectGolden(
            generated(of: try model(["running", "library"]), "running.trans"), "running.trans")
    }

    @Test(
        "There are functions for tabs and segues where there are any",
        arguments: [
            ("uikit", "", "push A -> B: fade", false, false),
            ("uikit", "", "A -> B: fade", false, false),
            ("uikit", "", "tab A -> B: fade", true, false),
            ("uikit", "defaults { tab fade }", "push A -> B: fade", true, false),
            (
                "hero", "screen C = CController { v: with fade on tab }", "push A -> B: fade", true,
                false
            ),
            ("uikit", "segue s = \"s\"", "segue(s) A -> B: fade", false, true),
            ("sdoshero", "unwind s = \"s\"", "unwind(s) A -> B: fade", false, true),
            ("uikit", "segue s = \"s\"", "push A -> B: fade", false, false),
            ("trtransitions", "", "push A -> B: zoomInRect", false, false),
            ("trtransitions", "segue s = \"s\"", "push A -> B: zoomInRect", false, true),
            (
                "trtransitions", "screen C = CController storyboard(\"C\")",
                "push A -> B: zoomInRect", false,
                true
            ),
        ])
    func installFunctions(
        _ engine: String, _ declarations: String, _ line: String, hasTabs: Bool, hasSegues: Bool
    ) throws {
        let text = try generated(
            """
            engine \(engine)
            screen A = AController
            screen B = BController
            \(declarations)
            registry R { \(line) }
            """)
        #expect(text.contains("install(in navigationController: UINavigationController)"))
        #expect(text.contains("installForPresentation(of presented: UIViewController)"))
        #expect(text.contains("install(in tabBarController: UITabBarController)") == hasTabs)
        #expect(text.contains("prepare(for segue: UIStoryboardSegue)") == hasSegues)
        let playsSegues = hasSegues && engine == "trtransitions"
        #expect(text.contains("enum TRSegues") == playsSegues)
    }

    @Test("An option of a line, or of the name that it plays, counts once: the outermost")
    func options() throws {
        let text = try generated(
            """
            screen A = AController
            screen B = BController
            animation slow(by: Duration) = pageIn(up) with duration(by * 2), delay(0.1s)
            animation slower = slow(by: 1s) with duration(3s)
            registry R { push A -> B: slower with delay(0.5s) }
            """)
        #expect(
            text.contains(
                "lines.push(.a, to: .b, .pageIn(.up).duration(3).delay(0.5), "
                    + "returning: .pageOut(.down).duration(3).delay(0.5))"))
    }

    @Test("A name of a name plays what that plays, also backwards and with what it adds")
    func names() throws {
        let text = try generated(
            """
            screen A = AController
            screen B = BController
            animation third = second
            animation second = first
            animation first = base with delay(0.5s)
            animation base = root / slide(left)
            animation root = named
            animation named = pageIn(up) with duration(2s)
            animation last = third
            registry R { present A <-> B: last }
            """)
        let options = ".duration(2).delay(0.5)"
        for name in ["third", "second", "first", "last"] {
            #expect(
                text.contains(
                    "static let \(name) = ScreenTransition.pageIn(.up)\(options)"))
        }
        #expect(text.contains("static let root = ScreenTransition.pageIn(.up).duration(2)\n"))
        #expect(text.contains(".present, between: [.a], and: [.b], .pageIn(.up)\(options)"))
    }

    @Test("A gesture drives the return of lines that have one, and others themselves")
    func gestures() throws {
        let text = try generated(
            """
            screen A = AController
            screen B = BController
            registry R {
              push A -> B: fade with interactive(pinch)
              present A -> B: fade with interactive(pinch, on: go)
              replace A -> B: fade with interactive(pinch)
            }
            """)
        #expect(text.contains(".push(.a, to: .b, .fade, returning: .fade.interactive(.pinch()))"))
        #expect(
            text.contains(".present(.a, to: .b, .fade.interactive(.pinch()), returning: .fade)"))
        #expect(text.contains("(.replace, from: [.a], to: [.b], .fade.interactive(.pinch()))"))
    }

    @Test("Names that double their parameter cost what they are long")
    func doubledParameters() throws {
        var source = "screen A = AController\nanimation a0(x: Duration) = fade with duration(x)\n"
        for index in 1...60 {
            source += "animation a\(index)(x: Duration) = a\(index - 1)(x: x + x)\n"
        }
        source += "registry R { push A -> A: a60(x: 0s) }"
        #expect(try generated(source).contains(".fade.duration(0)"))
    }

    @Test("No literal is longer than 64 elements, however many screens a group has")
    func longGroups() throws {
        let names = (0..<200).map { "S\($0)" }
        var source = names.map { "screen \($0) = \($0)Controller\n" }.joined()
        source += "group All = \(names.joined(separator: ", "))\nscreen X = XController\n"
        source += "registry R { push All -> X: fade }"
        let text = try generated(source)
        for line in text.split(separator: "\n") where line.contains("[.s") {
            #expect(line.split(separator: ",").count <= 64)
        }
        #expect(text.contains("list1 += ["))
    }

    @Test("Files that hold only constants import nothing and run nothing")
    func constants() throws {
        let text = try generated("engine hero\nhero logo = \"x\"\nscreen A = AController")
        #expect(!text.contains("canImport"))
    }

    @Test("Lines between any screens need no screen")
    func noScreens() throws {
        let text = try generated("registry R { push * -> *: fade }")
        #expect(text.contains("struct Screen: Hashable, Sendable {"))
    }

    /// Each screen's function named all of them once: of 10 MB, 50 were such names.
    @Test("Several registries are listed once, whatever the number of screens")
    func registriesAreListedOnce() throws {
        let names = (0..<70).map { "R\($0)" }
        let registries = names.map { "registry \($0) { push A -> B: fade }" }
        let screens = ["A", "B"].map { "screen \($0) = \($0)Controller { view: with fade }" }
        let text = try generated(
            (["module App", "engine hero"] + screens + registries).joined(separator: "\n"))
        #expect(text.split(separator: "{ App.Registries.all(of: App.Screen.self) }").count == 3)
        #expect(text.contains("            registries += [r0, r1,"))
        #expect(text.contains("            registries += [r64, r65, r66, r67, r68, r69]\n"))
        #expect(!text.contains("[App.Registries.r0"))
    }

    private func generated(_ source: String) throws -> String {
        let file = SourceFile(path: "app.trans", bytes: Array(source.utf8))
        return withWholeLines(generated(of: try model([file]), "app.trans"))
    }

    private func generated(of model: Model, _ name: String) -> String {
        String(decoding: generate(model, sourceName: name).bytes, as: UTF8.self)
    }

    private func model(_ names: [String]) throws -> Model {
        try checkedModel(try names.enumerated().map { try goldenSource($1, index: $0) })
    }

    private func model(_ files: [SourceFile]) throws -> Model { try checkedModel(files) }
}

/// A file of Tests/Golden/Sources.
func goldenSource(_ name: String, index: Int) throws -> SourceFile {
    let folder = repositoryRoot.appending(components: "Tests", "Golden", "Sources")
    let bytes = try Data(contentsOf: folder.appending(component: name + ".trans"))
    return SourceFile(path: name + ".trans", bytes: Array(bytes), index: FileIndex(index))
}

/// The model of files without an error.
func checkedModel(_ files: [SourceFile]) throws -> Model {
    let result = analyze(
        files.map { parse(tokenize($0)) }, options: AnalysisOptions(defaultNamespace: "App"))
    let errors = result.problems.filter { $0.severity == .error }.map(\.message)
    return try #require(result.model, "\(errors)")
}
