import Resolution
import TransitionDSL

/// Named animations and interactions. Lines use the animations that they resolve to; the names are
/// for the app's own calls.
extension SwiftPlanner {
    func interactions(_ interactions: [Handle<NamedInteraction>]) -> SwiftDeclaration? {
        var members: [SwiftDeclaration] = []
        for handle in interactions {
            let interaction = model.interactions[handle]
            let declared = interaction.declared
            let site = ExpressionSite(declared.place)
            bindings.removeAll()
            var type: SwiftCode = ""
            if case .swift = model.calls[interaction.body].callee {
                type = ": \(RuntimeNames.interaction)"
            }
            var head = member(declared, interaction.parameters, for: .runtime, at: site)
            if interaction.parameters.isEmpty {
                let value = self.interaction(interaction.body, in: .none, .explicit, at: site)
                head.append("\(type) = \(value)")
            } else {
                let value = self.interaction(interaction.body, in: .none, .implicit, at: site)
                head.append(" -> \(RuntimeNames.interaction) { \(value) }")
            }
            members.append(
                SwiftDeclaration(head, at: declared.place).documented(declared.documentation))
        }
        return dataEnumeration(
            GeneratedNames.interactions, "/// Gestures that drive a transition.", members)
    }

    /// `static let name`, or `static func name(…)`.
    func member(
        _ declared: Declared, _ parameters: HandleRange<Parameter>, for library: Library,
        at site: ExpressionSite
    ) -> SwiftCode {
        let name = name(declared.swiftName)
        if parameters.isEmpty { return "\(word: .access)static let \(name)" }
        let list = parameterList(parameters, for: library, at: site)
        return "\(word: .access)static func \(name)\(list)"
    }

    func animations(_ animations: [Handle<NamedAnimation>]) -> SwiftDeclaration {
        var members: [SwiftDeclaration] = []
        for handle in animations {
            let animation = model.animations[handle]
            let code = hero.canPlay(handle) ? heroAnimation(animation) : self.animation(animation)
            guard let code else { continue }
            members.append(
                SwiftDeclaration(code, at: animation.declared.place).documented(
                    animation.declared.documentation))
        }
        return mainActorType(GeneratedNames.animations, "/// Named animations.", members)
    }

    /// nil for one that is too long for a function. Lines, which know its arguments, use it.
    private func animation(_ animation: NamedAnimation) -> SwiftCode? {
        let site = ExpressionSite(animation.declared.place)
        bindings.removeAll()
        let unfolding = bindings.unfold(
            ChosenAnimation(animation.body.going), with: animation.body.options, on: .named, model)
        if bindings.isTooLong { return nil }
        let head = member(animation.declared, animation.parameters, for: .runtime, at: site)
        let value = transition(unfolding, .explicit, views: .unknown, at: site)
        let type = RuntimeNames.screenTransition
        if !animation.parameters.isEmpty { return "\(head) -> \(type) { \(value) }" }
        if case .swift = model.calls[unfolding.call].callee { return "\(head): \(type) = \(value)" }
        return "\(head) = \(value)"
    }
}

extension SwiftPlanner {
    func animators(_ animators: [Handle<Animator>]) -> SwiftDeclaration {
        var members: [SwiftDeclaration] = []
        for handle in animators { members.append(animator(model.animators[handle])) }
        return mainActorType(
            GeneratedNames.animators, "/// Key frames and animators of the app.", members)
    }

    private func animator(_ animator: Animator) -> SwiftDeclaration {
        let declared = animator.declared
        let site = ExpressionSite(declared.place)
        bindings.removeAll()
        let name = name(declared.swiftName)
        let type = RuntimeNames.screenTransition
        let head: SwiftCode =
            animator.parameters.isEmpty
            ? "\(word: .access)static var \(name): \(type)"
            : """
            \(word: .access)static func \(name)\
            \(parameterList(animator.parameters, for: .runtime, at: site)) -> \(type)
            """
        let statements =
            switch animator.body {
            case .keyFrames(let options, let frames): keyFrames(options, frames, at: site)
            case .appClass(let typeName, let arguments): [appClass(typeName, arguments, at: site)]
            }
        return SwiftDeclaration(head, at: declared.place, statements: statements).documented(
            declared.documentation)
    }

