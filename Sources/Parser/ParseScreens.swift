import TransitionDSL

extension Parser {
    /// screen ::= 'screen' name alias? parameters? '=' screenType screenClause* screenBody?
    mutating func parseScreen() {
        let node = openWord(.screen)
        if expectDeclaredName("the screen's name") {
            if expectEquals("`=` and the view controller's class") { parseScreenType() }
            while parseScreenClause() {}
            if at(.leftBrace) || lostOpeningBrace() { parseScreenBody() }
        }
        close(node)
    }

    /// screenType ::= 'any' typeName | ( name - 'any' ) ( '.' name )*
    mutating func parseScreenType() {
        let node = open(.screenType)
        if consume(if: .any) {
            parseTypeName()
        } else {
            let first = position
            parseDottedName("the view controller's class")
            passGenericArguments(of: first)
        }
        close(node)
    }

    /// screenClause ::= fromClause | isClause | storyboardClause | givenClause | hostedClause
    mutating func parseScreenClause() -> Bool {
        var clause = word(at: position)
        if clause == nil, !isFirstOnLine(position) {
            clause = misspelling(of: Keyword.screenClauses)
            if let clause { reportUnknownWord(meant: clause) }
        }
        switch clause {
        case .from: parseFromClause()
        case .is: parseIsClause()
        case .storyboard: parseStoryboardClause()
        case .given: parseGivenClause()
        case .hosted: parseHostedClause()
        default: return false
        }
        return true
    }

    /// fromClause ::= 'from' name
    mutating func parseFromClause() {
        parseWordAndName(.fromClause, "the module that declares the class")
    }

    /// isClause ::= 'is' names
    mutating func parseIsClause() {
        let node = openWord(.isClause)
        parseNames()
        close(node)
    }

    /// storyboardClause ::= 'storyboard' arguments
    mutating func parseStoryboardClause() {
        let node = openWord(.storyboardClause)
        if at(.leftParenthesis) {
            parseArguments()
        } else {
            reportUnexpected(expected: "`(` and the storyboard's name")
        }
        close(node)
    }

    /// givenClause ::= 'given' parameters
    mutating func parseGivenClause() {
        let node = openWord(.givenClause)
        if at(.leftParenthesis) {
            parseParameters()
        } else {
            reportUnexpected(expected: "`(` and the views, such as `titleLabel: UILabel`")
        }
        close(node)
    }

    /// hostedClause ::= 'hosted'
    mutating func parseHostedClause() { parseToken(as: .hostedClause) }

    /// screenBody ::= '{' ( screenDefault | hook | cell | view )* '}'
    mutating func parseScreenBody() {
        let node = open(.screenBody)
        parseBraces(itemStart: { $0.atScreenItem }, item: { $0.parseScreenItem() })
        close(node)
    }

    private mutating func parseScreenItem() {
        if at(.present) || at(.dismiss), atWordBeforeDot { return parseScreenDefault() }
        if reportOtherDefault() { return skipToItem { $0.atScreenItem } }
        guard kind(ahead: 1).isName, atName else { return parseView(in: { $0.atScreenItem }) }
        var item = word(at: position)
        if item == nil {
            item = misspelling(of: [.present, .dismiss, .before, .after, .cell])
            if let item { reportUnknownWord(meant: item) }
        }
        switch item {
        case .present, .dismiss: parseScreenDefault()
        case .before, .after: parseHook()
        case .cell: parseCell()
        default: parseView(in: { $0.atScreenItem })
        }
    }

    private var atScreenItem: Bool { atView || (atName && kind(ahead: 1).isName) }

    /// screenDefault ::= ( 'present' | 'dismiss' ) choice with?
    mutating func parseScreenDefault() {
        let node = openWord(.screenDefault)
        parseChoice()
        parseWithIfPresent()
        close(node)
    }

