import TransitionDSL

/// Operators and ranges: what is computed when the file is compiled, and what its operands are.
extension Checker {
    mutating func checkRange(_ node: ValueSyntax, _ formal: Formal) -> Handle<Value>? {
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
            reportEmptyRange(node.node)
            return nil
        }
        return model.values.add(.range(bounds[0], bounds[1]))
    }

    mutating func checkNegation(_ unary: UnarySyntax, _ formal: Formal) -> Handle<Value>? {
        let node = unary.node
        guard let operand = unary.operand else { return nil }
        guard isNumeric(formal.type) else {
            recordNames(inUnchecked: operand)
            return wrongType(node, formal, "a number")
        }
        guard let value = checkValue(operand, operandFormal(formal)) else { return nil }
        if formal.type == .uint { return wrongType(node, formal, "a negative number") }
        let negated = model.values.add(.negated(value))
        return checkComputed(negated, node, formal)
    }

    /// What an operand is checked as: the range is that of the result, and nobody computes with nil.
    private func operandFormal(_ formal: Formal) -> Formal {
        var operand = formal
        operand.range = nil
        operand.isOptional = false
        return operand
    }

    mutating func checkArithmetic(
        _ syntax: some OperationsSyntax, _ formal: Formal
    ) -> Handle<Value>? {
        let node = syntax.node
        guard isNumeric(formal.type) else {
            recordNames(inUnchecked: node)
            guard formal.type == .string || formal.type == .heroID else {
                return wrongType(node, formal, "a number")
            }
            reportJoinedTexts(node)
            return nil
        }
        let free = operandFormal(formal)
        let isProduct = node.kind == .product
        let typed = isProduct ? typedOperand(of: node, formal.type) : nil
        var scalar = free
        scalar.type = .double
        func type(_ operand: SyntaxNode) -> Formal {
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
                reportDivisionByZero(operand)
                return nil
            }
            result = model.values.add(.binary(sign, left, right))
        }
        return result.flatMap { checkComputed($0, node, formal) }
    }

    /// In a product one operand has the type, a literal if none says so; all others are plain
    /// numbers.
    private mutating func typedOperand(of node: SyntaxNode, _ type: ValueType) -> SyntaxNode? {
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

    /// Whether an operand of a product can only be the one that has the type.
    private mutating func hasUnit(_ node: SyntaxNode, _ type: ValueType) -> Bool {
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

    /// A literal's range holds for what literals are computed to as well.
    private mutating func checkComputed(
        _ value: Handle<Value>, _ node: SyntaxNode, _ formal: Formal
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

    /// The value in the base unit where it depends on nothing; lengths in percent do.
    @inline(__always) func constant(_ handle: Handle<Value>) -> Double? {
        model.constant(handle, knowsPercent: !scope.allowsPercentLength)
    }
}
