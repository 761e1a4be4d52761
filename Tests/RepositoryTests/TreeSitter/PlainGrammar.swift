@testable import TestSupport

/// A grammar without repetition and without empty rules: numbered symbols, and for each node the
/// sequences that it can be.
struct PlainGrammar {
    enum Look {
        case hidden, anonymous, named, supertype
    }

    struct Symbol {
        /// The kind of its nodes, or the text of an anonymous token.
        let name: String
        let isToken: Bool
        let look: Look
        /// Whether it is a word of the language, which the lexer first reads as an identifier.
        var isWord: Bool { isToken && look == .anonymous && (name.first?.isLetter ?? false) }
        var isVisible: Bool { look == .anonymous || look == .named }
        var isNamed: Bool { look == .named || look == .supertype }
    }

    struct Part: Hashable {
        let symbol: Int
        var field: String?
        /// Whether the tree has an identifier here, although the token is a word.
        var isAliased = false
    }

    struct Rule: Hashable {
        let result: Int
        let parts: [Part]
        /// Whether it joins two pieces of a repetition.
        var isRepetition: Bool {
            parts.count == 2 && parts.allSatisfy { $0 == Part(symbol: result) }
        }
    }

    /// The end of the file, the other tokens, then the nodes.
    private(set) var symbols = [Symbol(name: "end", isToken: true, look: .hidden)]
    private(set) var rules: [Rule] = []
    let identifier: Int
    let start: Int
    let tokenCount: Int

    private var numbers: [String: Int] = [:]
    private var known: Set<Rule> = []
    /// The fields of each node.
    private(set) var fields: [Int: Set<String>] = [:]
    /// The words of the grammar in its order.
    private var words: [Int] { symbols.indices.filter { symbols[$0].isWord } }

    init(_ grammar: Grammar) throws {
        let productions = grammar.syntactic
        let strings = try Grammar(parsing: NodeShapes.strings).productions
        // Tokens get the first numbers, the identifier before all.
        identifier = Self.add("IDENTIFIER", to: &symbols, &numbers)
        for production in productions + strings {
            for token in production.expression.tokens where token != "STRING" {
                _ = Self.add(token, to: &symbols, &numbers)
            }
        }
        for token in ["MALFORMED", NodeShapes.never] + NodeShapes.comments {
            _ = Self.add(token, to: &symbols, &numbers)
        }
        tokenCount = symbols.count
        start = Self.add(productions[0].name, to: &symbols, &numbers)
        // Rule 0 is the file as a whole.
        rules = [Rule(result: start, parts: [Part(symbol: start)])]
        for production in productions + strings { add(production) }
        findFields()
    }

    /// The number of a symbol by its name in the grammar. Literals are in quotes.
    func number(_ name: String) -> Int {
        guard let number = numbers[name] else { fatalError("no symbol is \(name)") }
        return number
    }

    /// The rule of a file without declarations.
    var emptyFile: Int { rules.firstIndex { $0.parts.isEmpty } ?? 0 }

    /// Whether a part of a node has a field.
    func hasFields(_ node: Int) -> Bool { !(fields[node] ?? []).isEmpty }

    /// A rule as the list of conflicts shows it, with a dot before a part.
    func text(_ rule: Int, dot: Int? = nil) -> String {
        var words = rules[rule].parts.map { part in
            let symbol = symbols[part.symbol]
            return symbol.look == .anonymous ? "'\(symbol.name)'" : symbol.name
        }
        if let dot { words.insert("•", at: dot) }
        return "\(symbols[rules[rule].result].name) → \(words.joined(separator: " "))"
    }

    // MARK: Symbols

    private static func add(
        _ name: String, to symbols: inout [Symbol], _ numbers: inout [String: Int],
        as look: Look? = nil
    ) -> Int {
        if let number = numbers[name] { return number }
        let isToken = name.first == "'" || name.allSatisfy { $0.isUppercase || $0 == "_" }
        let ordinary: Look =
            name.first == "'"
            ? .anonymous : NodeShapes.hiddenTokens.contains(name) ? .hidden : .named
        let kind =
            name.first == "'"
            ? String(name.dropFirst().dropLast())
            : isToken ? name.lowercased() : snakeCase(name)
        symbols.append(Symbol(name: kind, isToken: isToken, look: look ?? ordinary))
        numbers[name] = symbols.count - 1
        return symbols.count - 1
    }

    private mutating func node(_ name: String, as look: Look? = nil) -> Int {
        Self.add(name, to: &symbols, &numbers, as: look)
    }

    /// The symbol of a production where other rules use it.
    private mutating func reference(_ name: String) -> Int {
        if name == "name" || NodeShapes.chains.contains(name) {
            return node("_" + name, as: .hidden)
        }
        return node(name, as: NodeShapes.supertypes.contains(name) ? .supertype : nil)
    }

