import AppSource
import TransitionDSL

/// Modifiers in the words of the catalog.
extension Evaluator {
    private static let deepestModifier = 8

    /// One modifier: `translate(y: 40)`, `fade`. A name that the app gave to one is the modifier
    /// itself.
    func modifier(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?, depth: Int
    ) -> FactValue {
        let next = depth + 1
        switch expression.kind {
        case .implicitMember(let name):
            guard depth < Self.deepestModifier, fuel.use(in: scope.file),
                let id = extensionMember(name, of: ["HeroModifier"]),
                let (value, inner) = onlyValue(of: id)
            else { return .name(string(name)) }
            return modifier(value, in: inner, nil, depth: next)
        case .name(let name, _):
            guard depth < Self.deepestModifier, fuel.use(in: scope.file) else { break }
            switch meaning(of: name, in: scope) {
            case .local(let local):
                if let given = self.given(local, frame) {
                    return modifier(given.value, in: given.scope, given.frame, depth: next)
                }
                guard case .expression(let inner, let outer) = local.value else { break }
                return modifier(inner, in: outer, frame, depth: next)
            case .members(let ids), .globals(let ids):
                guard let (value, inner) = ids.first.flatMap(onlyValue) else { break }
                return modifier(value, in: inner, nil, depth: next)
            case .type, .unknown: break
            }
        case .member(let base, let name):
            guard depth < Self.deepestModifier, fuel.use(in: scope.file),
                let id = candidates(name, of: base, in: scope).ids.first,
                let (value, inner) = onlyValue(of: id)
            else { return .name(string(name)) }
            return modifier(value, in: inner, nil, depth: next)
        case .call(let callee, let arguments):
            guard let name = callee.lastName else { break }
            if case .name = callee.kind { break }
            if arguments.isEmpty { return .name(string(name)) }
            let values = arguments.map { argument in
                let label = argument.label.map(string) ?? ""
                let unit = modifierUnit(string(name), label: label)
                return FactCall.Argument(
                    label,
                    modifierArgument(argument.value, unit: unit, in: scope, frame, depth: depth))
            }
            return .call(FactCall(string(name), values))
        default: break
        }
        return .source(sourceText(expression, in: scope))
    }

    private func modifierArgument(
        _ expression: AppExpression, unit: String, in scope: NameScope, _ frame: CallFrame?,
        depth: Int
    ) -> FactValue {
        if let number = modifierNumber(expression, in: scope, frame, depth: 0) {
            return .number(number, unit: unit)
        }
        switch expression.kind {
        case .boolean(let flag): return .bool(flag)
        case .array(let elements):
            return .list(elements.map { modifier($0, in: scope, frame, depth: depth) })
        case .implicitMember: return modifier(expression, in: scope, frame, depth: depth)
        case .name(let name, _):
            guard depth < Self.deepestModifier, fuel.use(in: scope.file),
                let local = scope.local(name),
                let given = given(local, frame)
            else { break }
            return modifierArgument(
                given.value, unit: unit, in: given.scope, given.frame, depth: depth + 1)
        case .call(let callee, let arguments):
            if case .implicitMember = callee.kind {
                return modifier(expression, in: scope, frame, depth: depth)
            }
            // `CGPoint(x: 1, y: 2)` is `point(x: 1, y: 2)`.
            guard case .name(let type, _) = callee.kind, arguments.count == 2,
                let name = Self.geometry[string(type)]
            else { break }
            let parts = arguments.map { argument in
                FactCall.Argument(
                    argument.label.map(string) ?? "",
                    modifierArgument(argument.value, unit: "", in: scope, frame, depth: depth))
            }
            return .call(FactCall(name, parts))
        default: break
        }
        return .source(sourceText(expression, in: scope))
    }

    private static let geometry = ["CGPoint": "point", "CGSize": "size"]

    /// What a call gives to a parameter.
    private func given(_ local: LocalName, _ frame: CallFrame?) -> CallFrame.Argument? {
        guard case .parameter(let function, let index) = local.value, let frame,
            frame.function == function
        else { return nil }
        return frame.arguments[index]
    }

    /// A number: written, of a constant, or given by a call.
    private func modifierNumber(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?, depth: Int
    ) -> Double? {
        guard depth < Self.deepestModifier, fuel.use(in: scope.file) else { return nil }
        let next = depth + 1
        switch expression.kind {
        case .number(let spelling):
            return Float(string(spelling).filter { $0 != "_" }).map(Apps.modifierNumber)
        case .unary(let op, let base):
            guard string(op) == "-",
                let number = modifierNumber(base, in: scope, frame, depth: next)
            else { return nil }
            return -number
        case .name(let name, _):
            switch meaning(of: name, in: scope) {
            case .local(let local):
                if let given = given(local, frame) {
                    return modifierNumber(given.value, in: given.scope, given.frame, depth: next)
                }
                if case .parameter(let function, let index) = local.value, frame == nil {
                    return onlyNumber(function, index, depth: next)
                }
                guard case .expression(let inner, let outer) = local.value else { return nil }
                return modifierNumber(inner, in: outer, frame, depth: next)
            case .members(let ids), .globals(let ids): return constantNumber(ids, depth: next)
            case .type, .unknown: return nil
            }
        case .member(let base, let name):
            return constantNumber(candidates(name, of: base, in: scope).ids, depth: next)
        case .unwrap(let base, true), .cast(let base, .as, _):
            return modifierNumber(base, in: scope, frame, depth: next)
        case .call(let callee, let arguments):
            guard arguments.count == 1, isNumberType(callee),
                arguments[0].label.map({ string($0) == "exactly" }) ?? true
            else { return nil }
            return modifierNumber(arguments[0].value, in: scope, frame, depth: next)
        case .binary(let op, let left, let right):
            guard let left = modifierNumber(left, in: scope, frame, depth: next),
                let right = modifierNumber(right, in: scope, frame, depth: next)
            else { return nil }
            return result(string(op), left, right)
        default: return nil
        }
    }

