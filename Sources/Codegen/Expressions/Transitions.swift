import Resolution
import TransitionDSL

/// Animations as expressions of type `ScreenTransition`.
extension CodePrinter {
    /// How the type of an expression is known where it stands.
    enum Spelling {
        /// Something names it: `.pageIn(.up)`.
        case implicit
        /// An optional is expected, of which `.none` is nothing.
        case optional
        /// Nothing does: `ScreenTransition.pageIn(.up)`.
        case explicit
    }

    /// What a play comes to, with its options: `.pageIn(.up).duration(0.4)`.
    mutating func write(
        _ unfolding: Unfolding, _ spelling: Spelling = .implicit, views: ViewHolders
    ) {
        write(
            Play(unfolding.call, isOpposite: unfolding.isOpposite), in: unfolding.scope, spelling,
            views: views)
        let options = unfolding.options
        writeOption(".duration(", options.duration, .duration)
        writeOption(".delay(", options.delay, .duration)
        if let curve = options.curve, model.isSpring(curve) {
            write(".timing(.spring(")
            writeSpring(curve.call, in: curve.scope)
            write("))")
        } else {
            writeOption(".timing(", options.curve, .curve)
        }
        for option in options.code {
            let call = model.calls[option.call]
            guard case .swift(let code) = call.callee else { continue }
            ofApp(call.place, mayBreakLine: true)
            if !model.texts.string(code).hasPrefix(".") { write(".") }
            writeCode(code)
        }
        if let interaction = options.interaction.flatMap({ model.term(of: $0) }) {
            write(".interactive(")
            writeInteraction(interaction)
            write(")")
        }
    }

    private mutating func writeOption(
        _ name: StaticString, _ option: Unfolding.Option?, _ type: ValueType
    ) {
        guard let option, let term = model.term(of: option) else { return }
        write(name)
        write(term, as: type, for: .runtime)
        write(")")
    }

    /// `stiffness: 250, damping: 30`; what is left out is the catalog's.
    private mutating func writeSpring(_ handle: Handle<Call>, in scope: Bindings.Scope) {
        let call = model.calls[handle]
        guard case .catalog(let row) = call.callee else { return }
        for (index, parameter) in entry(row).parameters.enumerated() {
            if index > 0 { write(", ") }
            write(ascii: parameter.label)
            write(": ")
            if let given = argument(index, of: call) {
                write(Term(given, in: scope), as: .double, for: .runtime)
            } else {
                write(ascii: parameter.defaultValue ?? "")
            }
        }
    }

    func argument(_ index: Int, of call: Call) -> Handle<Value>? {
        model.arguments[call.arguments].first { Int($0.parameter) == index }?.value
    }

    // MARK: Plays

    private mutating func write(
        _ play: Play, in scope: Bindings.Scope, _ spelling: Spelling, views: ViewHolders
    ) {
        let call = model.calls[play.call]
        switch call.callee {
        case .catalog(let row): write(row, call, play, in: scope, spelling, views: views)
        case .animator(let handle): write(animator: handle, call, play, in: scope)
        case .swift(let code):
            write("(")
            writeCode(code, at: call.place)
            write(play.isOpposite ? ").opposite" : ")")
        case .modifiers, .animation, .interaction: break  // Names are taken apart before.
        }
    }

    private mutating func write(
        _ row: CatalogIndex, _ call: Call, _ play: Play, in scope: Bindings.Scope,
        _ spelling: Spelling, views: ViewHolders
    ) {
        let written = entry(row)
        let entry = play.isOpposite ? self.entry(Catalog.opposite(of: row)) : written
        let mirrors = play.isOpposite && written.opposite?.mirrorsDirection == true
        if spelling == .explicit || spelling == .optional && entry.name == "none" {
            write(RuntimeNames.screenTransition)
        }
        write(".")
        // The engine decides, which is what `default` comes to where no line is asked.
        write(ascii: entry.name == "default" ? "auto" : entry.name)
        let takesViews = entry.parameters.contains { $0.type == .view }
        if call.arguments.isEmpty {
            if takesViews { write("()") }
            return
        }
        write("(")
        writeArguments(call.arguments) { printer, argument in
            let index = Int(argument.parameter)
            guard entry.parameters.indices.contains(index) else { return }
            let parameter = entry.parameters[index]
            let term = Term(argument.value, in: scope)
            if parameter.type != .direction {
                printer.write(ascii: parameter.label)
                printer.write(": ")
            }
            switch parameter.type {
            case .direction: printer.writeDirection(term, isOpposite: mirrors)
            case .view, .image:
                printer.writeProvider(
                    term, isImage: parameter.type == .image, views.screens(entry.viewHolder))
            case .animation: printer.writeAnimation(term, isOpposite: play.isOpposite, views: views)
            default: printer.write(term, as: parameter.type, for: .runtime)
            }
        }
        // A default says the animation that goes; what comes back is said here.
        for (index, parameter) in entry.parameters.enumerated()
        where play.isOpposite && parameter.type == .animation {
            guard argument(index, of: call) == nil,
                let opposite = parameter.defaultValue(isOpposite: true)
            else { continue }
            write(", ")
            write(ascii: parameter.label)
            write(": .")
            write(ascii: opposite)
        }
        write(")")
    }

