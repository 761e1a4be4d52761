import TransitionDSL

/// Values: each is checked against the type of its parameter. nil if a problem was reported; the
/// recursion is bounded by the parser's limit on nesting.
extension Checker {
    func checkValue(_ node: SyntaxNode, _ formal: ParameterSignature) -> Handle<Value>? {
        if formal.type == .version { return checkVersion(node, formal) }
        switch node.kind {
        case .value: return checkRange(ValueSyntax(node), formal)
        case .sum: return checkArithmetic(SumSyntax(node), formal)
        case .product: return checkArithmetic(ProductSyntax(node), formal)
        case .unary: return checkNegation(UnarySyntax(node), formal)
        case .primary: return checkPrimary(PrimarySyntax(node), formal)
        case .reference: return checkReference(ReferenceSyntax(node), formal)
        default: return nil
        }
    }

    private func checkPrimary(_ node: PrimarySyntax, _ formal: ParameterSignature)
        -> Handle<Value>?
    {
        switch node.token.kind {
        case .number: return checkNumber(node, formal)
        case .string, .rawString: return checkString(node, formal)
        case .color:
            guard formal.type == .color else { return wrongType(node.node, formal, "a colour") }
            return model.values.add(.color(colorValue(node.token)))
        case .leftParenthesis: return node.inner.flatMap { checkValue($0, formal) }
        default: return nil
        }
    }

    private func checkNumber(_ primary: PrimarySyntax, _ formal: ParameterSignature)
        -> Handle<Value>?
    {
        let node = primary.node
        let literal = NumberLiteral(primary.token)
        guard literal.hasKnownUnit else { return nil }
        guard formal.type.isNumeric else { return wrongType(node, formal, "a number") }
        guard takes(literal.unit, formal.type) else {
            let units = NumberUnit.allCases.filter { takes($0, formal.type) }
            reportWrongUnit(node, literal, formal, units)
            return nil
        }
        var bounded = formal
        if formal.type == .int || formal.type == .uint {
            if !literal.isWhole {
                return wrongType(node, formal, "`\(node.tree.source.text(node.range))`")
            }
            if literal.value > Self.largestWhole { bounded.range = 0...Self.largestWhole }
        }
        guard isInRange(literal.baseValue, bounded) else {
            reportOutOfRange(node, literal, bounded)
            return nil
        }
        return model.values.add(.number(literal.value, literal.unit))
    }

    private func takes(_ unit: NumberUnit, _ type: ValueType) -> Bool {
        if unit == .percent, type == .length { return scope.allowsPercentLength }
        return type.takes(unit)
    }

    /// Infinity is never allowed, even without a range: Swift could not write it.
    func isInRange(_ value: Double, _ formal: ParameterSignature) -> Bool {
        guard value.isFinite else { return false }
        guard let range = formal.range else { return true }
        if formal.excludesLowerBound, value == range.lowerBound { return false }
        return range.contains(value)
    }

    private func checkString(_ primary: PrimarySyntax, _ formal: ParameterSignature)
        -> Handle<Value>?
    {
        guard formal.type == .string || formal.type == .heroID else {
            return wrongType(primary.node, formal, "a text")
        }
        let start = model.segments.count
        let token = primary.token
        for piece in token.pieces() {
            switch piece {
            case .text(let bytes): model.segments.append(.literal(model.texts.intern(bytes)))
            case .hole(let range):
                if let fixed = scope.fixedText {
                    reportHoleNotAllowed(fixed, at: token.place(range))
                    return nil
                }
                let name = token.intern(range.offsets, in: &model.texts)
                if let parameter = parameter(name) {
                    record(hole: range, of: token, .parameter(parameter))
                    if mayBeNil(parameter) {
                        reportNil(parameter, at: token.place(range))
                        return nil
                    }
                    model.segments.append(.parameter(parameter))
                } else if name == scope.indexName {
                    record(hole: range, of: token, index(named: name))
                    model.segments.append(.value(model.values.add(.index(name))))
                } else {
                    record(hole: range, of: token, nil)
                    if isName(range, token) { reportUnknownHole(name, at: token.place(range)) }
                    return nil
                }
            }
        }
        let text = HandleRange<TextSegment>(start: start, end: model.segments.count)
        return model.values.add(.text(text))
    }

    /// `#RRGGBB` is opaque. The lexer has reported all other bytes.
    private func colorValue(_ token: SyntaxToken) -> UInt32 {
        let digits = token.text.dropFirst()
        let value = UInt32(digits, radix: 16) ?? 0
        return digits.count == 6 ? value << 8 | 0xFF : value
    }

    /// Up to this number, each whole number has its own Double, the type of stored values.
    static let largestWhole: Double = 9_007_199_254_740_991
}

