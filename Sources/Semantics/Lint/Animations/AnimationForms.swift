import TransitionDSL

/// What a call of an animation comes to when names are opened up, so that two ways of writing it
/// are equal.
struct AnimationForm {
    var callee: Call.Callee
    /// By parameter, in order. A value that a name computes from its own parameters is unknown.
    var arguments: [(parameter: UInt32, value: Handle<Value>?)]
    /// Whether a name on the way says options of its own, which then play with it alone.
    var hasOptions: Bool
    /// Whether a name on the way says its own way back.
    var hasReturn: Bool

    var isKnown: Bool { arguments.allSatisfy { $0.value != nil } }
}

extension LintContext {
    /// nil where names lead through so many others that nobody meant it.
    func form(_ call: Handle<Call>) -> AnimationForm? {
        var current = model.calls[call]
        var form = AnimationForm(
            callee: current.callee,
            arguments: model.arguments[current.arguments].map { ($0.parameter, $0.value) },
            hasOptions: false, hasReturn: false)
        for _ in 0..<64 {
            guard case .animation(let handle) = current.callee else { return form }
            let named = model.animations[handle]
            current = model.calls[named.use.going]
            form.callee = current.callee
            form.hasOptions = form.hasOptions || !named.use.options.isEmpty
            form.hasReturn = form.hasReturn || named.use.returning != nil
            form.arguments = model.arguments[current.arguments].map { argument in
                (argument.parameter, given(argument.value, named.parameters, form.arguments))
            }
        }
        return nil
    }

    /// What a value in a definition is where the definition is called.
    private func given(
        _ value: Handle<Value>, _ parameters: HandleRange<Parameter>,
        _ arguments: [(parameter: UInt32, value: Handle<Value>?)]
    ) -> Handle<Value>? {
        switch model.values[value] {
        case .parameter(let parameter) where parameters.indices.contains(Int(parameter.index)):
            let index = parameter.index - parameters.start
            if let given = arguments.first(where: { $0.parameter == index }) { return given.value }
            return model.parameters[parameter].defaultValue
        case .constant, .bool, .color, .view, .parameter: return value
        case .number, .negated, .binary: return constant(value) == nil ? nil : value
        case .text, .index, .hero, .call, .swift, .range: return nil
        }
    }

    /// Whether two forms are the same; with `mirrored`, whether each plays the other backwards.
    func isSame(_ left: AnimationForm, _ right: AnimationForm, mirrored: Bool) -> Bool {
        guard left.isKnown, right.isKnown, left.arguments.count == right.arguments.count else {
            return false
        }
        var mirrorsDirection = false
        switch (left.callee, right.callee) {
        case (.catalog(let row), .catalog(let other)):
            guard (mirrored ? Catalog.opposite(of: row) : row) == other else { return false }
            mirrorsDirection = mirrored && Catalog[row].opposite?.mirrorsDirection == true
        case (.animator(let animator), .animator(let other)) where animator == other:
            // Key frames are played backwards, which no other call says.
            guard case .appClass = model.animators[animator].body else { return !mirrored }
            mirrorsDirection = mirrored
        default: return false
        }
        return zip(left.arguments, right.arguments).allSatisfy { left, right in
            guard left.parameter == right.parameter, let value = left.value,
                let other = right.value
            else { return false }
            if mirrorsDirection, case .constant(let row) = model.values[value],
                case .constant(let otherRow) = model.values[other]
            {
                return Catalog.opposite(of: row) == otherRow
            }
            return isSame(value, other)
        }
    }

    /// Whether an argument of a form is a direction.
    func hasDirection(_ form: AnimationForm) -> Bool {
        form.arguments.contains { argument in
            guard let value = argument.value else { return false }
            switch model.values[value] {
            case .constant(let row): return CatalogNames.isDirection[Int(row.index)]
            case .parameter(let parameter): return model.parameters[parameter].type == .direction
            default: return false
            }
        }
    }
}

extension CatalogNames {
    static let isDirection: [Bool] = Catalog.entries.map {
        $0.kind == .constant && $0.type == .direction
    }
}
