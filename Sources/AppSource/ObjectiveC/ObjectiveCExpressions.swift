import TransitionDSL

// Operators of C, from those that bind least to those that bind most.

extension ObjectiveCReader {
    /// An expression without commas. If there is none, nothing is read and it is unknown.
    mutating func parseExpression() -> AppExpression {
        nested { $0.parseAssignment() } ?? skipDeepExpression()
    }

    mutating func skipDeepExpression() -> AppExpression {
        let start = index
        skipGroup()
        return make(.unknown, from: start)
    }

    /// An expression that is unknown and has no tokens.
    func unknownExpression() -> AppExpression { AppExpression(.unknown, range(from: index)) }

    /// An expression over those that were read since ``height`` was 0, unless the tree is too high.
    mutating func make(_ kind: AppExpression.Kind, from start: Int) -> AppExpression {
        height += 1
        guard height <= ObjectiveCReader.highest else {
            height = 1
            return AppExpression(.unknown, range(from: start))
        }
        return AppExpression(kind, range(from: start))
    }

    /// Reads a part of an expression or statement next to others: its height does not add to theirs.
    mutating func beside<Result>(_ read: (inout Self) -> Result) -> Result {
        let outer = height
        height = 0
        let result = read(&self)
        height = max(outer, height)
        return result
    }

    private mutating func parseAssignment() -> AppExpression {
        let start = index
        let target = parseTernary()
        guard let (symbol, count) = operatorHere(), symbol.assigns else { return target }
        for _ in 0..<count { advance() }
        let value = beside { $0.parseInitializer(of: nil) }
        return make(.assignment(symbol.text, target: target, value: value), from: start)
    }

    /// `a ? b : c`; `a ?: b` is `a ?? b`.
    private mutating func parseTernary() -> AppExpression {
        let start = index
        let condition = parseBinary(above: 0)
        guard consume(if: .question) else { return condition }
        if consume(if: .colon) {
            let otherwise = beside { $0.parseNestedTernary() }
            return make(
                .binary(ObjectiveCOperator.coalesce.text, condition, otherwise), from: start)
        }
        let then = beside { $0.parseExpression() }
        guard consume(if: .colon) else { return make(.unknown, from: start) }
        let otherwise = beside { $0.parseNestedTernary() }
        return make(
            .ternary(condition: condition, then: then, otherwise: otherwise), from: start)
    }

    private mutating func parseNestedTernary() -> AppExpression {
        nested { $0.parseTernary() } ?? skipDeepExpression()
    }

    private mutating func parseBinary(above lowest: Int) -> AppExpression {
        let start = index
        var left = parseUnary()
        while let (symbol, count) = operatorHere(), let precedence = symbol.precedence,
            precedence > lowest
        {
            for _ in 0..<count { advance() }
            let right = beside { $0.parseBinary(above: precedence) }
            left = make(.binary(symbol.text, left, right), from: start)
        }
        return left
    }

    /// The operator at ``index`` and the number of its tokens: `>>` and `>>=` are two.
    private func operatorHere() -> (symbol: ObjectiveCOperator, count: Int)? {
        guard let symbol = symbol(at: index) else { return nil }
        guard symbol == .greater, index + 1 < end, isAdjacent(index + 1) else { return (symbol, 1) }
        switch self.symbol(at: index + 1) {
        case .greater: return (.shiftRight, 2)
        case .atLeast: return (.shiftRightAssign, 2)
        default: return (symbol, 1)
        }
    }

    /// Whether nothing is between a token and the one before it.
    func isAdjacent(_ place: Int) -> Bool {
        tokens[place].range.start == tokens[place - 1].range.end
    }

    mutating func consume(if symbol: ObjectiveCOperator) -> Bool {
        guard at(symbol) else { return false }
        advance()
        return true
    }
}

// MARK: - Operators before a value

