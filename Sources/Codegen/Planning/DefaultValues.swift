import TransitionDSL

extension Planner {
    /// The Swift default of a parameter; nil where its value is no constant of a type that
    /// Swift's literals make, and callers write it themselves.
    mutating func planDefault(_ value: Handle<Value>, _ type: SwiftType) -> DefaultValue? {
        switch type {
        case .string: return constantText(value)
        case .bool:
            guard case .bool(let isTrue) = model.values[value] else { return nil }
            return .verbatim(plan.texts.intern(isTrue ? "true" : "false"))
        case .int, .uint:
            guard let number = model.constant(value), abs(number) < 0x1p62 else { return nil }
            let whole = Int(number)
            guard Double(whole) == number else { return nil }
            return .verbatim(plan.texts.intern(whole.description))
        case .double:
            guard let number = model.constant(value), number.isFinite else { return nil }
            return .verbatim(plan.texts.intern(number.description))
        case .url, .uuid, .screen, .foreignScreen, .object, .app: return nil
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
}
