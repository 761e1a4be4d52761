import TransitionDSL

extension SwiftReader {
    /// Reads a pattern. A name in one that `binds` is a new constant, otherwise an expression.
    mutating func parsePattern(binds: Bool = false) -> AppPattern {
        depth += 1
        defer { depth -= 1 }
        let start = index
        guard depth <= Self.maximumDepth else {
            skipValue()
            return .expression(unknown(from: start))
        }
        var pattern = parsePatternStart(binds: binds)
        var count = 0
        while index > start, count < 10 {
            if kind == .postfixOperator, atOperator(UInt8(ascii: "?")) {
                advance()
                pattern = .optional(pattern)
            } else if at(.as) {
                advance()
                if kind == .postfixOperator { advance() }
                pattern = .as(pattern, parseType())
            } else {
                break
            }
            count += 1
            height += 1
        }
        return pattern
    }

    private mutating func parsePatternStart(binds: Bool) -> AppPattern {
        height = 1
        if at(.let) || at(.var) || at(.inout) {
            advance()
            return parsePattern(binds: true)
        }
        if consume(if: .is) { return .is(parseType()) }
        if isUnderscore(index) {
            advance()
            return .wildcard
        }
        let mark = mark
        if kind == .leftParen, partner(index) != nil {
            let elements = parsePatternElements(binds: binds)
            if endsPattern {
                if elements.count == 1, let only = elements.first, only.label == nil {
                    return only.pattern
                }
                return .tuple(elements)
            }
            rewind(to: mark)
        } else if binds, kind == .identifier, kind(at: index + 1) != .dot,
            kind(at: index + 1) != .leftParen
        {
            let name = tokens[index].name
            advance()
            return .binding(name)
        } else if let pattern = parseCasePattern(binds: binds) {
            return pattern
        }
        rewind(to: mark)
        let outer = equalEnds
        equalEnds = true
        let expression = parseExpression()
        equalEnds = outer
        return .expression(expression)
    }

    /// Reads `.name(…)` or `Type.name(…)`; nil if it is another expression.
    private mutating func parseCasePattern(binds: Bool) -> AppPattern? {
        let start = index
        var path: AppExpression
        if kind == .dot {
            guard kind(at: index + 1) == .identifier else { return nil }
            advance()
            path = AppExpression(.implicitMember(tokens[index].name), point)
            advance()
        } else {
            guard kind == .identifier, !isReserved(index), word != .true, word != .false,
                word != .nil
            else { return nil }
            let name = tokens[index].name
            advance()
            path = AppExpression(.name(name, arguments: parseSpecialization()), point)
            guard kind == .dot else { return nil }
        }
        path.range = range(from: start)
        var count = 1
        while kind == .dot, kind(at: index + 1) == .identifier, count < 100 {
            advance()
            let name = tokens[index].name
            advance()
            path = AppExpression(.member(path, name), range(from: start))
            count += 1
        }
        var elements: [(label: Text?, pattern: AppPattern)] = []
        if kind == .leftParen, !startsLine {
            guard partner(index) != nil else { return nil }
            elements = parsePatternElements(binds: binds)
        }
        guard endsPattern else { return nil }
        height = max(height, count) + 1
        return .enumCase(path, elements)
    }

    private var point: SourceRange { tokens[min(index, tokens.count - 1)].range }

    /// Whether a pattern, not an operand of an expression, ends here.
    private var endsPattern: Bool {
        switch kind {
        case .colon, .comma, .equal, .rightParen, .endOfFile, .leftBrace: true
        case .postfixOperator: atOperator(UInt8(ascii: "?"))
        case .identifier: at(.where) || at(.in) || at(.as)
        default: false
        }
    }

    /// Reads the patterns in parentheses.
    private mutating func parsePatternElements(
        binds: Bool
    ) -> [(label: Text?, pattern: AppPattern)] {
        guard let partner = partner(index) else { return [] }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            return reader.resettingContext { $0.parsePatternList(binds: binds) }
        }
    }

    private mutating func parsePatternList(
        binds: Bool
    ) -> [(label: Text?, pattern: AppPattern)] {
        var elements: [(label: Text?, pattern: AppPattern)] = []
        var highest = 0
        while !isAtEnd {
            let start = index
            var label: Text?
            if kind == .identifier, kind(at: index + 1) == .colon {
                label = tokens[index].name
                advance()
                advance()
            }
            let pattern = parsePattern(binds: binds)
            highest = max(highest, height)
            if isAtEnd || kind == .comma {
                elements.append((label, pattern))
            } else {
                elements.append((label, .expression(parseElement())))
            }
            _ = consume(if: .comma)
            if index == start { advance() }
        }
        height = highest + 1
        return elements
    }

    /// The names that a pattern binds, in order.
    func names(of pattern: AppPattern) -> [Text] {
        switch pattern {
        case .binding(let name): [name]
        case .as(let pattern, _), .optional(let pattern): names(of: pattern)
        case .tuple(let elements), .enumCase(_, let elements):
            elements.flatMap { names(of: $0.pattern) }
        case .wildcard, .is, .expression: []
        }
    }
}
