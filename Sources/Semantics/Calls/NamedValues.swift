import Resolution
import TransitionDSL

/// The right-hand sides of `modifiers`, `animation`, `animator` and `interaction`.
extension Checker {
    func checkNamedValues() {
        let done = checkedCounts
        for index in done.modifiers..<syntax.modifiers.count { checkModifiers(Handle(index)) }
        for index in done.animations..<syntax.animations.count { checkAnimation(Handle(index)) }
        for index in done.animators..<syntax.animators.count { checkAnimator(Handle(index)) }
        for index in done.interactions..<syntax.interactions.count {
            checkInteraction(Handle(index))
        }
    }

    private func checkModifiers(_ handle: Handle<ModifierList>) {
        scope = Scope(parameters: model.modifiers[handle].parameters)
        scope.definition = .callee(.modifiers(handle))
        let node = syntax.modifiers[Int(handle.index)]
        model.modifiers[handle].body = checkCalls(node.items, in: node.node, .modifier)
    }

    private func checkAnimation(_ handle: Handle<NamedAnimation>) {
        scope = Scope(parameters: model.animations[handle].parameters)
        scope.definition = .callee(.animation(handle))
        let node = syntax.animations[Int(handle.index)]
        if let use = checkAnimationUse(node, context: .animation) {
            reportIfDefault(use)
            model.animations[handle].body = use
        }
    }

    private func checkInteraction(_ handle: Handle<NamedInteraction>) {
        scope = Scope(parameters: model.interactions[handle].parameters)
        scope.definition = .callee(.interaction(handle))
        let node = syntax.interactions[Int(handle.index)]
        if let child = node.call, let call = checkCall(child.invocation, .interaction) {
            model.interactions[handle].body = call
        }
    }

    private func checkAnimator(_ handle: Handle<Animator>) {
        scope = Scope(parameters: model.animators[handle].parameters)
        let node = syntax.animators[Int(handle.index)]
        if let type = node.appClass {
            checkAnimatorClass(handle, type)
        } else {
            let options = checkCalls(node.with, .option(.animator))
            let start = model.frames.count
            if let frames = node.frames {
                scope.allowsPercentLength = true
                for frame in frames.frames { checkFrame(frame) }
            }
            let frames = HandleRange<KeyFrame>(start: start, end: model.frames.count)
            model.animators[handle].body = .keyFrames(options: options, frames: frames)
        }
    }

    /// The parameters of the app's class are unknown: the Swift compiler checks labels and types.
    private func checkAnimatorClass(
        _ handle: Handle<Animator>, _ node: AnimatorClassSyntax
    ) {
        guard let type = node.type else { return }
        let typeName = joinedText(type.node.tokens)
        var arguments: [Argument] = []
        var seen: Set<Text> = []
        for argument in node.invocation.arguments {
            let label = name(argument.label) ?? .empty
            if label != .empty, !seen.insert(label).inserted {
                reportDuplicateArgument(label, argument)
                continue
            }
            guard let formal = freeFormal(argument.value, label),
                let checked = checkValue(argument.value, formal)
            else { continue }
            arguments.append(Argument(parameter: label.index, value: checked))
        }
        model.animators[handle].body = .appClass(
            typeName: typeName, arguments: model.arguments.add(contentsOf: arguments))
    }

    /// The type that a value has without a parameter for it.
    private func freeFormal(_ node: SyntaxNode, _ label: Text) -> ParameterSignature? {
        var type = ValueType.double
        var typeName = Text.empty
        if let primary = node.as(PrimarySyntax.self) {
            switch primary.token.kind {
            case .string, .rawString: type = .string
            case .color: type = .color
            case .number: type = typeOfNumber(primary.token)
            default: break
            }
        } else if let name = name(node.as(ReferenceSyntax.self)?.name) {
            if let parameter = parameter(name) {
                type = model.parameters[parameter].type
                typeName = model.parameters[parameter].typeName
            } else if let row = vocabulary.row(.constant, name)
                ?? vocabulary.row(.constructor, name)
            {
                type = Catalog.entries[row].type ?? .double
            } else if name != vocabulary.swift {
                reportUnknownValue(node, name, nil)
                recordNames(inUnchecked: node)
                return nil
            }
        }
        return ParameterSignature(label: label, type: type, typeName: typeName)
    }

