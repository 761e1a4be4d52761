import TransitionDSL

extension Planner {
    /// The Swift default of a parameter; nil where its value is no constant of a type that
    /// Swift's literals make, and callers write it themselves.
    mutating func planDefault(_ value: Handle<Value>, _ type: SwiftType) -> DefaultValue? {
        switch type {
        case .string:
            return constantText(value)
        case .bool:
            guard case .bool(let isTrue) = model.values[value] else { return nil }
            return .verbatim(plan.texts.intern(isTrue ? "true" : "false"))
        case .int, .uint:
            guard let number = constantNumber(value), abs(number) < 0x1p62 else { return nil }
            let whole = Int(number)
            guard Double(whole) == number else { return nil }
            return .verbatim(plan.texts.intern(whole.description))
        case .double:
            guard let number = constantNumber(value), number.isFinite else { return nil }
            return .verbatim(plan.texts.intern(number.description))
        case .url, .uuid, .screen, .foreignScreen, .object, .app:
            return nil
        }
    }

    private mutating func constantText(_ value: Handle<Value>) -> DefaultValue? {
        guard case .text(let segments) = model.values[value] else { return nil }
        let start = plan.pieces.count
        for segment in model.segments[segments] {
            guard case .literal(let text) = segment else {
                plan.pieces.removeSubrange(start...)
                return nil
            }
            plan.pieces.append(.literal(text))
        }
        return .string(HandleRange(start: start, end: plan.pieces.count))
    }

    /// The value of constant arithmetic in the base unit: seconds, points, radians, fractions.
    private func constantNumber(_ value: Handle<Value>) -> Double? {
        switch model.values[value] {
        case .number(let number, let unit):
            return unit.inBaseUnit(number)
        case .negated(let operand):
            return constantNumber(operand).map { -$0 }
        case .binary(let operation, let left, let right):
            guard let left = constantNumber(left), let right = constantNumber(right) else {
                return nil
            }
            return operation(left, right)
        case .bool, .text, .color, .constant, .parameter, .index, .view, .hero, .call, .swift,
            .range:
            return nil
        }
    }
}

extension BinaryOperator {
    func callAsFunction(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        }
    }
}
