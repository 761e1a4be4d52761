import TransitionDSL

extension Parser {
    /// file ::= declaration*
    mutating func parseFile() {
        let file = open(.file)
        while !atEnd {
            let start = position
            itemStart = start
            parseDeclaration()
            if position == start { advance() }
        }
        close(file)
    }

    /// declaration ::= module | engine | access | import | screen | cell | group | hero | modifiers
    ///               | animation | animator | interaction | segue | unwind | defaults | registry
    ///               | lint
    mutating func parseDeclaration() {
        if isAfterMistake, !atDeclaration { return skipToDeclaration() }
        if let word = word(at: position), parseDeclaration(word) { return }
        if at(.rightBrace) {
            reportUnexpectedBrace()
            advance()
        } else if let meant = misspelling(of: Keyword.declarations, byAnyWord: true),
            kind(ahead: 1).isName || kind(ahead: 1) == .string || kind(ahead: 1) == .leftBrace
        {
            reportUnknownWord(meant: meant)
            _ = parseDeclaration(meant)
        } else if reportCommaAfterDeclaration() {
            if position == itemStart { skipToDeclaration() }
        } else {
            let isForeign = foreignHabit() != nil
            reportUnexpected(
                expected: "a declaration",
                help: lacksOpeningBrace
                    ? "add the missing `{` at the end of the line before"
                    : helpForVersion(from: position) ?? helpForDefault(at: position)
                        ?? helpForLine ?? helpForAccess ?? helpForCode
                        ?? (isForeign ? nil : listed))
            skipToDeclaration()
        }
    }

    /// The words of declarations, if the line could be one.
    private var listed: String? {
        guard isFirstOnLine(position) else { return nil }
        return "declarations begin with "
            + Keyword.declarations.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }

    /// The hint for a declaration of Swift or Kotlin.
    private var helpForCode: String? {
        let words = [
            "func", "fun", "enum", "extension", "protocol", "interface", "object", "typealias",
        ]
        guard atName, isShort(position) else { return nil }
        if ["include", "require", "using", "use"].contains(text(position)) {
            return "another file is read with `import \"File.trans\"`"
        }
        guard words.contains(text(position)) else { return nil }
        return "write code of the app in Swift files, not in this file"
    }

    /// The hint for `public screen A = B`.
    private var helpForAccess: String? {
        let levels = ["public", "internal", "package", "private", "fileprivate", "open"]
        guard atName, word(at: position + 1).map(Keyword.declarations.contains) ?? false,
            isShort(position), levels.contains(text(position))
        else { return nil }
        return "remove it; `access public` sets the access level of all generated Swift"
    }

    /// The hint for a line outside a registry, or one that begins with another word.
    private var helpForLine: String? {
        let begins = word(at: position).map { Operation(rawValue: $0.rawValue) != nil } ?? false
        guard begins || atName && (isArrow(ahead: 1) || isArrow(ahead: 2)) else { return nil }
        return "write lines in a registry: `registry App { … }`"
    }

    /// Whether an indented line begins here and a later `}` closes nothing.
    private var lacksOpeningBrace: Bool {
        guard let stray = braces.strays.last else { return false }
        return stray > position && isFirstOnLine(position) && column(of: position) > 0
    }

    /// An indented `cell` belongs to the skipped tokens.
    private mutating func skipToDeclaration() {
        skipToItem { $0.atDeclaration || ($0.at(.cell) && $0.column(of: $0.position) == 0) }
        if at(.rightBrace) { skip(to: position + 1) }
    }