extension ObjectiveCReader {
    private mutating func parseUnary() -> AppExpression {
        let start = index
        switch symbol(at: index) {
        case .not, .minus, .plus, .tilde, .star:
            let name = tokens[index].name
            advance()
            let value = parseNestedUnary()
            return make(.unary(name, value), from: start)
        case .and, .andAnd:
            advance()
            return parseNestedUnary()
        case .increment, .decrement:
            let isIncrement = at(.increment)
            advance()
            let target = parseNestedUnary()
            return step(target, isIncrement: isIncrement, from: start)
        default:
            if at(.leftParen), let cast = parseCast() { return cast }
            return parsePostfix()
        }
    }

    private mutating func parseNestedUnary() -> AppExpression {
        nested { $0.parseUnary() } ?? skipDeepExpression()
    }

    /// `++a` and `a++` are `a += 1`.
    mutating func step(
        _ target: AppExpression, isIncrement: Bool, from start: Int
    ) -> AppExpression {
        let symbol = isIncrement ? ObjectiveCOperator.plusAssign : .minusAssign
        let one = AppExpression(.number(names.intern("1")), range(from: start))
        return make(.assignment(symbol.text, target: target, value: one), from: start)
    }
}

// MARK: - Casts

extension ObjectiveCReader {
    /// `(A *)x`; nil, and nothing is read, if the parentheses enclose a value.
    private mutating func parseCast() -> AppExpression? {
        let start = index
        guard let close = partner(of: start), let type = castType(upTo: close),
            isCast(from: start, to: close)
        else { return nil }
        index = close
        advance()
        if at(.leftBrace) { return parseCompoundLiteral(type, from: start) }
        let value = parseNestedUnary()
        // `(void)x` and `(__bridge id)x` say nothing about the value.
        if type == .tuple([]) { return value }
        return make(.cast(value, .forced, type), from: start)
    }

    /// The type between parentheses, if that is all there is.
    private mutating func castType(upTo close: Int) -> TypeReference? {
        let outer = (index, end, enclosing)
        index += 1
        end = close
        enclosing += 1
        let type = parseTypeName()
        let isComplete = index == end
        (index, end, enclosing) = outer
        return isComplete ? type : nil
    }

    /// Whether what follows the parentheses makes a cast of them.
    private func isCast(from start: Int, to close: Int) -> Bool {
        let next = close + 1
        let isName = close == start + 2
        switch kind(at: next) {
        case .number, .string, .at: return true
        case .identifier: return !isName || isTypeName(start + 1)
        case .leftParen, .leftBracket, .leftBrace: return !isName || isTypeName(start + 1)
        case .prefixOperator, .infixOperator:
            switch symbol(at: next) {
            case .not, .tilde, .xor: return !isName || isTypeName(start + 1)
            case .minus, .plus, .star, .and, .increment, .decrement:
                guard isName, word(at: start + 1) == nil else { return true }
                return isTypeName(start + 1) && next + 1 < end && isAdjacent(next + 1)
            default: return false
            }
        default: return false
        }
    }

    /// Whether a name looks like that of a type: `NSInteger`, `uint8_t`, `BOOL`, but no `MAX_SIZE`.
    func isTypeName(_ place: Int) -> Bool {
        guard let name = name(at: place) else { return false }
        if word(at: place) != nil { return true }
        let bytes = names.bytes[names.range(name)]
        if bytes.suffix(2).elementsEqual("_t".utf8) { return true }
        guard let first = bytes.first, first.isCapital else { return false }
        return !isMacroName(place) || bytes.elementsEqual("BOOL".utf8)
    }

    /// `(CGPoint){1, 2}` is `CGPoint(1, 2)`.
    private mutating func parseCompoundLiteral(
        _ type: TypeReference, from start: Int
    ) -> AppExpression {
        let values = enclosed { $0.parseArguments() }
        guard let name = type.name else {
            return make(.array(values.map({ $0.value })), from: start)
        }
        let callee = AppExpression(.name(name, arguments: []), tokens[start + 1].range)
        return make(.call(callee, values), from: start)
    }
}
