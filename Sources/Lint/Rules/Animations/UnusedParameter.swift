import TransitionDSL

/// A parameter that its body does not use: whoever calls the name gives a value for nothing.
/// Those of screens and cells also serve the functions made of them, so they do not count.
enum UnusedParameter: LintRule {
    static let id = DiagnosticID.unusedParameter

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let lists: [(HandleRange<Parameter>, Declared)] =
            model.modifiers.map { ($0.parameters, $0.declared) }
            + model.animations.map { ($0.parameters, $0.declared) }
            + model.interactions.map { ($0.parameters, $0.declared) }
            + model.animators.map { ($0.parameters, $0.declared) }
        let own = lists.filter { !$0.0.isEmpty && context.isOwn($0.1.place) }
        if own.isEmpty { return [] }
        let isUsed = context.usedParameters
        let unused = own.flatMap { parameters, declared in
            parameters.handles.filter { !isUsed[Int($0.index)] }.map { ($0, declared) }
        }
        if unused.isEmpty { return [] }
        let words = swiftWords(model)
        return unused.compactMap { parameter, declared in
            let name = context.texts.string(model.parameters[parameter].name)
            if words.contains(name) { return nil }
            return Diagnostic(
                id, "`\(context.texts.string(declared.name))` does not use its parameter `\(name)`",
                at: model.parameters[parameter].place,
                help: "use it, or remove it here and where a value is given for it")
        }
    }

    /// The words of the app's own Swift, which may speak of a parameter.
    private static func swiftWords(_ model: Model) -> Set<String> {
        var words: Set<String> = []
        func add(_ code: Text) {
            let text = model.texts.string(code)
            for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
                words.insert(String(word))
            }
        }
        for value in model.values { if case .swift(let code) = value { add(code) } }
        for call in model.calls { if case .swift(let code) = call.callee { add(code) } }
        return words
    }
}

extension LintContext {
    /// For each parameter of the model whether a value or a text speaks of it.
    var usedParameters: [Bool] {
        var isUsed = [Bool](repeating: false, count: model.parameters.count)
        for value in model.values {
            if case .parameter(let parameter) = value { isUsed[Int(parameter.index)] = true }
        }
        for segment in model.segments {
            switch segment {
            case .parameter(let parameter), .parameterLength(let parameter):
                isUsed[Int(parameter.index)] = true
            case .literal, .part, .value: break
            }
        }
        return isUsed
    }
}
