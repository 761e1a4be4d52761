import TransitionDSL

/// The right-hand sides of `modifiers`, `animation`, `animator` and `interaction`.
extension Checker {
    mutating func checkNamedValues() {
        for index in pending.modifiers.indices { checkModifiers(Handle(index)) }
        for index in pending.animations.indices { checkAnimation(Handle(index)) }
        for index in pending.animators.indices { checkAnimator(Handle(index)) }
        for index in pending.interactions.indices { checkInteraction(Handle(index)) }
    }

    private mutating func checkModifiers(_ handle: Handle<ModifierList>) {
        scope = Scope(parameters: model.modifiers[handle].parameters)
        scope.definition = .modifiers(handle)
        let node = pending.modifiers[Int(handle.index)]
        model.modifiers[handle].items = checkCalls(node, .modifier)
    }

    private mutating func checkAnimation(_ handle: Handle<NamedAnimation>) {
        scope = Scope(parameters: model.animations[handle].parameters)
        scope.definition = .animation(handle)
        let node = pending.animations[Int(handle.index)]
        if let use = checkAnimationUse(node, context: .animation) {
            reportIfDefault(use, node)
            model.animations[handle].use = use
        }
    }

    private mutating func checkInteraction(_ handle: Handle<Interaction>) {
        scope = Scope(parameters: model.interactions[handle].parameters)
        scope.definition = .interaction(handle)
        let node = pending.interactions[Int(handle.index)]
        if let child = node.child(.call), let call = checkCall(child, .interaction) {
            model.interactions[handle].call = call
        }
    }

    private mutating func checkAnimator(_ handle: Handle<Animator>) {
        scope = Scope(parameters: model.animators[handle].parameters)
        let node = pending.animators[Int(handle.index)]
        if let type = node.child(.animatorClass) {
            checkAnimatorClass(handle, type)
        } else {
            let options = checkWith(node, .option(.animator))
            let start = model.frames.count
            if let frames = node.child(.frames) {
                scope.allowsPercentLength = true
                for frame in frames.children where frame.kind == .frame { checkFrame(frame) }
            }
            let frames = HandleRange<KeyFrame>(start: start, end: model.frames.count)
            model.animators[handle].body = .keyFrames(options: options, frames: frames)
        }
    }

    /// The app's class takes what it takes: labels and types are the Swift compiler's to judge.
    private mutating func checkAnimatorClass(_ handle: Handle<Animator>, _ node: SyntaxNode) {
        guard let type = node.child(.typeName) else { return }
        let typeName = joinedText(type, type.firstToken..<type.endToken)
        var arguments: [Argument] = []
        listedNames.begin()
        for value in node.children where value.kind != .typeName {
            let label = label(value) ?? .empty
            if label != .empty, !listedNames.insert(label) {
                reportDuplicateArgument(label, value)
                continue
            }
            guard let formal = freeFormal(value, label), let checked = checkValue(value, formal)
            else {
                continue
            }
            arguments.append(Argument(parameter: label.index, value: checked))
        }
        let start = model.arguments.count
        model.arguments.append(contentsOf: arguments)
        model.animators[handle].body = .appClass(
            typeName: typeName,
            arguments: HandleRange(start: start, end: model.arguments.count)
        )
    }

    /// The type that a value has of itself, where no parameter asks for one.
    private mutating func freeFormal(_ node: SyntaxNode, _ label: Text) -> Formal? {
        var type = ValueType.double
        var typeName = Text.empty
        if node.kind == .primary {
            switch node.tokenKind(node.firstToken) {
            case .string, .rawString: type = .string
            case .color: type = .color
            case .number: type = typeOfNumber(node)
            default: break
            }
        } else if node.kind == .reference, let name = name(node, node.firstToken) {
            if let parameter = parameter(name) {
                type = model.parameters[parameter].type
                typeName = model.parameters[parameter].typeName
            } else if let row = vocabulary.row(.constant, name)
                ?? vocabulary.row(.constructor, name)
            {
                type = Catalog.entries[row].type ?? .double
            } else if name != vocabulary.swift {
                reportUnknownValue(node, name, nil)
                return nil
            }
        }
        return Formal(
            label: label,
            labelIsOptional: true,
            type: type,
            typeName: typeName,
            isRequired: true,
            isOptional: false,
            range: nil,
            excludesLowerBound: false,
            isVariadic: false
        )
    }

    private func typeOfNumber(_ node: SyntaxNode) -> ValueType {
        let range = node.tokenRange(node.firstToken)
        return switch node.withSpan({ NumberLiteral($0, range).unit }) {
        case .none: .double
        case .seconds, .milliseconds: .duration
        case .percent: .fraction
        case .degrees, .radians: .angle
        case .points: .length
        }
    }

    private mutating func checkFrame(_ node: SyntaxNode) {
        let percent = scope.allowsPercentLength
        scope.allowsPercentLength = false
        let bounds = checkBounds(node)
        scope.allowsPercentLength = percent
        let changes = checkCalls(node, .change)
        guard let bounds else { return }
        let subject: KeyFrame.Subject =
            name(node, node.firstToken) == vocabulary.toView ? .toView : .fromView
        model.frames.append(
            KeyFrame(
                subject: subject,
                start: bounds.start,
                end: bounds.end,
                changes: changes,
                place: node.place
            )
        )
    }

    /// The part of the time that a frame has: its two values before the calls.
    private mutating func checkBounds(
        _ frame: SyntaxNode
    ) -> (start: Handle<Value>, end: Handle<Value>)? {
        guard let first = frame.firstChild, first.kind != .call else { return nil }
        let start = checkValue(first, fractionOfTime)
        guard let second = frame.child(after: first), second.kind != .call else { return nil }
        guard let end = checkValue(second, fractionOfTime), let start else { return nil }
        if let low = constant(start), let high = constant(end), low >= high {
            reportEmptyFrame(first, second)
        }
        return (start, end)
    }

    private var fractionOfTime: Formal {
        Formal(
            label: .empty,
            labelIsOptional: true,
            type: .fraction,
            typeName: .empty,
            isRequired: true,
            isOptional: false,
            range: 0...1,
            excludesLowerBound: false,
            isVariadic: false
        )
    }
}
