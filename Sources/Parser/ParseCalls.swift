import TransitionDSL

extension Parser {
    /// choice ::= call ( '/' call )?
    mutating func parseChoice() {
        let node = open(.choice)
        if !reportMissingAnimation() { parseCall() }
        if consume(if: .slash) {
            if !reportMissingAnimation() { parseCall() }
            if at(.slash) {
                reportUnexpected(
                    expected: "one `/` only",
                    help: "write the forward animation before `/` and the return animation "
                        + "after it")
                while consume(if: .slash) { parseCall() }
            }
        }
        close(node)
    }

    /// with ::= 'with' items
    mutating func parseWith() {
        let node = openWord(.with)
        parseItems()
        while at(.with), kind(ahead: 1).isName {
            reportRepeatedWith()
            advance()
            parseItems()
        }
        close(node)
    }

    /// `with?`: a view or a screen may be called `with`.
    mutating func parseWithIfPresent() {
        if at(.with) {
            let next = kind(ahead: 1)
            let isBeforeDot = !isFirstOnLine(position) && atWordBeforeDot
            if next.isName || next == .leftBrace || next == .leftParenthesis || isBeforeDot {
                parseWith()
            }
        } else if at(.identifier), kind(ahead: 1).isName, !isFirstOnLine(position),
            let meant = misspelling(of: [.with, .on]), meant == .with
        {
            reportUnknownWord(meant: meant)
            parseWith()
        }
    }

    /// items ::= call ( ',' call )*
    mutating func parseItems() {
        parseCall()
        while at(.comma) {
            let comma = position
            advance()
            guard atListItem() else { return reportTrailingComma(at: comma) }
            parseCall()
        }
    }

    /// call ::= name ( '.' name )* arguments?
    mutating func parseCall() {
        let node = open(.call)
        parseDottedName("a name, such as `fade`")
        if at(.leftParenthesis) {
            parseArguments()
        } else if at(.colon), kind(ahead: 1).isLiteral {
            reportColonForParentheses()
            advance()
            advance()
        }
        close(node)
    }

    /// `name alias? parameters?`, the beginning of most declarations after their word.
    mutating func expectDeclaredName(_ what: String) -> Bool {
        guard expectName(what) else { return false }
        if atArgumentsOfCell { reportArgumentsOfCell() }
        parseAliasIfPresent()
        if at(.leftParenthesis), !reportTextInParentheses() { parseParameters() }
        return true
    }

    /// parameters ::= '(' ( parameter ( ',' parameter )* )? ')'
    mutating func parseParameters() {
        let node = open(.parameters)
        parseList { $0.parseParameter() }
        close(node)
    }

    /// parameter ::= name ':' typeName '?'? ( '=' value )?
    mutating func parseParameter() {
        let node = open(.parameter)
        if expectName("a parameter's name") {
            if atName {
                // `id Int` has no colon; `Int id` and `_ id` have the name second.
                let isType = text(position).unicodeScalars.first?.properties.isUppercase == true
                let (name, type) =
                    isType ? (text(position - 1), text(position)) : (text(position), "Int")
                reportUnexpected(
                    expected: "`:` and the parameter's type",
                    help: "a parameter has one name, as in `\(name): \(type)`")
            } else if !reportMissingType(), expect(.colon, "`:` and the parameter's type") {
                if kinds[position].isLiteral { reportValueForType() }
                parseTypeName()
                _ = consume(if: .question)
                if consume(if: .equals) { parseValue() }
            }
        }
        close(node)
    }

    /// arguments ::= '(' ( argument ( ',' argument )* )? ')'
    mutating func parseArguments() { parseList { $0.parseArgument() } }

    /// The comma-separated content of parentheses. After a mistake, parsing continues after the
    /// closing parenthesis, if the line has one.
    private mutating func parseList(_ parseElement: (inout Parser) -> Void) {
        let opening = position
        advance()
        if consume(if: .rightParenthesis) { return }
        parenthesisDepth += 1
        let outer = openParenthesis
        openParenthesis = opening
        defer {
            parenthesisDepth -= 1
            openParenthesis = outer
        }
        if atName, beginsNextItem() {
            return reportUnexpected(
                expected: "`)`", notes: [.init("the `(` is here", at: place(opening))],
                help: "add the missing `)`",
                fix: insertion(")", "add the missing `)`", isSafe: true))
        }
        parseElement(&self)
        while at(.comma) || lostComma() {
            let comma = position
            if consume(if: .comma), at(.rightParenthesis) {
                reportTrailingComma(at: comma)
                break
            }
            parseElement(&self)
        }
        if consume(if: .rightParenthesis) { return }
        if hasMistake(onLineOf: opening) {
            suppressed += 1
        } else {
            let isCertain = isAfterUnfinishedLine || atEnd
            reportUnexpected(
                expected: "`,` or `)`", notes: [.init("the `(` is here", at: place(opening))],
                help: isCertain ? "add the missing `)`" : helpForVersionArgument,
                fix: isCertain
                    ? insertion(")", "add the missing `)`", isSafe: true) : nil)
        }
        skipToClosingParenthesis()
    }

    /// Searches only this line.
    private mutating func skipToClosingParenthesis() {
        if isAfterUnfinishedLine { return }
        var open = 0
        var ahead = position
        while ahead < position + Self.longestRecovery, kinds[ahead] != .endOfFile,
            kinds[ahead] != .leftBrace, kinds[ahead] != .rightBrace,
            ahead == position || !isFirstOnLine(ahead)
        {
            if kinds[ahead] == .leftParenthesis { open += 1 }
            if kinds[ahead] == .rightParenthesis {
                if open == 0 { return skip(to: ahead + 1) }
                open -= 1
            }
            ahead += 1
        }
    }

    /// argument ::= ( name ':' )? value
    mutating func parseArgument() {
        if atName, kind(ahead: 1) == .colon, !beginsNextItem() {
            advance()
            advance()
        }
        parseValue()
    }
}
