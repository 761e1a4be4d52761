import TransitionDSL

extension Parser {
    /// defaults ::= 'defaults' container? with? '{' default* '}'
    mutating func parseDefaults() {
        let node = openWord(.defaults)
        if at(.in) { parseContainer() }
        parseWithIfPresent()
        if expectOpeningBrace() {
            parseBraces(itemStart: { $0.atDefault }, item: { $0.parseDefault() })
        }
        close(node)
    }

    /// container ::= 'in' name
    mutating func parseContainer() {
        parseWordAndName(.container, "a container, such as a navigation controller's screen")
    }

    private var atDefault: Bool {
        word(at: position).map(Keyword.defaultOperations.contains) ?? false
    }

    /// default ::= ( 'push' | 'pop' | 'present' | 'dismiss' | 'tab' | 'replace'
    ///           | 'reduceMotion' ) choice with?
    mutating func parseDefault() {
        if reportLineInDefaults() { return skipToItem { $0.atDefault } }
        if !atDefault {
            guard kind(ahead: 1).isName, let meant = misspelling(of: Keyword.defaultOperations)
            else {
                reportUnexpected(
                    expected: "an operation and an animation, such as `push pageIn(up)`",
                    help: at(.segue) || at(.unwind)
                        ? "segues have no default; write a line of a registry for one" : nil)
                return skipToItem { $0.atDefault }
            }
            reportUnknownWord(meant: meant)
        }
        let node = openWord(.default)
        parseChoice()
        parseWithIfPresent()
        reportRestOfChoice { $0.atDefault }
        close(node)
    }

    func isEnd(ahead count: Int) -> Bool {
        kind(ahead: count).isName || kind(ahead: count) == .star
    }

    func isArrow(ahead count: Int) -> Bool {
        kind(ahead: count) == .arrow || kind(ahead: count) == .doubleArrow
    }

    /// registry ::= 'registry' name alias? with? '{' edge* '}'
    mutating func parseRegistry() {
        let node = openWord(.registry)
        if expectName("the registry's name") {
            parseAliasIfPresent()
            parseWithIfPresent()
        }
        if expectOpeningBrace() { parseBraces(itemStart: { $0.atEdge }, item: { $0.parseEdge() }) }
        close(node)
    }

    /// edge ::= operation? ends ( '->' | '<->' ) ends ( ':' choice with? edgeBody?
    ///        | edgeBody )
    mutating func parseEdge() {
        if isLeftover, !atName, !at(.star), !at(.arrow), !at(.doubleArrow) {
            reportUnexpected(expected: "a line")
            return skipToItem { $0.atEdge }
        }
        passRepeatedWord()
        let start = position
        let node = open(.edge)
        parseOperationIfPresent()
        parseEnds()
        guard consume(if: .arrow) || consume(if: .doubleArrow) else {
            let hint = hintForEnds(of: start)
            reportUnexpected(
                expected: "`->` and the screen after it",
                help: helpForVersion(from: start) ?? hint?.help
                    ?? helpForMissingWith(before: start), fix: hint?.fix)
            skipToItem { $0.atEdge }
            return close(node)
        }
        parseEnds()
        if consumeColon() {
            parseChoice()
            parseWithIfPresent()
            if at(.leftBrace), holdsAnimation {
                reportUnexpected(
                    expected: isTiming(position + 1) ? "`with` and options" : "matches or views",
                    help: helpForBraces)
                return skipToItem { $0.atEdge }
            }
            if at(.leftBrace) || lostOpeningBrace() { parseEdgeBody() }
            reportRestOfChoice { $0.atEdge }
        } else if at(.leftBrace), holdsAnimation {
            reportUnexpected(
                expected: "`:` and an animation",
                help: namesAnimation(position + 1)
                    ? "write the animation after a colon, without braces" : helpForBraces)
            skipToItem { $0.atEdge }
        } else if at(.leftBrace) || lostOpeningBrace() {
            parseEdgeBody()
        } else {
            let hint = missingAnimation()
            reportUnexpected(
                expected: "`:` and an animation, or `{` and matches", help: hint?.help,
                fix: hint?.fix)
            skipToItem { $0.atEdge }
        }
        close(node)
    }

    /// Whether the braces here contain a name but nothing like a view or a match.
    private var holdsAnimation: Bool {
        guard kind(ahead: 1).isName, !isFirstOnLine(position + 1) else { return false }
        return kind(ahead: 2) == .rightBrace || kind(ahead: 2) == .leftParenthesis
    }

    /// Whether a token is the word of an operation.
    func isOperation(_ token: Int) -> Bool {
        word(at: token).map(Keyword.operations.contains) ?? false
    }

    private mutating func parseOperationIfPresent() {
        let next = kind(ahead: 1)
        if let word = word(at: position), Keyword.operations.contains(word) {
            let needsSegue = word == .segue || word == .unwind
            if next.isName || next == .star || (needsSegue && next == .leftParenthesis) {
                parseOperation(word)
            }
        } else if atName, next.isName || next == .star,
            let meant = misspelling(of: Keyword.operations)
        {
            reportUnknownWord(meant: meant)
            parseOperation(meant)
        }
    }

    /// operation ::= 'push' | 'pop' | 'present' | 'dismiss' | 'tab' | 'replace'
    ///             | 'segue' '(' name ')' | 'unwind' '(' name ')'
    mutating func parseOperation(_ word: Keyword) {
        let node = openWord(.operation)
        if word == .segue || word == .unwind {
            if atName {
                reportUnexpected(
                    expected: "`(` and the segue's name",
                    help: "write its name in parentheses: `\(word.rawValue)(…)`")
            } else {
                parseSegueName()
            }
        }
        close(node)
    }

    /// `'(' name ')'` after `segue` and `unwind`.
    mutating func parseSegueName() {
        if expect(.leftParenthesis, "`(` and the segue's name"), expectName("a segue's name") {
            expect(.rightParenthesis)
        }
    }

    /// ends ::= end ( '|' end )*
    mutating func parseEnds() {
        let node = open(.ends)
        parseEnd()
        while consume(if: .pipe) { parseEnd() }
        close(node)
    }

    /// end ::= '*' | name
    mutating func parseEnd() {
        let isNextLine =
            usesLines && position != itemStart && isFirstOnLine(position) && isArrow(ahead: 1)
        if at(.star), isNextLine { return reportUnexpected(expected: "a screen, a group or `*`") }
        if !consume(if: .star) { expectName("a screen, a group or `*`") }
    }

    /// edgeBody ::= '{' ( match | view )* '}'
    mutating func parseEdgeBody() {
        let node = open(.edgeBody)
        parseBraces(itemStart: { $0.atEdgeItem }, item: { $0.parseEdgeItem() })
        close(node)
    }

    private var atEdgeItem: Bool { atView || (at(.match) && kind(ahead: 1).isName) }

    private mutating func parseEdgeItem() {
        if at(.match), kind(ahead: 1).isName {
            parseMatch()
        } else if kind(ahead: 1).isName, let meant = misspelling(of: [.match]) {
            reportUnknownWord(meant: meant)
            parseMatch()
        } else {
            parseView(in: { $0.atEdgeItem })
        }
    }

    /// match ::= 'match' viewPath '->' viewPath with? onClause?
    mutating func parseMatch() {
        let node = openWord(.match)
        parseViewPath()
        if expectArrowOfMatch() {
            parseViewPath()
            parseWithIfPresent()
            parseOnClauseIfPresent()
        } else {
            skipToItem { $0.atEdgeItem }
        }
        close(node)
    }
}
