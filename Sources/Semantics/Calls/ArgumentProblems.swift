import TransitionDSL

/// Problems with the arguments of calls.
extension Checker {
    private func labels(_ range: Range<Int>) -> [String] {
        range.map { model.texts.string(vocabulary.formals[$0].label) }.filter { !$0.isEmpty }
    }

    /// The parameters of a call, and those of its overloads in the catalog.
    private func overloads(of range: Range<Int>, named name: Text) -> [Range<Int>] {
        guard !range.isEmpty, let row = vocabulary.rowFormals.firstIndex(of: range) else {
            return [range]
        }
        return vocabulary.rows(Catalog.entries[row].kind, name).map { vocabulary.rowFormals[$0] }
    }

    func reportUnknownLabel(
        _ label: Text, _ argument: ArgumentSyntax, _ range: Range<Int>, _ call: Invocation,
        named name: Text
    ) {
        let written = model.texts.string(label)
        // If a declaration has another name for the parameter, all calls have one mistake.
        let isDeclared = range.lowerBound >= vocabulary.catalogFormalCount
        let callee = model.texts.string(name)
        guard !isDeclared || reporter.suppressed.isFirst(.unknownLabel, "\(callee) \(written)")
        else { return }
        if callee == "spring", reportOtherSpring(written, argument, call) { return }
        var known: [String] = []
        for label in overloads(of: range, named: name).flatMap(labels) where !known.contains(label)
        {
            known.append(label)
        }
        let suggestion = reporter.suggestion(written, known, listsAll: true)
        let place = (argument.label ?? argument.value.head).place
        let option =
            helpForGesture(written, argument.value, callee)
            ?? helpForOrigin(written, argument.value, callee, range)
            ?? helpForOption(label, argument.value, call, named: name)
            ?? helpForTurn(written, callee, range)
        // With one label to choose from, that one is meant.
        let isGiven = call.arguments.contains {
            self.name($0.label).map { model.texts.string($0) } == known.first
        }
        let only = known.count == 1 && option == nil && !isGiven ? known.first : nil
        let help =
            option
            ?? (known.isEmpty
                ? (range.isEmpty ? "it takes no arguments" : "remove the label") : suggestion?.help)
        report(
            .unknownLabel, "`\(model.texts.string(name))` has no argument `\(written)`", at: place,
            help: help, fix: suggestion?.fix(place) ?? only.map { .didYouMean($0, at: place) })
    }

    /// Reports `size(width: 50, height: 50)` and `position(10, 20)`, which have no constructor for
    /// their value; false if the call is something else.
    func reportMissingConstructor(_ call: Invocation, _ formal: ParameterSignature) -> Bool {
        guard formal.label == .empty, call.arguments.dropFirst().contains(where: { _ in true })
        else { return false }
        let arguments = Array(call.arguments)
        guard let first = arguments.first?.value, let last = arguments.last?.value,
            let constructor = Catalog.entries.first(where: {
                $0.kind == .constructor && $0.type == formal.type
                    && $0.parameters.count == arguments.count
            })
        else { return false }
        let labels = constructor.parameters.map { $0.label }
        var parts: [String] = []
        for (argument, expected) in zip(arguments, labels) {
            let written = name(argument.label).map { model.texts.string($0) }
            guard written == nil || written == expected, argument.wholeBeforeComma == nil else {
                return false
            }
            let part = argument.value.tree.source.text(argument.value.range)
            parts.append(expected.isEmpty ? part : "\(expected): \(part)")
        }
        let meant = "\(constructor.name)(\(parts.joined(separator: ", ")))"
        report(
            .wrongType, "expected one value, \(typeDescription(formal)), found several",
            at: first.place(first.range.union(last.range)),
            help: "write `\(meant)` in the parentheses")
        return true
    }

