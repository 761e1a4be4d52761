/// What a modifier or animation string consists of.
indirect enum HeroTextNode {
    case number(Float, HeroTextToken)
    /// A name, with arguments or without parentheses.
    case name(HeroTextToken, arguments: [HeroTextNode]?)
    /// The operator of a calculation, which Hero reads but never calculates.
    case calculation(HeroTextToken)

    var token: HeroTextToken {
        switch self {
        case .number(_, let token), .name(let token, _), .calculation(let token): token
        }
    }

    /// The name that Hero looks up: of a number its description, of a calculation its operator.
    var name: String {
        switch self {
        case .number(let value, _): "\(value)"
        case .name(let token, _), .calculation(let token): token.text
        }
    }

    var arguments: [HeroTextNode] {
        if case .name(_, let arguments?) = self { arguments } else { [] }
    }

    var number: Float? { if case .number(let value, _) = self { value } else { nil } }

    /// `true` or `false` without parentheses.
    var bool: Bool? {
        guard case .name(let token, nil) = self else { return nil }
        return Bool(token.text)
    }
}

/// Reads a string as Hero does: names and numbers next to each other, without anything between
/// them. Any mistake empties the whole, and a missing `)` at the end stops the app.
func readHeroText(_ text: String) -> Result<[HeroTextNode], HeroTextFailure> {
    switch readHeroTextTokens(text) {
    case .failure(let failure): return .failure(failure)
    case .success(let tokens):
        var parser = HeroTextParser(tokens: tokens, end: text.utf8.count)
        var nodes: [HeroTextNode] = []
        while parser.index < tokens.count {
            guard let node = parser.parsePrimary() else { break }
            nodes.append(node)
        }
        if let problem = parser.problem { return .failure(HeroTextFailure(problem)) }
        return .success(nodes)
    }
}

/// A function returns nil after a mistake, which is the ``problem``.
private struct HeroTextParser {
    /// Hero itself has no limit but the stack.
    private static let deepest = 64

    let tokens: [HeroTextToken]
    let end: Int
    var index = 0
    var problem: TextProblem?
    private var depth = 0

    init(tokens: [HeroTextToken], end: Int) {
        self.tokens = tokens
        self.end = end
    }

    private var current: HeroTextToken? { index < tokens.count ? tokens[index] : nil }

    /// A name, a number or an expression in parentheses.
    mutating func parsePrimary() -> HeroTextNode? {
        guard let token = current else { return fail(.empties, .unclosed) }
        switch token.kind {
        case .identifier: return parseName(token)
        case .number(let value):
            index += 1
            return .number(value, token)
        case .leftParen: return parseParentheses()
        case .comma: return fail(.empties, depth == 0 ? .comma : .missingArgument)
        case .rightParen: return fail(.empties, depth == 0 ? .character : .missingArgument)
        case .other: return fail(.empties, .character)
        }
    }

    private mutating func parseParentheses() -> HeroTextNode? {
        index += 1
        guard enter(), let node = parseExpression() else { return nil }
        depth -= 1
        guard let token = current else { return fail(.crashes, .unclosed) }
        guard case .rightParen = token.kind else { return fail(.empties, .missingComma) }
        index += 1
        return node
    }

    private mutating func parseName(_ name: HeroTextToken) -> HeroTextNode? {
        index += 1
        guard let next = current, case .leftParen = next.kind else {
            return .name(name, arguments: nil)
        }
        index += 1
        guard enter() else { return nil }
        var arguments: [HeroTextNode] = []
        if let token = current, case .rightParen = token.kind {
        } else {
            while true {
                guard let argument = parseExpression() else { return nil }
                arguments.append(argument)
                guard let token = current else { return fail(.crashes, .unclosed) }
                if case .rightParen = token.kind { break }
                guard case .comma = token.kind else { return fail(.empties, .missingComma) }
                index += 1
            }
        }
        index += 1
        depth -= 1
        return .name(name, arguments: arguments)
    }

    private mutating func parseExpression() -> HeroTextNode? {
        guard let node = parsePrimary() else { return nil }
        return parseOperators(after: node, atLeast: 0)
    }

    private mutating func parseOperators(
        after first: HeroTextNode, atLeast least: Int
    ) -> HeroTextNode? {
        var node = first
        while true {
            guard let precedence = precedence() else { return nil }
            guard precedence >= least, let sign = current else { return node }
            index += 1
            guard let right = parsePrimary(), let next = self.precedence() else { return nil }
            if precedence < next,
                parseOperators(after: right, atLeast: precedence + 1) == nil
            {
                return nil
            }
            node = .calculation(sign)
        }
    }

    /// That of the operator here, -1 for another token; nil for a character that is no operator.
    private mutating func precedence() -> Int? {
        guard let token = current, case .other = token.kind else { return -1 }
        switch token.text {
        case "+", "-": return 20
        case "*", "/": return 40
        case ":": return fail(.empties, .label)
        default: return fail(.empties, .character)
        }
    }

    private mutating func enter() -> Bool {
        depth += 1
        if depth > Self.deepest { problem = place(.empties, .nesting) }
        return depth <= Self.deepest
    }

    private mutating func fail<Value>(
        _ effect: TextProblem.Effect, _ cause: TextProblem.Cause
    ) -> Value? {
        problem = place(effect, cause)
        return nil
    }

    private func place(_ effect: TextProblem.Effect, _ cause: TextProblem.Cause) -> TextProblem {
        TextProblem(effect, cause, range: current?.range ?? end..<end, text: current?.text ?? "")
    }
}
