import TransitionDSL

extension ObjectiveCReader {
    /// `switch (a) { case b: … }`. As in Swift, labels in a row are one case, and a case that does
    /// not end goes on with `fallthrough`.
    mutating func parseSwitch(into statements: inout [AppStatement]) {
        let start = index
        advance()
        let subject = at(.leftParen) ? enclosed { $0.parseExpression() } : unknownExpression()
        let cases = at(.leftBrace) ? enclosed(inExpression: false) { $0.parseCases() } : []
        add(.switch(subject, cases), from: start, to: &statements)
    }

    private mutating func parseCases() -> [AppSwitchCase] {
        var cases: [AppSwitchCase] = []
        while index < end {
            let start = index
            if at(.case) || at(.default) {
                if let last = cases.indices.last { addFallthrough(to: &cases[last]) }
                cases.append(parseCase())
            } else {
                skipGroup()
            }
            if index == start { index += 1 }
        }
        return cases
    }

    private mutating func parseCase() -> AppSwitchCase {
        let start = index
        var patterns: [(pattern: AppPattern, condition: AppExpression?)] = []
        var isDefault = false
        while at(.case) || at(.default) {
            if at(.default) {
                isDefault = true
                advance()
            } else {
                patterns.append((beside { $0.parsePattern() }, nil))
            }
            while index < end, !at(.colon), !at(.semicolon), !at(.leftBrace) { skipGroup() }
            _ = consume(if: .colon)
            skipDirectivesBeforeLabel()
        }
        var body: [AppStatement] = []
        while index < end, !at(.case), !at(.default) {
            let place = index
            skipDirectivesBeforeLabel()
            if index == place, at(.directive), isBranchEnd { skipLine() }
            if index == place { parseStatement(into: &body) }
            if index == place { index += 1 }
        }
        return AppSwitchCase(
            patterns: isDefault ? [] : patterns, body: body, range: range(from: start))
    }

    /// The directives around whole cases; their statements are read without the condition.
    private mutating func skipDirectivesBeforeLabel() {
        var next = index
        while kind(at: next) == .directive { next = lineEnd(of: next) }
        if next == end || name(at: next) == Word.case.text || name(at: next) == Word.default.text {
            index = next
        }
    }

    /// `case a` and the range `case a ... b`.
    private mutating func parsePattern() -> AppPattern {
        advance()
        let start = index
        let first = parseExpression()
        guard at(.dots) else { return .expression(first) }
        advance()
        let last = parseExpression()
        return .expression(make(.binary(ObjectiveCOperator.dots.text, first, last), from: start))
    }

    private func addFallthrough(to previous: inout AppSwitchCase) {
        guard !leaves(previous.body) else { return }
        let place = previous.range.endPoint
        previous.body.append(AppStatement(.jump(Word.fallthrough.text), place))
    }

    /// Whether the statements end in one that leaves the case.
    private func leaves(_ statements: [AppStatement]) -> Bool {
        switch statements.last?.kind {
        case .jump, .return, .throw: true
        case .do(let body, _), .try(let body, _): leaves(body)
        case .if(_, let then, let otherwise?): leaves(then) && leaves(otherwise)
        default: false
        }
    }
}
