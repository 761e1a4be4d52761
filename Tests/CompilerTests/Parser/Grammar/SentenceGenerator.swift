@testable import TestSupport

/// Writes sentences of the grammar. At each branch it prefers what it has tried least, so that
/// every alternative, every option there and away, and every repetition 0, 1 and 2 times comes up.
struct SentenceGenerator {
    private let productions: [String: GrammarExpression]
    private let heights: [String: Int]
    private var numbers: SeededNumbers
    /// How often each way was taken, by the branch's place in the grammar.
    private(set) var uses: [String: [Int]] = [:]

    /// Beyond this depth every branch goes the shortest way.
    private static let depthLimit = 14

    init(_ grammar: Grammar, seed: UInt64) {
        productions = Dictionary(
            uniqueKeysWithValues: grammar.syntactic.map { ($0.name, $0.expression) }
        )
        heights = Self.heights(of: productions)
        numbers = SeededNumbers(seed: seed)
        for (name, expression) in productions { prepare(expression, name) }
    }

    /// The ways that no sentence has taken yet.
    var untried: [String] {
        uses.flatMap { branch, counts in
            counts.enumerated().filter { $0.element == 0 }.map { "\(branch) way \($0.offset)" }
        }.sorted()
    }

    mutating func sentence(of production: String = "file") -> [String] {
        derivedSentence(of: production).words
    }

    /// A sentence, and how it follows from the production.
    mutating func derivedSentence(
        of production: String = "file"
    ) -> (words: [String], derivation: Derivation) {
        var words: [String] = []
        var root = Derivation(symbol: "", tokens: 0..<0)
        expand(.symbol(production), production, 0, &words, &root)
        return (words, root.children[0])
    }

    // MARK: Expanding

    private mutating func expand(
        _ expression: GrammarExpression, _ place: String, _ depth: Int, _ words: inout [String],
        _ parent: inout Derivation
    ) {
        switch expression {
        case .literal(let text): words.append(text)
        case .symbol(let name):
            var derivation = Derivation(symbol: name, tokens: words.count..<words.count)
            if let body = productions[name] {
                expand(body, name, depth + 1, &words, &derivation)
            } else {
                words.append(terminal(name))
            }
            derivation.tokens = derivation.tokens.lowerBound..<words.count
            parent.children.append(derivation)
        case .choice(let alternatives):
            let way = choose(place, alternatives.map(height), depth)
            expand(alternatives[way], "\(place)|\(way)", depth, &words, &parent)
        case .sequence(let items):
            for (number, item) in items.enumerated() {
                expand(item, "\(place),\(number)", depth, &words, &parent)
            }
        case .optional(let item):
            if choose(place, [0, height(item)], depth) == 1 {
                expand(item, place + "?", depth, &words, &parent)
            }
        case .star(let item):
            for _ in 0..<choose(place, [0, height(item), height(item)], depth) {
                expand(item, place + "*", depth, &words, &parent)
            }
        case .difference(let item, .literal(let excluded)):
            let (start, known) = (words.count, parent.children.count)
            repeat {
                words.removeSubrange(start...)
                parent.children.removeSubrange(known...)
                expand(item, place + "-", depth, &words, &parent)
            } while words[start...] == [excluded]
        case .plus, .characters, .difference: fatalError("not used in productions of tokens")
        }
    }

    private mutating func choose(_ place: String, _ heights: [Int], _ depth: Int) -> Int {
        let counts = uses[place] ?? []
        var ways = Array(heights.indices)
        if depth + (heights.max() ?? 0) > Self.depthLimit {
            ways = ways.filter { heights[$0] == heights.min() }
        } else if Int.random(in: 0..<3, using: &numbers) > 0 {
            let least = counts.min()
            ways = ways.filter { counts[$0] == least }
        }
        let way = ways.randomElement(using: &numbers) ?? 0
        uses[place]?[way] += 1
        return way
    }

    private mutating func terminal(_ name: String) -> String {
        let pool: [String]
        switch name {
        case "IDENTIFIER":
            pool = Int.random(in: 0..<3, using: &numbers) > 0 ? Words.names : Words.keywords
        case "NUMBER": pool = Words.numbers
        case "STRING": pool = Words.strings
        case "COLOR": pool = Words.colors
        default: fatalError("\(name) is neither a production nor a token")
        }
        return pool.randomElement(using: &numbers) ?? ""
    }

    // MARK: Preparing

    private mutating func prepare(_ expression: GrammarExpression, _ place: String) {
        switch expression {
        case .literal, .symbol, .characters: break
        case .choice(let alternatives):
            uses[place] = alternatives.map { _ in 0 }
            for (way, item) in alternatives.enumerated() { prepare(item, "\(place)|\(way)") }
        case .sequence(let items):
            for (number, item) in items.enumerated() { prepare(item, "\(place),\(number)") }
        case .optional(let item):
            uses[place] = [0, 0]
            prepare(item, place + "?")
        case .star(let item), .plus(let item):
            uses[place] = [0, 0, 0]
            prepare(item, place + "*")
        case .difference(let item, _): prepare(item, place + "-")
        }
    }

    private func height(_ expression: GrammarExpression) -> Int {
        Self.height(expression, heights)
    }

    private static func heights(of productions: [String: GrammarExpression]) -> [String: Int] {
        var heights: [String: Int] = [:]
        var isChanged = true
        while isChanged {
            isChanged = false
            for (name, expression) in productions {
                let value = min(height(expression, heights) + 1, 1000)
                if value != heights[name, default: 1000] {
                    heights[name] = value
                    isChanged = true
                }
            }
        }
        return heights
    }

    private static func height(_ expression: GrammarExpression, _ heights: [String: Int]) -> Int {
        switch expression {
        case .literal, .characters: 0
        case .symbol(let name): name.first?.isUppercase ?? false ? 0 : heights[name, default: 1000]
        case .choice(let items): items.map { height($0, heights) }.min() ?? 0
        case .sequence(let items): items.map { height($0, heights) }.max() ?? 0
        case .optional, .star: 0
        case .plus(let item), .difference(let item, _): height(item, heights)
        }
    }
}
