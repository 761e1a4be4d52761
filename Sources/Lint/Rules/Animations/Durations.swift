import Resolution
import TransitionDSL

extension LintContext {
    /// A duration of zero: the view or screen jumps instead of moving.
    func zeroDuration() -> [Diagnostic] {
        durations.filter { !$0.isDelay && $0.seconds == 0 }.map { found in
            Diagnostic(
                .zeroDuration, "`\(texts.call(found.call))` makes it jump instead of moving",
                at: place(found.call),
                help: "set a longer duration, or use `none` for no animation")
        }
    }

    /// A duration or delay of more than five seconds: the app ignores touches during it.
    func longDuration() -> [Diagnostic] {
        durations.compactMap { found in
            guard found.seconds > 5, let value = argument(0, of: found.call),
                !looksLikeMilliseconds(value)
            else { return nil }
            let what = found.isDelay ? "waits" : "takes"
            return Diagnostic(
                .longDuration, "`\(texts.call(found.call))` \(what) more than five seconds",
                at: place(found.call),
                help: "transitions take 0.2 to 0.6 seconds; the app ignores touches meanwhile")
        }
    }

    /// A spring that is still moving after five seconds: too stiff a damper, or almost none.
    func endlessSpring() -> [Diagnostic] {
        model.calls.enumerated().compactMap { index, call in
            guard call.place.file == .main, let name = name(Handle(index)),
                name == Catalog.Modifier.spring || name == Catalog.Option.spring,
                let stiffness = springValue(0, of: Handle(index)),
                let damping = springValue(1, of: Handle(index)),
                isEndlessSpring(stiffness: stiffness, damping: damping)
            else { return nil }
            return Diagnostic(
                .endlessSpring,
                "`\(texts.call(Handle(index)))` still moves after more than five seconds",
                at: call.place,
                help: damping * damping > 4 * stiffness
                    ? "use less damping or more stiffness, such as the default 250 and 30"
                    : "use more damping, such as the default 30")
        }
    }

    /// A number of a spring, or its default; nil if it is not constant.
    private func springValue(_ parameter: Int, of call: Handle<Call>) -> Double? {
        argument(parameter, of: call).map(constant)
            ?? Catalog.springParameters[parameter].defaultValue.map { NumberLiteral($0).value }
    }

    /// An animation that waits longer than it plays: the screens do not move and ignore touches, so
    /// that the app seems to hang. A single view may wait for others, so modifiers are not checked.
    func delayExceedsDuration() -> [Diagnostic] {
        optionLists.compactMap { list in
            let options = model.items[list.options]
            guard let delay = item(Catalog.Option.delay, in: options),
                let duration = item(Catalog.Option.duration, in: options),
                let wait = constantArgument(of: delay), let time = constantArgument(of: duration),
                wait > time, time > 0
            else { return nil }
            return Diagnostic(
                .delayExceedsDuration, "the animation waits longer than it plays", at: place(delay),
                notes: [.init("`\(texts.call(duration))`", at: place(duration))],
                help: "shorten the delay; meanwhile the screens do not move and ignore touches")
        }
    }

    /// A bare number for a time that can only be meant as milliseconds: bare numbers are seconds.
    func millisecondsAsSeconds() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for call in model.calls where isOwn(call.place) {
            for argument in model.arguments[call.arguments]
            where looksLikeMilliseconds(argument.value)
                && type(of: argument, in: call, model) == .duration
            {
                let token = place(ofNumber: argument.value, in: call.place)
                problems += problem(argument.value, at: token, otherwise: call.place)
            }
        }
        for parameter in model.parameters where isOwn(parameter.place) {
            guard parameter.type == .duration, let value = parameter.defaultValue,
                looksLikeMilliseconds(value)
            else { continue }
            problems += problem(value, at: place(ofNumberAfter: parameter.place))
        }
        return problems
    }

    private func type(of argument: Argument, in call: Call, _ model: Model) -> ValueType? {
        let index = Int(argument.parameter)
        if case .catalog(let row) = call.callee {
            return Catalog[row].parameters.dropFirst(index).first?.type
        }
        return model.declaration(of: call.callee).flatMap {
            model.parameters[$0.parameters].dropFirst(index).first?.type
        }
    }

    private func problem(
        _ value: Handle<Value>, at token: SourcePlace?, otherwise place: SourcePlace? = nil
    ) -> [Diagnostic] {
        guard let shown = token ?? place else { return [] }
        let text = texts.value(value)
        let diagnostic = Diagnostic(
            .millisecondsAsSeconds, "`\(text)` is \(text) seconds here", at: shown,
            help: "write `\(text)ms` for milliseconds, `\(text)s` if seconds are meant",
            fix: token.map { Fix("write `\(text)ms`", [Fix.Edit($0, "\(text)ms")], isSafe: false) })
        return [diagnostic]
    }
}

/// A call of `duration` or `delay`, as a modifier or an option, with a constant time.
struct PlacedDuration {
    var call: Handle<Call>
    var isDelay: Bool
    var seconds: Double
}

extension LintContext {
    static func durations(_ model: Model) -> [PlacedDuration] {
        let delays = [Catalog.Modifier.delay, Catalog.Option.delay]
        let times = [Catalog.Modifier.duration, Catalog.Option.duration]
        return model.calls.enumerated().compactMap { index, call in
            guard case .catalog(let row) = call.callee else { return nil }
            let name = Catalog.firstOverload[row.index]
            guard delays.contains(name) || times.contains(name),
                call.place.file == .main, let argument = model.arguments[call.arguments].first,
                let seconds = model.values.constant(argument.value)
            else { return nil }
            return PlacedDuration(
                call: Handle(index), isDelay: delays.contains(name), seconds: seconds)
        }
    }

    /// Whether a value is a bare number that is implausible in seconds.
    func looksLikeMilliseconds(_ value: Handle<Value>) -> Bool {
        guard case .number(let number, .none) = model.values[value] else { return false }
        return number >= 20
    }

    /// The only token in a place that is the number; nil if there are several.
    func place(ofNumber value: Handle<Value>, in place: SourcePlace) -> SourcePlace? {
        guard case .number(let number, _) = model.values[value] else { return nil }
        let tokens = files[Int(place.file.index)].tree.tokens
        let first = tokens.index(at: place.range.start)
        let found = (first..<max(first, tokens.index(at: place.range.end))).filter {
            tokens.kinds[$0] == .number
                && NumberLiteral(tokens.source.text(tokens.ranges[$0])).value == number
        }
        if found.count != 1 { return nil }
        return SourcePlace(file: place.file, range: tokens.ranges[found[0]])
    }

    /// The first number after a place, such as the default of a parameter after its name.
    func place(ofNumberAfter place: SourcePlace) -> SourcePlace? {
        let tokens = files[Int(place.file.index)].tree.tokens
        let first = tokens.index(at: place.range.end)
        return tokens.kinds[first...].firstIndex(of: .number).map {
            SourcePlace(file: place.file, range: tokens.ranges[$0])
        }
    }
}
