import TransitionDSL

/// Lines that end too early, in files with syntax errors. An incomplete line does not take tokens
/// from the lines below, so those keep their meaning while the user types.
extension Parser {
    /// Whether the name here begins a line and can only begin an item or a declaration of its own.
    /// It is `mutating` so that it does not copy the parser.
    mutating func beginsNextItem() -> Bool {
        guard usesLines, position != itemStart, isFirstOnLine(position) else { return false }
        // A line that continues another one: `with duration(0.4s)`.
        if at(.with), kind(ahead: 1).isName, !isFirstOnLine(position + 1),
            [.leftParenthesis, .comma].contains(kind(ahead: 2))
        {
            return true
        }
        let next = kind(ahead: 1)
        let mayBeWord =
            !next.isName || at(.defaults)
            || !isFirstOnLine(position + 1) && !isClause(position + 1)
        let word = mayBeWord ? word(at: position) : nil
        if word == .cell && next.isName { return true }
        if word != nil, isDeclaration(at: position), next != .leftBrace || column(of: position) == 0
        {
            return true
        }
        if position == itemStart + 1 {
            if hasLostOpeningBrace { return true }
            if word == .fromView || word == .toView, next == .number { return true }
            if isInBraces, !isIndentedInItem, beginsView { return true }
        }
        guard isInBraces || hasLostOpeningBrace else { return false }
        let isOfSegue = next == .leftParenthesis && (word == .segue || word == .unwind)
        if let word, next.isName || next == .star || isOfSegue, beginsOperation(word) {
            return true
        }
        let previous = kinds[position - 1]
        let isComplete = !isClause(position - 1) || self.word(at: position - 1) == .hosted
        if previous.isName && isComplete { return false }
        if parenthesisDepth > 0, !lacksClosingParenthesis { return false }
        if hasLostOpeningBrace { return true }
        if word == .match && next.isName { return true }
        if word == .fromView || word == .toView, next == .number { return true }
        switch previous {
        case .arrow, .doubleArrow, .pipe:
            return (beginsEnds || beginsView) && !isIndentedInItem
        case .dot: return !isIndentedInItem && (beginsEnds || beginsView)
        case .minus where parenthesisDepth == 0: return false
        default: return beginsEnds || beginsView
        }
    }

    /// Whether the line here is indented more than the item's: it continues the item.
    private var isIndentedInItem: Bool {
        isFirstOnLine(itemStart) && column(of: position) > column(of: itemStart)
    }

    /// Whether an operation is here, and not the name after one.
    private func beginsOperation(_ word: Keyword) -> Bool {
        Keyword.operations.contains(word) || Keyword.defaultOperations.contains(word)
    }

    /// Whether the innermost `(` is not closed in the item being parsed, so it ends with its line.
    private var lacksClosingParenthesis: Bool {
        var depth = 1
        for token in openParenthesis + 1..<min(kinds.count, openParenthesis + Self.longestRecovery)
        {
            switch kinds[token] {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .leftBrace, .rightBrace, .arrow, .doubleArrow, .endOfFile: return true
            default: break
            }
            if depth == 0 { return false }
        }
        return false
    }

    /// Replaces a missing comma at the end of a line, and reports it. The content of the
    /// parentheses continues on the next line with a label.
    mutating func lostComma() -> Bool {
        guard usesLines, atName, kind(ahead: 1) == .colon, isFirstOnLine(position),
            !lacksClosingParenthesis
        else { return false }
        reportUnexpected(
            expected: "`,` or `)`", notes: [.init("the `(` is here", at: place(openParenthesis))],
            help: "write a comma between arguments",
            fix: insertion(",", "write the comma", isSafe: true))
        return true
    }

    /// Whether a token is a word that continues the item before it.
    private func isClause(_ token: Int) -> Bool {
        switch word(at: token) {
        case .as, .per, .from, .is, .storyboard, .given, .hosted, .with, .on, .of, .in: true
        default: false
        }
    }

    /// Whether ends and an arrow are here.
    private var beginsEnds: Bool {
        var ahead = position
        while ahead + 2 < min(kinds.count, position + Self.longestRecovery),
            kinds[ahead].isName || kinds[ahead] == .star
        {
            if kinds[ahead + 1] == .arrow || kinds[ahead + 1] == .doubleArrow { return true }
            guard kinds[ahead + 1] == .pipe else { return false }
            ahead += 2
        }
        return false
    }

    /// Whether the path of a view and a colon are here.
    var beginsView: Bool {
        var ahead = position + 1
        while ahead < min(kinds.count, position + Self.longestRecovery) {
            switch kinds[ahead] {
            case .colon: return true
            case .dot, .question, .leftBracket, .rightBracket: break
            case let kind where kind.isName && !isFirstOnLine(ahead): break
            default: return false
            }
            ahead += 1
        }
        return false
    }

    /// Whether the list of the item being parsed has lost its `{`: indented lines follow the item,
    /// and after them a `}` that closes nothing.
    private var hasLostOpeningBrace: Bool {
        guard nextStray < min(listEnd, kinds.count), position < nextStray, isFirstOnLine(position),
            isFirstOnLine(itemStart), isFirstOnLine(nextStray)
        else { return false }
        let indentation = column(of: itemStart)
        return column(of: position) > indentation && column(of: nextStray) == indentation
    }

    /// Reports that the list of the item being parsed has lost its `{`, if it has.
    mutating func lostOpeningBrace(_ what: String = TokenKind.leftBrace.description) -> Bool {
        guard usesLines, hasLostOpeningBrace else { return false }
        reportUnexpected(
            expected: what, help: "add the missing `{`",
            fix: insertion(" {", "add the missing `{`", isSafe: true))
        partner = nextStray
        return true
    }
}
