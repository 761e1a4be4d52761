@testable import TestSupport

/// Texts that try to leave the literal or the comment they are in, and how a file spells them.
struct HostileTexts {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    static let pieces = [
        "\"", "\\", "'", "`", "\\(evil())", "\\\"", "\"\"\"", "#\"", "\"#", "##", "\"; evil(); \"",
        "*/", "/*", "//", "///", "/* */ evil()", "*/ evil() /*", "\\u{22}", "\\n", "\\",
        "\n", "\r", "\r\n", "\n\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}", "\0",
        "\u{1}", "\u{1B}[31m", "\u{1B}]0;x\u{07}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}",
        "\u{202A}", "\u{2069}", "\u{200F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}",
        "\u{E0041}", "\u{10FFFF}", "\u{301}", "e\u{301}", "\u{200D}", "👩‍👩‍👧", "日本", "]]>", "::",
        "%0A", "%@", "%s%n", "%", "</script>", "<!--", "&quot;",
        "#sourceLocation(file: \"x\", line: 1)",
        "\n#error x\n", "\n#sourceLocation()\n", "??/", "??'", "??", "@\"", "@end", "#import \"x\"",
        "#if false", "#\n", "$(x)", "${x}", "{", "}", "(", ")", "\t", " ", "swift(#\"evil()\"#)",
        "x",
        "// transc:allow(all)", "word",
    ]

    mutating func text() -> String {
        // One in many is longer than any buffer that somebody could have thought enough.
        let count =
            Int.random(in: 0..<200, using: &numbers) == 0
            ? 2000 : Int.random(in: 0...8, using: &numbers)
        return (0..<count).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
    }

    /// A text as a string literal of a file: raw where it can be, else with what must be escaped,
    /// and some of the rest.
    mutating func literal(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { "\n\r\0".unicodeScalars.contains($0) }
        // By bytes: a joiner behind `#` makes it another character.
        if isPlain, text.utf8.firstRange(of: "\"#".utf8) == nil, !text.hasSuffix("\""),
            Bool.random(using: &numbers)
        {
            return "#\"\(text)\"#"
        }
        return "\"\(escaped(text))\""
    }

    mutating func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let mustBe = "\"\\\n\r\0".unicodeScalars.contains(scalar)
            if mustBe || Int.random(in: 0..<4, using: &numbers) == 0 {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text in comments of one form; what only ends lines, or cannot be in a file, is left
    /// out.
    mutating func comment(_ text: String, _ mark: String) -> String {
        text.replacing("\0", with: "").unicodeScalars
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
            .map { "\(mark) \(String($0))\n" }.joined()
    }
}
