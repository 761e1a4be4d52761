import TransitionDSL

/// Small pools of tokens, for sentences and for mutations.
enum Words {
    static let names = ["a", "b", "photo", "_x", "größe", "`a`", "`with`", "`hero`"]
    static let keywords = Keyword.allCases.map(\.rawValue)
    static let numbers = ["0", "12ms", "0.4s", "30%", "1.5", "90deg"]
    static let strings = ["\"\"", "\"row.\\(index)\"", "#\"self.x\"#"]
    static let colors = ["#12aBcD", "#12345678"]
    static let punctuation = TokenKind.allCases.map(\.rawValue).filter { spelling in
        !spelling.contains { $0.isLetter }
    }

    /// One token of every class, and every keyword.
    static let all =
        ["name", "`quoted`", "7", "\"text\"", "#\"raw\"#", "#A0B1C2"] + punctuation + keywords
}
