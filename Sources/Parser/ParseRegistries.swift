import TransitionDSL

extension Parser {
    /// defaults ::= 'defaults' container? with? '{' default* '}'
    mutating func parseDefaults() {
        let node = open(.defaults)
        advance()
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
        if !atDefault {
            guard kind(ahead: 1).isName, let meant = misspelling(of: Keyword.defaultOperations)
            else {
                reportUnexpected(
                    expected: "an operation and an animation, such as `push pageIn(up)`"
                )
                return skipToItem { $0.atDefault }
            }
            reportUnknownWord(meant: meant)
        }
        let node = open(.default)
        advance()
        parseChoice()
        parseWithIfPresent()
        close(node)
    }

    /// registry ::= 'registry' name alias? with? '{' edge* '}'
    mutating func parseRegistry() {
        let node = open(.registry)
        advance()
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
        let start = position
        let node = open(.edge)
        parseOperationIfPresent()
        parseEnds()
        guard consume(if: .arrow) || consume(if: .doubleArrow) else {
            reportUnexpected(
                expected: "`->` and the screen that it leads to",
                help: at(.comma)
                    ? "`|` stands between screens that share a line"
                    : helpForMissingWith(before: start))
            skipToItem { $0.atEdge }
            return close(node)
        }
        parseEnds()
        if consume(if: .colon) {
            parseChoice()
            parseWithIfPresent()
            if at(.leftBrace) { parseEdgeBody() }
        } else if at(.leftBrace) {
            parseEdgeBody()
        } else {
            reportUnexpected(expected: "`:` and an animation, or `{` and matches")
            skipToItem { $0.atEdge }
        }
        close(node)
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
        let node = open(.operation)
        advance()
        if word == .segue || word == .unwind { parseSegueName() }
        close(node)
    }

    /// `'(' name ')'` behind `segue` and `unwind`.
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
        let node = open(.match)
        advance()
        parseViewPath()
        if expect(.arrow, "`->` and the view that it flies to") {
            parseViewPath()
            parseWithIfPresent()
            parseOnClauseIfPresent()
        } else {
            skipToItem { $0.atEdgeItem }
        }
        close(node)
    }
}
