extension Model {
    /// The value in the base unit (seconds, points, radians, fractions) where it depends on nothing
    /// but parameters that are known, as percent of a view's size do. The recursion is bounded:
    /// values nest at most 64 levels.
    package func constant(
        _ handle: Handle<Value>, knowsPercent: Bool = true,
        parameter known: (Handle<Parameter>) -> Double? = { _ in nil }
    ) -> Double? {
        switch values[handle] {
        case .number(let value, let unit):
            return unit == .percent && !knowsPercent ? nil : unit.inBaseUnit(value)
        case .negated(let operand):
            return constant(operand, knowsPercent: knowsPercent, parameter: known).map { -$0 }
        case .binary(let sign, let left, let right):
            guard let left = constant(left, knowsPercent: knowsPercent, parameter: known),
                let right = constant(right, knowsPercent: knowsPercent, parameter: known)
            else { return nil }
            switch sign {
            case .add: return left + right
            case .subtract: return left - right
            case .multiply: return left * right
            case .divide: return right == 0 ? nil : left / right
            }
        case .parameter(let parameter): return known(parameter)
        case .bool, .text, .color, .constant, .index, .view, .hero, .call, .swift, .range:
            return nil
        }
    }
}
