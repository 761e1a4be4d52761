import TransitionDSL

/// The parser's messages.
extension Parser {
    mutating func reportUnexpected(
        expected: String, notes: [Diagnostic.Note] = [], help: String? = nil, fix: Fix? = nil
    ) {
        if endsAfterComma { return reportTrailingComma(at: position - 2, seenAt: position) }
        if isAfterUnfinishedLine {
            return report(
                Diagnostic(
                    .unexpectedToken, "expected \(expected), found the end of the line",
                    at: end(of: position - 1), notes: notes, help: help, fix: fix))
        }
        let found = description(of: position)
        let habit = help == nil ? foreignHabit() : nil
        report(
            isLeftover
                ? "unexpected \(found) after \(description(of: position - 1))"
                : "expected \(expected), found \(found)", notes: notes, help: help ?? habit?.help,
            fix: fix ?? habit?.fix)
    }

    /// Whether an item of a list is expected here and the one before it ends on the same line.
    var isLeftover: Bool {
        position == itemStart && !isFirstOnLine(position) && kinds[position - 1] != .leftBrace
    }

    /// Takes `:`, or `=` in its place, or reports that it is missing. `isCertain` is whether the
    /// name here is what follows a colon.
    mutating func expectColon(isCertain: (Parser) -> Bool) -> Bool {
        if consumeColon() { return true }
        let hint = missingColon(isCertain: isCertain(self))
        reportUnexpected(
            expected: TokenKind.colon.description, help: hint?.help, fix: hint?.fix)
        return false
    }

    /// Takes `:`, or `=` in its place, which is reported.
    mutating func consumeColon() -> Bool {
        if consume(if: .colon) { return true }
        guard at(.equals) else { return false }
        report(
            "expected `:`, found `=`", help: "write `:`",
            fix: .replacing(place(position), with: ":", "write `:`", isSafe: false))
        advance()
        return true
    }

    /// Whether a token is a name and not a word of the language.
    func isName(_ token: Int) -> Bool {
        token >= 0 && kinds[token].isName && word(at: token) == nil
    }

    /// Whether a message can quote it.
    func isShort(_ token: Int) -> Bool { ranges[token].end - ranges[token].start <= 32 }

    func text(_ token: Int) -> String { file.source.text(ranges[token]) }

    func removal(of token: Int, _ title: String, isSafe: Bool) -> Fix {
        Fix(title, [removal(of: token)], isSafe: isSafe)
    }

    /// Leaves a space before a name or literal that would touch the token before.
    func removal(of token: Int) -> Fix.Edit {
        let next = token + 1
        let isBetween =
            token > 0 && (kinds[token - 1].isName || kinds[token - 1].isLiteral)
            && next < kinds.count && (kinds[next].isName || kinds[next].isLiteral)
            && touchesPrevious(token) && touchesPrevious(next)
        return Fix.Edit(place(token), isBetween ? " " : "")
    }

    /// Whether nothing is between a token and the one before it.
    func touchesPrevious(_ token: Int) -> Bool {
        token > 0 && ranges[token - 1].end == ranges[token].start
    }

    /// Whether a list ended with a comma: the next line begins with a word that looked like the
    /// next item but begins a new one.
    private var endsAfterComma: Bool {
        parenthesisDepth == 0 && position >= 2 && kinds[position - 2] == .comma
            && kinds[position - 1].isName && isFirstOnLine(position - 1) && !isFirstOnLine(position)
    }

    mutating func reportUnknownWord(meant: Keyword) {
        let written = text(position)
        report(
            "`\(written)` is not a word of the language here", as: .unknownWord,
            help: "did you mean `\(meant.rawValue)`?",
            fix: .didYouMean(meant.rawValue, at: place(position)))
    }

    mutating func reportUnclosedBrace(opening: Int) {
        report(
            at(.rightBrace)
                ? "one more `}` is needed" : "expected `}`, found \(description(of: position))",
            as: .unclosedBrace, notes: [.init("this `{` is not closed", at: place(opening))],
            help: "add the `}` that closes it")
    }

    mutating func reportUnexpectedBrace() {
        report(
            "this `}` closes nothing", as: .unexpectedBrace,
            help: "remove it, or add the `{` that it should close",
            fix: removal(of: position, "remove the `}`", isSafe: false))
    }

    /// A mistake on the next line is reported separately, unless it was needed to find this one.
    mutating func reportTrailingComma(at token: Int, seenAt seen: Int? = nil) {
        let count = problems.count
        defer { trailingCommaCount += problems.count - count }
        report(
            Diagnostic(
                .trailingComma, "nothing follows this comma", at: place(token),
                help: "remove the comma", fix: removal(of: token, "remove the comma", isSafe: true)),
            seenAt: seen ?? token)
    }

    mutating func reportNestingTooDeep(
        _ message: String = "values are nested more than \(Self.maximumDepth) deep"
    ) {
        report(
            message, as: .nestingTooDeep,
            help: "name an inner value with `animation` or `modifiers` and use the name")
    }

    /// Reports the unexpected token here.
    mutating func report(
        _ message: String, as id: DiagnosticID = .unexpectedToken, notes: [Diagnostic.Note] = [],
        help: String?, fix: Fix? = nil
    ) { report(Diagnostic(id, message, at: place(position), notes: notes, help: help, fix: fix)) }

    /// Adds a problem unless it follows from an earlier one: one on the same line, or on a line
    /// that the lexer could not read.
    /// Also skipped: missing parts of an item whose list has no closing brace.
    /// reported.
    mutating func report(_ problem: Diagnostic, seenAt token: Int? = nil) {
        let token = token ?? position
        if position >= listEnd {
            suppressed += 1
            return
        }
        let isConsequence =
            (lastProblemToken >= 0
                && (isNear(lastProblemToken, token) || areOnOneLine(lastProblemToken, token)))
            || isLexicalProblem(at: token)
        lastProblemToken = token
        if isConsequence { suppressed += 1 } else { problems.append(problem) }
    }

    /// Whether the lexer reported a problem on the line of the token, or of one of the two tokens
    /// before it.
    private func isLexicalProblem(at token: Int) -> Bool {
        guard let unreadableLines else { return false }
        return unreadableLines.touch(ranges[token].start)
            || (1...2).contains { token >= $0 && unreadableLines.touch(ranges[token - $0].end) }
    }

    /// Whether a problem is so close after another that it is the same, even on another line.
    private func isNear(_ problem: Int, _ token: Int) -> Bool {
        token > problem && token - problem <= 2
    }

    /// The token's place; the end of the file is shown after the last token.
    func place(_ token: Int) -> SourcePlace {
        if kinds[token] == .endOfFile, token > 0 {
            return file.source.place(ranges[token - 1].endPoint)
        }
        return file.source.place(ranges[token])
    }

    /// A token as a message names it.
    func description(of token: Int) -> String {
        let hasText = kinds[token].isName || kinds[token].isLiteral
        return hasText && isShort(token) ? "`\(text(token))`" : kinds[token].description
    }
}
