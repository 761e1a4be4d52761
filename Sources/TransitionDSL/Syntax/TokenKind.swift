/// The kind of a token. The raw value is its spelling in messages.
@usableFromInline package enum TokenKind: String, CaseIterable, Sendable {
    case identifier = "a name"
    /// A word in backticks: always a name, never a keyword.
    case quotedIdentifier = "a quoted name"
    /// Digits, perhaps a dot and digits, and the unit that touches them.
    case number = "a number"
    /// `"…"` with escapes and `\(name)` interpolations.
    case string = "a string"
    /// `#"…"#`, without escapes and interpolations.
    case rawString = "a raw string"
    /// `#RRGGBB` or `#RRGGBBAA`.
    case color = "a colour"

    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBrace = "{"
    case rightBrace = "}"
    case leftBracket = "["
    case rightBracket = "]"
    case comma = ","
    case colon = ":"
    case equals = "="
    case dot = "."
    case question = "?"
    case star = "*"
    case slash = "/"
    case plus = "+"
    case minus = "-"
    case pipe = "|"
    case arrow = "->"
    case doubleArrow = "<->"
    case ellipsis = "..."

    /// Bytes that begin no token; the lexer has reported them.
    case unknown = "an unknown character"
    case endOfFile = "the end of the file"

    /// Whether the token is allowed where the grammar has `name`.
    @inlinable package var isName: Bool {
        self == .identifier || self == .quotedIdentifier
    }

    /// Whether the token is a literal.
    @inlinable package var isLiteral: Bool {
        self == .number || self == .string || self == .rawString || self == .color
    }

    /// The kind as a message names it: code in backticks, classes in words.
    package var description: String {
        isName || isLiteral || self == .unknown || self == .endOfFile ? rawValue : "`\(rawValue)`"
    }
}

/// The words of the grammar. All are contextual: where the grammar expects a name, each is one.
package enum Keyword: String, CaseIterable, Sendable {
    case module, engine, access, `import`, screen, cell, group, hero, modifiers, animation
    case animator, interaction, segue, unwind, defaults, registry, lint

    case `as`, any, from, `is`, storyboard, given, hosted, per, with, on, of, `in`, `class`, match
    case before, after, go, `return`, reappear
    case push, pop, present, dismiss, tab, replace, reduceMotion
    case fromView, toView

    /// The words that begin a declaration, in the order of the grammar.
    package static let declarations: [Keyword] = [
        .module, .engine, .access, .import, .screen, .cell, .group, .hero, .modifiers, .animation,
        .animator, .interaction, .segue, .unwind, .defaults, .registry, .lint,
    ]

    /// The words that begin a clause of a screen's head.
    package static let screenClauses: [Keyword] = [.from, .is, .storyboard, .given, .hosted]

    /// The words that name an operation of an edge.
    package static let operations = Operation.allCases.compactMap { Keyword(rawValue: $0.rawValue) }

    /// The words that begin a line of a `defaults` block.
    package static let defaultOperations = DefaultLine.Event.allCases.compactMap {
        Keyword(rawValue: $0.rawValue)
    }
}
