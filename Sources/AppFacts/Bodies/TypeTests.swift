import AppSource
import TransitionDSL

/// The types that conditions and patterns require of names.
extension AppCondition {
    var typeTests: [TypeTest] {
        switch self {
        case .expression(let expression): expression.typeTests
        case .binding(_, _, let value): value?.typeTests ?? []
        case .pattern(let pattern, let value): pattern.typeTests(of: value)
        case .availability: []
        }
    }
}

extension AppExpression {
    /// `a is A`, `a as? A`, and both sides of `&&`.
    fileprivate var typeTests: [TypeTest] {
        switch kind {
        case .cast(let value, _, let type):
            if case .name(let name, _) = value.kind {
                [TypeTest(subject: name, type: type)]
            } else {
                []
            }
        case .binary(_, let left, let right): left.typeTests + right.typeTests
        case .call(let callee, let arguments): Self.kindTest(callee, arguments)
        default: []
        }
    }

    /// `[a isKindOfClass:[A class]]`, `a.isKind(of: A.self)`.
    private static func kindTest(_ callee: AppExpression, _ arguments: [AppArgument]) -> [TypeTest]
    {
        guard case .member(let base, _) = callee.kind, case .name(let subject, _) = base.kind,
            arguments.count == 1,
            case .member(let type, Word.`self`.text) = arguments[0].value.kind,
            case .name(let name, _) = type.kind
        else { return [] }
        return [TypeTest(subject: subject, type: .named([name], arguments: []))]
    }
}

extension AppPattern {
    /// What a pattern requires of the parts of a value.
    func typeTests(of value: AppExpression) -> [TypeTest] {
        switch self {
        case .is(let type), .as(_, let type):
            if case .name(let name, _) = value.kind {
                [TypeTest(subject: name, type: type)]
            } else {
                []
            }
        case .tuple(let parts):
            if case .tuple(let values) = value.kind {
                zip(parts, values).flatMap { $0.pattern.typeTests(of: $1.value) }
            } else {
                []
            }
        case .optional(let inner): inner.typeTests(of: value)
        case .binding, .wildcard, .enumCase, .expression: []
        }
    }
}