    private func typeOfNumber(_ number: SyntaxToken) -> ValueType {
        switch NumberLiteral(number).unit {
        case .none: .double
        case .seconds, .milliseconds: .duration
        case .percent: .fraction
        case .degrees, .radians: .angle
        case .points: .length
        }
    }

    private func checkFrame(_ node: FrameSyntax) {
        let percent = scope.allowsPercentLength
        scope.allowsPercentLength = false
        let bounds = checkBounds(node)
        scope.allowsPercentLength = percent
        let changes = checkCalls(node.items, in: node.node, .change)
        guard let bounds else { return }
        let subject: KeyFrame.Subject =
            name(node.keyword) == vocabulary.toView ? .toView : .fromView
        model.frames.append(
            KeyFrame(
                subject: subject, start: bounds.start, end: bounds.end, changes: changes,
                place: node.place))
    }

    /// The time range of a frame: its two values before the calls.
    private func checkBounds(
        _ frame: FrameSyntax
    ) -> (start: Handle<Value>, end: Handle<Value>)? {
        guard let first = frame.start else { return nil }
        let start = checkValue(first, fractionOfTime)
        guard let second = frame.end else { return nil }
        guard let end = checkValue(second, fractionOfTime), let start else { return nil }
        // `0%...0%` is the beginning itself.
        if let low = constant(start), let high = constant(end), low >= high, high > 0 || low > 0 {
            report(
                .emptyRange,
                low == high
                    ? "the key frame ends when it begins" : "the key frame ends before it begins",
                at: first.place(first.range.union(second.range)),
                help: low == high
                    ? "write a later end; only `0%...0%` takes no time: there a view begins"
                    : "write the earlier time first: `0%...80%`")
        }
        return (start, end)
    }

    private var fractionOfTime: ParameterSignature {
        ParameterSignature(label: .empty, type: .fraction, typeName: .empty, range: 0...1)
    }

    /// `choice with?`: the animation, the return animation, and the options.
    func checkAnimationUse(
        _ node: some AnimatedSyntax, allowsReturn: Bool = true,
        context: OptionContexts = .defaultLine
    ) -> AnimationUse? {
        guard let choice = node.choice, let first = choice.going else { return nil }
        let second = choice.returning
        let going = checkCall(first.invocation, .animation)
        var returning: Handle<Call>?
        if let second { returning = checkCall(second.invocation, .animation) }
        let options = checkCalls(node.with, .option(context))
        if let second {
            if !allowsReturn { reportReturnNotAllowed(first.node, second.node) }
            reportIfNested(first)
            reportIfNested(second)
        }
        guard let going, second == nil || returning != nil else { return nil }
        return AnimationUse(going: going, returning: returning, options: options)
    }

    /// A named animation with a return of its own cannot have a `/` after it.
    private func reportIfNested(_ call: CallSyntax) {
        guard let name = name(call.name) else { return }
        var visited: Set<Text> = []
        var next: Text? = name
        while let current = next, case .animation(let handle) = names.animations[current],
            visited.insert(current).inserted
        {
            guard let choice = syntax.animations[Int(handle.index)].choice else { return }
            if choice.returning != nil {
                let (own, declared) = (model.texts.string(name), model.animations[handle].declared)
                let written = model.texts.string(declared.name)
                return report(
                    .nestedReturn,
                    "`\(own)` has its own return animation, so `/` is not allowed", at: call.place,
                    notes: [.init("`\(written)` has its `/` here", at: declared.place)],
                    help: "remove one of the two `/`")
            }
            next = self.name(choice.going?.name)
        }
    }

    /// `default` means the animation of the defaults, so it is not a value and not a default.
    func reportIfDefault(_ use: AnimationUse) {
        for case let call? in [use.going, use.returning] where model.calls[call].isDefault {
            report(
                .defaultNotAllowed,
                "`default` means the animation of the defaults; it cannot define one",
                at: model.calls[call].place,
                help: "name an animation; `auto` leaves the choice to the engine")
        }
    }
}