    // MARK: Key frames

    /// One frame a line. Each is an expression of its own: Swift type-checks long chains slowly.
    private func keyFrames(
        _ options: HandleRange<Handle<Call>>, _ frames: HandleRange<KeyFrame>,
        at site: ExpressionSite
    ) -> [SwiftStatement] {
        let keyword: SwiftCode = frames.isEmpty ? "let" : "var"
        var statements: [SwiftStatement] = [
            .line("\(keyword) frames = KeyFrames(\(keyFrameOptions(options, at: site)))")
        ]
        for frame in model.frames[frames] {
            statements.append(.line(code(frame, at: ExpressionSite(frame.place)), at: frame.place))
        }
        return statements + [.line("return .keyFrames(frames)")]
    }

    /// `duration: 0.6, timing: .easeIn`
    private func keyFrameOptions(
        _ options: HandleRange<Handle<Call>>, at site: ExpressionSite
    ) -> SwiftCode {
        var list: [SwiftCode] = []
        for (option, label) in [
            (Catalog.Option.duration, "duration"), (Catalog.Option.delay, "delay"),
            (Catalog.Option.timingFunction, "timing"),
        ] as [(CatalogIndex, StaticString)] {
            for handle in model.items[options] {
                let call = model.calls[handle]
                guard case .catalog(option) = call.callee,
                    let argument = model.arguments[call.arguments].first,
                    let parameter = entry(option).parameters.first
                else { continue }
                let value = value(Term(argument.value), as: parameter.type, for: .runtime, at: site)
                list.append("\(label): \(value)")
            }
        }
        return .list(list)
    }

    private func code(_ frame: KeyFrame, at site: ExpressionSite) -> SwiftCode {
        let start = number(Term(frame.start), .double, .product, at: site.place)
        let end = number(Term(frame.end), .double, .product, at: site.place)
        var code: SwiftCode = """
            frames = frames.\(texts.intern(frame.subject.rawValue))(\(start)...\(end)
            """
        for handle in model.items[frame.changes] {
            code.append(", \(change(model.calls[handle], at: site))")
        }
        code.append(")")
        return code
    }

    /// `.y(-20)`: a change has one value, or two with labels.
    private func change(_ call: Call, at site: ExpressionSite) -> SwiftCode {
        switch call.callee {
        case .swift(let code): return appCode(code, at: call.place, mayBreakLine: true)
        case .catalog(let row):
            let entry = entry(row)
            guard entry.parameters.count == 1, let argument = model.arguments[call.arguments].first
            else {
                return
                    ".scaleXY(\(allArguments(entry, call, in: .none, for: .keyFrames, at: site)))"
            }
            let type = entry.parameters[0].type
            let isVariable = type == .color && isParameter(argument.value)
            let name = texts.intern(isVariable ? "background" : entry.name)
            let value = value(Term(argument.value), as: type, for: .keyFrames, at: site)
            return ".\(name)(\(value))"
        // Not a change of a view.
        case .modifiers, .animation, .animator, .interaction: return SwiftCode()
        }
    }

    private func isParameter(_ value: Handle<Value>) -> Bool {
        switch model.values[value] {
        case .parameter, .swift: true
        default: false
        }
    }

    // MARK: Classes of the app

    private func appClass(
        _ typeName: Text, _ arguments: HandleRange<Argument>, at site: ExpressionSite
    ) -> SwiftStatement {
        var list: [SwiftCode] = []
        for argument in model.arguments[arguments] {
            let label = Text(index: argument.parameter)
            let value = freeValue(argument.value, at: site)
            list.append(label == .empty ? value : "\(self.label(label)): \(value)")
        }
        return .line(
            "\(mark: site.place)\(backend.appClass) { \(typeName)(\(.list(list))) }", at: site.place
        )
    }

    /// A value with a type that only the app's class knows.
    private func freeValue(_ value: Handle<Value>, at site: ExpressionSite) -> SwiftCode {
        if case .parameter(let parameter) = model.values[value] {
            return "\(name(model.parameters[parameter].name))"
        }
        return self.value(Term(value), as: .double, for: .runtime, at: site)
    }
}
