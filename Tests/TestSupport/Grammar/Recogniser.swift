import TransitionDSL

/// Decides whether tokens are a sentence of the grammar. Every way to read
/// them is followed at once, so no lookahead and no order of alternatives matters.
final class Recogniser {
    private enum Node {
        case terminal
        case production(Int)
        case choice([Int])
        case sequence([Int])
        case optional(Int)
        case star(Int)
        case plus(Int)
        case difference(Int, Int)
    }

    private var nodes: [Node] = []
    /// For each node and class of tokens: whether what the node accepts may begin with one.
    private var first: [[Bool]] = []
    private var isNullable: [Bool] = []
    /// The node of each production.
    private var bodies: [Int] = []
    private let names: [String: Int]
    private let classes: TokenClasses

    private var tokens: [Int] = []
    private var memo: [[Int]?] = []

    init(_ grammar: Grammar) {
        let productions = grammar.syntactic
        names = Dictionary(
            uniqueKeysWithValues: productions.enumerated().map { ($0.element.name, $0.offset) }
        )
        classes = TokenClasses(grammar)
        bodies = productions.map { add($0.expression) }
        computeFirst()
    }

    /// Whether all tokens before the end of the file are a sentence of the production.
    func accepts(_ file: TokenizedFile, as production: String = "file") -> Bool {
        guard let number = names[production] else { return false }
        tokens = (0..<file.count - 1).map { classes.number(of: file, $0) }
        memo = Array(repeating: nil, count: (tokens.count + 1) * bodies.count)
        return ends(ofProduction: number, from: 0).contains(tokens.count)
    }

    // MARK: Recognising

    private func ends(ofProduction number: Int, from start: Int) -> [Int] {
        let slot = start * bodies.count + number
        if let known = memo[slot] { return known }
        let result = ends(of: bodies[number], from: start)
        memo[slot] = result
        return result
    }

    /// Where what the node accepts may end, in ascending order.
    private func ends(of node: Int, from start: Int) -> [Int] {
        guard start < tokens.count, first[node][tokens[start]] else {
            return isNullable[node] ? [start] : []
        }
        switch nodes[node] {
        case .terminal: return [start + 1]
        case .production(let number): return ends(ofProduction: number, from: start)
        case .choice(let alternatives):
            return united(alternatives.map { ends(of: $0, from: start) })
        case .sequence(let items):
            return items.reduce([start]) { starts, item in
                united(starts.map { ends(of: item, from: $0) })
            }
        case .optional(let item): return united([[start], ends(of: item, from: start)])
        case .star(let item): return closure(of: item, from: [start])
        case .plus(let item): return closure(of: item, from: ends(of: item, from: start))
        case .difference(let left, let right):
            return first[right][tokens[start]] ? [] : ends(of: left, from: start)
        }
    }

    private func closure(of item: Int, from starts: [Int]) -> [Int] {
        var found = Set(starts)
        var pending = starts
        while let start = pending.popLast() {
            for end in ends(of: item, from: start) where found.insert(end).inserted {
                pending.append(end)
            }
        }
        return found.sorted()
    }

    private func united(_ sets: [[Int]]) -> [Int] {
        let sets = sets.filter { !$0.isEmpty }
        guard sets.count > 1 else { return sets.first ?? [] }
        return Set(sets.joined()).sorted()
    }

    // MARK: Compiling

    private func add(_ expression: GrammarExpression) -> Int {
        let node: Node
        var firstSet = [Bool](repeating: false, count: classes.count)
        switch expression {
        case .literal(let text):
            node = .terminal
            firstSet = classes.matching(literal: text)
        case .symbol(let name):
            if let number = names[name] {
                node = .production(number)
            } else {
                node = .terminal
                firstSet = classes.matching(token: name)
            }
        case .characters: fatalError("characters stand in tokens only")
        case .choice(let alternatives): node = .choice(alternatives.map(add))
        case .sequence(let items): node = .sequence(items.map(add))
        case .optional(let item): node = .optional(add(item))
        case .star(let item): node = .star(add(item))
        case .plus(let item): node = .plus(add(item))
        case .difference(let left, let right): node = .difference(add(left), add(right))
        }
        nodes.append(node)
        first.append(firstSet)
        isNullable.append(false)
        return nodes.count - 1
    }

    /// Repeats until nothing changes: productions refer to later ones.
    private func computeFirst() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for node in nodes.indices {
                let (newFirst, newNullable) = estimate(node)
                if newFirst != first[node] || newNullable != isNullable[node] {
                    first[node] = newFirst
                    isNullable[node] = newNullable
                    isChanged = true
                }
            }
        }
    }

    private func estimate(_ node: Int) -> (first: [Bool], isNullable: Bool) {
        switch nodes[node] {
        case .terminal: return (first[node], false)
        case .production(let number): return (first[bodies[number]], isNullable[bodies[number]])
        case .choice(let alternatives):
            return (union(alternatives), alternatives.contains { isNullable[$0] })
        case .sequence(let items):
            let end = items.firstIndex { !isNullable[$0] } ?? items.count
            return (union(Array(items[..<min(end + 1, items.count)])), end == items.count)
        case .optional(let item), .star(let item): return (first[item], true)
        case .plus(let item): return (first[item], isNullable[item])
        case .difference(let left, let right):
            return (zip(first[left], first[right]).map { $0 && !$1 }, false)
        }
    }

    private func union(_ items: [Int]) -> [Bool] {
        (0..<classes.count).map { number in items.contains { first[$0][number] } }
    }
}

/// The tokens that the grammar can distinguish: each kind, and each word it quotes.
struct TokenClasses {
    private let words: [String]
    private static let kinds = TokenKind.allCases

    init(_ grammar: Grammar) {
        var words: Set<String> = []
        for production in grammar.syntactic { Self.collect(&words, production.expression) }
        self.words = words.filter { $0.first?.isLetter ?? false }.sorted()
    }

    var count: Int { Self.kinds.count + words.count }

    func number(of file: TokenizedFile, _ token: Int) -> Int {
        let kind = file.kinds[token]
        if kind == .identifier,
            let word = words.firstIndex(of: file.source.text(file.ranges[token]))
        {
            return Self.kinds.count + word
        }
        return Self.kinds.firstIndex(of: kind) ?? 0
    }

    func matching(literal: String) -> [Bool] {
        let isWord = words.contains(literal)
        return (0..<count).map { number in
            isWord
                ? number == Self.kinds.count + (words.firstIndex(of: literal) ?? -1)
                : number < Self.kinds.count && Self.kinds[number].rawValue == literal
        }
    }

    func matching(token name: String) -> [Bool] {
        (0..<count).map { number in
            let kind = number < Self.kinds.count ? Self.kinds[number] : .identifier
            switch name {
            case "IDENTIFIER": return kind.isName
            case "NUMBER": return kind == .number
            case "STRING": return kind == .string || kind == .rawString
            case "COLOR": return kind == .color
            default: fatalError("\(name) is neither a production nor a token")
            }
        }
    }

    private static func collect(_ words: inout Set<String>, _ expression: GrammarExpression) {
        switch expression {
        case .literal(let text): words.insert(text)
        case .symbol, .characters: break
        case .choice(let items), .sequence(let items): for item in items { collect(&words, item) }
        case .optional(let item), .star(let item), .plus(let item): collect(&words, item)
        case .difference(let left, let right):
            collect(&words, left)
            collect(&words, right)
        }
    }
}