    /// A field of a hidden node is also one of the node that contains it.
    private mutating func findFields() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for rule in rules.dropFirst() {
                var found = fields[rule.result] ?? []
                let count = found.count
                for part in rule.parts {
                    if let field = part.field { found.insert(field) }
                    if !symbols[part.symbol].isVisible {
                        found.formUnion(fields[part.symbol] ?? [])
                    }
                }
                fields[rule.result] = found
                if found.count > count { isChanged = true }
            }
        }
    }

    // MARK: Rules

    private mutating func add(_ production: Production) {
        if production.name == "name" { return addNames(excluding: nil) }
        var places: [String: Int] = [:]
        let alternatives = expand(production.expression, in: production.name, &places)
        let isChain = NodeShapes.chains.contains(production.name)
        let own = isChain ? node(production.name) : reference(production.name)
        let hidden = isChain ? reference(production.name) : own
        for parts in alternatives {
            insert(
                parts.count == 1 ? hidden : own, parts.count == 1 && isChain ? bare(parts) : parts)
        }
        if isChain, alternatives.contains(where: { $0.count > 1 }) {
            insert(hidden, [Part(symbol: own)])
        }
    }

    private func bare(_ parts: [Part]) -> [Part] { parts.map { Part(symbol: $0.symbol) } }

    private mutating func insert(_ result: Int, _ parts: [Part]) {
        precondition(!parts.isEmpty || result == start, "\(symbols[result].name) can be empty")
        let rule = Rule(result: result, parts: parts)
        if known.insert(rule).inserted { rules.append(rule) }
    }

    /// A name is an identifier or any word, except for one.
    private mutating func addNames(excluding word: String?) {
        let name = node("_name" + (word.map { "_but_\($0)" } ?? ""), as: .hidden)
        insert(name, [Part(symbol: identifier)])
        for number in words {
            // The token that never comes makes the excluded word a mistake wherever it is.
            let rest =
                symbols[number].name == word ? [Part(symbol: self.number(NodeShapes.never))] : []
            insert(name, [Part(symbol: number, isAliased: true)] + rest)
        }
    }

    /// The sequences that an expression can be.
    private mutating func expand(
        _ expression: GrammarExpression, in production: String, _ places: inout [String: Int]
    ) -> [[Part]] {
        switch expression {
        case .literal(let text): return [[Part(symbol: number("'\(text)'"))]]
        case .symbol(let name):
            let place = places[name, default: 0]
            places[name] = place + 1
            let field = NodeShapes.field(of: name, in: production, place: place)
            let targets = name == "STRING" ? NodeShapes.stringNodes : [name]
            return targets.map { [Part(symbol: reference($0), field: field)] }
        case .choice(let items):
            return items.flatMap { expand($0, in: production, &places) }
        case .sequence(let items):
            return items.reduce([[]]) { starts, item in
                let ends = expand(item, in: production, &places)
                return starts.flatMap { start in ends.map { start + $0 } }
            }
        case .optional(let item): return expand(item, in: production, &places) + [[]]
        case .star(let item): return [[repetition(of: item, in: production, &places)], []]
        case .plus(let item): return [[repetition(of: item, in: production, &places)]]
        case .difference(.symbol("name"), .literal(let word)):
            _ = expand(.symbol("name"), in: production, &places)
            let field = NodeShapes.field(
                of: "name", in: production, place: places["name", default: 1] - 1)
            addNames(excluding: word)
            return [[Part(symbol: number("_name_but_\(word)"), field: field)]]
        case .difference, .characters: fatalError("only a word can be excluded, from `name`")
        }
    }

    /// A hidden node for one piece or more. Two of them are one, so that the tree can be balanced.
    private mutating func repetition(
        of item: GrammarExpression, in production: String, _ places: inout [String: Int]
    ) -> Part {
        var count = 1
        while numbers["\(production)_repeat\(count)"] != nil { count += 1 }
        let node = node("\(production)_repeat\(count)", as: .hidden)
        insert(node, [Part(symbol: node), Part(symbol: node)])
        for parts in expand(item, in: production, &places) { insert(node, parts) }
        return Part(symbol: node)
    }
}

extension GrammarExpression {
    /// The tokens in the order of the grammar; literals are in quotes.
    fileprivate var tokens: [String] {
        switch self {
        case .literal(let text): ["'\(text)'"]
        case .symbol(let name): name.allSatisfy { $0.isUppercase || $0 == "_" } ? [name] : []
        case .characters: []
        case .choice(let items), .sequence(let items): items.flatMap(\.tokens)
        case .optional(let item), .star(let item), .plus(let item): item.tokens
        case .difference(let left, let right): left.tokens + right.tokens
        }
    }
}

/// `screenBody` as `screen_body`, which is how tree-sitter's grammars name nodes.
private func snakeCase(_ name: String) -> String {
    name.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
}
