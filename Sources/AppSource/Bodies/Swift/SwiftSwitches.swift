import TransitionDSL

extension SwiftReader {
    mutating func parseSwitch() -> AppStatement {
        let start = index
        advance()
        let subject = parseConditionExpression()
        let highest = height
        guard kind == .leftBrace else {
            return AppStatement(.unknown, range(from: start))
        }
        let close = partner(index) ?? end
        let cases = within(index + 1..<min(close + 1, end)) { reader in
            reader.end = close
            return reader.resettingContext { $0.parseCases() }
        }
        height = max(height, highest) + 1
        return AppStatement(.switch(subject, cases), range(from: start))
    }

    /// Reads the cases of all branches of `#if`.
    private mutating func parseCases() -> [AppSwitchCase] {
        var cases: [AppSwitchCase] = []
        var highest = 0
        while !isAtEnd {
            if kind == .directive {
                skipLine()
                continue
            }
            let start = index
            if kind == .at {
                advance()
                if kind == .identifier { advance() }
                if kind == .leftParen { skipBrackets() }
            }
            var patterns: [(pattern: AppPattern, condition: AppExpression?)] = []
            if consume(if: .case) {
                patterns = parseCasePatterns()
                highest = max(highest, height)
            } else if !consume(if: .default) {
                // Statements before the first case belong to none.
                if index == start { skipValue(stopsAtAccessors: false) }
                if index == start { advance() }
                continue
            }
            skipToColon()
            let body = parseStatements(StatementEnds(cases: true))
            highest = max(highest, height)
            cases.append(AppSwitchCase(patterns: patterns, body: body, range: range(from: start)))
        }
        height = highest + 1
        return cases
    }

    private mutating func parseCasePatterns() -> [(pattern: AppPattern, condition: AppExpression?)]
    {
        var patterns: [(pattern: AppPattern, condition: AppExpression?)] = []
        var highest = 0
        repeat {
            let pattern = parsePattern()
            highest = max(highest, height)
            var condition: AppExpression?
            if consume(if: .where) {
                condition = parseExpression()
                highest = max(highest, height)
            }
            patterns.append((pattern, condition))
        } while consume(if: .comma)
        height = highest + 1
        return patterns
    }

    /// Skips what of a pattern was not understood.
    private mutating func skipToColon() {
        while !isAtEnd, kind != .colon, !(startsLine && beginsCase(at: index)) {
            switch kind {
            case .leftParen, .leftBracket, .leftBrace: skipBrackets()
            default: advance()
            }
        }
        _ = consume(if: .colon)
    }
}