    /// One problem for all missing labels of a call. They are certain if the parameters are
    /// required, or if values are in their order.
    func reportMissingLabels(
        _ unlabelled: [UnlabelledArgument], _ range: Range<Int>, _ call: Invocation
    ) {
        guard let first = unlabelled.first, let last = unlabelled.last else { return }
        let values = unlabelled.map({ $0.argument.value })
        let labels = unlabelled.map { model.texts.string(vocabulary.formals[$0.formal].label) }
        let written = zip(labels, values).map { "\($0): \($1.tree.source.text($1.range))" }
        let given = call.arguments.compactMap { name($0.label) }.map { model.texts.string($0) }
        let others = self.labels(range).filter { !labels.contains($0) && !given.contains($0) }
        let isPlain =
            vocabulary.formals[first.formal].isRequired || labels.count > 1 || others.isEmpty
        let or = isPlain ? "" : ", or with " + others.map { "`\($0)`" }.joined(separator: ", ")
        // `step(number, recipe)` for the parameters `recipe` and `number`.
        let isSwapped = zip(labels, values).contains { label, value in
            let text = value.tree.source.text(value.range)
            return !isNamed(text, like: label)
                && self.labels(range).contains { isNamed(text, like: $0) }
        }
        if let gestures = gestures(of: call), gestures.count > 1 {
            report(
                .extraArgument, "`interactive` takes one gesture", at: first.argument.value.place,
                help: "write one for each: "
                    + gestures.map { "`interactive(\($0))`" }.joined(separator: ", "))
            return
        }
        let isFraction = unlabelled.contains { $0.argument.wholeBeforeComma != nil }
        report(
            .missingLabel,
            labels.count == 1
                ? "the label `\(labels[0])` is missing"
                : "the labels " + labels.map { "`\($0)`" }.joined(separator: ", ") + " are missing",
            at: first.argument.value.place(
                first.argument.value.range.union(last.argument.value.range)),
            help: "write `\(written.joined(separator: ", "))`" + or,
            fix: Fix(
                labels.count == 1 ? "write the label `\(labels[0])`" : "write the labels",
                zip(labels, values).map { .init(startPoint($1.place), "\($0): ") },
                isSafe: isPlain && !isFraction && !isSwapped))
    }

    /// Whether a value has the name of a parameter: `recipe` or `recipeID` for `recipe`.
    private func isNamed(_ value: String, like label: String) -> Bool {
        let (value, label) = (value.lowercased(), label.lowercased())
        return value == label
            || label.utf8.count > 2 && (value.hasPrefix(label) || value.hasSuffix(label))
    }

    private func startPoint(_ place: SourcePlace) -> SourcePlace {
        var place = place
        place.range.end = place.range.start
        return place
    }

    func reportDuplicateArgument(_ label: Text, _ argument: ArgumentSyntax) {
        report(
            .duplicateArgument, "the argument `\(model.texts.string(label))` is given twice",
            at: (argument.label ?? argument.value.head).place, help: "remove one of them")
    }

    func reportExtraArgument(
        _ argument: ArgumentSyntax, _ range: Range<Int>, _ call: Invocation, named name: Text
    ) {
        if let whole = argument.wholeBeforeComma {
            return reportDecimalComma(whole, argument.value)
        }
        let callee = model.texts.string(name)
        let isTime =
            vocabulary.row(.animation, name) != nil && argument.value.tokens.count == 1
            && argument.value.head.kind == .number
            && [.seconds, .milliseconds].contains(NumberLiteral(argument.value.head).unit)
        let duration = isTime ? argument.value.head.text : nil
        report(
            .extraArgument,
            range.isEmpty
                ? "`\(callee)` takes no arguments" : "`\(callee)` takes no further argument",
            at: argument.value.place,
            help: duration.map { "write `\(callee) with duration(\($0))`" }
                ?? (range.isEmpty ? "write only `\(callee)`" : "remove it"),
            fix: range.isEmpty && duration == nil ? removalOfArguments(call) : nil)
    }

