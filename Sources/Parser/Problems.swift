import TransitionDSL

/// What the parser says, in one place.
extension Parser {
    mutating func reportUnexpected(
        expected: String, notes: [Diagnostic.Note] = [], help: String? = nil
    ) {
        if endsAfterComma { return reportTrailingComma(at: position - 2, seenAt: position) }
        let found = description(of: position)
        let habit = help == nil ? foreignHabit : nil
        report(
            isLeftover
                ? "unexpected \(found) after \(description(of: position - 1))"
                : "expected \(expected), found \(found)", notes: notes, help: help ?? habit?.help,
            fix: habit?.fix)
    }

    /// Whether an item of a list should begin here and the one before it ends on the same line.
    var isLeftover: Bool {
        position == itemStart && !isFirstOnLine(position) && kinds[position - 1] != .leftBrace
    }

    /// Takes `:`, or the `=` that is written for it, which is reported.
    mutating func consumeColon() -> Bool {
        if consume(if: .colon) { return true }
        guard at(.equals) else { return false }
        report(
            "expected `:`, found `=`", help: "write `:`",
            fix: .replacing(place(position), with: ":", "write `:`", isSafe: false))
        advance()
        return true
    }

    /// Whether a token is a name and no word of the language.
    func isName(_ token: Int) -> Bool {
        token >= 0 && kinds[token].isName && word(at: token) == nil
    }

    /// Whether a message can hold it.
    func isShort(_ token: Int) -> Bool { ranges[token].end - ranges[token].start <= 32 }

    func text(_ token: Int) -> String { file.source.text(ranges[token]) }

    func removal(of token: Int, _ title: String, isSafe: Bool) -> Fix {
        .replacing(place(token), with: "", title, isSafe: isSafe)
    }

    /// Whether a list ended with a comma: the line after it began with a word that was taken for
    /// the next item, and does not go on as one.
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

    /// What stands on the line below is another mistake, unless it had to be seen to find this one.
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

    /// Reports what is wrong with the token here.
    mutating func report(
        _ message: String, as id: DiagnosticID = .unexpectedToken, notes: [Diagnostic.Note] = [],
        help: String?, fix: Fix? = nil
    ) { report(Diagnostic(id, message, at: place(position), notes: notes, help: help, fix: fix)) }

    /// Adds a problem, unless it is told already: what follows a mistake on its line, or stands on
    /// a line that the lexer could not read, is taken for a consequence.
    ///
    /// So is what an item misses where its list ends for want of a brace; that is told there.
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

    /// Whether the lexer complained about the line of the token, or of one of the two before it,
    /// which the mistake may have taken the place of.
    private func isLexicalProblem(at token: Int) -> Bool {
        guard let unreadableLines else { return false }
        return unreadableLines.touch(ranges[token].start)
            || (1...2).contains { token >= $0 && unreadableLines.touch(ranges[token - $0].end) }
    }

    /// Whether a problem lies so close behind another that it is the same, on whatever line.
    private func isNear(_ problem: Int, _ token: Int) -> Bool {
        token > problem && token - problem <= 2
    }

    /// The token's place; the end of the file is shown behind the last token.
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
