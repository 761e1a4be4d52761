import TransitionDSL

/// A duration of nothing: what it stands on does not move but jumps.
enum ZeroDuration: LintRule {
    static let id = DiagnosticID.zeroDuration

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.durations.filter { !$0.isDelay && $0.seconds == 0 }.map { found in
            Diagnostic(
                id, "`\(context.texts.call(found.call))` lets it jump instead of moving",
                at: context.model.calls[found.call].place,
                help: "give it a time, or say `none` where nothing is to be played")
        }
    }
}

/// More than five seconds of moving or waiting: the app takes no touch for so long.
enum LongDuration: LintRule {
    static let id = DiagnosticID.longDuration

    static let longest = 5.0

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.durations.compactMap { found in
            guard found.seconds > longest, let value = context.argument(0, of: found.call),
                !context.looksLikeMilliseconds(value)
            else { return nil }
            let what = found.isDelay ? "waits" : "takes"
            return Diagnostic(
                id, "`\(context.texts.call(found.call))` \(what) more than five seconds",
                at: context.model.calls[found.call].place,
                help: "transitions take 0.2 to 0.6 seconds; the user can do nothing meanwhile")
        }
    }
}

/// An animation that waits longer than it plays: the screens stand still and take no touch, which
/// reads as an app that hangs. A single view may well wait for others, so modifiers do not count.
enum DelayExceedsDuration: LintRule {
    static let id = DiagnosticID.delayExceedsDuration

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.optionLists.compactMap { list in
            let options = context.model.items[list.options]
            guard let delay = context.item(Catalog.Option.delay, in: options),
                let duration = context.item(Catalog.Option.duration, in: options),
                let wait = context.constantArgument(of: delay),
                let time = context.constantArgument(of: duration), wait > time, time > 0
            else { return nil }
            return Diagnostic(
                id, "the animation waits longer than it plays",
                at: context.model.calls[delay].place,
                notes: [
                    Diagnostic.Note(
                        "`\(context.texts.call(duration))`", at: context.model.calls[duration].place
                    )
                ], help: "shorten the delay; both screens stand still and take no touch meanwhile")
        }
    }
}

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
                guard context.isOwn(call.place), type(of: argument, in: call, model) == .duration
                else { continue }
                let token = context.place(ofNumber: argument.value, in: call.place)
                problems += problem(argument.value, at: token, otherwise: call.place, context)
            }
        }
        for parameter in model.parameters where context.isOwn(parameter.place) {
            guard parameter.type == .duration, let value = parameter.defaultValue,
                context.looksLikeMilliseconds(value)
            else { continue }
            problems += problem(value, at: context.place(ofNumberAfter: parameter.place), context)
        }
        return problems
    }

    private static func type(of argument: Argument, in call: Call, _ model: Model) -> ValueType? {
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
            id, "`\(text)` is \(text) seconds here", at: shown,
            help: "write `\(text)ms` for milliseconds, `\(text)s` if seconds are meant",
            fix: token.map { Fix("write `\(text)ms`", [Fix.Edit($0, "\(text)ms")], isSafe: false) })
        return [diagnostic]
    }
}
