/// The words that Swift does not take as a name unless they stand in backticks.
///
/// Words that no backticks can save, such as `self`, are errors before code is generated.
enum SwiftKeywords {
    static let reserved: Set<String> = [
        "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private static let longest = 15

    /// Whether a declaration or an expression has to quote the name. An argument label never
    /// needs it, save ``reservedLabel``.
    static func needsBackticks(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.count <= longest, let first = name.first, first < 0x80 else { return false }
        return reserved.contains(String(decoding: name, as: UTF8.self))
    }

    /// The one word that is no argument label either.
    static let reservedLabel = "inout"
}
