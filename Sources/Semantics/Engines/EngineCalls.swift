import TransitionDSL

/// Calls and values: what a row of the catalog, or a name of an imported file, asks of the engine.
extension EngineCheck {
    mutating func checkNamedValues(_ animators: [AnimatorSyntax]) {
        for animation in model.animations where isOwn(animation.declared.place) {
            checkDefaultValues(animation.parameters)
            check(animation.use)
        }
        for (animator, node) in zip(model.animators, animators)
        where isOwn(animator.declared.place) {
            checkDefaultValues(animator.parameters)
            switch animator.body {
            case .keyFrames(let options, let frames):
                check(options)
                for frame in model.frames[frames] { check(frame.changes) }
            case .appClass(_, let arguments):
                let written = node.appClass.map { Array($0.invocation.arguments) } ?? []
                for (argument, syntax) in zip(model.arguments[arguments], written) {
                    checkFree(argument.value, at: syntax.value.place)
                }
            }
        }
        for interaction in model.interactions where isOwn(interaction.declared.place) {
            check(interaction.call)
        }
    }

    private mutating func checkDefaultValues(_ parameters: HandleRange<Parameter>) {
        for parameter in model.parameters[parameters] {
            if let value = parameter.defaultValue { check(value) }
        }
    }

    mutating func check(_ use: AnimationUse) {
        check(use.going)
        if let returning = use.returning { check(returning) }
        check(use.options)
    }

    mutating func check(_ calls: HandleRange<Handle<Call>>) {
        for call in model.items[calls] { check(call) }
    }

    /// One error a call: what stands in the parentheses of a call that cannot be is not told.
    mutating func check(_ handle: Handle<Call>) {
        let call = model.calls[handle]
        switch call.callee {
        case .swift: return
        case .catalog(let row):
            if isRowMissing[Int(row.index)] { return report(row, at: firstWord(of: call.place)) }
        case .modifiers, .animation, .animator, .interaction:
            if let need = imported.need(of: call.callee) {
                return report(need, at: firstWord(of: call.place))
            }
        }
        for argument in model.arguments[call.arguments] { check(argument.value) }
    }

    /// An argument of the app's class, which may be any value; a constant does not know its place.
    private mutating func checkFree(_ value: Handle<Value>, at place: SourcePlace) {
        if case .constant(let row) = model.values[value], isRowMissing[Int(row.index)] {
            report(row, at: place)
        } else {
            check(value)
        }
    }

    /// As deep as values are nested in the file, which the parser bounds.
    private mutating func check(_ handle: Handle<Value>) {
        switch model.values[handle] {
        case .call(let call): check(call)
        case .number, .bool, .text, .color, .constant, .parameter, .index, .view, .hero, .swift,
            .negated, .binary, .range:
            break
        }
    }
}
