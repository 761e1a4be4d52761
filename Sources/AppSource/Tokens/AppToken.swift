package import TransitionDSL

/// One token of Swift or Objective-C. White space and comments are not tokens.
package struct AppToken: Sendable {
    package enum Kind: Sendable {
        /// A name or a keyword; `$0` and `$name` too. ``AppToken/name`` is its text, without backticks.
        case identifier
        /// ``AppToken/name`` is the spelling.
        case number
        /// ``AppToken/payload`` is its index in ``AppTokens/strings``. The tokens of its holes
        /// follow it; ``AppString/endToken`` is the first token after them. `@"…"` is one too.
        case string
        case regex
        /// ``AppToken/name`` is the operator. `?` and `!` after an operand are postfix operators.
        case prefixOperator, infixOperator, postfixOperator
        /// ``AppToken/payload`` of a bracket is the index of its partner, or `UInt32.max`.
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, colon, semicolon, dot, at, hash, backslash, arrow, equal
        /// `#if`, `#elseif`, `#else`, `#endif`, `#import`, `#define` …: ``AppToken/name`` is the
        /// word after `#`. The rest of the line follows as tokens; `newlineBefore` ends it.
        case directive
        /// A byte that begins no token.
        case unknown
        /// The last token of each file.
        case endOfFile
    }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A line ends between the token before and this one.
        package static let newlineBefore = Flags(rawValue: 1)
        package static let spaceBefore = Flags(rawValue: 2)
        /// A name in backticks, which is no keyword.
        package static let quoted = Flags(rawValue: 4)
        /// The token is in a hole of a string.
        package static let inHole = Flags(rawValue: 8)
    }

    package var kind: Kind
    package var flags: Flags
    package var range: SourceRange
    package var payload: UInt32

    package init(kind: Kind, flags: Flags, range: SourceRange, payload: UInt32) {
        self.kind = kind
        self.flags = flags
        self.range = range
        self.payload = payload
    }

    /// The text of a name, number, operator or directive; of no meaning for other kinds.
    package var name: Text { Text(index: payload) }

    /// Whether the token is this keyword or contextual keyword, without backticks.
    package func `is`(_ word: Word) -> Bool {
        kind == .identifier && payload == word.index && !flags.contains(.quoted)
    }
}

/// A string literal. Escapes are decoded, and the indentation of multi-line strings is removed.
package struct AppString: Sendable {
    package enum Piece: Sendable {
        case text(Text)
        /// The tokens between `\(` and `)`, which may be several arguments.
        case hole(Range<Int>)
    }

    package var pieces: [Piece]
    /// The index of the first token after the holes.
    package var endToken: Int

    package init(pieces: [Piece], endToken: Int) {
        self.pieces = pieces
        self.endToken = endToken
    }
}

/// The tokens of a file. Tokens, comments and white space cover the file exactly.
package struct AppTokens: Sendable {
    package var tokens: [AppToken]
    package var strings: [AppString]
    /// The comments in source order, with their delimiters.
    package var comments: [SourceRange]

    package init(tokens: [AppToken], strings: [AppString], comments: [SourceRange]) {
        self.tokens = tokens
        self.strings = strings
        self.comments = comments
    }

    /// The index of the token after the one at `index` on the same level: behind the holes of a string.
    package func index(after index: Int) -> Int {
        tokens[index].kind == .string ? strings[Int(tokens[index].payload)].endToken : index + 1
    }
}
