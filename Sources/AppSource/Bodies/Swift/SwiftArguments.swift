import TransitionDSL

extension SwiftReader {
    /// Reads `(…)` or `[…]` after an operand.
    mutating func parseArguments() -> [AppArgument] {
        guard let partner = partner(index) else {
            skipBrackets()
            height = 1
            return []
        }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            return reader.resettingContext { $0.parseArgumentList() }
        }
    }

    /// Reads values with labels and commas to the end.
    mutating func parseArgumentList() -> [AppArgument] {
        var arguments: [AppArgument] = []
        var highest = 0
        while !isAtEnd {
            let start = index
            if kind == .directive {
                skipLine()
                continue
            }
            var label: Text?
            if kind == .identifier, kind(at: index + 1) == .colon {
                label = tokens[index].name
                advance()
                advance()
            }
            let value = parseElement()
            highest = max(highest, height)
            if index > start { arguments.append(AppArgument(label: label, value: value)) }
            _ = consume(if: .comma)
            if index == start { advance() }
        }
        height = highest
        return arguments
    }

    /// Reads a value before a comma or the end; if it does not end there, it was not understood.
    mutating func parseElement() -> AppExpression {
        let start = index
        let value = parseExpression()
        if isAtEnd || kind == .comma || kind == .directive { return value }
        while !isAtEnd, kind != .comma {
            let before = index
            skipValue(stopsAtAccessors: false)
            if index == before, kind != .comma { advance() }
        }
        return unknown(from: start)
    }

    /// Reads `(value)`, whose parentheses are left out, a tuple, or a function type.
    mutating func parseParentheses() -> AppExpression {
        let start = index
        guard let partner = partner(index) else {
            skipBrackets()
            return unknown(from: start)
        }
        if let type = parseTypeValue(endsBefore: { $0.kind(at: partner + 1) == .arrow }) {
            return AppExpression(.type(type), range(from: start))
        }
        let elements = parseArguments()
        if elements.count == 1, let only = elements.first, only.label == nil {
            return AppExpression(only.value.kind, range(from: start))
        }
        return node(.tuple(elements), range(from: start), height: height + 1)
    }

    /// Reads a type that is a value, if what follows it shows that.
    private mutating func parseTypeValue(
        endsBefore isType: (SwiftReader) -> Bool
    ) -> TypeReference? {
        guard index >= typeFailureEnd, isType(self) else { return nil }
        let mark = mark
        let outerEnd = end
        // What is no type is read again, so the end is bounded. No type is that long.
        end = min(end, (partner(index) ?? index) + 200)
        let type = parseType()
        end = outerEnd
        if isWhole(type) { return type }
        typeFailureEnd = index
        rewind(to: mark)
        return nil
    }

    private func isWhole(_ type: TypeReference) -> Bool {
        switch type {
        case .other: false
        case .named(_, let arguments): arguments.allSatisfy { isWhole($0) }
        case .optional(let type), .array(let type): isWhole(type)
        case .dictionary(let key, let value): isWhole(key) && isWhole(value)
        case .tuple(let types), .composition(let types): types.allSatisfy { isWhole($0) }
        case .labeled(_, let type): isWhole(type)
        case .function(let types, let result): types.allSatisfy { isWhole($0) } && isWhole(result)
        }
    }

    /// Reads an array, a dictionary, or their type if it is a value: `[Int]()`.
    mutating func parseCollection() -> AppExpression {
        let start = index
        guard let partner = partner(index) else {
            skipBrackets()
            return unknown(from: start)
        }
        if let type = parseTypeValue(endsBefore: { $0.isTypeMember(at: partner + 1) }) {
            return AppExpression(.type(type), range(from: start))
        }
        return within(index + 1..<partner + 1) { reader in
            reader.end = partner
            let kind = reader.resettingContext { $0.parseElements() }
            let height = reader.height + 1
            reader.end = partner + 1
            reader.jump(to: partner + 1)
            return reader.node(kind, reader.range(from: start), height: height)
        }
    }

    /// Whether `(` or `.self` follows, which only a type has.
    private func isTypeMember(at index: Int) -> Bool {
        switch kind(at: index) {
        case .leftParen: !startsLine(index)
        case .dot: at(.self, index + 1) || at(.`init`, index + 1) || at(.Type, index + 1)
        default: false
        }
    }

    private mutating func parseElements() -> AppExpression.Kind {
        if kind == .colon, index + 1 == end {
            advance()
            height = 0
            return .dictionary([])
        }
        var elements: [AppExpression] = []
        var pairs: [(key: AppExpression, value: AppExpression)] = []
        var highest = 0
        while !isAtEnd {
            let start = index
            if kind == .directive {
                skipLine()
                continue
            }
            let element = parseExpression()
            highest = max(highest, height)
            if index > start, consume(if: .colon) {
                pairs.append((element, parseElement()))
                highest = max(highest, height)
            } else if isAtEnd || kind == .comma || kind == .directive {
                if index > start { elements.append(element) }
            } else {
                _ = parseElement()
                elements.append(unknown(from: start))
            }
            _ = consume(if: .comma)
            if index == start { advance() }
        }
        height = highest
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }
}