    mutating func writeDirection(_ term: Term, isOpposite: Bool) {
        switch model.values[term.value] {
        case .constant(let row): return writeConstant(row, isOpposite: isOpposite)
        case .parameter(let parameter):
            if case .term(let meant) = bindings.meaning(of: parameter, in: term.scope) {
                return writeDirection(meant, isOpposite: isOpposite)
            }
        default: break
        }
        if !isOpposite { return write(term, as: .direction, for: .runtime) }
        write("(")
        write(term, as: .direction, for: .runtime)
        write(" as ")
        write(RuntimeNames.direction)
        write(").opposite")
    }

    /// An animation that is an argument: a call, or a parameter of the declaration around it.
    mutating func writeAnimation(
        _ term: Term, isOpposite: Bool = false, views: ViewHolders = .unknown
    ) {
        switch model.values[term.value] {
        case .call(let call):
            let play = Play(call, isOpposite: isOpposite)
            let unfolding = bindings.unfold(
                play, with: .empty, on: .named, in: term.scope, model)
            write(unfolding, views: views)
        case .parameter(let parameter):
            if case .term(let meant) = bindings.meaning(of: parameter, in: term.scope) {
                return writeAnimation(meant, isOpposite: isOpposite, views: views)
            }
            write(name(model.parameters[parameter].name))
            if isOpposite { write(".opposite") }
        default:
            write(term, as: .animation, for: .runtime)
        }
    }

    // MARK: Animators and interactions

    /// `Animators.fold(direction: .left)`. A class of the app plays back if it is told the other
    /// direction, key frames are played backwards.
    private mutating func write(
        animator handle: Handle<Animator>, _ call: Call, _ play: Play, in scope: Bindings.Scope
    ) {
        let animator = model.animators[handle]
        var isClass = false
        if case .appClass = animator.body { isClass = true }
        let mirrors = play.isOpposite && isClass
        writeNamespace(of: animator.declared)
        write(GeneratedNames.animators)
        write(".")
        writeMember(animator.declared.swiftName)
        if !animator.parameters.isEmpty {
            write("(")
            var isFirst = true
            for (index, parameter) in animator.parameters.indices.enumerated() {
                let formal = model.parameters[parameter]
                let isMirrored = mirrors && formal.type == .direction
                let given = argument(index, of: call).map { Term($0, in: scope) }
                // A default says the direction that goes; what comes back is said here.
                guard let term = given ?? (isMirrored ? formal.defaultValue.map { Term($0) } : nil)
                else { continue }
                if !isFirst { write(", ") }
                isFirst = false
                writeLabel(formal.name)
                write(": ")
                switch formal.type {
                case .direction: writeDirection(term, isOpposite: isMirrored)
                case .animation: writeAnimation(term)
                default: write(term, as: formal.type, for: .runtime)
                }
            }
            write(")")
        }
        if play.isOpposite, !isClass { write(".opposite") }
    }

    /// The namespace of an imported file and a dot.
    mutating func writeNamespace(of declared: Declared) {
        guard let module = foreignModule(of: declared) else { return }
        ofApp()
        write(name(module))
        write(".")
    }

    /// The namespace of an imported file; nil for the compiled file's.
    func foreignModule(of declared: Declared) -> Text? {
        let index = Int(declared.place.file.index)
        return index == 0 || index >= model.moduleNames.count ? nil : model.moduleNames[index]
    }

    private mutating func writeInteraction(_ term: Term) {
        guard case .call(let call) = model.values[term.value] else {
            return write(term, as: .interaction, for: .runtime)
        }
        writeInteraction(call, in: term.scope, .implicit)
    }

    mutating func writeInteraction(
        _ handle: Handle<Call>, in scope: Bindings.Scope, _ spelling: Spelling
    ) {
        let call = model.calls[handle]
        switch call.callee {
        case .interaction(let handle):
            let interaction = model.interactions[handle]
            writeReference(
                GeneratedNames.interactions, interaction.declared, interaction.parameters,
                call.arguments, in: scope, for: .runtime)
        case .catalog(let row):
            let entry = self.entry(row)
            if spelling == .explicit { write(RuntimeNames.interaction) }
            write(".")
            write(ascii: entry.name)
            write("(")
            writeArguments(call.arguments) { printer, argument in
                let index = Int(argument.parameter)
                guard entry.parameters.indices.contains(index) else { return }
                let parameter = entry.parameters[index]
                if parameter.type != .direction {
                    printer.write(ascii: parameter.label)
                    printer.write(": ")
                }
                printer.write(
                    Term(argument.value, in: scope), as: parameter.type, for: .runtime)
            }
            write(")")
        case .swift(let code):
            inParentheses(if: spelling != .explicit) { $0.writeCode(code, at: call.place) }
        case .modifiers, .animation, .animator: break  // No interaction.
        }
    }
}
