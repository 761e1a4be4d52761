import AppSource
import TransitionDSL

/// Expressions in their order of evaluation.
extension BodyWalker {
    private mutating func walk(_ expressions: [AppExpression]) {
        for expression in expressions { walk(expression) }
    }

    mutating func walk(_ expression: AppExpression) {
        switch expression.kind {
        case .name, .implicitMember, .number, .boolean, .nil, .type, .unknown: break
        case .selector, .keyPath: record(.reference(expression), expression.range)
        case .member(let base, _):
            record(.read(expression), expression.range)
            walk(base)
        case .unwrap(let base, _), .unary(_, let base), .cast(let base, _, _): walk(base)
        case .call(let callee, let arguments): walkCall(expression, callee, arguments)
        case .subscripting(let base, let arguments):
            walk(base)
            for argument in arguments { walk(argument.value) }
        case .string(let pieces):
            for case .hole(let arguments) in pieces {
                for argument in arguments { walk(argument.value) }
            }
        case .array(let elements): walk(elements)
        case .dictionary(let pairs):
            for pair in pairs {
                walk(pair.key)
                walk(pair.value)
            }
        case .tuple(let arguments): for argument in arguments { walk(argument.value) }
        case .closure(let closure): walk(closure, []) { _ in .unknown }
        case .ternary(let condition, let then, let otherwise):
            walk([condition, then, otherwise])
        case .binary(_, let left, let right): walk([left, right])
        case .assignment(let op, let target, let value):
            walkAssignment(expression, op, target, value)
        case .statement(let inner): walk(inner)
        }
    }

    private mutating func walkAssignment(
        _ expression: AppExpression, _ op: Text, _ target: AppExpression, _ value: AppExpression
    ) {
        // The target is written, but what it passes is read.
        switch target.kind {
        case .member(let base, _), .subscripting(let base, _): walk(base)
        default: break
        }
        walk(value)
        record(.assignment(op, target: target, value: value), expression.range)
        guard case .name(let name, _) = target.kind, let declared = scope.local(name) else {
            return
        }
        if closureDepth > 0 {
            push(name, declared.annotation, .unknown, declared.range)
        } else if op == words.equal {
            push(name, declared.annotation, .expression(value, scope), declared.range)
        } else {
            let sum = AppExpression(.binary(words.plus, target, value), expression.range)
            let isSum = op == words.plusEqual
            push(
                name, declared.annotation, isSum ? .expression(sum, scope) : .unknown,
                declared.range)
        }
    }

    private mutating func walkCall(
        _ call: AppExpression, _ callee: AppExpression, _ arguments: [AppArgument]
    ) {
        switch callee.kind {
        case .member(let base, _): walk(base)
        case .closure(let closure): walkImmediate(closure, arguments)
        default: walk(callee)
        }
        record(.call(call, callee: callee, arguments), call.range)
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else {
                walk(argument.value)
                continue
            }
            let outer = scope
            let meaning = words.meaning(ofClosureFor: callee, arguments)
            let types = words.closureTypes.types(
                ofClosureFor: callee, label: argument.label, arguments)
            walk(closure, types) { index in
                switch meaning {
                case .elements(let base): .element(base, outer)
                case .parts(let base): .part(index, base.element, outer)
                case .same(let base): .expression(base, outer)
                case .other: .unknown
                }
            }
        }
    }

    /// A closure that is called where it is written runs in the straight line of the code.
    private mutating func walkImmediate(_ closure: AppClosure, _ arguments: [AppArgument]) {
        let outer = scope
        for (index, argument) in arguments.enumerated() {
            let name =
                closure.parameters.map { index < $0.count ? $0[index].name : nil }
                ?? (index < words.dollars.count ? words.dollars[index] : nil)
            if let name {
                push(name, nil, .expression(argument.value, outer), argument.value.range)
            }
        }
        walkBlock(closure.body, nil)
        scope.locals = outer.locals
    }

    /// `types` are those of its parameters if it does not write them.
    private mutating func walk(
        _ closure: AppClosure, _ types: [TypeReference?], _ value: (Int) -> LocalName.Value
    ) {
        let outer = scope.locals
        func type(_ index: Int) -> TypeReference? { index < types.count ? types[index] : nil }
        if let parameters = closure.parameters {
            for (index, parameter) in parameters.enumerated() {
                push(parameter.name, parameter.type ?? type(index), value(index), statement)
            }
        } else {
            for (index, name) in words.dollars.enumerated() {
                push(name, type(index), value(index), statement)
            }
        }
        closureDepth += 1
        walkBlock(closure.body, nil)
        closureDepth -= 1
        scope.locals = outer
        forget(closure.body.assignedNames)
    }
}
