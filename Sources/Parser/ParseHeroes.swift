import TransitionDSL

extension Parser {
    /// hero ::= 'hero' name alias? parameters? text? scope? parts?
    mutating func parseHero() {
        let node = openWord(.hero)
        if expectDeclaredName("the hero id's name") {
            parseTextIfPresent()
            if at(.per) {
                parseScope()
            } else if !isFirstOnLine(position), kind(ahead: 1).isName,
                let meant = misspelling(of: [.per, .as])
            {
                reportUnknownWord(meant: meant)
                parseWordAndName(meant == .per ? .scope : .alias, "a name")
            } else {
                _ = reportSecondName()
            }
            if at(.leftBrace) || lostOpeningBrace() { parseParts() }
        }
        close(node)
    }

    /// `text?`, also with a colon in place of `=`.
    private mutating func parseTextIfPresent() {
        if at(.equals) {
            parseText()
        } else if at(.colon), kind(ahead: 1) == .string {
            reportColonForEquals("`=` and the string")
            parseText()
        } else if at(.string), !isFirstOnLine(position), isShort(position) {
            reportUnexpected(expected: "`=` and the string", help: "write `= \(text(position))`")
            advance()
        }
    }

    /// text ::= '=' STRING
    mutating func parseText() {
        let node = openWord(.text)
        if !consume(if: .rawString) { expect(.string, "a string in quotes") }
        if at(.plus) { reportJoinedText() }
        close(node)
    }

    /// scope ::= 'per' name
    mutating func parseScope() { parseWordAndName(.scope, "`screen` or `instance`") }

    /// parts ::= '{' part* '}'
    mutating func parseParts() {
        let node = open(.parts)
        parseBraces(itemStart: { $0.atName }, item: { $0.parsePart() })
        close(node)
    }

    /// part ::= ( name - 'as' ) alias? text?
    mutating func parsePart() {
        guard atName, !at(.as) else {
            reportUnexpected(expected: "a part's name")
            return skipToItem { $0.atName }
        }
        let node = openWord(.part)
        if at(.as) { parseAlias() }
        parseTextIfPresent()
        close(node)
    }

    /// segue ::= 'segue' name alias? text
    mutating func parseSegue() { parseIdentifier(.segue) }

    /// unwind ::= 'unwind' name alias? text
    mutating func parseUnwind() { parseIdentifier(.unwind) }

    private mutating func parseIdentifier(_ kind: SyntaxKind) {
        let node = openWord(kind)
        if expectName("the segue's name") {
            parseAliasIfPresent()
            parseTextIfPresent()
            if kinds[position - 1] != .string, kinds[position - 1] != .rawString {
                reportUnexpected(expected: "`=` and the identifier in the storyboard")
            }
        }
        close(node)
    }
}
