import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// Names that are two in Swift and one in Objective-C.
@Suite struct ObjectiveCNameTests {
    private func messages(_ text: String, writesObjectiveC: Bool = true) -> [String] {
        analyze(
            [parse(tokenize(SourceFile(path: "names.trans", text: text)))],
            options: AnalysisOptions(
                defaultNamespace: "App", writesObjectiveC: writesObjectiveC)
        ).problems.map(\.message)
    }

    @Test(arguments: [
        ("hero news { title } hero newsTitle", "newsTitle"),
        ("hero news(id: Int) { title } hero newsTitle(id: Int)", "newsTitleWithId:"),
        ("hero newsTitle(id: Int) hero news(Id: Int) { title }", "newsTitleWithId:"),
        ("hero id hero id_", "id_"),
        ("hero a(b: Int, id: Int) hero a2 as a(b: Int, id_: Int)", "a"),
        ("hero a(id: Int, id_: Int)", "id_"),
        ("hero row(id: Int) per screen hero row2 as row(id: Int, opener: Int)", "row"),
        ("segue new = \"a\" segue new_ = \"b\"", "new_"),
        ("screen NewsList = A screen x as `NewsList` = B", "ScreenNewsList"),
        ("screen Storyboard = A storyboard(\"a\")", "ScreenStoryboard"),
        ("screen Storyboard = A screen B = B storyboard(\"a\", id: \"x\")", "ScreenStoryboard"),
        (
            "screen x as identifier = A screen B = B storyboard(\"a\", id: \"x\")",
            "ScreenIdentifier"
        ),
    ])
    func meet(_ text: String, _ name: String) {
        let said = messages(text)
        #expect(said.count == 1 && said[0].contains("`\(name)`"), "\(said)")
    }

    @Test(arguments: ["UI", "NS"])
    func applesClassesAreLeftAlone(_ namespace: String) {
        let said = messages("module \(namespace) screen A = A hero a")
        #expect(said.count == 1 && said[0].contains("`\(namespace)Screen`"), "\(said)")
        #expect(messages("module \(namespace) hero a") == [])
        #expect(messages("module \(namespace) screen A = A", writesObjectiveC: false) == [])
    }

    @Test(arguments: [
        ("INT_MAX", "INT_MAX_"), ("DEBUG", "DEBUG_"), ("__LINE__", "__LINE___"),
        ("E2BIG", "E2BIG_"),
        ("PRIX8", "PRIX8_"), ("ID", "ID"), ("URL", "URL"), ("_a", "_a"), ("x_1", "x_1"),
        ("Edge", "Edge"), ("PRIVATE", "PRIVATE"), ("É_A", "É_A"), ("E", "E"),
    ])
    func macrosGetALine(_ name: String, _ expected: String) {
        #expect(ObjectiveCNames.variable(name) == expected)
        #expect(ObjectiveCNames.method(name, parameters: []) == [expected])
    }

    @Test(arguments: [
        "hero news { title } hero title", "hero row hero row2(id: Int)", "hero id segue id = \"a\"",
        "hero news(id: Int) { title } hero newsTitle",
        // These need no function, or not that one.
        "screen Storyboard = A screen Identifier = B",
        "screen Identifier = A screen B = B storyboard(\"a\")",
    ])
    func differ(_ text: String) {
        #expect(messages(text) == [])
    }

    @Test func whatMeetsInSwiftIsToldOnce() {
        let text = "hero a hero a = \"b\" hero news { title } hero newsTitle"
        #expect(
            messages(text) == [
                "the hero id `a` is declared twice",
                "two declarations are called `newsTitle` in Objective-C",
            ])
    }

    @Test func areAskedOnlyWhereObjectiveCIsWritten() {
        let text = "hero news { title } hero newsTitle"
        #expect(messages(text, writesObjectiveC: false) == [])
        #expect(messages(text) == ["two declarations are called `newsTitle` in Objective-C"])
    }
}