    /// Parses the declaration that the word begins; false if it begins none.
    private mutating func parseDeclaration(_ word: Keyword) -> Bool {
        guard Keyword.declarations.contains(word) else { return false }
        passRepeatedWord()
        declaration = word
        switch word {
        case .module: parseModule()
        case .engine: parseEngine()
        case .access: parseAccess()
        case .import: parseImport()
        case .screen: parseScreen()
        case .cell: parseCell()
        case .group: parseGroup()
        case .hero: parseHero()
        case .modifiers: parseModifiers()
        case .animation: parseAnimation()
        case .animator: parseAnimator()
        case .interaction: parseInteraction()
        case .segue: parseSegue()
        case .unwind: parseUnwind()
        case .defaults: parseDefaults()
        case .registry: parseRegistry()
        case .lint: parseLint()
        default: return false
        }
        return true
    }

    /// module ::= 'module' name
    mutating func parseModule() { parseWordAndName(.module, "the module's name") }

    /// engine ::= 'engine' name
    mutating func parseEngine() {
        parseWordAndName(.engine, "an engine: `uikit`, `hero`, `sdoshero` or `trtransitions`")
    }

    /// access ::= 'access' name
    mutating func parseAccess() {
        parseWordAndName(.access, "an access level: `internal`, `package` or `public`")
    }

    /// import ::= 'import' STRING
    mutating func parseImport() {
        let node = openWord(.import)
        if atName {
            reportUnexpected(
                expected: "the path of a file, in quotes",
                help: "`import` reads another `.trans` file, as in `import \"Shared.trans\"`; "
                    + "Swift modules need no import")
        } else if !consume(if: .rawString) {
            expect(.string, "the path of a file, in quotes")
        }
        close(node)
    }

    /// alias ::= 'as' name
    mutating func parseAlias() { parseWordAndName(.alias, "the name in Swift") }

    /// A word and the name after it; the word is already checked.
    mutating func parseWordAndName(_ kind: SyntaxKind, _ what: String) {
        let node = openWord(kind)
        expectName(what)
        close(node)
    }

    /// `alias?`, if the next token is a name: `as` itself can be the name of the next item.
    mutating func parseAliasIfPresent() { if at(.as), kind(ahead: 1).isName { parseAlias() } }

    /// group ::= 'group' name '=' names
    mutating func parseGroup() {
        let node = openWord(.group)
        if expectName("the group's name"), expectEquals() { parseNames() }
        close(node)
    }

    /// names ::= name ( ',' name )*
    mutating func parseNames() {
        let node = open(.names)
        var ok = expectName()
        while ok, at(.comma) {
            let comma = position
            advance()
            if atListItem() {
                ok = expectName()
            } else {
                reportTrailingComma(at: comma)
                ok = false
            }
        }
        if ok, at(.pipe) {
            reportUnexpected(
                expected: "`,`",
                help: "write commas between these names; `|` separates the ends of a line")
        }
        close(node)
    }

    /// typeName ::= name ( '.' name )*
    mutating func parseTypeName() {
        let node = open(.typeName)
        let first = position
        parseDottedName("a type")
        passGenericArguments(of: first)
        close(node)
    }

    /// `name ( '.' name )*`, without a node of its own.
    mutating func parseDottedName(_ what: String) {
        guard expectName(what) else { return }
        while consume(if: .dot), expectName("a name after the dot") {}
    }

    /// lint ::= 'lint' '{' setting* '}'
    mutating func parseLint() {
        let node = openWord(.lint)
        if expectOpeningBrace() {
            parseBraces(itemStart: { $0.atName }, item: { $0.parseSetting() })
        }
        close(node)
    }

    /// setting ::= name ( '-' name )* ':' name
    mutating func parseSetting() {
        guard atName else {
            reportUnexpected(expected: "a rule of the linter")
            return skipToItem { $0.atName }
        }
        let node = open(.setting)
        parseName()
        while consume(if: .minus), expectName("the rest of the rule's name") {}
        if expectColon(isCertain: {
            $0.isShort($0.position) && LintLevel(rawValue: $0.text($0.position)) != nil
        }) {
            expectName("a severity: `off`, `note`, `warning` or `error`")
        } else {
            skipToItem { $0.atName }
        }
        close(node)
    }

    /// name ::= IDENTIFIER
    mutating func parseName() { expectName() }
}