    /// `0,4s` for `0.4s`.
    private func reportDecimalComma(_ whole: SyntaxToken, _ value: SyntaxNode) {
        let place = value.place(whole.range.union(value.range))
        let number = "\(whole.text).\(value.tree.source.text(value.range))"
        report(
            .extraArgument, "a number has a decimal point, not a comma", at: place,
            help: "write `\(number)`",
            fix: .replacing(place, with: number, "write `\(number)`", isSafe: false))
    }

    private func removalOfArguments(_ call: Invocation) -> Fix? {
        guard let parentheses = call.parentheses else { return nil }
        let place = call.node.place(parentheses)
        return .replacing(place, with: "", "remove the parentheses", isSafe: false)
    }

    func reportMissingArgument(
        _ formal: ParameterSignature, _ range: Range<Int>, _ call: Invocation, named name: Text
    ) {
        let callee = model.texts.string(name)
        let place = call.node.head.place
        let fix = argument(formal, for: call)
        if formal.type == .direction {
            report(
                .missingDirection, "`\(callee)` needs a direction", at: place,
                help: formal.isVertical
                    ? "write `\(callee)(up)` or `\(callee)(down)`"
                    : "write `\(callee)(left)`; directions are "
                        + names(of: .direction).map { "`\($0)`" }.joined(separator: ", "), fix: fix)
            return
        }
        if formal.type == .interaction {
            report(
                .missingArgument, "`\(callee)` needs a gesture", at: place,
                help: "say which: `\(callee)(pan(down))`; gestures are "
                    + Catalog.entries.filter { $0.kind == .interaction }
                    .map { "`\($0.name)`" }.joined(separator: ", "), fix: fix)
            return
        }
        let label = model.texts.string(formal.label)
        let what =
            label.isEmpty ? "an argument, \(typeDescription(formal))" : "the argument `\(label)`"
        report(
            .missingArgument, "`\(callee)` needs \(what)", at: place,
            help: "write `\(callee)(\(signature(range)))`", fix: fix)
    }

    /// Writes an argument behind the others: a parameter with the same name, or else a value to
    /// begin with. nil if there is neither.
    private func argument(_ formal: ParameterSignature, for call: Invocation) -> Fix? {
        let isInScope = scope.parameters.indices.contains {
            model.parameters[$0].name == formal.label && fits(model.parameters[$0], formal)
        }
        let label = model.texts.string(formal.label)
        let first = formal.isVertical ? "up" : formal.type.firstValue
        let value = isInScope ? label : first
        guard let value, let name = call.name else { return nil }
        let text = label.isEmpty || formal.labelIsOptional ? value : "\(label): \(value)"
        let title = "write the argument `\(text)`"
        guard call.parentheses != nil else {
            let end = call.node.kind == .call ? call.dottedName.last ?? name : name
            return .replacing(
                endPoint(end.place), with: "(\(text))", title, isSafe: false)
        }
        var depth = 0
        for token in call.node.tokens {
            if token.kind == .leftParenthesis { depth += 1 }
            guard token.kind == .rightParenthesis else { continue }
            depth -= 1
            guard depth == 0 else { continue }
            let comma = token.previous?.kind == .leftParenthesis ? "" : ", "
            return .replacing(startPoint(token.place), with: comma + text, title, isSafe: false)
        }
        return nil
    }

    private func endPoint(_ place: SourcePlace) -> SourcePlace {
        var place = place
        place.range.start = place.range.end
        return place
    }

    /// The required arguments, as in a call.
    private func signature(_ range: Range<Int>) -> String {
        range.filter { vocabulary.formals[$0].isRequired }.map { index in
            let label = model.texts.string(vocabulary.formals[index].label)
            return label.isEmpty ? "…" : "\(label): …"
        }.joined(separator: ", ")
    }

    /// The names that a type defines.
    func names(of type: ValueType) -> [String] {
        Catalog.entries.filter { $0.kind == .constant && $0.type == type }.map({ $0.name })
    }
}
