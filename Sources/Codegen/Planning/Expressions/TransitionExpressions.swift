import Resolution
import TransitionDSL

/// How the context determines the type of an expression.
enum Spelling {
    /// The context names it: `.pageIn(.up)`.
    case implicit
    /// An optional is expected, so that `.none` would be nil.
    case optional
    /// The context does not name it: `ScreenTransition.pageIn(.up)`.
    case explicit
}

/// Animations as expressions of type `ScreenTransition`.
extension SwiftPlanner {
    /// An animation as it resolves, with its options: `.pageIn(.up).duration(0.4)`.
    func transition(
        _ unfolding: ResolvedAnimation, _ spelling: Spelling = .implicit, views: ViewHolders,
        at site: ExpressionSite
    ) -> SwiftCode {
        var code = play(
            ChosenAnimation(unfolding.call, isOpposite: unfolding.isOpposite), in: unfolding.scope,
            spelling,
            views: views, at: site)
        let options = unfolding.options
        code.append(option("duration", options.duration, .duration, at: site))
        code.append(option("delay", options.delay, .duration, at: site))
        if let curve = options.curve, model.isSpring(curve) {
            code.append(".timing(.spring(\(spring(curve.call, in: curve.scope, at: site))))")
        } else {
            code.append(option("timing", options.curve, .curve, at: site))
        }
        for option in options.code {
            let call = model.calls[option.call]
            guard case .swift(let text) = call.callee else { continue }
            let dot: SwiftCode = model.texts.string(text).hasPrefix(".") ? "" : "."
            code.append("\(mark: call.place, mayBreakLine: true)\(dot)")
            code.append(appCode(text, at: site.place))
        }
        if let reduced = options.reducedMotion.flatMap({ model.term(of: $0) }) {
            code.append(".reduceMotion(\(reducedMotion(reduced, at: site)))")
        }
        for term in options.interactions.compactMap({ model.term(of: $0) }) {
            let view = placeOfGesture(term, views.from, at: site)
            code.append(".interactive(\(interaction(term, at: site))\(view))")
        }
        return code
    }

    /// `.same`, `.other(.fade)`
    private func reducedMotion(_ term: Term, at site: ExpressionSite) -> SwiftCode {
        if case .constant(Catalog.sameMotion) = model.values[term.value] { return ".same" }
        return ".other(\(animation(term, at: site)))"
    }

    /// `.duration(0.4)`
    private func option(
        _ name: StaticString, _ option: ResolvedAnimation.Option?, _ type: ValueType,
        at site: ExpressionSite
    ) -> SwiftCode {
        guard let option, let term = model.term(of: option) else { return SwiftCode() }
        return ".\(name)(\(value(term, as: type, for: .runtime, at: site)))"
    }

    /// `stiffness: 250, damping: 30`; omitted ones have the catalog's defaults.
    private func spring(
        _ handle: Handle<Call>, in scope: Bindings.Scope, at site: ExpressionSite
    ) -> SwiftCode {
        let call = model.calls[handle]
        guard case .catalog(let row) = call.callee else { return SwiftCode() }
        return allArguments(entry(row), call, in: scope, for: .runtime, at: site)
    }

    /// All arguments with labels, with the catalog's defaults for omitted ones.
    func allArguments(
        _ entry: CatalogEntry, _ call: Call, in scope: Bindings.Scope, for library: Library,
        at site: ExpressionSite
    ) -> SwiftCode {
        var list: [SwiftCode] = []
        for (index, parameter) in entry.parameters.enumerated() {
            if let given = argument(index, of: call) {
                let value = value(
                    Term(given, in: scope), as: parameter.type, for: library, at: site)
                list.append(labelled(parameter.label, value))
            } else {
                let value = texts.intern(parameter.defaultValue ?? "")
                list.append(labelled(parameter.label, "\(value)"))
            }
        }
        return .list(list)
    }

    // MARK: Plays

    private func play(
        _ play: ChosenAnimation, in scope: Bindings.Scope, _ spelling: Spelling, views: ViewHolders,
        at site: ExpressionSite
    ) -> SwiftCode {
        let call = model.calls[play.call]
        switch call.callee {
        case .catalog(let row):
            return self.play(row, call, play, in: scope, spelling, views: views, at: site)
        case .animator(let handle): return animator(handle, call, play, in: scope, at: site)
        case .swift(let code):
            let code = appCode(code, at: call.place, mayBreakLine: true)
            return play.isOpposite ? "(\(code)).opposite" : "(\(code))"
        case .modifiers, .animation, .interaction: return SwiftCode()  // Names are resolved before.
        }
    }

