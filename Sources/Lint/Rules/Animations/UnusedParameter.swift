import TransitionDSL

extension LintContext {
    /// A parameter that its body does not use. Parameters of screens and cells do not count: they
    /// also serve the functions generated from them.
    func unusedParameter() -> [Diagnostic] {
        let lists: [(HandleRange<Parameter>, Declared)] =
            model.modifiers.map { ($0.parameters, $0.declared) }
            + model.animations.map { ($0.parameters, $0.declared) }
            + model.interactions.map { ($0.parameters, $0.declared) }
            + model.animators.map { ($0.parameters, $0.declared) }
        let used = usedParameters
        let unused = lists.filter { isOwn($0.1.place) }.flatMap { parameters, declared in
            parameters.handles.filter { !used.contains($0) }.map { ($0, declared) }
        }
        let words = swiftWords
        return unused.compactMap { parameter, declared in
            let name = texts.string(model.parameters[parameter].name)
            if words.contains(name) { return nil }
            return Diagnostic(
                .unusedParameter,
                "`\(texts.string(declared.name))` does not use its parameter `\(name)`",
                at: model.parameters[parameter].place,
                help: "use it, or remove it here and in all calls")
        }
    }

    /// The words in the app's own Swift, which may name a parameter.
    private var swiftWords: Set<String> {
        var words: Set<String> = []
        func add(_ code: Text) {
            let parts = texts.string(code).split { !($0.isLetter || $0.isNumber || $0 == "_") }
            words.formUnion(parts.map { String($0) })
        }
        for case .swift(let code) in model.values { add(code) }
        for call in model.calls { if case .swift(let code) = call.callee { add(code) } }
        return words
    }

    /// The parameters that a value or a string uses.
    private var usedParameters: Set<Handle<Parameter>> {
        var used: Set<Handle<Parameter>> = []
        for case .parameter(let parameter) in model.values { used.insert(parameter) }
        for segment in model.segments {
            switch segment {
            case .parameter(let parameter), .parameterLength(let parameter): used.insert(parameter)
            case .literal, .part, .value: break
            }
        }
        return used
    }
}
