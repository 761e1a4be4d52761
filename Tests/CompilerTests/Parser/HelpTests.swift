import Parser
import Testing
import TransitionDSL

/// What to do about the mistakes of people who come from other languages, or from other tools.
struct HelpTests {
    @Test(arguments: [
        // Values and modifiers that lack their marks.
        (
            "registry R { A -> B: fade duration 0.4s }",
            "write options and modifiers after `with`, with commas between them"
        ),
        (
            "registry R { A -> B: fade with duration 0.4s }",
            "write arguments in parentheses: `duration(0.4s)`"
        ),
        (
            "animation calm = fade 0.4s",
            "write arguments in parentheses: `fade(0.4s)`"
        ),
        (
            "screen A = B { label: with background #FF0000 }",
            "write arguments in parentheses: `background(#FF0000)`"
        ),
        (
            "registry R { A -> B: fade duration(0.4s) }",
            "write options and modifiers after `with`, with commas between them"
        ),
        (
            "screen A = B { label: title fade }",
            "write options and modifiers after `with`, with commas between them"
        ),
        (
            "screen A = B { label: row(1) fade }",
            "write options and modifiers after `with`, with commas between them"
        ),
        (
            "screen A = B { label: title with fade scale(2) }",
            "write options and modifiers after `with`, with commas between them"
        ),
        (
            "screen A = B { label: with duration(0.3 s) }",
            "write the unit right after its number: `0.3s`"
        ),
        ("defaults { push: fade }", "write no colon here"),
        // Texts for names.
        ("registry R { push \"A\" -> B: fade }", "write names without quotation marks"),
        ("registry R { A -> \"B\": fade }", "write names without quotation marks"),
        ("screen A = \"B\"", "write names without quotation marks"),
        ("screen A = B { label: \"title\" }", "write names without quotation marks"),
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
            "write a colon between a label and its value"
        ),
        // Lines and their options.
        ("push A -> B: fade", "write lines in a registry: `registry App { … }`"),
        ("A <-> B: fade", "write lines in a registry: `registry App { … }`"),
        (
            "registry R { push A -> B: fade, duration(0.3s) }",
            "write options and modifiers after `with`, with commas between them"
        ),
        (
            "registry R { push A -> B: fade with 0.3s }",
            "name the option, as in `with duration(0.3s)`"
        ),
        // Lists.
        (
            "group G = A | B",
            "write commas between these names; `|` separates the ends of a line"
        ),
        (
            "screen A = B is C | D",
            "write commas between these names; `|` separates the ends of a line"
        ),
        ("registry R { A, B -> C: fade }", "write `|` between screens that share a line"),
        ("screen A = B { label, image: title }", "write a line for each view"),
    ])
    func foreignHabits(text: String, help: String) {
        #expect(helps(text) == [help])
    }

    /// Where the mistake is another one, such advice would lead astray.
    @Test(arguments: [
        "screen A \"B\"", "registry R { push A }", "hero 4", "registry R { A -> B: fade push B }",
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
