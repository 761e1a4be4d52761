import TransitionDSL

extension SwiftReader {
    /// Reads the statement whose keyword is at this place.
    mutating func parseControlFlow() -> AppStatement {
        let start = index
        switch word {
        case .if: return parseIf()
        case .guard: return parseGuard()
        case .for: return parseFor()
        case .while:
            advance()
            let conditions = parseConditions()
            let highest = height
            let body = parseBody()
            height = max(height, highest) + 1
            return AppStatement(.while(conditions, body: body), range(from: start))
        case .repeat: return parseRepeat()
        case .switch: return parseSwitch()
        case .do: return parseDo()
        case .defer:
            advance()
            let body = parseBody()
            return AppStatement(.defer(body), range(from: start))
        default:
            advance()
            return AppStatement(.unknown, range(from: start))
        }
    }

    /// Reads `{…}`; nothing without an opening brace.
    mutating func parseBody() -> [AppStatement] {
        guard kind == .leftBrace else {
            height = 1
            return []
        }
        let close = partner(index) ?? end
        return within(index + 1..<min(close + 1, end)) { reader in
            reader.end = close
            return reader.resettingContext { $0.parseStatements() }
        }
    }

    /// Reads a chain of `if`, `else if` and `else`, without recursion: chains are long.
    private mutating func parseIf() -> AppStatement {
        var branches: [(start: Int, conditions: [AppCondition], then: [AppStatement])] = []
        var otherwise: [AppStatement]?
        var highest = 0
        repeat {
            let start = index
            advance()
            let conditions = parseConditions()
            highest = max(highest, height)
            branches.append((start, conditions, parseBody()))
            highest = max(highest, height)
            guard consume(if: .else) else { break }
            if !at(.if) {
                otherwise = parseBody()
                highest = max(highest, height)
                break
            }
        } while !isAtEnd
        return fold(branches, otherwise, height: highest)
    }

    private mutating func fold(
        _ branches: [(start: Int, conditions: [AppCondition], then: [AppStatement])],
        _ last: [AppStatement]?, height: Int
    ) -> AppStatement {
        var otherwise = last
        self.height = height + branches.count
        for (index, branch) in branches.enumerated().reversed() {
            let range = range(from: branch.start)
            if branches.count - index > Self.maximumHeight {
                otherwise = [AppStatement(.unknown, range)]
                continue
            }
            let kind = AppStatement.Kind.if(
                branch.conditions, then: branch.then, otherwise: otherwise)
            if index == 0 { return AppStatement(kind, range) }
            otherwise = [AppStatement(kind, range)]
        }
        self.height = 1
        return AppStatement(.unknown, range(from: branches.first?.start ?? self.index))
    }

    private mutating func parseGuard() -> AppStatement {
        let start = index
        advance()
        // No body follows the conditions, so a `{` is a trailing closure.
        let conditions = parseConditions(braceBeginsBody: false)
        let highest = height
        _ = consume(if: .else)
        let otherwise = parseBody()
        height = max(height, highest) + 1
        return AppStatement(.guard(conditions, otherwise: otherwise), range(from: start))
    }

    private mutating func parseFor() -> AppStatement {
        let start = index
        advance()
        while at(.try) || at(.await) { advance() }
        let isCase = consume(if: .case)
        let pattern = parsePattern(binds: !isCase)
        let type = consume(if: .colon) ? parseType() : nil
        guard consume(if: .in) else { return skipLoop(from: start) }
        let sequence = parseConditionExpression()
        var highest = height
        var condition: AppExpression?
        if consume(if: .where) {
            condition = parseConditionExpression()
            highest = max(highest, height)
        }
        let body = parseBody()
        height = max(height, highest) + 1
        let kind = AppStatement.Kind.for(
            names: names(of: pattern), type: type, in: sequence, where: condition, body: body)
        return AppStatement(kind, range(from: start))
    }

    /// Skips `for var i = 0; i < 10; i++ {…}` of old Swift.
    private mutating func skipLoop(from start: Int) -> AppStatement {
        while !isAtEnd, kind != .leftBrace, kind != .rightBrace {
            if kind == .leftParen || kind == .leftBracket { skipBrackets() } else { advance() }
        }
        if kind == .leftBrace { skipBrackets() }
        height = 1
        return AppStatement(.unknown, range(from: start))
    }

    /// Reads an expression before a body.
    mutating func parseConditionExpression() -> AppExpression {
        let outer = braceBeginsBody
        braceBeginsBody = true
        let expression = parseExpression()
        braceBeginsBody = outer
        return expression
    }

    private mutating func parseRepeat() -> AppStatement {
        let start = index
        advance()
        let body = parseBody()
        let highest = height
        guard consume(if: .while) else {
            return AppStatement(.unknown, range(from: start))
        }
        let condition = parseExpression()
        height = max(height, highest) + 1
        return AppStatement(.repeat(body: body, condition: condition), range(from: start))
    }

    private mutating func parseDo() -> AppStatement {
        let start = index
        advance()
        skipEffects()
        let body = parseBody()
        var highest = height
        var catches: [[AppStatement]] = []
        while at(.catch) {
            advance()
            // The pattern.
            while !isAtEnd, kind != .leftBrace, kind != .rightBrace {
                if kind == .leftParen || kind == .leftBracket { skipBrackets() } else { advance() }
            }
            catches.append(parseBody())
            highest = max(highest, height)
        }
        height = highest + 1
        return AppStatement(.do(body, catches: catches), range(from: start))
    }
}
