import TransitionDSL

/// What is known of values without running the app. The recursion is bounded: values nest at most
/// 64 levels.
extension LintContext {
    /// The number in its base unit where it depends on nothing.
    func constant(_ handle: Handle<Value>) -> Double? { model.constant(handle) }

    /// Whether two values are the same whatever the app does; numbers by what they come to. False
    /// where that cannot be known.
    func isSame(_ left: Handle<Value>, _ right: Handle<Value>) -> Bool {
        if let left = constant(left), let right = constant(right) { return left == right }
        switch (model.values[left], model.values[right]) {
        case (.bool(let left), .bool(let right)): return left == right
        case (.color(let left), .color(let right)): return left == right
        case (.constant(let left), .constant(let right)): return left == right
        case (.parameter(let left), .parameter(let right)): return left == right
        case (.index(let left), .index(let right)): return left == right
        case (.call(let left), .call(let right)): return isSame(left, right)
        case (.view(let left), .view(let right)):
            return texts.path(left) == texts.path(right)
        case (.range(let low, let high), .range(let otherLow, let otherHigh)):
            return isSame(low, otherLow) && isSame(high, otherHigh)
        default: return false
        }
    }

    /// Whether two calls say the same. Those of named lists with arguments, of texts and of the
    /// app's own Swift count as different.
    func isSame(_ left: Handle<Call>, _ right: Handle<Call>) -> Bool {
        let (left, right) = (model.calls[left], model.calls[right])
        guard case .catalog(let leftRow) = left.callee,
            case .catalog(let rightRow) = right.callee,
            leftRow == rightRow, left.arguments.count == right.arguments.count
        else { return false }
        return zip(model.arguments[left.arguments], model.arguments[right.arguments]).allSatisfy {
            $0.parameter == $1.parameter && isSame($0.value, $1.value)
        }
    }
}