    private func play(
        _ row: CatalogIndex, _ call: Call, _ play: ChosenAnimation, in scope: Bindings.Scope,
        _ spelling: Spelling, views: ViewHolders, at site: ExpressionSite
    ) -> SwiftCode {
        let written = entry(row)
        let played = play.isOpposite ? Catalog.opposite(of: row) : row
        let entry = entry(played)
        let mirrors = play.isOpposite && written.opposite?.mirrorsDirection == true
        let isNone = played == Catalog.Animation.none
        let type: StaticString =
            spelling == .explicit || spelling == .optional && isNone
            ? RuntimeNames.screenTransition : ""
        // The engine decides, which is the meaning of `default` outside of lines.
        let name = texts.intern(played == Catalog.Animation.default ? "auto" : entry.name)
        let code: SwiftCode = "\(type).\(name)"
        if call.arguments.isEmpty {
            return entry.parameters.contains { $0.type == .view } ? "\(code)()" : code
        }
        var list = arguments(call, of: entry) { parameter, argument in
            let value = self.argument(
                Term(argument, in: scope), of: parameter, entry, play, mirrors: mirrors,
                views: views, at: site)
            return parameter.type == .direction ? value : labelled(parameter.label, value)
        }
        // The default value is that of the forward animation; a return states its own.
        for (index, parameter) in entry.parameters.enumerated()
        where play.isOpposite && parameter.type == .animation {
            guard argument(index, of: call) == nil,
                let opposite = parameter.defaultValue(isOpposite: true)
            else { continue }
            list.append(", \(labelled(parameter.label, ".\(texts.intern(opposite))"))")
        }
        return "\(code)(\(list))"
    }

    private func argument(
        _ term: Term, of parameter: CatalogParameter, _ entry: CatalogEntry,
        _ play: ChosenAnimation,
        mirrors: Bool, views: ViewHolders, at site: ExpressionSite
    ) -> SwiftCode {
        switch parameter.type {
        case .direction: direction(term, isOpposite: mirrors, at: site)
        case .view, .image:
            provider(
                term, isImage: parameter.type == .image, views.screens(entry.viewHolder), at: site)
        case .animation: animation(term, isOpposite: play.isOpposite, views: views, at: site)
        default: value(term, as: parameter.type, for: .runtime, at: site)
        }
    }

    private func direction(_ term: Term, isOpposite: Bool, at site: ExpressionSite) -> SwiftCode {
        switch model.values[term.value] {
        case .constant(let row): return constant(row, isOpposite: isOpposite)
        case .parameter(let parameter):
            if case .term(let meant) = bindings.meaning(of: parameter, in: term.scope) {
                return direction(meant, isOpposite: isOpposite, at: site)
            }
        default: break
        }
        let value = value(term, as: .direction, for: .runtime, at: site)
        return isOpposite ? "(\(value) as \(RuntimeNames.direction)).opposite" : value
    }

    /// An animation as an argument: a call, or a parameter of the enclosing declaration.
    func animation(
        _ term: Term, isOpposite: Bool = false, views: ViewHolders = .unknown,
        at site: ExpressionSite
    ) -> SwiftCode {
        switch model.values[term.value] {
        case .call(let call):
            let play = ChosenAnimation(call, isOpposite: isOpposite)
            let unfolding = bindings.unfold(play, with: .empty, on: .named, in: term.scope, model)
            return transition(unfolding, views: views, at: site)
        case .parameter(let parameter):
            if case .term(let meant) = bindings.meaning(of: parameter, in: term.scope) {
                return animation(meant, isOpposite: isOpposite, views: views, at: site)
            }
            let name = name(model.parameters[parameter].name)
            return isOpposite ? "\(name).opposite" : "\(name)"
        default: return value(term, as: .animation, for: .runtime, at: site)
        }
    }

    // MARK: Animators and interactions

