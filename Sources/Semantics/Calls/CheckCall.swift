import Resolution
import TransitionDSL

/// The calls that are allowed at a place.
struct CallContext {
    let kind: CatalogKind
    /// Its name in messages.
    let noun: String
    /// The diagnostic for unknown names.
    let unknown: DiagnosticID
    /// Where an option belongs; nil for all other calls.
    var places: OptionContexts?

    static let animation = CallContext(
        kind: .animation, noun: "an animation", unknown: .unknownAnimation)
    static let modifier = CallContext(
        kind: .modifier, noun: "a modifier", unknown: .unknownModifier)
    static let interaction = CallContext(
        kind: .interaction, noun: "an interaction", unknown: .unknownInteraction)
    static let change = CallContext(
        kind: .change, noun: "a change of a view", unknown: .unknownChange)

    static func option(_ places: OptionContexts) -> CallContext {
        CallContext(kind: .option, noun: "an option", unknown: .unknownOption, places: places)
    }
}

extension Checker {
    /// Checks a call, or a reference in the place of one. nil if a problem was reported.
    func checkCall(_ node: Invocation, _ context: CallContext) -> Handle<Call>? {
        guard let name = name(node.name) else { return nil }
        return checkCall(node, named: name, context)
    }

    /// Checks a call whose name is known.
    private func checkCall(
        _ node: Invocation, named name: Text, _ context: CallContext
    ) -> Handle<Call>? {
        // Hot.
        if name == vocabulary.swift {
            return checkSwift(node).map { add(.swift($0), .empty, node) }
        }
        if node.isDotted {
            reportUnknownCall(node, context)
            return nil
        }
        if let callee = declaredCallee(name, context) {
            recordUse(callee)
            record(node.name, .callee(callee))
            let formals = formals(model.declaration(of: callee)?.parameters ?? .empty)
            let outer = scope.allowsSame
            scope.allowsSame = false
            defer { scope.allowsSame = outer }
            guard let arguments = matchArguments(node, formals, named: name) else { return nil }
            return add(callee, arguments, node)
        }
        let rows = vocabulary.rows(context.kind, name)
        if rows.isEmpty {
            if !reporter.suppressed.names || context.kind == .option || context.kind == .change {
                reportUnknownCall(node, context)
            }
            record(node.name, nil)
            recordNames(inArgumentsOf: node)
            return nil
        }
        return checkCatalogCall(node, name, rows, context)
    }

    private func checkCatalogCall(
        _ node: Invocation, _ name: Text, _ rows: Range<Int>, _ context: CallContext
    ) -> Handle<Call>? {
        let row = bestOverload(node, rows)
        record(node.name, .row(row))
        if let places = context.places, Catalog.entries[row].contexts.isDisjoint(with: places) {
            report(
                .unknownOption, "`\(Catalog.entries[row].name)` is not allowed here",
                at: node.node.head.place,
                help: "it belongs to " + self.places(Catalog.entries[row].contexts))
            recordNames(inArgumentsOf: node)
            return nil
        }
        let outer = scope.allowsSame
        scope.allowsSame = CatalogIndex(row) == Catalog.Option.reduceMotion
        defer { scope.allowsSame = outer }
        guard let arguments = matchArguments(node, vocabulary.rowFormals[row], named: name) else {
            return nil
        }
        if scope.allowsSame { reportIfDefault(arguments) }
        return add(.catalog(CatalogIndex(row)), arguments, node)
    }

    /// With Reduce Motion, `default` would be what the line leaves open anyway.
    private func reportIfDefault(_ arguments: HandleRange<Argument>) {
        for argument in model.arguments[arguments] {
            guard case .call(let call) = model.values[argument.value], model.calls[call].isDefault
            else { continue }
            report(
                .defaultNotAllowed, "`default` is no animation for Reduce Motion",
                at: model.calls[call].place,
                help: "leave the option out, or write `same` to play the animation as it is")
        }
    }

    private func add(
        _ callee: Call.Callee, _ arguments: HandleRange<Argument>, _ node: Invocation
    ) -> Handle<Call> {
        model.calls.add(Call(callee: callee, arguments: arguments, place: node.node.place))
    }

    /// Records that the definition being checked uses another.
    private func recordUse(_ callee: Call.Callee) {
        guard let user = scope.definition else { return }
        // An animator uses no other definitions.
        if case .animator = callee { return }
        definitions.add(user, uses: .callee(callee))
    }

    /// The declaration of the name in the file, for this context.
    private func declaredCallee(_ name: Text, _ context: CallContext) -> Call.Callee? {
        switch context.kind {
        case .animation: names.animations[name]
        case .modifier: names.modifiers[name]
        case .interaction: names.interactions[name]
        case .option, .change, .constructor, .constant: nil
        }
    }

    /// The code of `swift(#"…"#)`, with a note that it is unchecked.
    func checkSwift(_ call: Invocation) -> Text? {
        let node = call.node
        guard let argument = node.firstChild,
            let code = plainText(argument.as(PrimarySyntax.self)?.token, "Swift code")
        else {
            if node.hasProblem { return nil }
            report(
                .missingArgument, "`swift` needs one string of Swift code", at: node.place,
                help: "write `swift(#\"…\"#)`")
            return nil
        }
        if let fault = swiftFault(in: model.texts.bytes[model.texts.range(code)]) {
            reportUnclearSwift(fault, argument)
            return nil
        }
        let notice = "the Swift code is copied without a check"
        report(.rawSwift, notice, at: node.head.place)
        return code
    }

    /// The calls of a list, in order, without those that have a problem.
    func checkCalls(
        _ calls: [CallSyntax], in parent: SyntaxNode, _ context: CallContext
    ) -> HandleRange<Handle<Call>> {
        let start = model.items.count
        var names = OrderedSet<Text>()
        for call in calls {
            guard let token = call.name, let name = name(token) else { continue }
            let isRepeated = isGesture(name, context) && repeats(call, in: parent)
            if !names.append(name).isNew, name != vocabulary.swift,
                !isRepeatable(name, context) || isRepeated
            {
                reportDuplicateModifier(call, token, in: parent)
            }
            if let call = checkCall(call.invocation, named: name, context) {
                model.items.append(call)
            }
        }
        return HandleRange(start: start, end: model.items.count)
    }

    private func isRepeatable(_ name: Text, _ context: CallContext) -> Bool {
        vocabulary.row(context.kind, name).map { Catalog.isRepeatable(CatalogIndex($0)) } ?? false
    }

    private func isGesture(_ name: Text, _ context: CallContext) -> Bool {
        vocabulary.row(context.kind, name).map(CatalogIndex.init) == Catalog.Option.interactive
    }

    /// The calls after `with`, if there is one.
    func checkCalls(
        _ with: WithSyntax?, _ context: CallContext
    ) -> HandleRange<Handle<Call>> {
        guard let with else { return .empty }
        return checkCalls(with.items, in: with.node, context)
    }
}
