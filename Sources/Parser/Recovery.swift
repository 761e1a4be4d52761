import TransitionDSL

/// How the parser goes on after a mistake, so that one mistake is told once.
///
/// Line breaks mean nothing in the grammar, but people put declarations, views and lines at the
/// start of a line: that is where it picks up again.
extension Parser {
    /// Skips to where an item of the list may begin: a token that `isItemStart` accepts and that
    /// stands first on its line, the list's own `}`, or a declaration. Braces are skipped in pairs.
    mutating func skipToItem(_ isItemStart: (borrowing Parser) -> Bool) {
        var braces = 0
        let start = position
        while !atEnd {
            if at(.leftBrace) {
                braces += 1
            } else if at(.rightBrace) {
                if braces == 0 { return }
                braces -= 1
            } else if position > start, isFirstOnLine(position) {
                if braces == 0, isItemStart(self) { return }
                if atDeclaration, braces == 0 || columnIsFirst(position) { return }
            }
            advance()
        }
    }

    /// Whether a line begins with this token.
    func isFirstOnLine(_ token: Int) -> Bool {
        if token == 0 { return true }
        let gap = file.gap(before: token).offsets
        return bytes[gap].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }

    /// Whether nothing, not even white space, precedes this token on its line.
    private func columnIsFirst(_ token: Int) -> Bool {
        let start = Int(ranges[token].start)
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
            || bytes[start - 1] == UInt8(ascii: "\r")
    }

    /// Whether the next two tokens can only begin a declaration, whatever list is being parsed.
    var atDeclaration: Bool {
        guard let word = word(at: position) else { return false }
        let next = kind(ahead: 1)
        switch word {
        case .import: return next == .string || next == .rawString
        case .lint: return next == .leftBrace
        case .defaults: return next == .leftBrace || self.word(at: position + 1) == .in
        case .segue, .unwind: return next.isName && kind(ahead: 2) == .equals
        case .cell: return false
        case .module, .engine, .access, .screen, .group, .hero, .modifiers, .animation, .animator,
            .interaction, .registry:
            return next.isName
        case .as, .any, .from, .is, .storyboard, .per, .with, .on, .of, .in, .class, .match,
            .before, .after, .go, .return, .push, .pop, .present, .dismiss, .tab, .replace,
            .reduceMotion, .fromView, .toView:
            return false
        }
    }

    /// Whether a declaration begins here although parts stand here, each a name: only if a brace is
    /// missing somewhere.
    var atDeclarationAmongParts: Bool {
        !bracesPairUp && isFirstOnLine(position) && atDeclaration
    }

    static func bracesPairUp(_ kinds: [TokenKind]) -> Bool {
        var open = 0
        for kind in kinds {
            if kind == .leftBrace { open += 1 }
            if kind == .rightBrace {
                if open == 0 { return false }
                open -= 1
            }
        }
        return open == 0
    }

    /// Whether a line of a registry begins here, in the one form that a view or match cannot have.
    var atEdge: Bool {
        if at(.star) { return true }
        guard atName else { return false }
        let next = kind(ahead: 1)
        if next == .arrow || next == .doubleArrow || next == .pipe { return true }
        guard let word = word(at: position), Keyword.operations.contains(word) else { return false }
        return next == .star || next.isName
            || (next == .leftParenthesis && (word == .segue || word == .unwind))
    }

    /// The keyword of the list that the word here was probably meant to be.
    ///
    /// Only asked where the word and what follows fit nothing, so that a name is never mistaken.
    func misspelling(of keywords: [Keyword]) -> Keyword? {
        guard at(.identifier), word(at: position) == nil else { return nil }
        let spelling = file.source.text(ranges[position])
        return nearest(spelling, among: keywords.map(\.rawValue)).flatMap(Keyword.init)
    }

    /// Takes a clause's keyword where it is spelt almost right before a name, and reports it.
    mutating func consumeMisspelt(_ keywords: [Keyword], before kinds: Set<TokenKind>) -> Keyword? {
        guard at(.identifier), kinds.contains(kind(ahead: 1)),
            let meant = misspelling(of: keywords)
        else { return nil }
        reportUnknownWord(meant: meant)
        advance()
        return meant
    }

    /// The closing brace of a list, or a report that points back at the opening one.
    mutating func expectClosingBrace(of opening: Int?) {
        if consume(if: .rightBrace) { return }
        guard let opening else { return }
        reportUnclosedBrace(opening: opening)
    }

    /// The opening brace of a list, or a report; its place, for the closing one.
    mutating func expectOpeningBrace() -> Int? {
        let opening = position
        if consume(if: .leftBrace) { return opening }
        reportUnexpected(expected: "`{`")
        return nil
    }
}

/// Where the lexer has already complained: a mistake in the grammar on such a line is the same one.
struct LexicalProblems {
    private var places: [SourceRange]

    init(_ file: TokenizedFile) {
        places = file.problems.map(\.place.range)
    }

    var isEmpty: Bool { places.isEmpty }

    /// Whether a problem lies in the range.
    func touch(_ range: SourceRange) -> Bool {
        places.contains { $0.start <= range.end && range.start <= $0.end }
    }
}
