import TransitionDSL

extension Parser {
    /// value ::= sum ( '...' sum )?
    mutating func parseValue() {
        guard depth < Self.maximumDepth else {
            reportNestingTooDeep()
            return skipNestedValue()
        }
        depth += 1
        let mark = mark()
        parseSum()
        if consume(if: .ellipsis) {
            parseSum()
            wrap(mark, in: .value)
        }
        depth -= 1
    }

    /// sum ::= product ( ( '+' | '-' ) product )*
    mutating func parseSum() {
        let mark = mark()
        parseProduct()
        guard at(.plus) || at(.minus) else { return }
        var operands = 1
        while consume(if: .plus) || consume(if: .minus), mayAddOperand(&operands) { parseProduct() }
        wrap(mark, in: .sum)
    }

    /// product ::= unary ( ( '*' | '/' ) unary )*
    mutating func parseProduct() {
        let mark = mark()
        parseUnary()
        guard at(.star) || at(.slash) else { return }
        var operands = 1
        while consume(if: .star) || consume(if: .slash), mayAddOperand(&operands) { parseUnary() }
        wrap(mark, in: .product)
    }

    /// unary ::= '-'? primary
    mutating func parseUnary() {
        guard at(.minus) else { return parsePrimary() }
        let node = openWord(.unary)
        parsePrimary()
        close(node)
    }

    /// primary ::= NUMBER | STRING | COLOR | reference | '(' value ')'
    mutating func parsePrimary() {
        if kinds[position].isLiteral {
            parseToken(as: .primary)
        } else if atName, !beginsNextItem() {
            parseReference()
        } else if at(.leftParenthesis) {
            let node = open(.primary)
            advance()
            parseValue()
            expect(.rightParenthesis)
            close(node)
        } else {
            let range = openVersionRange
            let isSigned = at(.plus) && kind(ahead: 1) == .number
            reportUnexpected(
                expected: "a value",
                help: isSigned
                    ? "write the number without `+`" : range?.help ?? helpForVersionArgument,
                fix: isSigned
                    ? removal(of: position, "remove the `+`", isSafe: true) : range?.fix)
        }
    }

    /// reference ::= name arguments? ( '.' name )*
    mutating func parseReference() {
        let node = openWord(.reference)
        if at(.leftParenthesis) { parseArguments() }
        while consume(if: .dot), expectName("a name after the dot") {}
        close(node)
    }

    /// Counts an operand. Each makes the value one level deeper, so their number is limited.
    private mutating func mayAddOperand(_ count: inout Int) -> Bool {
        count += 1
        if count <= Self.maximumOperandCount { return true }
        reportNestingTooDeep("a value has more than \(Self.maximumOperandCount) operands")
        skipNestedValue()
        return false
    }

    /// Skips tokens that are nested too deep, up to the closing parenthesis.
    private mutating func skipNestedValue() {
        var open = 0
        while !atEnd, !at(.leftBrace), !at(.rightBrace) {
            if at(.leftParenthesis) { open += 1 }
            if at(.rightParenthesis) {
                if open == 0 { return }
                open -= 1
            }
            advance()
        }
    }
}
