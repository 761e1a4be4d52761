import TransitionDSL

/// What is said of calls: their names and their arguments.
extension Checker {
    mutating func reportUnknownCall(_ node: SyntaxNode, _ context: CallContext) {
        let token = node.firstToken
        var end = token
        while node.has(.dot, at: end + 1), end + 2 < node.endToken { end += 2 }
        let range = node.tokenRange(token).union(node.tokenRange(end))
        let written = node.tree.source.text(range)
        guard doubts.isFirst(unknownID(context), written) else { return }
        let suggestion = suggestion(written, knownCalls(context))
        problems.append(
            Diagnostic(
                unknownID(context),
                "no \(context.noun.split(separator: " ", maxSplits: 1).last ?? "") is called `\(written)`",
                at: node.place(range),
                help: suggestion?.help ?? otherKind(written, context),
                fix: suggestion?.fix(node.place(range))
            )
        )
    }

    private func unknownID(_ context: CallContext) -> DiagnosticID {
        switch context {
        case .animation: .unknownAnimation
        case .modifier: .unknownModifier
        case .interaction: .unknownInteraction
        case .option: .unknownOption
        case .change: .unknownChange
        }
    }

    private func knownCalls(_ context: CallContext) -> [String] {
        let rows = Catalog.entries.filter { entry in
            guard entry.kind == context.kind else { return false }
            if case .option(let place) = context { return !entry.contexts.isDisjoint(with: place) }
            return true
        }
        let names: [Text] =
            switch context {
            case .animation: animationNames.elements.map(\.name)
            case .modifier: modifierNames.elements.map(\.name)
            case .interaction: interactionNames.elements.map(\.name)
            case .option, .change: []
            }
        return names.map { model.texts.string($0) } + rows.map(\.name)
    }

    /// What the name is, where it is something else.
    private func otherKind(_ written: String, _ context: CallContext) -> String? {
        guard let name = model.texts.find(written) else { return listed(context) }
        if parameter(name) != nil {
            return "`\(written)` is a parameter, which can stand as an argument alone"
        }
        for other in [CatalogKind.animation, .modifier, .option, .change, .interaction]
        where other != context.kind && vocabulary.row(other, name) != nil {
            let isPlain = other == .modifier || other == .change
            let noun = "\(isPlain ? "a" : "an") \(other.rawValue)"
            return "`\(written)` is \(noun); \(context.noun) is expected here"
        }
        let noun =
            if animationNames[name] != nil { "an animation" } else if modifierNames[name] != nil {
                "a modifier"
            } else if heroNames[name] != nil { "a hero id" } else { "" }
        if !noun.isEmpty { return "`\(written)` is \(noun); \(context.noun) is expected here" }
        return listed(context)
    }

    /// All that there is, where it is little.
    private func listed(_ context: CallContext) -> String? {
        switch context {
        case .animation, .modifier: return nil
        case .interaction, .option, .change:
            var names: [String] = []
            for name in knownCalls(context) where !names.contains(name) { names.append(name) }
            guard names.count <= 12 else { return nil }
            return "known here are " + names.map { "`\($0)`" }.joined(separator: ", ")
        }
    }

    mutating func reportOptionNotHere(_ node: SyntaxNode, _ entry: CatalogEntry) {
        problems.append(
            Diagnostic(
                .unknownOption,
                "`\(entry.name)` cannot stand here",
                at: place(node, node.firstToken),
                help: "it belongs to " + places(entry.contexts)
            )
        )
    }

    private func places(_ contexts: OptionContexts) -> String {
        var names: [String] = []
        if contexts.contains(.animation) { names.append("an `animation`") }
        if contexts.contains(.line) { names.append("a line of a registry") }
        if contexts.contains(.defaultLine) { names.append("a default") }
        if contexts.contains(.animator) { names.append("an `animator`") }
        if contexts.contains(.table) { names.append("a `registry` or `defaults` block as a whole") }
        return names.joined(separator: ", ")
    }

    mutating func reportDuplicateModifier(_ node: SyntaxNode, in list: SyntaxNode) {
        let name = word(node, node.firstToken)
        problems.append(
            Diagnostic(
                .duplicateModifier,
                "`\(name)` stands twice in one list",
                at: place(node, node.firstToken),
                help: "remove one of them: the last would win",
                fix: removalOfRepeatedItem(node, in: list)
            )
        )
    }

    /// Takes an item out of a list that has the very same before it.
    private func removalOfRepeatedItem(_ node: SyntaxNode, in list: SyntaxNode) -> Fix? {
        let bytes = node.tree.source.bytes
        // Nobody writes a longer list by hand; the time stays linear.
        for other in list.children.prefix(32) where other.kind == .call {
            guard other.firstToken < node.firstToken else { return nil }
            guard bytes[other.range.offsets].elementsEqual(bytes[node.range.offsets]) else {
                continue
            }
            var place = node.place
            place.range.start = node.tokenRange(node.firstToken - 1).start
            return .replacing(place, with: "", "remove the repetition", isSafe: true)
        }
        return nil
    }

    // MARK: Arguments

    private func labels(_ range: Range<Int>) -> [String] {
        range.map { model.texts.string(formals[$0].label) }.filter { !$0.isEmpty }
    }