    /// hook ::= ( 'before' | 'after' ) ( 'go' | 'return' | 'reappear' ) ':' call
    mutating func parseHook() {
        let node = openWord(.hook)
        if at(.go) || at(.return) || at(.reappear) {
            advance()
            if at(.leftBrace) {
                reportUnexpected(
                    expected: "`:` and code", help: "write the code as `swift(#\"…\"#)` after `:`")
                skipToItem { $0.atScreenItem }
            } else if expectColon(isCertain: { $0.kind(ahead: 1) == .leftParenthesis }) {
                parseCall()
            }
        } else if let help = helpForMoment {
            reportUnexpected(expected: "`go`, `return` or `reappear`", help: help)
            skipToItem { $0.atScreenItem }
        } else if let meant = misspelling(of: [.go, .return, .reappear]) {
            reportUnknownWord(meant: meant)
            advance()
            if consume(if: .colon) { parseCall() }
        } else {
            reportUnexpected(expected: "`go`, `return` or `reappear`")
            skipToItem { $0.atScreenItem }
        }
        close(node)
    }

    /// cell ::= 'cell' name alias? parameters? ( '=' typeName )? cellBody?
    mutating func parseCell() {
        passRepeatedWord()
        let node = openWord(.cell)
        if expectDeclaredName("the cell's name") {
            if consume(if: .equals) { parseTypeName() }
            if at(.leftBrace) || lostOpeningBrace() { parseCellBody() }
        }
        close(node)
    }

    /// cellBody ::= '{' view* '}'
    mutating func parseCellBody() {
        let node = open(.cellBody)
        parseBraces(itemStart: { $0.atView }, item: { $0.parseView(in: { $0.atView }) })
        close(node)
    }

    /// Whether a view line begins here: a name and a token that only a path can have.
    var atView: Bool { atName && atPath(behind: 1) }

    /// view ::= viewPath ':' ( heroReference with? | with ) onClause?
    ///
    /// `isItemStart` finds the next item of the list if the line has a syntax error.
    mutating func parseView(in isItemStart: (Parser) -> Bool) {
        guard atName else {
            let isMark = at(.question) && kind(ahead: 1).isName
            reportUnexpected(
                expected: "a view, such as `titleLabel: news.title`",
                help: isMark ? "remove it: a view that is nil is left out" : nil,
                fix: isMark ? removal(of: position, "remove the `?`", isSafe: true) : nil)
            return skipToItem(isItemStart)
        }
        let start = position
        let node = open(.view)
        parseViewPath()
        guard consumeColon() else {
            let help =
                helpForVersion(from: start) ?? helpForMissingWith(before: start)
                ?? helpForViewPath(from: start)
            let hint =
                help == nil && foreignHabit() == nil ? missingColonOfView(from: start) : nil
            reportUnexpected(
                expected: TokenKind.colon.description, help: help ?? hint?.help, fix: hint?.fix)
            skipToItem(isItemStart)
            return close(node)
        }
        if at(.with) {
            parseWith()
        } else if atName {
            if atRepeatedHero {
                reportWordBeforeHeroID()
                advance()
            }
            parseHeroReference()
            parseWithIfPresent()
        } else {
            reportUnexpected(expected: "a hero id or `with` and modifiers")
            skipToItem(isItemStart)
        }
        parseOnClauseIfPresent()
        close(node)
    }

    /// Whether `hero` precedes the id of a view, as in the declaration of an id.
    private var atRepeatedHero: Bool {
        at(.hero) && kind(ahead: 1).isName && word(at: position + 1) == nil && !atPath(behind: 2)
    }

    /// The hint for tokens after a view's path that no path can have.
    private func helpForViewPath(from start: Int) -> String? {
        let isAfterWord = word(at: start) == (at(.arrow) ? .match : .cell)
        if isAfterWord, position > start + 1, kinds[start + 1] == .dot {
            return "remove the dot: no name begins with one"
        }
        if at(.arrow) { return "write `match` before the two views" }
        if let help = helpForMatch(at: start) ?? helpForHook(from: start) { return help }
        if word(at: start) == .hero, position == start + 1, atName {
            let last = kind(ahead: 1).isName && !isFirstOnLine(position + 1) ? 1 : 0
            guard isShort(position + last) else { return nil }
            let name = text(position + last)
            return "an id is declared outside the braces, `hero \(name)`; a view takes it: "
                + "`aView: \(name)`"
        }
        guard at(.leftParenthesis) else { return nil }
        return "a path has only properties; write a view's id and modifiers after `:`"
    }

