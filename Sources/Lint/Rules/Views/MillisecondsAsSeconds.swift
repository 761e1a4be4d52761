import TransitionDSL

/// A bare number for a time that can only be meant as milliseconds: bare numbers are seconds.
enum MillisecondsAsSeconds: LintRule {
    static let id = DiagnosticID.millisecondsAsSeconds

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for index in model.calls.indices {
            for argument in model.calls[index].arguments.indices
            where context.looksLikeMilliseconds(model.arguments[argument].value) {
                let (call, argument) = (model.calls[index], model.arguments[argument])
                guard context.isOwn(call.place),
                    type(of: argument, in: call, model) == .duration
                else { continue }
                let token = context.place(ofNumber: argument.value, in: call.place)
                problems += problem(argument.value, at: token, otherwise: call.place, context)
            }
        }
        for parameter in model.parameters where context.isOwn(parameter.place) {
            guard parameter.type == .duration, let value = parameter.defaultValue,
                context.looksLikeMilliseconds(value)
            else { continue }
            problems += problem(
                value, at: context.place(ofNumberAfter: parameter.place), context)
        }
        return problems
    }

    private static func type(
        of argument: Argument, in call: Call, _ model: Model
    ) -> ValueType? {
        func declared(_ parameters: HandleRange<Parameter>) -> ValueType? {
            let index = Int(parameters.start) + Int(argument.parameter)
            return parameters.indices.contains(index) ? model.parameters[index].type : nil
        }
        switch call.callee {
        case .catalog(let row):
            let parameters = Catalog[row].parameters
            let index = Int(argument.parameter)
            return parameters.indices.contains(index) ? parameters[index].type : nil
        case .modifiers(let list): return declared(model.modifiers[list].parameters)
        case .animation(let animation): return declared(model.animations[animation].parameters)
        case .animator(let animator): return declared(model.animators[animator].parameters)
        case .interaction(let interaction):
            return declared(model.interactions[interaction].parameters)
        case .swift: return nil
        }
    }

    private static func problem(
        _ value: Handle<Value>, at token: SourcePlace?, otherwise place: SourcePlace? = nil,
        _ context: LintContext
    ) -> [Diagnostic] {
        guard let shown = token ?? place else { return [] }
        let text = context.texts.value(value)
        let diagnostic = Diagnostic(
            id,
            "`\(text)` is \(text) seconds here",
            at: shown,
            help: "write `\(text)ms` for milliseconds, `\(text)s` if seconds are meant",
            fix: token.map {
                Fix("write `\(text)ms`", [Fix.Edit($0, "\(text)ms")], isSafe: false)
            }
        )
        return [diagnostic]
    }
}
