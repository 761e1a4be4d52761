import TransitionDSL

// Values that begin with `@`, and blocks.

extension ObjectiveCReader {
    mutating func parseAtValue() -> AppExpression {
        let start = index
        index += 1
        switch kind {
        case .leftBracket:
            let values = enclosed { $0.parseArguments() }
            return make(.array(values.map { $0.value }), from: start)
        case .leftBrace:
            let pairs = enclosed { $0.parsePairs() }
            return make(.dictionary(pairs), from: start)
        case .leftParen:
            let value = enclosed { $0.parseElement() }
            return AppExpression(value.kind, range(from: start))
        case .number, .prefixOperator, .infixOperator: return parseBoxed(from: start)
        case .identifier: return parseAtWord(from: start)
        default: return make(.unknown, from: start)
        }
    }

    /// `@1` and `@-1`.
    private mutating func parseBoxed(from start: Int) -> AppExpression {
        let sign = symbol(at: index)
        if sign != nil { advance() }
        guard at(.number), sign == nil || sign == .minus || sign == .plus else {
            return make(.unknown, from: start)
        }
        let place = index
        advance()
        let number = make(.number(tokens[place].name), from: place)
        guard let sign else { return AppExpression(number.kind, range(from: start)) }
        return make(.unary(sign.text, number), from: start)
    }

    private mutating func parseAtWord(from start: Int) -> AppExpression {
        let word = tokens[index].name
        advance()
        switch word {
        case Word.YES.text, Word.true.text: return make(.boolean(true), from: start)
        case Word.NO.text, Word.false.text: return make(.boolean(false), from: start)
        case Word.selector.text where at(.leftParen):
            let name = enclosed { $0.name(at: $0.index) }
            return make(name.map { .selector($0) } ?? .unknown, from: start)
        case Word.protocol.text where at(.leftParen):
            let place = index + 1
            guard let name = enclosed({ $0.name(at: $0.index) }) else {
                return make(.unknown, from: start)
            }
            let type = AppExpression(.name(name, arguments: []), tokens[place].range)
            return make(.member(type, Word.`self`.text), from: start)
        default:
            if at(.leftParen) { skipGroup() }
            return make(.unknown, from: start)
        }
    }

    /// `a: b, c: d` in the braces of a dictionary.
    private mutating func parsePairs() -> [(key: AppExpression, value: AppExpression)] {
        var pairs: [(key: AppExpression, value: AppExpression)] = []
        while index < end {
            let start = index
            let key = beside { $0.parseExpression() }
            while index < end, !at(.colon), !at(.comma) { skipGroup() }
            if consume(if: .colon) { pairs.append((key, parseElement())) }
            _ = consume(if: .comma)
            if index == start { index += 1 }
        }
        return pairs
    }
}

// MARK: - Blocks

extension ObjectiveCReader {
    /// `^{ … }`, `^(A *b) { … }`, `^A *(B c) { … }`.
    mutating func parseClosure() -> AppExpression {
        let start = index
        advance()
        if !at(.leftParen), !at(.leftBrace) { _ = parseTypeName() }
        let parameters = at(.leftParen) ? parseClosureParameters() : []
        skipAttributes()
        guard at(.leftBrace) else { return make(.unknown, from: start) }
        let body = beside { $0.parseBlock() }
        return make(.closure(AppClosure(parameters: parameters, body: body)), from: start)
    }

    mutating func parseClosureParameters() -> [AppClosure.Parameter] {
        enclosed { $0.parseParameters() }
            .map { AppClosure.Parameter(name: $0.name, type: $0.type == .other ? nil : $0.type) }
    }
}