/// Operators and ranges, whose operands are constants or parameters.
extension Checker {
    func checkRange(_ node: ValueSyntax, _ formal: ParameterSignature) -> Handle<Value>? {
        guard formal.type == .fractionRange || formal.type == .speedRange else {
            recordNames(inUnchecked: node.node)
            return wrongType(node.node, formal, "a range")
        }
        var bound = formal
        bound.type = formal.type == .fractionRange ? .fraction : .double
        var bounds: [Handle<Value>] = []
        for child in node.bounds {
            if let value = checkValue(child, bound) { bounds.append(value) }
        }
        guard bounds.count == 2 else { return nil }
        if let low = constant(bounds[0]), let high = constant(bounds[1]), low > high {
            report(
                .emptyRange, "the range ends before it begins", at: node.place,
                help: "write the smaller number first")
            return nil
        }
        return model.values.add(.range(bounds[0], bounds[1]))
    }

    func checkNegation(_ unary: UnarySyntax, _ formal: ParameterSignature) -> Handle<
        Value
    >? {
        let node = unary.node
        guard let operand = unary.operand else { return nil }
        guard formal.type.isNumeric else {
            recordNames(inUnchecked: operand)
            return wrongType(node, formal, "a number")
        }
        guard let value = checkValue(operand, operandFormal(formal)) else { return nil }
        if formal.type == .uint { return wrongType(node, formal, "a negative number") }
        let negated = model.values.add(.negated(value))
        return checkComputed(negated, node, formal)
    }

    /// The type of an operand: the range applies to the result, and nil is not allowed.
    private func operandFormal(_ formal: ParameterSignature) -> ParameterSignature {
        var operand = formal
        operand.range = nil
        operand.isOptional = false
        return operand
    }

    func checkArithmetic(
        _ syntax: some OperationsSyntax, _ formal: ParameterSignature
    ) -> Handle<Value>? {
        let node = syntax.node
        guard formal.type.isNumeric else {
            recordNames(inUnchecked: node)
            guard formal.type == .string || formal.type == .heroID else {
                return reportDashedName(node, formal) ? nil : wrongType(node, formal, "a number")
            }
            report(
                .wrongType, "strings cannot be joined with `+`", at: node.place,
                help: "write one string that contains each name: `\"… \\(name)\"`")
            return nil
        }
        let free = operandFormal(formal)
        let isProduct = node.kind == .product
        let typed = isProduct ? typedOperand(of: node, formal.type) : nil
        var scalar = free
        scalar.type = .double
        func type(_ operand: SyntaxNode) -> ParameterSignature {
            !isProduct || operand.index == typed?.index ? free : scalar
        }
        var result = syntax.first.flatMap { checkValue($0, type($0)) }
        for (sign, operand) in syntax.rest {
            let value = checkValue(operand, type(operand))
            guard let left = result, let right = value else {
                result = nil
                continue
            }
            let sign = binaryOperator(sign)
            if sign == .divide, constant(right) == 0 {
                report(.divisionByZero, "this divides by zero", at: operand.place)
                return nil
            }
            result = model.values.add(.binary(sign, left, right))
        }
        return result.flatMap { checkComputed($0, node, formal) }
    }

    /// In a product one operand has the type, a literal if no other does; all others are plain
    /// numbers.
    private func typedOperand(of node: SyntaxNode, _ type: ValueType) -> SyntaxNode? {
        for operand in node.children where hasUnit(operand, type) { return operand }
        return node.child(.primary)
    }

    private func binaryOperator(_ kind: TokenKind) -> BinaryOperator {
        switch kind {
        case .minus: .subtract
        case .star: .multiply
        case .slash: .divide
        default: .add
        }
    }

    /// Whether an operand of a product can only be the one with the type.
    private func hasUnit(_ node: SyntaxNode, _ type: ValueType) -> Bool {
        switch node.kind {
        case .primary:
            let primary = PrimarySyntax(node)
            if let inner = primary.inner { return hasUnit(inner, type) }
            return primary.token.kind == .number && NumberLiteral(primary.token).unit != .none
        case .reference:
            guard let name = name(ReferenceSyntax(node).name), let parameter = parameter(name)
            else { return false }
            return model.parameters[parameter].type == type && type != .double && type != .int
        case .sum, .product, .unary, .value:
            for child in node.children where hasUnit(child, type) { return true }
            return false
        default: return false
        }
    }

    /// The range of a literal also applies to computed constants.
    private func checkComputed(
        _ value: Handle<Value>, _ node: SyntaxNode, _ formal: ParameterSignature
    ) -> Handle<Value>? {
        guard let constant = constant(value) else { return value }
        if formal.type == .int || formal.type == .uint {
            let isWhole = Int64(exactly: constant) != nil && abs(constant) <= Self.largestWhole
            guard isWhole, formal.type == .int || constant >= 0 else {
                return wrongType(node, formal, "`\(constant)`")
            }
        }
        if isInRange(constant, formal) { return value }
        reportComputedOutOfRange(node, constant, formal)
        return nil
    }

    /// The value in the base unit, if it has no dependencies. Percentages of a size do.
    func constant(_ handle: Handle<Value>) -> Double? {
        model.values.constant(handle, knowsPercent: !scope.allowsPercentLength)
    }
}
