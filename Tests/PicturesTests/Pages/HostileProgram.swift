import TransitionDSL

/// A program whose names and texts try to leave the page, or to be more than text there.
enum HostileProgram {
    private static let attack =
        "<img src=x onerror=window.hostile=1><script>window.hostile=2</script>"

    /// The path of its file, which a page shows.
    static let path = "\u{2028}]]>--><!--</script>\(attack)'\"`|&quot;\u{202E}\0.trans"

    private static let names = [
        "__proto__", "constructor", "hasOwnProperty", "toString", "hidden", "日本", "שלום",
        String(repeating: "x", count: 10_000),
    ]

    static var text: String {
        let texts = HostileGraphTests.texts + [attack, "</title>\(attack)", "</style>\(attack)"]
        let screens = texts.enumerated().map { number, text in
            let escaped = text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
            return """
                hero h\(number) = "x\(escaped)"
                screen S\(number) = S\(number)Controller storyboard("y\(escaped)", id: "z\(escaped)") {
                  title: h\(number)
                  label: with when(swift(#"{ $0 == "\(code(text))" }"#), fade)
                }
                """
        }
        let named = names.map { "screen \($0) = C\($0) { view\($0): with fade\n picture: h0 }" }
        let lines = names.map { "  push \($0) -> S0: slide(left)\n  present S1 -> \($0): fade" }
        return """
            engine hero
            \(screens.joined(separator: "\n"))
            \(named.joined(separator: "\n"))
            group everything = \(names.joined(separator: ", "))
            registry constructor {
            \(lines.joined(separator: "\n"))
              push everything -> S2: fade with duration(swift(#"\(code(attack))"#))
            }
            registry __proto__ { push S3 -> S4: fade }

            """
    }

    /// The text as characters of Swift that end no literal.
    private static func code(_ text: String) -> String {
        text.filter { $0.isLetter || "<>/!-=&;' ".contains($0) }
    }
}
