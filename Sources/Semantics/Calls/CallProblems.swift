import TransitionDSL

/// Problems with calls: their names, and Swift code in their place.
extension Checker {
    func reportUnknownCall(_ call: Invocation, _ context: CallContext) {
        let node = call.node
        guard let range = call.dottedName.range, !reportUnfinishedLine(node.head) else { return }
        let written = node.tree.source.text(range)
        guard reporter.suppressed.isFirst(context.unknown, written) else { return }
        let habit = habit(written, context) ?? Catalog.advice(for: written, context.kind)
        let suggestion =
            habit != nil
            ? nil : directed(written, context) ?? reporter.suggestion(written, knownCalls(context))
        report(
            context.unknown,
            "no \(context.noun.split(separator: " ", maxSplits: 1).last ?? "") is called `\(written)`",
            at: node.place(range),
            help: habit ?? suggestion?.help ?? chainHelp(written, context)
                ?? otherKind(written, context) ?? similar(written, context),
            fix: suggestion?.fix(node.place(range)))
    }

    /// Reports a line that ends too early before a line that begins with an operation: the operation
    /// looks like its animation, or like one more item. False if it is something else.
    private func reportUnfinishedLine(_ word: SyntaxToken) -> Bool {
        guard Operation(rawValue: word.text) != nil, let comma = word.previous,
            [.comma, .colon, .slash].contains(comma.kind) || comma.text == "with",
            let next = word.next, next.kind.isName || [.star, .leftParenthesis].contains(next.kind)
        else { return false }
        let gap = word.fileBytes[Int(comma.range.end)..<Int(word.range.start)]
        guard gap.contains(where: { $0.isLineEnd }) else { return false }
        guard comma.kind == .comma else {
            var place = comma.place
            place.range.start = place.range.end
            report(
                .unexpectedToken, "expected a name, such as `fade`, found the end of the line",
                at: place)
            return true
        }
        report(
            .trailingComma, "nothing follows this comma", at: comma.place, help: "remove the comma",
            fix: .replacing(comma.place, with: "", "remove the comma", isSafe: true))
        return true
    }

    /// `slide(left)` for `slideLeft`.
    private func directed(_ written: String, _ context: CallContext) -> Suggestion? {
        guard context.kind == .animation else { return nil }
        for direction in names(of: .direction) where written.count > direction.count {
            guard written.lowercased().hasSuffix(direction) else { continue }
            let name = String(written.dropLast(direction.count))
            guard let row = Catalog.row(.animation, name),
                Catalog[row].parameters.first?.type == .direction
            else { continue }
            return .didYouMean("\(name)(\(direction))")
        }
        return nil
    }

    /// The hint for words of other languages, and for a gesture or a direction in another place.
    private func habit(_ written: String, _ context: CallContext) -> String? {
        switch context.kind {
        case .animation:
            if written == "same" {
                return "`same` is for the option `reduceMotion(same)`"
            }
            let isOn = ["true", "on", "yes", "enabled"].contains(written)
            let isOff = ["false", "off", "no", "nil", "null", "disabled"].contains(written)
            guard isOn || isOff else { return nil }
            return isOn
                ? "name an animation, such as `fade`"
                : "name an animation, such as `fade`, or `none` for no animation"
        case .interaction:
            guard names(of: .direction).contains(written) else { return nil }
            return "name the gesture, too: `pan(\(written))`"
        case .option:
            if ["return", "returning", "back"].contains(written) {
                return "write the return animation after `/`, before `with`: `fade / zoom`"
            }
            guard let name = model.texts.find(written) else { return nil }
            if names.interactions[name] != nil {
                return "`\(written)` is a gesture: write `interactive(\(written))`"
            }
            guard let row = vocabulary.row(.interaction, name) else { return nil }
            return "`\(written)` is a gesture, as in `interactive(\(Catalog.entries[row].example))`"
        case .modifier: return axisHelp(written)
        case .change, .constructor, .constant: return nil
        }
    }

    /// The hint for `translateY` and `scaleX`, which would change all axes without the last letter.
    private func axisHelp(_ written: String) -> String? {
        guard written.utf8.count <= 32, let axis = written.last.map({ $0.lowercased() }),
            ["x", "y", "z"].contains(axis)
        else { return nil }
        // `rotationZ` begins like `rotate`.
        let beginning = written.dropLast().prefix(5)
        let meant = Catalog.entries.first { entry in
            entry.kind == .modifier && entry.parameters.contains { $0.label == axis }
                && beginning.count == 5 && entry.name.hasPrefix(beginning)
        }
        return meant.map { "write `\($0.name)(\(axis): …)`" }
    }

    /// The known names that contain the written one or begin like it, or the way to a list of all.
    private func similar(_ written: String, _ context: CallContext) -> String? {
        guard context.kind == .animation || context.kind == .modifier, reporter.hasSuggestions
        else { return nil }
        var near: [String] = []
        if written.utf8.count > 3 {
            let lowered = written.lowercased()
            for name in knownCalls(context) where !near.contains(name) {
                let other = name.lowercased()
                if other.hasPrefix(lowered) || other.hasSuffix(lowered) || lowered.hasPrefix(other)
                    || lowered.hasSuffix(other)
                {
                    near.append(name)
                }
            }
        }
        let list = "`transc explain \(context.unknown.name)` lists them all"
        guard !near.isEmpty else { return list }
        return "similar names: " + near.prefix(4).map { "`\($0)`" }.joined(separator: ", ") + "; "
            + list
    }

