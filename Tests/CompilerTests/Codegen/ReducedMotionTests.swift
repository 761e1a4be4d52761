import Codegen
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

@Suite("Reduce Motion")
struct ReducedMotionTests {
    @Test("Reduce Motion leaves ids out only where the file says what plays then")
    func reduceMotion() throws {
        let screen = "screen A = AController { title: with fade }"
        #expect(try swift(screen).contains("areLeftOut: Bool { false }"))
        #expect(try !swift(screen).contains("override class var areLeftOut"))
        let text = try swift("defaults { reduceMotion fade } " + screen)
        #expect(
            text.contains(
                "override class var areLeftOut: Bool { UIAccessibility.isReduceMotionEnabled }"))
        #expect(text.contains("reduceMotion: .fade, engine") && !text.contains("reduceMotionIOS"))
    }

    @Test(
        "Reduce Motion counts from the later of the versions that it and its block say",
        arguments: [
            "defaults with available(from: 15) { reduceMotion fade }",
            "defaults { reduceMotion fade with available(from: 15) }",
            "defaults with available(from: 12) { reduceMotion fade with available(from: 15) }",
            "defaults with available(from: 15) { reduceMotion fade with available(from: 12) }",
        ])
    func reduceMotionOfVersions(_ defaults: String) throws {
        let text = try swift(defaults + " screen A = AController { title: with fade }")
        #expect(text.contains("reduceMotion: .fade, reduceMotionIOS: 15...,"))
        #expect(
            text.contains(
                "override class var areLeftOut: Bool { ScreenTransition.isReduced(ios: 15...) }"))
        #expect(text.contains("isMotionReduced: { ScreenTransition.isReduced(ios: 15...) }"))
        #expect(!text.contains("{ UIAccessibility.isReduceMotionEnabled }"))
    }

    private func swift(_ text: String) throws -> String {
        let file = SourceFile(path: "app.trans", text: "engine hero " + text, index: FileIndex(0))
        let options = AnalysisOptions(defaultNamespace: "App")
        let model = try #require(analyze([parse(tokenize(file))], options: options).model)
        return withWholeLines(generated(model, "app.trans"))
    }
}
