import TransitionDSL

/// What the parser says, in one place.
extension Parser {
    mutating func reportUnexpected(
        expected: String,
        notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        if endsAfterComma { return reportTrailingComma(at: position - 2, seenAt: position) }
        let found = description(of: position)
        report(
            Diagnostic(
                .unexpectedToken,
                "expected \(expected), found \(found)",
                at: place(position),
                notes: notes,
                help: help ?? foreignHabit?.help,
                fix: help == nil ? foreignHabit?.fix : nil
            )
        )
    }

    /// What to do about a token that another language would have here.
    private var foreignHabit: (help: String, fix: Fix?)? {
        if at(.dot), kind(ahead: 1).isName {
            let fix = removal(of: position, "remove the dot", isSafe: true)
            return ("names stand here without a dot before them", fix)
        }
        if at(.comma), parenthesisDepth == 0, kind(ahead: 1).isName,
            kind(ahead: 2) == .leftParenthesis
        {
            return ("options and modifiers stand after `with`", nil)
        }
        if at(.comma), parenthesisDepth == 0 {
            let fix = removal(of: position, "remove the comma", isSafe: false)
            return ("remove the comma: space separates these", fix)
        }
        if at(.equals), parenthesisDepth > 0, isName(position - 1) {
            let fix = Fix.replacing(place(position), with: ":", "write a colon", isSafe: false)
            return ("a colon stands between a label and its value", fix)
        }
        if at(.colon), position > 0, word(at: position - 1) != nil {
            return (
                "no colon stands here", removal(of: position, "remove the colon", isSafe: false)
            )
        }
        let help =
            helpForQuotes ?? helpForBareOption ?? helpForSpacedUnit ?? helpForMissingParentheses
        return help.map { ($0, nil) }
    }

    /// What to do about a text where a name could be.
    private var helpForQuotes: String? {
        guard at(.string), isShort(position), position > 0, !isName(position - 1) else {
            return nil
        }
        if String(text(position).dropFirst().dropLast()).isIdentifier {
            return "names stand here without quotation marks"
        }
        guard kinds[position - 1] == .colon || word(at: position - 1) == .hero else { return nil }
        return "name the id, as in `hero title = \(text(position))`; views take the name"
    }

    /// What to do about `with 0.3s`.
    private var helpForBareOption: String? {
        guard at(.number), position > 0, word(at: position - 1) == .with, isShort(position) else {
            return nil
        }
        return "say what it is, as in `with duration(\(text(position)))`"
    }

    /// What to do about `0.3 s`.
    private var helpForSpacedUnit: String? {
        guard atName, position > 0, kinds[position - 1] == .number, isShort(position - 1),
            NumberUnit(rawValue: text(position)) != nil
        else { return nil }
        return "a unit touches its number: `\(text(position - 1))\(text(position))`"
    }

    /// What to do about a value behind a name, as in `duration 0.4s`.
    var helpForMissingParentheses: String? {
        guard at(.number) || at(.color), !isFirstOnLine(position), isName(position - 1),
            isShort(position), isShort(position - 1)
        else { return nil }
        let (name, value) = (text(position - 1), text(position))
        return "what `\(name)` takes stands in parentheses: `\(name)(\(value))`"
    }

    /// What to do where an item that cannot be read begins behind a name on its line, as in
    /// `A -> B: fade duration(0.4s)`.
    func helpForMissingWith(before item: Int) -> String? {
        guard item > 0, isName(item), !isFirstOnLine(item), !at(.number), !at(.color),
            isName(item - 1) || kinds[item - 1] == .rightParenthesis
        else { return nil }
        return "options and modifiers stand after `with`, with commas between them"
    }

    /// Whether a token is a name and no word of the language.
    private func isName(_ token: Int) -> Bool {
        token >= 0 && kinds[token].isName && word(at: token) == nil
    }

    /// Whether a message can hold it.
    private func isShort(_ token: Int) -> Bool { ranges[token].end - ranges[token].start <= 32 }

    private func text(_ token: Int) -> String { file.source.text(ranges[token]) }

    private func removal(of token: Int, _ title: String, isSafe: Bool) -> Fix {
        .replacing(place(token), with: "", title, isSafe: isSafe)
    }

    /// Whether a list ended with a comma: the line after it began with a word that was taken for
    /// the next item, and does not go on as one.
    private var endsAfterComma: Bool {
        parenthesisDepth == 0 && position >= 2 && kinds[position - 2] == .comma
            && kinds[position - 1].isName && isFirstOnLine(position - 1)
            && !isFirstOnLine(position)
    }

    mutating func reportUnknownWord(meant: Keyword) {
        let written = text(position)
        report(
            Diagnostic(
                .unknownWord,
                "`\(written)` is not a word of the language here",
                at: place(position),
                help: "did you mean `\(meant.rawValue)`?",
                fix: .didYouMean(meant.rawValue, at: place(position))
            )
        )
    }

    mutating func reportUnclosedBrace(opening: Int) {
        report(
            Diagnostic(
                .unclosedBrace,
                at(.rightBrace)
                    ? "one more `}` is needed" : "expected `}`, found \(description(of: position))",
                at: place(position),
                notes: [.init("this `{` is not closed", at: place(opening))],
                help: "add the `}` that closes it"
            )
        )
    }

    mutating func reportUnexpectedBrace() {
        report(
            Diagnostic(
                .unexpectedBrace,
                "this `}` closes nothing",
                at: place(position),
                help: "remove it, or add the `{` that it should close",
                fix: removal(of: position, "remove the `}`", isSafe: false)
            )
        )
    }

    /// What stands on the line below is another mistake, unless it had to be seen to find this one.
    mutating func reportTrailingComma(at token: Int, seenAt seen: Int? = nil) {
        let count = problems.count
        defer { trailingCommaCount += problems.count - count }
        report(
            Diagnostic(
                .trailingComma,
                "nothing follows this comma",
                at: place(token),
                help: "remove the comma",
                fix: removal(of: token, "remove the comma", isSafe: true)
            ),
            seenAt: seen ?? token
        )
    }

    mutating func reportNestingTooDeep(
        _ message: String = "values are nested more than \(Self.maximumDepth) deep"
    ) {
        report(
            Diagnostic(
                .nestingTooDeep,
                message,
                at: place(position),
                help: "name an inner value with `animation` or `modifiers` and use the name"
            )
        )
    }

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
            (lastProblemToken >= 0 && areOnOneLine(lastProblemToken, token))
            || isLexicalProblem(at: token)
        lastProblemToken = token
        if isConsequence {
            suppressed += 1
        } else {
            problems.append(problem)
        }
    }

    /// Whether the lexer complained about the token's line or, where the token stands first on it,
    /// about the line before.
    private func isLexicalProblem(at token: Int) -> Bool {
        unreadableLines.touch(ranges[token].start)
            || (token > 0 && isFirstOnLine(token) && unreadableLines.touch(ranges[token - 1].end))
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
        switch kinds[token] {
        case .identifier, .quotedIdentifier, .number, .string, .rawString, .color:
            return isShort(token) ? "`\(text(token))`" : kinds[token].description
        case .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftBracket,
            .rightBracket, .comma, .colon, .equals, .dot, .question, .star, .slash, .plus, .minus,
            .pipe, .arrow, .doubleArrow, .ellipsis, .unknown, .endOfFile:
            return kinds[token].description
        }
    }
}
