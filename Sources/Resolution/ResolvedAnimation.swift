package import TransitionDSL

/// A resolved animation: names expanded, options merged. Generated code, `resolve` and the
/// comparison of lines all use it, so they cannot differ.
package struct ResolvedAnimation {
    /// A call of the catalog's, of an animator or of Swift text.
    package var call: Handle<Call>
    package var isOpposite: Bool
    /// The scope of the call's arguments.
    package var scope = Bindings.Scope.none
    package var options = Options()
    /// Whether one of the names has its own options.
    package var namesHaveOptions = false
    /// Whether one of the names has its own return.
    package var namesHaveReturn = false

    /// The options of one animation. For each kind, the outermost one applies.
    package struct Options {
        package var duration: Option?
        package var delay: Option?
        /// A `timingFunction` or a `spring`.
        package var curve: Option?
        /// A `reduceMotion`.
        package var reducedMotion: Option?
        /// The gestures that drive this event. Those of the outermost name that has any apply.
        package var interactions: [Option] = []
        /// Gestures that drive only the other direction.
        package var idleInteractions: [Option] = []
        /// Swift text in the place of an option.
        package var code: [Option] = []

        /// In an order of their own.
        var all: [Option] {
            [duration, delay, curve, reducedMotion].compactMap { $0 } + code
                + interactions + idleInteractions
        }
    }

    /// A call and the scope of its parameters.
    package struct Option {
        package var call: Handle<Call>
        package var scope: Bindings.Scope
    }
}

/// The direction of a line that plays, and whether the line has another one. It determines what a
/// gesture drives.
package struct DrivenEvent: Sendable {
    package var isReturn: Bool
    package var hasReturn: Bool

    package init(isReturn: Bool, hasReturn: Bool) {
        self.isReturn = isReturn
        self.hasReturn = hasReturn
    }

    /// A named animation goes forward, and the line that uses it has a return.
    package static let named = DrivenEvent(isReturn: false, hasReturn: true)
}

extension Bindings {
    /// Resolves an animation. Names have no cycles and no long chains.
    package mutating func unfold(
        _ play: ChosenAnimation, with lineOptions: HandleRange<Handle<Call>>, on event: DrivenEvent,
        in scope: Scope = .none, _ model: Model
    ) -> ResolvedAnimation {
        var result = ResolvedAnimation(call: play.call, isOpposite: play.isOpposite, scope: scope)
        model.merge(lineOptions, in: scope, on: event, into: &result.options)
        var play = play
        while case .animation(let named) = model.calls[play.call].callee,
            let definition = model.definition(of: play)
        {
            let animation = model.animations[named]
            result.namesHaveOptions = result.namesHaveOptions || !animation.body.options.isEmpty
            result.namesHaveReturn = result.namesHaveReturn || animation.body.returning != nil
            result.scope = self.scope(
                of: animation.parameters, model.calls[play.call].arguments,
                calledIn: result.scope, model)
            model.merge(animation.body.options, in: result.scope, on: event, into: &result.options)
            play = definition
        }
        result.call = play.call
        result.isOpposite = play.isOpposite
        return result
    }
}

extension Bindings {
    /// Resolves an animation of a model that is shared. A caller that changes itself at the same
    /// time would copy the model before the call.
    package mutating func unfold(
        _ play: ChosenAnimation, with lineOptions: HandleRange<Handle<Call>>, on event: DrivenEvent,
        in scope: Scope = .none, _ texts: ModelText
    ) -> ResolvedAnimation { unfold(play, with: lineOptions, on: event, in: scope, texts.model) }
}

extension Model {
    /// Whether a line is for an unwind segue that a gesture performs.
    package func hasUnwindGesture(_ edge: Edge) -> Bool {
        guard edge.operation == .unwind, let use = edge.animation else { return false }
        var bindings = Bindings()
        let event = DrivenEvent(isReturn: true, hasReturn: false)
        return bindings.unfold(ChosenAnimation(use.going), with: use.options, on: event, self)
            .options.interactions.isEmpty == false
    }

    /// The first argument of an option.
    package func term(of option: ResolvedAnimation.Option) -> Term? {
        arguments[calls[option.call].arguments].first.map { Term($0.value, in: option.scope) }
    }