    mutating func reportUnknownLabel(
        _ label: Text,
        _ value: SyntaxNode,
        _ range: Range<Int>,
        named name: Text
    ) {
        let written = model.texts.string(label)
        // A parameter of the file's that is called otherwise in its declaration is one mistake.
        let isDeclared = range.lowerBound >= vocabulary.formals.count
        let callee = model.texts.string(name)
        guard !isDeclared || doubts.isFirst(.unknownLabel, "\(callee) \(written)") else { return }
        let known = labels(range)
        let suggestion = suggestion(written, known, listsAll: true)
        let place = place(value, value.firstToken - 2, in: value.tree)
        let help =
            known.isEmpty
            ? (range.isEmpty ? "it takes no arguments" : "leave the label out") : suggestion?.help
        problems.append(
            Diagnostic(
                .unknownLabel,
                "`\(model.texts.string(name))` has no argument `\(written)`",
                at: place,
                help: help,
                fix: suggestion?.fix(place)
            )
        )
    }

    private func place(_ node: SyntaxNode, _ token: Int, in tree: SyntaxTree) -> SourcePlace {
        tree.source.place(tree.tokens.ranges[max(0, token)])
    }

    mutating func reportMissingLabel(_ formal: Formal, _ value: SyntaxNode) {
        let label = model.texts.string(formal.label)
        problems.append(
            Diagnostic(
                .missingLabel,
                "the label `\(label)` is missing",
                at: value.place,
                help: "write `\(label): \(value.tree.source.text(value.range))`",
                fix: .replacing(
                    startPoint(value.place), with: "\(label): ", "write the label `\(label)`",
                    isSafe: true)
            )
        )
    }

    private func startPoint(_ place: SourcePlace) -> SourcePlace {
        var place = place
        place.range.end = place.range.start
        return place
    }

    mutating func reportDuplicateArgument(_ label: Text, _ value: SyntaxNode) {
        problems.append(
            Diagnostic(
                .duplicateArgument,
                "the argument `\(model.texts.string(label))` is given twice",
                at: place(value, value.firstToken - 2, in: value.tree),
                help: "remove one of them"
            )
        )
    }

    mutating func reportExtraArgument(
        _ value: SyntaxNode,
        _ range: Range<Int>,
        _ call: SyntaxNode,
        named name: Text
    ) {
        let callee = model.texts.string(name)
        problems.append(
            Diagnostic(
                .extraArgument,
                range.isEmpty
                    ? "`\(callee)` takes no arguments" : "`\(callee)` takes no further argument",
                at: value.place,
                help: range.isEmpty ? "write `\(callee)` alone" : "remove it",
                fix: range.isEmpty ? removalOfArguments(call) : nil
            )
        )
    }

    private func removalOfArguments(_ call: SyntaxNode) -> Fix? {
        let tokens = call.firstToken..<call.endToken
        guard let opening = tokens.first(where: { call.has(.leftParenthesis, at: $0) }) else {
            return nil
        }
        var place = call.place
        place.range.start = call.tokenRange(opening).start
        return .replacing(place, with: "", "remove the parentheses", isSafe: false)
    }

    mutating func reportMissingArgument(
        _ formal: Formal,
        _ range: Range<Int>,
        _ node: SyntaxNode,
        named name: Text
    ) {
        let callee = model.texts.string(name)
        let place = place(node, node.firstToken)
        if formal.type == .direction {
            problems.append(
                Diagnostic(
                    .missingDirection,
                    "`\(callee)` needs a direction",
                    at: place,
                    help: "write `\(callee)(left)`; directions are "
                        + names(of: .direction).map { "`\($0)`" }.joined(separator: ", ")
                )
            )
            return
        }
        let label = model.texts.string(formal.label)
        let what =
            label.isEmpty ? "an argument, \(typeDescription(formal))" : "the argument `\(label)`"
        problems.append(
            Diagnostic(
                .missingArgument,
                "`\(callee)` needs \(what)",
                at: place,
                help: "write `\(callee)(\(signature(range)))`"
            )
        )
    }

    /// The arguments that must be given, as a call shows them.
    private func signature(_ range: Range<Int>) -> String {
        range.filter { formals[$0].isRequired }
            .map { index in
                let label = model.texts.string(formals[index].label)
                return label.isEmpty ? "…" : "\(label): …"
            }
            .joined(separator: ", ")
    }

    /// The names that a type defines.
    func names(of type: ValueType) -> [String] {
        Catalog.entries.filter { $0.kind == .constant && $0.type == type }.map(\.name)
    }

    // MARK: Swift

    mutating func reportRawSwift(_ node: SyntaxNode) {
        problems.append(
            Diagnostic(
                .rawSwift,
                "this Swift is emitted as it is; nothing here checks it",
                at: place(node, node.firstToken)
            )
        )
    }

    mutating func reportUnclearSwift(_ fault: SwiftFault, _ code: SyntaxNode) {
        let (message, help) =
            switch fault {
            case .closes(let text):
                (
                    "this Swift closes with `\(text)` what it has not opened",
                    "remove it, or open it before"
                )
            case .leavesOpen(let text):
                ("this Swift leaves `\(text)` open", "close it: what follows would be part of it")
            case .hides(let scalar):
                (
                    "this Swift holds \(scalar.codePoint), which is not seen for what it is",
                    "remove it, or escape it in a literal of the code"
                )
            }
        problems.append(Diagnostic(.unclearSwift, message, at: code.place, help: help))
    }

    mutating func reportSwiftWithoutCode(_ node: SyntaxNode) {
        problems.append(
            Diagnostic(
                .missingArgument,
                "`swift` needs one text of Swift code",
                at: node.place,
                help: "write `swift(#\"…\"#)`"
            )
        )
    }

    mutating func reportHookNotSwift(_ node: SyntaxNode) {
        problems.append(
            Diagnostic(
                .wrongType,
                "code of the app is expected here",
                at: node.place,
                help: "write `swift(#\"\(node.tree.source.text(node.range))\"#)`"
            )
        )
    }
}
