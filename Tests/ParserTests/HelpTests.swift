import Parser
import Testing
import TransitionDSL

/// What to do about the mistakes of people who come from other languages, or from other tools.
struct HelpTests {
    @Test(arguments: [
        // Values and modifiers that lack their marks.
        (
            "registry R { A -> B: fade duration 0.4s }",
            "options and modifiers stand after `with`, with commas between them"
        ),
        (
            "registry R { A -> B: fade with duration 0.4s }",
            "what `duration` takes stands in parentheses: `duration(0.4s)`"
        ),
        (
            "animation calm = fade 0.4s",
            "what `fade` takes stands in parentheses: `fade(0.4s)`"
        ),
        (
            "screen A = B { label: with background #FF0000 }",
            "what `background` takes stands in parentheses: `background(#FF0000)`"
        ),
        (
            "registry R { A -> B: fade duration(0.4s) }",
            "options and modifiers stand after `with`, with commas between them"
        ),
        (
            "screen A = B { label: title fade }",
            "options and modifiers stand after `with`, with commas between them"
        ),
        (
            "screen A = B { label: row(1) fade }",
            "options and modifiers stand after `with`, with commas between them"
        ),
        (
            "screen A = B { label: title with fade scale(2) }",
            "options and modifiers stand after `with`, with commas between them"
        ),
        (
            "screen A = B { label: with duration(0.3 s) }",
            "a unit touches its number: `0.3s`"
        ),
        ("defaults { push: fade }", "no colon stands here"),
        // Texts for names.
        ("registry R { push \"A\" -> B: fade }", "names stand here without quotation marks"),
        ("registry R { A -> \"B\": fade }", "names stand here without quotation marks"),
        ("screen A = \"B\"", "names stand here without quotation marks"),
        ("screen A = B { label: \"title\" }", "names stand here without quotation marks"),
        (
            "screen A = B { label: \"news.title\" }",
            "name the id, as in `hero title = \"news.title\"`; views take the name"
        ),
        (
            "hero \"news.title\"",
            "name the id, as in `hero title = \"news.title\"`; views take the name"
        ),
        (
            "screen A = B { label: with scale(x = 2) }",
            "a colon stands between a label and its value"
        ),
        // Lines and their options.
        ("push A -> B: fade", "lines stand in a registry: `registry App { … }`"),
        ("A <-> B: fade", "lines stand in a registry: `registry App { … }`"),
        (
            "registry R { push A -> B: fade, duration(0.3s) }",
            "options and modifiers stand after `with`, with commas between them"
        ),
        (
            "registry R { push A -> B: fade with 0.3s }",
            "say what it is, as in `with duration(0.3s)`"
        ),
        // Lists.
        (
            "group G = A | B",
            "a comma stands between these names; `|` between the ends of a line"
        ),
        (
            "screen A = B is C | D",
            "a comma stands between these names; `|` between the ends of a line"
        ),
        ("registry R { A, B -> C: fade }", "`|` stands between screens that share a line"),
        ("screen A = B { label, image: title }", "remove the comma: space separates these"),
    ])
    func foreignHabits(text: String, help: String) {
        #expect(helps(text) == [help])
    }

    /// Where the mistake is another one, such advice would lead astray.
    @Test(arguments: [
        "screen A \"B\"", "registry R { push A }", "hero 4", "registry R { A -> B: fade push B }",
        "screen A = B { label title }",
        "screen A = B {\n  label: title\n  fade\n}",
        "hero \"\(String(repeating: "a.", count: 100))\"",
    ])
    func nothingIsAdvised(text: String) {
        #expect(helps(text) == [nil])
    }

    private func helps(_ text: String) -> [String?] {
        parsed(text).problems.map(\.help)
    }
}