    /// Whether an option is a spring and no other curve.
    package func isSpring(_ option: ResolvedAnimation.Option) -> Bool {
        guard case .catalog(let row) = calls[option.call].callee else { return false }
        return row == Catalog.Option.spring
    }

    /// Adds the options that no outer name has set.
    fileprivate func merge(
        _ range: HandleRange<Handle<Call>>, in scope: Bindings.Scope, on event: DrivenEvent,
        into options: inout ResolvedAnimation.Options
    ) {
        let (isDriven, isIdle) = (!options.interactions.isEmpty, !options.idleInteractions.isEmpty)
        for handle in items[range] {
            let option = ResolvedAnimation.Option(call: handle, scope: scope)
            let call = calls[handle]
            if case .swift = call.callee { options.code.append(option) }
            guard case .catalog(let row) = call.callee else { continue }
            switch row {
            case Catalog.Option.duration: options.duration = options.duration ?? option
            case Catalog.Option.delay: options.delay = options.delay ?? option
            case Catalog.Option.timingFunction, Catalog.Option.spring:
                options.curve = options.curve ?? option
            case Catalog.Option.reduceMotion:
                options.reducedMotion = options.reducedMotion ?? option
            case Catalog.Option.interactive where drives(call, event):
                if !isDriven { options.interactions.append(option) }
            case Catalog.Option.interactive: if !isIdle { options.idleInteractions.append(option) }
            default: break
            }
        }
    }

    /// Each `interactive` of an animation with the directions that it drives.
    package func gestures(
        of use: AnimationUse, hasReturn: Bool
    ) -> [(option: Handle<Call>, isReturn: Bool)] {
        items[use.options].flatMap { option -> [(option: Handle<Call>, isReturn: Bool)] in
            guard case .catalog(Catalog.Option.interactive) = calls[option].callee else {
                return []
            }
            return (hasReturn ? [false, true] : [false]).filter { isReturn in
                drives(calls[option], DrivenEvent(isReturn: isReturn, hasReturn: hasReturn))
            }
            .map { (option, $0) }
        }
    }

    /// Whether an `interactive` drives an event: the return if the line has one, else the operation
    /// itself, unless `on` sets another direction.
    package func drives(_ call: Call, _ event: DrivenEvent) -> Bool {
        if !event.hasReturn { return true }
        let way = arguments[call.arguments].first { $0.parameter == 1 }
        guard let way, case .constant(let row) = values[way.value] else { return event.isReturn }
        return row == Catalog.DrivenWay.both || (row != Catalog.DrivenWay.go) == event.isReturn
    }
}

extension Call {
    /// Whether it is `default`, which sets no animation.
    package var isDefault: Bool {
        guard case .catalog(let row) = callee else { return false }
        return row == Catalog.Animation.default
    }
}

/// Facts about animations for several files.
extension Model {
    /// Whether a call is `default`.
    package func isDefault(_ call: Handle<Call>) -> Bool { calls[call].isDefault }

    /// One step of resolving a named animation; nil if it is not a named one. The result may be in
    /// the scope of the name's parameters. For an opposite, it is the animation after the name's
    /// `/`, or else the opposite of its definition.
    package func definition(of play: ChosenAnimation) -> ChosenAnimation? {
        guard case .animation(let named) = calls[play.call].callee else { return nil }
        let use = animations[named].body
        if play.isOpposite, let returning = use.returning { return ChosenAnimation(returning) }
        return ChosenAnimation(use.going, isOpposite: play.isOpposite)
    }
}

/// The return of an animation. A line without one uses that of the named animation.
extension Model {
    /// The return animation; nil if the defaults decide.
    package func returning(of use: AnimationUse) -> ChosenAnimation? {
        if let written = use.returning {
            return isDefault(written) ? nil : ChosenAnimation(written)
        }
        if isDefault(use.going) { return nil }
        if let written = writtenReturn(of: use), isDefault(written) { return nil }
        return ChosenAnimation(use.going, isOpposite: true)
    }

    /// The animation after the first `/` among the names that an animation uses.
    private func writtenReturn(of use: AnimationUse) -> Handle<Call>? {
        var use = use
        while use.returning == nil, case .animation(let named) = calls[use.going].callee {
            use = animations[named].body
        }
        return use.returning
    }
}
