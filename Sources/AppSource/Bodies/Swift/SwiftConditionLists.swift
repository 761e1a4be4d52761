import TransitionDSL

extension SwiftReader {
    /// Reads the conditions of `if`, `guard` and `while`.
    mutating func parseConditions(braceBeginsBody: Bool = true) -> [AppCondition] {
        let outer = self.braceBeginsBody
        self.braceBeginsBody = braceBeginsBody
        defer { self.braceBeginsBody = outer }
        var conditions: [AppCondition] = []
        var highest = 0
        while !isAtEnd, kind != .leftBrace || conditions.isEmpty {
            let start = index
            if let condition = parseCondition() { conditions.append(condition) }
            highest = max(highest, height)
            // `where` separated conditions before Swift 3.
            guard consume(if: .comma) || consume(if: .where) else {
                guard !isConditionEnd else { break }
                conditions.append(.expression(skipCondition(from: start)))
                break
            }
            if index == start { break }
        }
        height = highest + 1
        return conditions
    }

    private var isConditionEnd: Bool { isAtEnd || kind == .leftBrace || at(.else) }

    /// What was not understood, up to the body.
    private mutating func skipCondition(from start: Int) -> AppExpression {
        while !isConditionEnd, kind != .rightBrace, kind != .semicolon {
            if kind == .leftParen || kind == .leftBracket { skipBrackets() } else { advance() }
        }
        return unknown(from: start)
    }

    private mutating func parseCondition() -> AppCondition? {
        height = 1
        if kind == .hash, at(.available, index + 1) || at(.unavailable, index + 1) {
            advance()
            advance()
            if kind == .leftParen { skipBrackets() }
            return .availability
        }
        if consume(if: .case) {
            let pattern = parsePattern()
            let highest = height
            if consume(if: .colon) { _ = parseType() }
            guard consume(if: .equal) else { return nil }
            let value = parseExpression()
            height = max(height, highest)
            return .pattern(pattern, value: value)
        }
        if at(.let) || at(.var) || at(.inout), kind(at: index + 1) != .colon {
            advance()
            return parseBinding()
        }
        let start = index
        let expression = parseExpression()
        return index > start ? .expression(expression) : nil
    }

    /// Reads what follows `let` in a condition.
    private mutating func parseBinding() -> AppCondition? {
        guard kind == .identifier else {
            // `if let (a, b) = value`.
            let pattern = parsePattern(binds: true)
            guard consume(if: .equal) else { return nil }
            return .pattern(pattern, value: parseExpression())
        }
        let name = tokens[index].name
        advance()
        let type = consume(if: .colon) ? parseType() : nil
        guard consumeEqual() else {
            height = 1
            return .binding(name, type: type, value: nil)
        }
        return .binding(name, type: type, value: parseExpression())
    }
}