    /// `TimeInterval` of `TimeInterval(0.5)`. What a conversion to a whole number drops is not known.
    private func isNumberType(_ callee: AppExpression) -> Bool {
        guard let name = callee.lastName.map(string), program.typesByName[text(name)] == nil else {
            return false
        }
        return ["TimeInterval", "Double", "CGFloat", "Float"].contains(name)
    }

    /// The result of a calculation. A quotient of whole numbers may be a whole number, too.
    private func result(_ op: String, _ left: Double, _ right: Double) -> Double? {
        let result: Double
        switch op {
        case "+": result = left + right
        case "-": result = left - right
        case "*": result = left * right
        case "/":
            result = left / right
            let isWhole = left == left.rounded() && right == right.rounded()
            if isWhole, result != result.rounded() { return nil }
        default: return nil
        }
        return result.isFinite ? Apps.modifierNumber(Float(result)) : nil
    }

    /// The number that all calls give to a parameter.
    private func onlyNumber(_ function: DeclarationID, _ index: Int, depth: Int) -> Double? {
        guard begin(.parameter(function, index)) else { return nil }
        defer { end(.parameter(function, index)) }
        var numbers: Set<Double?> = []
        for call in calls(of: function) {
            let given = frame(function, call.arguments, in: call.site.scope, nil, nil)
                .arguments[index]
            numbers.insert(
                given.flatMap { modifierNumber($0.value, in: $0.scope, nil, depth: depth) })
        }
        return numbers.count == 1 ? numbers.first ?? nil : nil
    }

    private func constantNumber(_ ids: [DeclarationID], depth: Int) -> Double? {
        guard let id = ids.first, program.declaration(id).modifiers.contains(.constant),
            let (value, scope) = onlyValue(of: id)
        else { return nil }
        return modifierNumber(value, in: scope, nil, depth: depth)
    }

    /// Whether a modifier of a helper depends on its parameters in a way that is not followed.
    func isOpen(_ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?) -> Bool {
        guard let function = frame?.function ?? scope.declaration else { return false }
        switch expression.kind {
        case .name(let name, _):
            guard frame == nil, case .parameter(function, _)? = scope.local(name)?.value else {
                return false
            }
            return modifierNumber(expression, in: scope, nil, depth: 0) == nil
        case .array(let elements): return elements.contains { isOpen($0, in: scope, frame) }
        case .call(let callee, let arguments):
            if case .name(let type, _) = callee.kind, Self.geometry[string(type)] == nil {
                return mentions(function, expression, in: scope)
            }
            return arguments.contains { isOpen($0.value, in: scope, frame) }
        default: return mentions(function, expression, in: scope)
        }
    }

    /// Whether an expression contains a parameter of a function.
    private func mentions(
        _ function: DeclarationID, _ expression: AppExpression, in scope: NameScope
    ) -> Bool {
        func any(_ parts: [AppExpression]) -> Bool {
            parts.contains { mentions(function, $0, in: scope) }
        }
        switch expression.kind {
        case .name(let name, _):
            if case .parameter(function, _)? = scope.local(name)?.value { return true }
            return false
        case .binary(_, let left, let right): return any([left, right])
        case .ternary(let condition, let then, let otherwise):
            return any([condition, then, otherwise])
        case .unary(_, let base), .unwrap(let base, _), .cast(let base, _, _),
            .member(let base, _):
            return any([base])
        case .call(let callee, let arguments), .subscripting(let callee, let arguments):
            return any([callee] + arguments.map { $0.value })
        default: return false
        }
    }

    /// The ids of `.source(heroID:)` in a modifier, also in `whenMatched(…)` and others.
    func sources(
        of element: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> [ModifierArray.Source] {
        switch element.kind {
        case .array(let elements): return elements.flatMap { sources(of: $0, in: scope, frame) }
        case .call(let callee, let arguments):
            let isSource = callee.lastName == engineNames.source
            let id = isSource ? arguments.first { $0.label == engineNames.heroID } : nil
            let own = id.map { ModifierArray.Source(value: $0.value, scope: scope, frame: frame) }
            return (own.map { [$0] } ?? [])
                + arguments.flatMap { sources(of: $0.value, in: scope, frame) }
        default: return []
        }
    }
}
