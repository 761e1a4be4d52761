import TransitionDSL

/// How the parser continues after a mistake, so that each mistake is reported once.
/// Line breaks mean nothing in the grammar, but people start declarations, views and lines on new
/// lines. The parser continues there.
extension Parser {
    /// A list in braces; the `{` is consumed, or reported as missing. It ends at its `}`, or,
    /// without one, where the indentation or a declaration ends it. A list with mistakes in its
    /// head or first line and in another line is probably a list of another kind: its rest is
    /// skipped. If the second line has the same mistake, only the first is reported.
    mutating func parseBraces(
        itemStart isItemStart: (Parser) -> Bool, item parseItem: (inout Parser) -> Void
    ) {
        let opening = position
        let outerEnd = listEnd
        let wasInBraces = isInBraces
        isInBraces = true
        let hasOpening = at(.leftBrace)
        let end = hasOpening ? braces.ends[opening] : partner
        listEnd = min(outerEnd, end ?? Int.max)
        var kindCheck = ListKindCheck(
            isHeadWrong: isAfterMistake, problemCount: problems.count - trailingCommaCount)
        if hasOpening { advance() }
        let first = position
        var commas: Int?
        while !at(.rightBrace), !atEnd, position < listEnd, end == nil || !atDeclaration {
            if position > first, isFirstOnLine(position) { kindCheck.isFirstLine = false }
            if position > first, passComma(&commas, before: isItemStart) { continue }
            if kindCheck.isOfAnotherKind {
                skipToItem { _ in false }
            } else if isAfterMistake, !isItemStart(self) {
                skipToItem(isItemStart)
            } else {
                let start = position
                itemStart = start
                let mistakes = mistakeCount - trailingCommaCount
                parseItem(&self)
                if position == start { advance() }
                judge(&kindCheck, isRight: mistakeCount - trailingCommaCount == mistakes)
            }
        }
        listEnd = outerEnd
        isInBraces = wasInBraces
        if hasOpening { expectClosingBrace(of: opening, end: end) }
    }

    /// Takes a comma after an item in braces, before the next item or the end. Those of one list
    /// are one mistake: `commas` is its index among the problems, once reported.
    mutating func passComma(
        _ commas: inout Int?, before isItemStart: (Parser) -> Bool
    ) -> Bool {
        guard at(.comma), endsItem(isItemStart) else { return false }
        if let problem = commas {
            addFix(ofCommaTo: problem)
        } else {
            let count = problems.count
            reportCommaBetweenItems()
            if problems.count > count { commas = count }
        }
        advance()
        return true
    }

    /// Whether an item, or the end of the list, follows the token here.
    mutating func endsItem(_ isItemStart: (Parser) -> Bool) -> Bool {
        let start = position
        position = min(position + 1, kinds.count - 1)
        defer { position = start }
        return at(.rightBrace) || atEnd || isItemStart(self)
    }

    /// Whether a list may be of another kind than its head declares.
    private struct ListKindCheck {
        let isHeadWrong: Bool
        /// The number of problems before it.
        let problemCount: Int
        var isFirstLine = true
        var isFirstLineWrong = false
        var hasRightLine = false
        var isOfAnotherKind = false
    }

    private mutating func judge(_ kindCheck: inout ListKindCheck, isRight: Bool) {
        if kindCheck.isFirstLine, !isRight { kindCheck.isFirstLineWrong = true }
        if !kindCheck.isFirstLine, isRight { kindCheck.hasRightLine = true }
        // Commas after all lines do not make it a list of another kind.
        let newProblems = problems.count - trailingCommaCount - kindCheck.problemCount
        kindCheck.isOfAnotherKind =
            kindCheck.isHeadWrong && newProblems > 0
            || kindCheck.isFirstLineWrong && newProblems > 1
        if kindCheck.isFirstLineWrong, !kindCheck.hasRightLine, newProblems == 2,
            problems.last?.id != .trailingComma
        {
            problems.removeLast()
            suppressed += 1
        }
    }

