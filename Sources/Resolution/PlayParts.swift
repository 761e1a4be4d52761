package import TransitionDSL

/// What plays, in texts that are equal if and only if the same plays, also in two models: names of
/// the file are expanded, numbers are in their base unit and redundant parts are omitted.
package struct PlayParts: Hashable, Sendable {
    /// The animation without its options.
    package var animation: String
    /// The duration, the delay and the curve that are set, and Swift code in place of an option.
    package var timing: [String]
    /// The animation for Reduce Motion, if one is set.
    package var reducedMotion: String?
    /// The gestures that drive the event, and those that drive only its return, each sorted.
    package var gestures: [[String]]
}

/// Reads what plays from the results of one model.
package struct PlayReader {
    private let texts: ModelText

    package init(_ texts: ModelText) { self.texts = texts }

    /// What plays at an event; nil if the engine decides.
    package func parts(of verdict: LookupResult) -> PlayParts? {
        guard let play = verdict.play else { return nil }
        return parts(of: play, with: verdict.options, on: driven(verdict))
    }

    /// The animation that is the opposite of the one at an event; nil if the engine decides.
    package func opposite(of verdict: LookupResult) -> String? {
        guard let play = verdict.play else { return nil }
        return parts(of: play.opposite, with: verdict.options, on: driven(verdict)).animation
    }

    /// What plays at an event in words for people: the steps of the animation and its options, with
    /// the contents of animators and gestures in place of their names.
    package func details(of verdict: LookupResult) -> [String] {
        guard let play = verdict.play else { return [] }
        var writer = PlayWriter(texts, expandsAnimators: true)
        let parts = writer.parts(of: play, with: verdict.options, on: driven(verdict))
        let frames = "frames("
        let animation =
            parts.animation.hasPrefix(frames)
            ? String(parts.animation.dropFirst(frames.count).dropLast()) : parts.animation
        return [animation] + parts.timing + [parts.reducedMotion].compactMap { $0 }
            + parts.gestures.flatMap { $0 }
    }

    /// Calls such as modifiers for people, with what names mean in place of them.
    package func details(of calls: HandleRange<Handle<Call>>) -> [String] {
        var writer = PlayWriter(texts, expandsAnimators: true)
        return writer.keys(of: calls, in: .none)
    }

    /// What plays with Reduce Motion.
    package func parts(of line: DefaultLine) -> PlayParts {
        parts(
            of: ChosenAnimation(line.animation.going), with: line.animation.options, on: .named)
    }

    /// Calls in the place of a name, such as modifiers, as keys.
    package func keys(of calls: HandleRange<Handle<Call>>) -> [String] {
        var writer = PlayWriter(texts, isKey: true, expandsAnimators: true)
        return writer.keys(of: calls, in: .none)
    }

    private func parts(
        of play: ChosenAnimation, with options: HandleRange<Handle<Call>>, on event: DrivenEvent
    ) -> PlayParts {
        var writer = PlayWriter(texts, isKey: true, expandsAnimators: true)
        return writer.parts(of: play, with: options, on: event)
    }

    private func driven(_ verdict: LookupResult) -> DrivenEvent {
        if let fallback = verdict.fallback { return fallback.driven }
        let line = verdict.answer.winner.map { texts.model.edges[$0.edge] }
        return DrivenEvent(
            isReturn: verdict.answer.forward != nil, hasReturn: line?.hasReturn ?? true)
    }
}

extension PlayWriter {
    /// The key of an animation, and those of its options.
    fileprivate mutating func parts(
        of play: ChosenAnimation, with lineOptions: HandleRange<Handle<Call>>,
        on event: DrivenEvent
    ) -> PlayParts {
        let unfolding = bindings.unfold(play, with: lineOptions, on: event, model)
        let animation = text { $0.write(unfolding) }
        let options = unfolding.options
        let timing = [options.duration, options.delay, options.curve].compactMap { $0 }
        let parts = PlayParts(
            animation: animation,
            timing: (timing + options.code).map { option in text { $0.write(option) } },
            reducedMotion: options.reducedMotion.map { option in text { $0.write(option) } },
            gestures: [options.interactions, options.idleInteractions].map { gestures in
                gestures.map { option in text { $0.write(option) } }.sorted()
            })
        if isKnown { return parts }
        // Too long to compare: as written.
        let name = (play.isOpposite ? "/" : ":") + texts.call(play.call)
        return PlayParts(
            animation: name, timing: model.items[lineOptions].map(texts.call), reducedMotion: nil,
            gestures: [])
    }

    /// Each of some calls with its names expanded. Lists of modifiers are replaced by what they
    /// contain.
    fileprivate mutating func keys(
        of calls: HandleRange<Handle<Call>>, in scope: Bindings.Scope
    ) -> [String] {
        if depth == 64 { return [texts.calls(calls)] }
        depth += 1
        defer { depth -= 1 }
        var keys: [String] = []
        for handle in model.items[calls] {
            let call = model.calls[handle]
            if case .modifiers(let named) = call.callee {
                let list = model.modifiers[named]
                let inside = bindings.scope(
                    of: list.parameters, call.arguments, calledIn: scope, model)
                keys += self.keys(of: list.body, in: inside)
            } else {
                keys.append(text { $0.write(handle, in: scope) })
            }
        }
        return keys
    }

    /// The contents of an animator, with the arguments of a call.
    mutating func write(
        contentsOf animator: Animator, _ call: Call, in scope: Bindings.Scope, isOpposite: Bool
    ) {
        switch animator.body {
        case .keyFrames(let options, let frames):
            let inside = bindings.scope(
                of: animator.parameters, call.arguments, calledIn: scope, model)
            append("frames(")
            for option in model.items[options] {
                write(option, in: inside)
                append(" ")
            }
            for frame in model.frames[frames] {
                append("; \(frame.subject.rawValue) ")
                write(Term(frame.start, in: inside), .double)
                append("...")
                write(Term(frame.end, in: inside), .double)
                for change in model.items[frame.changes] {
                    append(" ")
                    write(change, in: inside)
                }
            }
            append(")")
        case .appClass(let typeName, let arguments):
            // Its arguments have types that only the app knows.
            write(animator.parameters, call, in: scope, mirrors: isOpposite)
            append(" \(texts.string(typeName))(")
            for argument in model.arguments[arguments] {
                let label = texts.string(Text(index: argument.parameter))
                append("\(label): \(texts.value(argument.value)), ")
            }
            append(")")
        }
    }
}