    /// viewPath ::= name ( '.' name | '?' '.' name | '[' name ']' )*
    mutating func parseViewPath() {
        let node = open(.viewPath)
        guard expectName("a view") else { return close(node) }
        while true {
            if consume(if: .dot) {
                if at(.question), kind(ahead: 1).isName, touchesPrevious(position) {
                    reportQuestionAfterDot()
                    advance()
                }
                guard expectName("a name after the dot") else { break }
            } else if consume(if: .question) {
                if consume(if: .dot) {
                    guard expectName("a name after the dot") else { break }
                } else {
                    reportQuestionWithoutMember()
                }
            } else if consume(if: .leftBracket) {
                if at(.number) || at(.star) || at(.rightBracket) {
                    reportUnexpected(
                        expected: "the name of an index, such as `i`",
                        help: "`[i]` means every view of the array, and `i` is its index")
                    break
                }
                guard expectName("the name of an index, such as `i`"), expect(.rightBracket) else {
                    break
                }
            } else {
                break
            }
        }
        close(node)
    }

    /// heroReference ::= ( name - 'with' ) arguments? ( '.' name )? opener?
    mutating func parseHeroReference() {
        let node = open(.heroReference)
        expectName("a hero id")
        if at(.leftParenthesis) { parseArguments() }
        if consume(if: .dot) { expectName("a part of the id") }
        if at(.of), kind(ahead: 1).isName { parseOpener() }
        close(node)
    }

    /// opener ::= 'of' name
    mutating func parseOpener() { parseWordAndName(.opener, "`opener`") }

    /// onClause ::= 'on' ( ( 'segue' | 'unwind' ) '(' name ')' | name )
    mutating func parseOnClause() {
        let node = openWord(.onClause)
        if at(.leftBracket) {
            reportSecondOperation()
            while !at(.rightBracket), !atEnd, !isFirstOnLine(position) { skip(to: position + 1) }
            _ = consume(if: .rightBracket)
            return close(node)
        }
        let operation = word(at: position)
        expectName("an operation, such as `present`")
        if let operation, operation == .segue || operation == .unwind {
            if at(.leftParenthesis) {
                parseSegueName()
            } else if isName(position), !isFirstOnLine(position), !atPath(behind: 1),
                isShort(position)
            {
                reportUnexpected(
                    expected: "`(` and the segue's name",
                    help: "write `on \(operation.rawValue)(\(text(position)))`")
                advance()
            }
        }
        if let end = endOfNextOperation {
            reportSecondOperation()
            skip(to: end)
            while let end = endOfNextOperation { skip(to: end) }
        }
        close(node)
    }

    private mutating func reportSecondOperation() {
        reportUnexpected(
            expected: "one operation", help: "write a line of the view for each operation")
    }

    /// The token after a comma and a word that can only be another operation; nil if they are not
    /// here. A second `on` may precede the word.
    private var endOfNextOperation: Int? {
        let operation = position + (word(at: position + 1) == .on ? 2 : 1)
        guard at(.comma), isOperation(operation), !isFirstOnLine(position + 1) else { return nil }
        let after = kind(ahead: operation + 1 - position)
        let isLast =
            after == .comma || after == .rightBrace || after == .endOfFile
            || isFirstOnLine(operation + 1)
        return isLast ? operation + 1 : nil
    }

    /// Whether `on` is followed by a list, not by the index of a view with this name.
    private var atListOfOperations: Bool {
        kind(ahead: 1) == .leftBracket && isOperation(position + 2) && kind(ahead: 3) == .comma
    }

    /// `onClause?`: a view can be called `on`.
    mutating func parseOnClauseIfPresent() {
        guard at(.on) else { return }
        if kind(ahead: 1).isName || atListOfOperations
            || !isFirstOnLine(position) && atWordBeforeDot
        {
            parseOnClause()
        }
    }
}