    /// Skips to the next possible item of the list: a token at the start of a line that
    /// `isItemStart` accepts, or the list's end. Balanced braces are skipped.
    mutating func skipToItem(_ isItemStart: (Parser) -> Bool) {
        var depth = 0
        while !atEnd, position < listEnd {
            if at(.leftBrace) {
                if braces.ends[position] == nil { depth += 1 }
            } else if at(.rightBrace) {
                if depth == 0 { return }
                depth -= 1
            } else if depth == 0, isFirstOnLine(position), isItemStart(self) {
                return
            }
            skip(to: position + 1)
        }
    }

    /// Takes `=`, or reports that `what` was expected. Continues after the `=` of the same line, or
    /// with the name here; false if there is neither.
    mutating func expectEquals(_ what: String? = nil) -> Bool {
        if consume(if: .equals) { return true }
        if at(.colon) {
            reportColonForEquals(what)
            advance()
            return true
        }
        reportUnexpected(
            expected: what ?? TokenKind.equals.description,
            help: at(.arrow) ? "write `=`" : helpForMissingClass)
        var ahead = position
        let end = position + Self.longestRecovery
        while ahead < end, kinds[ahead] != .endOfFile, kinds[ahead] != .leftBrace,
            kinds[ahead] != .rightBrace, !isFirstOnLine(ahead)
        {
            ahead += 1
            if kinds[ahead - 1] == .equals, !isFirstOnLine(ahead) {
                skip(to: ahead)
                return true
            }
        }
        return atName && !isFirstOnLine(position)
    }

    /// Whether the token here follows a mistake on its line.
    var isAfterMistake: Bool {
        lastProblemToken >= 0 && !isFirstOnLine(position)
            && areOnOneLine(lastProblemToken, position)
    }

    /// Whether a mistake was found between this token and the end of its line.
    func hasMistake(onLineOf token: Int) -> Bool {
        lastProblemToken >= token && areOnOneLine(token, lastProblemToken)
    }

    /// Whether a line begins with this token, or the file has no such token.
    func isFirstOnLine(_ token: Int) -> Bool {
        if token == 0 || token >= kinds.count { return true }
        let gap = file.gap(before: token).offsets
        return bytes[gap].contains { $0.isLineEnd }
    }

    /// The number of bytes before this token on its line, if the line begins with it.
    func column(of token: Int) -> Int {
        let gap = file.gap(before: token).offsets
        let lineEnd = bytes[gap].lastIndex { $0.isLineEnd }
        return gap.upperBound - (lineEnd.map { $0 + 1 } ?? gap.lowerBound)
    }

    /// Whether two tokens are on the same line.
    func areOnOneLine(_ first: Int, _ last: Int) -> Bool {
        first >= last || !(first + 1...last).contains { isFirstOnLine($0) }
    }

    /// Whether the next two tokens can only begin a declaration, in any list: a word and its name
    /// on one line.
    var atDeclaration: Bool { isDeclaration(at: position) }

    /// Whether a list continues after a comma. A name is its next element on any line. If the name
    /// begins a line and nothing could follow it there, the comma is the mistake.
    mutating func atListItem() -> Bool {
        if at(.dot) { return true }
        guard atName, !beginsNextItem() else { return false }
        if !isFirstOnLine(position) { return true }
        var next = 1
        while kind(ahead: next) == .dot, kind(ahead: next + 1).isName { next += 2 }
        switch kind(ahead: next) {
        case .colon, .leftBracket, .question, .arrow, .doubleArrow, .pipe: return false
        default: return !(atDeclaration || atScreenClause) || mayFollowList(position + 1)
        }
    }

    /// Whether a list may be over before this token, on any line: in braces before any item,
    /// elsewhere before a body, a clause or a declaration.
    private func mayFollowList(_ token: Int) -> Bool {
        if isInBraces, braces.isEmpty { return true }
        if kinds[token] == .leftBrace {
            switch declaration {
            case .screen, .animator, .defaults, .registry: return true
            default: return false
            }
        }
        guard let word = word(at: token) else { return false }
        return Keyword.declarations.contains(word)
            || (declaration == .screen && Keyword.screenClauses.contains(word))
    }

    /// Whether a clause of the screen being parsed can begin here.
    private var atScreenClause: Bool {
        guard declaration == .screen, !isInBraces, let word = word(at: position) else {
            return false
        }
        return word == .hosted
            || Keyword.screenClauses.contains(word)
                && (kind(ahead: 1).isName || kind(ahead: 1) == .leftParenthesis)
    }

