import TransitionDSL

extension Model {
    /// The value in the base unit where it depends on nothing, as percent of a view's size do. The
    /// recursion is bounded: values nest at most 64 levels.
    func constant(_ handle: Handle<Value>, knowsPercent: Bool = true) -> Double? {
        switch values[handle] {
        case .number(let value, let unit):
            return unit == .percent && !knowsPercent ? nil : unit.inBaseUnit(value)
        case .negated(let operand):
            return constant(operand, knowsPercent: knowsPercent).map { -$0 }
        case .binary(let sign, let left, let right):
            guard let left = constant(left, knowsPercent: knowsPercent),
                let right = constant(right, knowsPercent: knowsPercent)
            else { return nil }
            switch sign {
            case .add: return left + right
            case .subtract: return left - right
            case .multiply: return left * right
            case .divide: return right == 0 ? nil : left / right
            }
        case .bool, .text, .color, .constant, .parameter, .index, .view, .hero, .call, .swift,
            .range:
            return nil
        }
    }
}
