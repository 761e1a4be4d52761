import TransitionDSL

/// Writes resolved animations as text for people, or as keys that are equal if the animations are.
/// In keys, numbers are in their base unit and redundant parts are omitted.
struct PlayWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether the text is exact. Otherwise some names were not expanded.
    var isKnown: Bool { isUnfolded && !bindings.isTooLong }

    let texts: ModelText
    var model: Model { texts.model }
    private let isKey: Bool
    /// Whether the contents of animators and gestures are in place of their names, to compare two
    /// models.
    private let expandsAnimators: Bool
    var bindings = Bindings()
    var isUnfolded = true
    /// How many animations that are arguments of others are being written.
    var depth = 0

    init(_ texts: ModelText, isKey: Bool = false, expandsAnimators: Bool = false) {
        self.texts = texts
        self.isKey = isKey
        self.expandsAnimators = expandsAnimators
    }

    // MARK: Plays

    mutating func write(_ play: ChosenAnimation) {
        write(bindings.unfold(play, with: .empty, on: .named, texts))
    }

    mutating func options(of play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>)
        -> [String]
    {
        let options = bindings.unfold(play, with: lineOptions, on: .named, texts).options
        return options.all.map { option in text { $0.write(option) } }
    }

    /// Writes a text of its own, in place of what is written.
    mutating func text(_ write: (inout PlayWriter) -> Void) -> String {
        bytes = []
        write(&self)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The animation of an event and its options, as far as two lines can differ in them, as the
    /// only text of a writer.
    mutating func writeKey(
        _ play: ChosenAnimation, with lineOptions: HandleRange<Handle<Call>>, on event: DrivenEvent
    ) {
        let unfolding = bindings.unfold(play, with: lineOptions, on: event, texts)
        write(unfolding)
        write(options: unfolding.options)
        append(" | ")
        if isKnown { return }
        bytes = []
        append(texts.call(play.call))
        bytes.append(UInt8(ascii: play.isOpposite ? "/" : ":"))
        for option in model.items[lineOptions] { append(texts.call(option)) }
    }

    mutating func write(_ unfolding: ResolvedAnimation) {
        let call = model.calls[unfolding.call]
        let isOpposite = unfolding.isOpposite
        switch call.callee {
        case .catalog(let row): write(row, call, in: unfolding.scope, isOpposite: isOpposite)
        case .animator(let handle):
            let animator = model.animators[handle]
            let isClass = if case .appClass = animator.body { true } else { false }
            if expandsAnimators {
                write(
                    contentsOf: animator, call, in: unfolding.scope, isOpposite: isOpposite)
            } else {
                write(
                    animator.declared, animator.parameters, call, in: unfolding.scope,
                    mirrors: isOpposite && isClass)
            }
            if isOpposite, !isClass { append(" played backwards") }
        case .swift:
            append(texts.call(unfolding.call))
            if isOpposite { append(" played backwards") }
        case .animation, .modifiers, .interaction: break
        }
    }

    /// Arguments can be names with their own options.
    private mutating func write(options: ResolvedAnimation.Options) {
        for (index, option) in options.all.enumerated() {
            append(index == 0 ? " with " : ", ")
            // The direction of a gesture is already resolved.
            let isIdle = isKey && options.idleInteractions.contains { $0.call == option.call }
            if isIdle { append("idle ") }
            write(option)
        }
    }

    /// The animation that plays on a version of iOS in place of one that it does not have. Returns
    /// whether there is one.
    mutating func writeFallback(of play: ChosenAnimation, on version: SystemVersion) -> Bool {
        let unfolding = bindings.unfold(play, with: .empty, on: .named, texts)
        let call = model.calls[unfolding.call]
        guard case .catalog(let row) = call.callee, row == Catalog.Animation.systemZoom,
            let first = Catalog[row].availableFrom, version < first
        else { return false }
        for (index, parameter) in Catalog[row].parameters.enumerated()
        where parameter.type == .animation {
            let argument = model.arguments[call.arguments].first {
                Int($0.parameter) == index
            }
            let term = argument.map { Term($0.value, in: unfolding.scope) }
            if let term, !isNothing(term) {
                writeAnimation(term, isOpposite: unfolding.isOpposite)
            } else if let usual = parameter.defaultValue(isOpposite: unfolding.isOpposite) {
                append(usual)
            }
        }
        return !bytes.isEmpty && isKnown
    }

    mutating func write(_ option: ResolvedAnimation.Option) {
        let call = model.calls[option.call]
        guard case .catalog(let row) = call.callee else { return append(texts.call(option.call)) }
        write(row, call, in: option.scope)
    }

    // MARK: Calls

    /// The opposite of a call in the catalog: see ``CatalogOpposite``.
    mutating func write(
        _ row: CatalogIndex, _ call: Call, in scope: Bindings.Scope, isOpposite: Bool = false
    ) {
        let entry = Catalog[isOpposite ? Catalog.opposite(of: row) : row]
        let mirrors = isOpposite && Catalog[row].opposite?.mirrorsDirection == true
        append(entry.name)
        var list = List()
        for (index, parameter) in entry.parameters.enumerated() {
            if isKey, row == Catalog.Option.interactive, index == 1 { continue }
            let label = isKey || !parameter.labelIsOptional ? parameter.label : ""
            let whenLeftOut = parameter.defaultValue(isOpposite: isOpposite)
            var isGiven = false
            for argument in model.arguments[call.arguments] where Int(argument.parameter) == index {
                isGiven = true
                let term = Term(argument.value, in: scope)
                if isNothing(term) { continue }
                let end = bytes.count
                let old = list
                begin(&list, label)
                let start = bytes.count
                write(term, parameter.type, mirrors: mirrors, isOpposite: isOpposite)
                if isKey, let whenLeftOut, bytes[start...].elementsEqual(whenLeftOut.utf8) {
                    bytes.removeSubrange(end...)
                    list = old
                }
            }
            if !isGiven, !isKey, isOpposite, parameter.type == .animation, let whenLeftOut {
                begin(&list, label)
                append(whenLeftOut)
            }
        }
        if !list.isEmpty { append(")") }
    }

    /// A class of the app plays backwards if it has a direction as an argument, including a default
    /// one.
    private mutating func write(
        _ declared: Declared, _ parameters: HandleRange<Parameter>, _ call: Call,
        in scope: Bindings.Scope, mirrors: Bool
    ) {
        append(texts.string(declared.name))
        write(parameters, call, in: scope, mirrors: mirrors)
    }

    /// The arguments of a declaration of the file.
    mutating func write(
        _ parameters: HandleRange<Parameter>, _ call: Call, in scope: Bindings.Scope, mirrors: Bool
    ) {
        var list = List()
        for (index, parameter) in model.parameters[parameters].enumerated() {
            let given = model.arguments[call.arguments].first { Int($0.parameter) == index }
            let isMirrored = mirrors && parameter.type == .direction
            let whenLeftOut = isKey || isMirrored ? parameter.defaultValue : nil
            guard
                let term = given.map({ Term($0.value, in: scope) })
                    ?? whenLeftOut.map({ Term($0) }), !isNothing(term)
            else { continue }
            begin(&list, texts.string(parameter.name))
            write(term, parameter.type, mirrors: isMirrored, isOpposite: false)
        }
        if !list.isEmpty { append(")") }
    }

    /// An argument, with its direction or animation reversed if necessary.
    private mutating func write(_ term: Term, _ type: ValueType, mirrors: Bool, isOpposite: Bool) {
        switch type {
        case .direction: writeDirection(term, mirrors: mirrors)
        case .animation: writeAnimation(term, isOpposite: isOpposite)
        default: write(term, type)
        }
    }

    /// Whether arguments have been written already.
    private struct List { var isEmpty = true }

    private mutating func begin(_ list: inout List, _ label: String) {
        append(list.isEmpty ? "(" : ", ")
        list.isEmpty = false
        if label.isEmpty { return }
        append(label)
        append(": ")
    }

    // MARK: Values

    /// An optional parameter without an argument.
    private func isNothing(_ term: Term) -> Bool {
        guard case .parameter(let parameter) = model.values[term.value],
            case .nothing = bindings.meaning(of: parameter, in: term.scope)
        else { return false }
        return true
    }

    private mutating func writeDirection(_ term: Term, mirrors: Bool) {
        let term = meant(term)
        guard case .constant(let row) = model.values[term.value] else {
            if mirrors { append("opposite of ") }
            return append(texts.value(term.value))
        }
        append(Catalog[mirrors ? Catalog.opposite(of: row) : row].name)
    }

    private mutating func writeAnimation(_ term: Term, isOpposite: Bool) {
        let term = meant(term)
        guard case .call(let call) = model.values[term.value] else {
            if isOpposite { append("opposite of ") }
            return append(texts.value(term.value))
        }
        if depth == 64 { return isUnfolded = false }
        depth += 1
        defer { depth -= 1 }
        let unfolding = bindings.unfold(
            ChosenAnimation(call, isOpposite: isOpposite), with: .empty, on: .named, in: term.scope,
            model)
        write(unfolding)
        write(options: unfolding.options)
    }

    /// The value of a parameter if that is another term; else the term itself.
    private func meant(_ term: Term) -> Term {
        guard case .parameter(let parameter) = model.values[term.value],
            case .term(let meant) = bindings.meaning(of: parameter, in: term.scope)
        else { return term }
        return meant
    }

    mutating func write(_ term: Term, _ type: ValueType) {
        switch model.values[term.value] {
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .term(let meant): write(meant, type)
            case .number(let number, let value): write(number, value, type)
            case .itself, .nothing: append(texts.value(term.value))
            }
        case .number, .negated, .binary:
            guard let number = bindings.constant(term, model) else {
                return writeArithmetic(term, type)
            }
            write(number, term.value, type)
        case .text(let segments): write(segments, in: term.scope)
        case .call(let handle): write(handle, in: term.scope)
        case .range(let start, let end):
            write(Term(start, in: term.scope), .double)
            append("...")
            write(Term(end, in: term.scope), .double)
        case .bool, .version, .color, .constant, .index, .view, .hero, .swift:
            append(texts.value(term.value))
        }
    }

    /// A known number, or the expression for it. People see the expression if it has no parameters.
    private mutating func write(_ number: Double, _ value: Handle<Value>, _ type: ValueType) {
        if !isKey, model.values.constant(value) != nil { return append(texts.value(value)) }
        append(texts.number(rounded(type == .fraction ? number * 100 : number)))
        switch type {
        case .fraction: append("%")
        case .duration: append("s")
        case .angle: append("rad")
        default: break
        }
    }

    /// Without rounding errors behind the ninth decimal (0.2 + 0.1 is not 0.3), nor a negative
    /// zero.
    private func rounded(_ number: Double) -> Double {
        abs(number) < 1e6 ? (number * 1e9).rounded() / 1e9 + 0 : number
    }

    private mutating func writeArithmetic(_ term: Term, _ type: ValueType) {
        switch model.values[term.value] {
        case .negated(let operand):
            append("-")
            write(Term(operand, in: term.scope), type)
        case .binary(let sign, let left, let right):
            append("(")
            write(Term(left, in: term.scope), type)
            append(" \(sign.rawValue) ")
            write(Term(right, in: term.scope), type)
            append(")")
        default: append(texts.value(term.value))
        }
    }

    private mutating func write(_ segments: HandleRange<TextSegment>, in scope: Bindings.Scope) {
        append("\"")
        for segment in model.segments[segments] {
            guard case .parameter(let parameter) = segment,
                case .term(let meant) = bindings.meaning(of: parameter, in: scope)
            else {
                append(texts.segment(segment))
                continue
            }
            append("\\(")
            write(meant, .string)
            append(")")
        }
        append("\"")
    }

    /// A constructor, a gesture or a modifier. In keys, the name of a gesture is expanded.
    mutating func write(_ handle: Handle<Call>, in scope: Bindings.Scope) {
        var call = model.calls[handle]
        var scope = scope
        while isKey || expandsAnimators, case .interaction(let named) = call.callee {
            let interaction = model.interactions[named]
            scope = bindings.scope(
                of: interaction.parameters, call.arguments, calledIn: scope, model)
            call = model.calls[interaction.body]
        }
        switch call.callee {
        case .catalog(let row): write(row, call, in: scope)
        case .interaction(let named):
            let interaction = model.interactions[named]
            write(interaction.declared, interaction.parameters, call, in: scope, mirrors: false)
        case .swift(let code): append("swift(\(texts.quotedText(code)))")
        case .modifiers, .animation, .animator: append(texts.call(handle))
        }
    }

    mutating func append(_ text: String) { bytes.append(text) }
}
