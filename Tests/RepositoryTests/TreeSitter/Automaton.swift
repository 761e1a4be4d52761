/// The LALR(1) automaton of a grammar: what is read so far decides the state, and the next token
/// decides where a rule ends. Lookaheads are found as DeRemer and Pennello describe.
struct Automaton {
    /// A rule and how many of its parts are read, as one number.
    typealias Item = Int

    /// The items that each state begins with.
    private(set) var kernels: [[Item]] = []
    /// The state after a symbol, for each state.
    private(set) var targets: [[Int: Int]] = []
    /// The rules that end in each state, with the tokens that may follow.
    private(set) var reductions: [[Int: TokenSet]] = []

    private let grammar: PlainGrammar
    private let rules: [[Int]]
    private let rulesOf: [[Int]]
    /// The symbols that may begin a symbol.
    private let corners: [[Int]]

    static func item(_ rule: Int, _ position: Int) -> Item { rule << 5 | position }
    static func rule(of item: Item) -> Int { item >> 5 }
    static func position(of item: Item) -> Int { item & 31 }

    init(_ grammar: PlainGrammar) {
        self.grammar = grammar
        rules = grammar.rules.map { $0.parts.map(\.symbol) }
        var rulesOf = grammar.symbols.map { _ in [Int]() }
        for (number, rule) in grammar.rules.enumerated().dropFirst() {
            rulesOf[rule.result].append(number)
        }
        self.rulesOf = rulesOf
        corners = Self.corners(rules, rulesOf)
        addStates()
        addLookaheads()
    }

    // MARK: States

    private static func corners(_ rules: [[Int]], _ rulesOf: [[Int]]) -> [[Int]] {
        rulesOf.indices.map { symbol in
            var found = [symbol]
            var known: Set<Int> = [symbol]
            var next = 0
            while next < found.count {
                for rule in rulesOf[found[next]] {
                    if let first = rules[rule].first, known.insert(first).inserted {
                        found.append(first)
                    }
                }
                next += 1
            }
            return found.filter { !rulesOf[$0].isEmpty }
        }
    }

    private mutating func addStates() {
        var numbers: [[Item]: Int] = [:]
        add([Self.item(0, 0)], &numbers)
        var state = 0
        while state < kernels.count {
            for (symbol, kernel) in transitions(from: kernels[state]) {
                targets[state][symbol] = numbers[kernel] ?? add(kernel, &numbers)
            }
            state += 1
        }
    }

    @discardableResult private mutating func add(
        _ kernel: [Item], _ numbers: inout [[Item]: Int]
    ) -> Int {
        numbers[kernel] = kernels.count
        kernels.append(kernel)
        targets.append([:])
        reductions.append([:])
        return kernels.count - 1
    }

    /// The symbols that may follow, in their order, each with the items after it.
    private func transitions(from kernel: [Item]) -> [(symbol: Int, kernel: [Item])] {
        var after: [Int: [Item]] = [:]
        var isOpen = [Bool](repeating: false, count: rulesOf.count)
        func advance(_ rule: Int, _ position: Int) {
            guard position < rules[rule].count else { return }
            let symbol = rules[rule][position]
            after[symbol, default: []].append(Self.item(rule, position + 1))
            for corner in corners[symbol] where !isOpen[corner] {
                isOpen[corner] = true
                for rule in rulesOf[corner] { advance(rule, 0) }
            }
        }
        for item in kernel { advance(Self.rule(of: item), Self.position(of: item)) }
        return after.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    // MARK: Lookaheads

    private mutating func addLookaheads() {
        var follow: [TokenSet] = []
        var numbers = targets.map { _ in [Int: Int]() }
        for (state, next) in targets.enumerated() {
            for (symbol, target) in next where symbol >= grammar.tokenCount {
                numbers[state][symbol] = follow.count
                var tokens = TokenSet()
                for token in targets[target].keys where token < grammar.tokenCount {
                    tokens.insert(token)
                }
                if state == 0, symbol == grammar.start { tokens.insert(0) }
                follow.append(tokens)
            }
        }
        // What follows a rule also follows its last part.
        var included = follow.map { _ in [Int]() }
        var ends: [(state: Int, rule: Int, transition: Int)] = []
        for (start, transitions) in numbers.enumerated() {
            for (symbol, transition) in transitions {
                for rule in rulesOf[symbol] {
                    var state = start
                    var last: Int?
                    for part in rules[rule] {
                        last = numbers[state][part]
                        state = targets[state][part] ?? 0
                    }
                    if let last { included[transition].append(last) }
                    ends.append((state, rule, transition))
                }
            }
        }
        propagate(&follow, included)
        for end in ends {
            reductions[end.state][end.rule, default: TokenSet()].formUnion(follow[end.transition])
        }
    }

    private func propagate(_ follow: inout [TokenSet], _ included: [[Int]]) {
        var pending = Array(follow.indices)
        while let number = pending.popLast() {
            for other in included[number] where follow[other].formUnion(follow[number]) {
                pending.append(other)
            }
        }
    }
}

/// A set of at most 128 tokens.
struct TokenSet: Sequence {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ token: Int) {
        precondition(token < 128, "more than 128 tokens")
        if token < 64 { low |= 1 << UInt64(token) } else { high |= 1 << UInt64(token - 64) }
    }

    /// Whether the set grew.
    @discardableResult mutating func formUnion(_ other: TokenSet) -> Bool {
        let old = self
        low |= other.low
        high |= other.high
        return low != old.low || high != old.high
    }

    func contains(_ token: Int) -> Bool {
        (token < 64 ? low >> UInt64(token) : high >> UInt64(token - 64)) & 1 == 1
    }

    func makeIterator() -> some IteratorProtocol<Int> {
        (0..<128).lazy.filter(contains).makeIterator()
    }
}
