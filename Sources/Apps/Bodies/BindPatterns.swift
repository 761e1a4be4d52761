import AppSource
import TransitionDSL

/// The names that patterns declare.
extension BodyWalker {
    mutating func bind(_ pattern: AppPattern, to value: AppExpression) {
        let outer = scope
        switch pattern {
        case .binding(let name): push(name, nil, .expression(value, outer), value.range)
        case .as(let inner, let type):
            bind(inner, to: AppExpression(.cast(value, .forced, type), value.range))
        case .optional(let inner):
            bind(inner, to: AppExpression(.unwrap(value, isForced: true), value.range))
        case .tuple(let parts):
            for (index, part) in parts.enumerated() {
                if case .tuple(let arguments) = value.kind, index < arguments.count {
                    bind(part.pattern, to: arguments[index].value)
                } else {
                    bindNames(of: part.pattern, to: .part(index, value, outer))
                }
            }
        case .enumCase(let name, let parts):
            guard let name = name.lastName else { return }
            for (index, part) in parts.enumerated() {
                bindNames(of: part.pattern, to: .associated(name, index, value, outer))
            }
        case .wildcard, .is, .expression: break
        }
    }

    /// Binds the names of a part of a pattern.
    private mutating func bindNames(of pattern: AppPattern, to value: LocalName.Value) {
        switch pattern {
        case .binding(let name): push(name, nil, value, statement)
        case .as(.binding(let name), let type): push(name, type, value, statement)
        case .optional(let inner): bindNames(of: inner, to: value)
        case .tuple(let parts), .enumCase(_, let parts):
            for part in parts { bindNames(of: part.pattern, to: .unknown) }
        case .as, .wildcard, .is, .expression: break
        }
    }
}