    /// The hint for `fade.duration(0.4)`.
    private func chainHelp(_ written: String, _ context: CallContext) -> String? {
        let base = String(written.prefix { $0 != "." })
        guard base != written, reporter.hasSuggestions, knownCalls(context).contains(base) else {
            return nil
        }
        if context.kind == .animation { return "write options after `with`: `\(base) with …`" }
        return "write the chained calls as items of the list, with commas between them"
    }

    /// The call of this kind whose only argument is a constant.
    private func holder(ofConstant name: Text, _ context: CallContext) -> String? {
        guard let constant = vocabulary.row(.constant, name) else { return nil }
        let type = Catalog.entries[constant].type
        return Catalog.entries.first {
            $0.kind == context.kind && $0.parameters.count == 1 && $0.parameters[0].type == type
                && $0.parameters[0].label.isEmpty
        }?.name
    }

    private func knownCalls(_ context: CallContext) -> [String] {
        let rows = Catalog.entries.filter { entry in
            entry.kind == context.kind
                && context.places.map { !entry.contexts.isDisjoint(with: $0) } ?? true
        }
        let names: [Text] =
            switch context.kind {
            case .animation: names.animations.names
            case .modifier: names.modifiers.names
            case .interaction: names.interactions.names
            case .option, .change, .constructor, .constant: []
            }
        return names.map { model.texts.string($0) } + rows.map({ $0.name })
    }

    /// The kind of the name, if it is another kind.
    private func otherKind(_ written: String, _ context: CallContext) -> String? {
        guard let name = model.texts.find(written) else { return listed(context) }
        if parameter(name) != nil {
            return "`\(written)` is a parameter, which can only be an argument"
        }
        for other in [CatalogKind.animation, .modifier, .option, .change, .interaction]
        where other != context.kind && vocabulary.row(other, name) != nil {
            let isPlain = other == .modifier || other == .change
            let noun = "\(isPlain ? "a" : "an") \(other.rawValue)"
            let expected = listed(context) ?? "\(context.noun) is expected here"
            return "`\(written)` is \(noun); \(expected)"
        }
        if let holder = holder(ofConstant: name, context) {
            return "`\(written)` is a value: write `\(holder)(\(written))`"
        }
        let noun =
            names.animations[name] != nil
            ? "an animation"
            : names.modifiers[name] != nil
                ? "a modifier" : names.heroes[name] != nil ? "a hero id" : nil
        if names.interactions[name] != nil {
            return "`\(written)` is an interaction; write `with interactive(\(written))`"
        }
        if let noun { return "`\(written)` is \(noun); \(context.noun) is expected here" }
        return listed(context)
    }

    /// All candidates, if there are few.
    private func listed(_ context: CallContext) -> String? {
        if context.kind == .animation || context.kind == .modifier { return nil }
        var names: [String] = []
        for name in knownCalls(context) where !names.contains(name) { names.append(name) }
        guard names.count <= 12 else { return nil }
        return "write one of " + names.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// The places where options of these contexts are allowed.
    func places(_ contexts: OptionContexts) -> String {
        var names: [String] = []
        if contexts.contains(.animation) { names.append("an `animation`") }
        if contexts.contains(.line) { names.append("a line of a registry") }
        if contexts.contains(.defaultLine) { names.append("a default") }
        if contexts.contains(.animator) { names.append("an `animator`") }
        if contexts.contains(.table) { names.append("a `registry` or `defaults` block as a whole") }
        return names.joined(separator: ", ")
    }

    func reportDuplicateModifier(
        _ call: CallSyntax, _ name: SyntaxToken, in list: SyntaxNode
    ) {
        report(
            .duplicateModifier, "`\(name.text)` is in this list twice", at: name.place,
            help: "remove one of them: the last would win",
            fix: repeats(call, in: list) ? removal(of: call) : nil)
    }

    /// Whether a list contains the same item before.
    func repeats(_ call: CallSyntax, in list: SyntaxNode) -> Bool {
        let node = call.node
        let bytes = node.tree.source.bytes
        // No one writes a longer list by hand. The limit bounds the comparisons.
        return list.children.prefix(32).contains { other in
            other.kind == .call && other.index < node.index
                && bytes[other.range.offsets].elementsEqual(bytes[node.range.offsets])
        }
    }

    private func removal(of call: CallSyntax) -> Fix {
        var place = call.node.place
        place.range.start = call.separator?.range.start ?? place.range.start
        return .replacing(place, with: "", "remove the repetition", isSafe: true)
    }

    func reportUnclearSwift(_ fault: SwiftFault, _ code: SyntaxNode) {
        let (message, help) =
            switch fault {
            case .closes(let text):
                (
                    "the Swift code has an unexpected closing `\(text)`",
                    "remove it, or add the opening one"
                )
            case .leavesOpen(let text):
                ("the Swift code does not close `\(text)`", "close it in the same `swift(…)`")
            case .hides(let scalar):
                (
                    "the Swift code contains \(scalar.codePoint), which is invisible or misleading",
                    "remove it, or escape it in a literal of the code"
                )
            }
        report(.unclearSwift, message, at: code.place, help: help)
    }
}