    /// `Animators.fold(direction: .left)`. For the return, a class of the app gets the opposite
    /// direction; key frames are reversed.
    private func animator(
        _ handle: Handle<Animator>, _ call: Call, _ play: ChosenAnimation, in scope: Bindings.Scope,
        at site: ExpressionSite
    ) -> SwiftCode {
        let animator = model.animators[handle]
        var isClass = false
        if case .appClass = animator.body { isClass = true }
        let namespace = foreignNamespace(of: animator.declared, at: site.place)
        var code: SwiftCode = """
            \(namespace)\(GeneratedNames.animators).\(member(animator.declared.swiftName))
            """
        if !animator.parameters.isEmpty {
            let mirrors = play.isOpposite && isClass
            let list = arguments(of: animator, call, in: scope, mirrors: mirrors, at: site)
            code.append("(\(list))")
        }
        return play.isOpposite && !isClass ? "\(code).opposite" : code
    }

    private func arguments(
        of animator: Animator, _ call: Call, in scope: Bindings.Scope, mirrors: Bool,
        at site: ExpressionSite
    ) -> SwiftCode {
        var list: [SwiftCode] = []
        for (index, parameter) in animator.parameters.indices.enumerated() {
            let formal = model.parameters[parameter]
            let isMirrored = mirrors && formal.type == .direction
            let given = argument(index, of: call).map { Term($0, in: scope) }
            // The default value is the forward direction; a return states its own.
            guard let term = given ?? (isMirrored ? formal.defaultValue.map { Term($0) } : nil)
            else { continue }
            let value =
                switch formal.type {
                case .direction: direction(term, isOpposite: isMirrored, at: site)
                case .animation: animation(term, at: site)
                default: value(term, as: formal.type, for: .runtime, at: site)
                }
            list.append("\(label(formal.name)): \(value)")
        }
        return .list(list)
    }

    /// `, in: HeroViews.findHeader`: the view of the screen that is left; empty without one.
    private func placeOfGesture(
        _ term: Term, _ holders: [Handle<Screen>]?, at site: ExpressionSite
    ) -> SwiftCode {
        guard case .call(let handle) = model.values[term.value],
            case .catalog(let row) = model.calls[handle].callee,
            let index = entry(row).parameters.firstIndex(where: { $0.type == .view }),
            let view = argument(index, of: model.calls[handle])
        else { return SwiftCode() }
        let found = provider(Term(view, in: term.scope), isImage: false, holders, at: site)
        return ", in: \(found)"
    }

    private func interaction(_ term: Term, at site: ExpressionSite) -> SwiftCode {
        guard case .call(let call) = model.values[term.value] else {
            return value(term, as: .interaction, for: .runtime, at: site)
        }
        return interaction(call, in: term.scope, .implicit, at: site)
    }

    func interaction(
        _ handle: Handle<Call>, in scope: Bindings.Scope, _ spelling: Spelling,
        at site: ExpressionSite
    ) -> SwiftCode {
        let call = model.calls[handle]
        switch call.callee {
        case .interaction(let handle):
            let interaction = model.interactions[handle]
            return reference(
                GeneratedNames.interactions, interaction.declared, interaction.parameters,
                call.arguments, in: scope, for: .runtime, at: site)
        case .catalog(let row):
            let entry = entry(row)
            let list = arguments(call, of: entry) { parameter, argument -> SwiftCode? in
                // The transition has it: a gesture is the same in every screen.
                if parameter.type == .view { return nil }
                let value = self.value(
                    Term(argument, in: scope), as: parameter.type, for: .runtime, at: site)
                return parameter.type == .direction
                    ? value : labelled(parameter.label, value)
            }
            let type: StaticString = spelling == .explicit ? RuntimeNames.interaction : ""
            return "\(type).\(texts.intern(entry.name))(\(list))"
        case .swift(let code):
            return appCode(code, at: call.place, mayBreakLine: true).inParentheses(
                if: spelling != .explicit)
        case .modifiers, .animation, .animator: return SwiftCode()  // Not an interaction.
        }
    }
}

/// The names of TransitionRuntime's types in generated Swift. Those that an app may also use are
/// qualified with the module.
enum RuntimeNames {
    static let module: StaticString = "TransitionRuntime"
    static let screenTransition: StaticString = "ScreenTransition"
    static let direction: StaticString = "TransitionRuntime.Direction"
    static let interaction: StaticString = "TransitionRuntime.Interaction"
    static let iOSVersion: StaticString = "IOSVersion"
    /// The type of the runtime for its version.
    static let version = "Version" + runtimeVersion(of: TransitionDSL.version)
    static let versionComment: StaticString =
        "  // Update the older: transc or the library."
}