    func isDeclaration(at token: Int) -> Bool {
        guard let word = word(at: token) else { return false }
        guard !isFirstOnLine(token + 1) else { return false }
        let next = kinds[token + 1]
        switch word {
        case .import: return next == .string || next == .rawString
        case .lint: return next == .leftBrace
        case .defaults: return next == .leftBrace || self.word(at: token + 1) == .in
        case .segue, .unwind:
            return next.isName && kinds[min(token + 2, kinds.count - 1)] == .equals
        case .cell: return false
        default: return next.isName && Keyword.declarations.contains(word)
        }
    }

    /// Whether a line of a registry begins here, in the one form that a view or match cannot have.
    var atEdge: Bool {
        if at(.star) { return true }
        guard atName else { return false }
        let next = kind(ahead: 1)
        if isArrow(ahead: 1) || next == .pipe { return true }
        guard let word = word(at: position), Keyword.operations.contains(word) else { return false }
        return next == .star || next.isName
            || (next == .leftParenthesis && (word == .segue || word == .unwind))
    }

    /// The keyword of the list that the word here was probably meant to be.
    /// Only used if the word and the next token fit nothing, so a name is never mistaken for a
    /// keyword. Words from other lists are candidates only with `byAnyWord`.
    func misspelling(of keywords: [Keyword], byAnyWord: Bool = false) -> Keyword? {
        guard at(.identifier), byAnyWord || word(at: position) == nil else { return nil }
        let spelling = file.source.text(ranges[position])
        return nearest(spelling, among: keywords.map { $0.rawValue }).flatMap(Keyword.init)
    }

    /// Takes a misspelt clause keyword before a name, and reports it.
    mutating func consumeMisspelt(_ keywords: [Keyword], before kinds: Set<TokenKind>) -> Keyword? {
        guard at(.identifier), kinds.contains(kind(ahead: 1)), let meant = misspelling(of: keywords)
        else { return nil }
        reportUnknownWord(meant: meant)
        advance()
        return meant
    }

    /// Skips the repeated word of a declaration, so that the name after both counts.
    mutating func passRepeatedWord() {
        guard let word = word(at: position), word == self.word(at: position + 1),
            !isFirstOnLine(position + 1)
        else { return }
        let isName = kind(ahead: 2).isName && self.word(at: position + 2) == nil
        guard isName && !atPath(behind: 3) || word == .import && kind(ahead: 2) == .string else {
            return
        }
        advance()
        reportRepeatedWord()
    }

    /// Whether the opening brace of a list is here; reports a missing one. The list of a head with
    /// errors is skipped: it could be of any kind.
    mutating func expectOpeningBrace(_ what: String = TokenKind.leftBrace.description) -> Bool {
        if at(.leftBrace) || lostOpeningBrace(what) { return true }
        let hint = helpBeforeBrace
        reportUnexpected(
            expected: what,
            help: isFirstOnLine(position) || atEnd ? "add the missing `{`" : hint?.help,
            fix: hint?.fix)
        return false
    }

    /// The closing brace of a list, or a report with a note at the opening one. If that line
    /// already has a mistake, the brace is most likely that mistake.
    private mutating func expectClosingBrace(of opening: Int, end: Int?) {
        if position != end, consume(if: .rightBrace) { return }
        if hasMistake(onLineOf: opening) {
            suppressed += 1
        } else {
            reportUnclosedBrace(opening: opening)
        }
    }
}

/// Where the lexer reported a problem: a syntax error on the same line is the same mistake.
struct UnreadableLines {
    private let table: LineTable
    private var lines: Set<Int> = []

    /// nil if the lexer reported no problem.
    init?(_ file: TokenizedFile) {
        // Hot.
        if file.problems.isEmpty { return nil }
        table = LineTable(file.source)
        for range in file.problems.map({ $0.place.range }) {
            lines.formUnion(
                table.position(of: range.start).line...table.position(of: range.end).line)
        }
    }

    /// Whether a problem lies on the line of this offset.
    func touch(_ offset: UInt32) -> Bool { lines.contains(table.position(of: offset).line) }
}
