/// What tree-sitter does in each state, for each symbol.
struct ParseTable {
    enum Action: Hashable {
        case shift(Int)
        /// Only for pieces of an old tree: another piece of a repetition is joined first.
        case shiftRepetition(Int)
        case reduce(Int)
        case accept
        /// A comment.
        case shiftExtra
        case recover
    }

    struct State {
        var actions: [Int: [Action]] = [:]
        var targets: [Int: Int] = [:]
        var kernel: [Automaton.Item] = []
    }

    /// State 0 is for errors, state 1 for the beginning of a file.
    private(set) var states: [State] = []
    /// Where the next token does not decide: a line each, sorted.
    private(set) var conflicts: [String] = []
    let grammar: PlainGrammar

    init(_ grammar: PlainGrammar) {
        self.grammar = grammar
        let automaton = Automaton(grammar)
        states = [State()] + automaton.kernels.indices.map { state(automaton, $0) }
        findConflicts()
        for number in states.indices { removeNames(number) }
        skipUnits()
        removeUnreachable()
        addComments()
    }

    /// Whether the lexer reads the parts of a string in this state.
    func isInside(_ number: Int, _ tokens: [String]) -> Bool {
        number > 0 && tokens.contains { states[number].actions[grammar.number($0)] != nil }
    }
    static let stringParts = ["STRING_CONTENT", "ESCAPE", "'\\('"]
    static let rawStringParts = ["RAW_CONTENT", "'\"#'"]

    private func state(_ automaton: Automaton, _ number: Int) -> State {
        var state = State(kernel: automaton.kernels[number])
        for (rule, tokens) in automaton.reductions[number].sorted(by: { $0.key < $1.key }) {
            for token in tokens { state.actions[token, default: []].append(.reduce(rule)) }
        }
        for (symbol, target) in automaton.targets[number] {
            if symbol >= grammar.tokenCount {
                state.targets[symbol] = target + 1
            } else {
                let isRepetition = (state.actions[symbol] ?? []).contains {
                    if case .reduce(let rule) = $0 {
                        grammar.rules[rule].isRepetition
                    } else {
                        false
                    }
                }
                state.actions[symbol, default: []].append(
                    isRepetition ? .shiftRepetition(target + 1) : .shift(target + 1))
            }
        }
        if number == 0 {
            state.actions[0] = [.reduce(grammar.emptyFile)]
        } else if automaton.kernels[number] == [Automaton.item(0, 1)] {
            state.actions[0] = [.accept]
        }
        return state
    }

    private mutating func findConflicts() {
        var counts: [String: Int] = [:]
        for state in states {
            for (token, actions) in state.actions where actions.count > 1 {
                let choices = actions.compactMap { action -> String? in
                    switch action {
                    case .reduce(let rule): grammar.text(rule)
                    case .shift(let target):
                        states[target].kernel.map {
                            grammar.text(
                                Automaton.rule(of: $0), dot: Automaton.position(of: $0))
                        }.joined(separator: ", ")
                    case .shiftRepetition, .accept, .shiftExtra, .recover: nil
                    }
                }
                if choices.count > 1 {
                    let line =
                        "'\(grammar.symbols[token].name)': \(choices.joined(separator: " | "))"
                    counts[line, default: 0] += 1
                }
            }
        }
        conflicts = counts.map { "\($0.value) × \($0.key)" }.sorted()
    }

    /// Where a word can only be a name, the lexer returns an identifier instead.
    private mutating func removeNames(_ number: Int) {
        guard states[number].actions[grammar.identifier] != nil else { return }
        for (token, actions) in states[number].actions where grammar.symbols[token].isWord {
            guard case .shift(let target) = actions.first, actions.count == 1,
                states[target].kernel.count == 1
            else { continue }
            let rule = grammar.rules[Automaton.rule(of: states[target].kernel[0])]
            if rule.parts.count == 1, rule.parts[0].isAliased {
                states[number].actions[token] = nil
            }
        }
    }

    /// Goes directly to the state after a hidden node of one child, which then is no node at all.
    private mutating func skipUnits() {
        let units = states.map(unit)
        var isChanged = true
        while isChanged {
            isChanged = false
            for number in states.indices {
                let targets = states[number].targets
                for (symbol, target) in targets {
                    guard let hidden = units[target], let next = targets[hidden] else { continue }
                    states[number].targets[symbol] = next
                    isChanged = true
                }
                for (token, actions) in states[number].actions {
                    guard case .shift(let target) = actions.last, let hidden = units[target],
                        let next = states[number].targets[hidden]
                    else { continue }
                    states[number].actions[token] = actions.dropLast() + [.shift(next)]
                    isChanged = true
                }
            }
        }
    }

    /// The hidden node of one child that always ends in a state.
    private func unit(_ state: State) -> Int? {
        guard state.targets.isEmpty, Set(state.actions.values).count == 1,
            case .reduce(let number)? = state.actions.values.first?.first,
            state.actions.values.first?.count == 1
        else { return nil }
        let rule = grammar.rules[number]
        let isPlain = rule.parts.count == 1 && rule.parts[0] == .init(symbol: rule.parts[0].symbol)
        guard isPlain, grammar.symbols[rule.result].look == .hidden,
            !grammar.hasFields(rule.result)
        else { return nil }
        return rule.result
    }

    private mutating func removeUnreachable() {
        var order = [0, 1]
        var numbers: [Int: Int] = [0: 0, 1: 1]
        var next = 1
        func find(_ state: Int) {
            guard numbers[state] == nil else { return }
            numbers[state] = order.count
            order.append(state)
        }
        while next < order.count {
            let state = states[order[next]]
            for (_, actions) in state.actions.sorted(by: { $0.key < $1.key }) {
                for case .shift(let target) in actions { find(target) }
                for case .shiftRepetition(let target) in actions { find(target) }
            }
            for (_, target) in state.targets.sorted(by: { $0.key < $1.key }) { find(target) }
            next += 1
        }
        states = order.map { old in
            var state = states[old]
            state.targets = state.targets.mapValues { numbers[$0] ?? 0 }
            state.actions = state.actions.mapValues { actions in
                actions.map { action in
                    switch action {
                    case .shift(let target): .shift(numbers[target] ?? 0)
                    case .shiftRepetition(let target): .shiftRepetition(numbers[target] ?? 0)
                    case .reduce, .accept, .shiftExtra, .recover: action
                    }
                }
            }
            return state
        }
    }

    private mutating func addComments() {
        for token in 0..<grammar.tokenCount { states[0].actions[token] = [.recover] }
        for number in states.indices
        where !isInside(number, Self.stringParts + Self.rawStringParts) {
            for comment in NodeShapes.comments {
                states[number].actions[grammar.number(comment)] = [.shiftExtra]
            }
        }
    }
}
