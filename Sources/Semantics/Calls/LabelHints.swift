import TransitionDSL

/// Hints for labels that a call does not have.
extension Checker {
    /// The hint for `rotate(y: 90deg)` in a key frame: without the label it turns the other way.
    func helpForTurn(_ label: String, _ callee: String, _ range: Range<Int>) -> String? {
        guard callee == "rotate", ["x", "y"].contains(label),
            let formal = range.first, vocabulary.formals[formal].type == .angle, range.count == 1
        else { return nil }
        return "a key frame turns a screen only in its plane; an animator of the app can turn it "
            + "in space: `animator turn = class …`"
    }

    /// The hint for a setting of a gesture: one of the option around it, or of other libraries.
    func helpForGesture(_ label: String, _ value: SyntaxNode, _ callee: String) -> String? {
        let gestures = Catalog.entries.filter { $0.kind == .interaction }
        if callee == Catalog[Catalog.Option.interactive].name,
            gestures.contains(where: { $0.parameters.contains { $0.label == label } })
        {
            let written = value.tree.source.text(value.range)
            return "`\(label)` is of the gesture: `interactive(pan(down, \(label): \(written)))`"
        }
        guard gestures.contains(where: { $0.name == callee }),
            ["threshold", "distance", "amount", "progress", "percent", "complete"].contains(label)
        else { return nil }
        return "the part of the way that finishes it is `finish`, as in `finish: 30%`"
    }

    /// The hint for `flip(from: right)`: a direction is that of the movement.
    func helpForOrigin(
        _ label: String, _ value: SyntaxNode, _ callee: String, _ range: Range<Int>
    ) -> String? {
        guard ["from", "to", "towards", "edge"].contains(label), range.count == 1,
            let formal = range.first, vocabulary.formals[formal].type == .direction,
            let name = self.name(value.head), value.tokens.count == 1,
            let row = vocabulary.rows(.constant, name).first(where: {
                Catalog.entries[$0].type == .direction
            })
        else { return nil }
        let written = CatalogIndex(row)
        let isFrom = label == "from" || label == "edge"
        let meant = Catalog[isFrom ? Catalog.opposite(of: written) : written].name
        return "a direction is where the screens move: write `\(callee)(\(meant))`"
    }

    /// The modifier of the same thing as another one: `shadowOpacity` for `shadowColor(opacity:)`.
    private func neighbour(of name: Text, _ label: Text) -> String? {
        let label = model.texts.string(label)
        guard let first = label.first, label.utf8.count <= 32 else { return nil }
        let ending = first.uppercased() + label.dropFirst()
        let callee = model.texts.string(name)
        return Catalog.entries.first { entry in
            entry.kind == .modifier && entry.name.hasSuffix(ending)
                && callee.hasPrefix(entry.name.dropLast(ending.count))
                && entry.name.count > ending.count
        }?.name
    }

    /// The hint for an option or a modifier as an argument: `fade(duration: 1s)`.
    func helpForOption(
        _ label: Text, _ value: SyntaxNode, _ call: Invocation, named name: Text
    ) -> String? {
        let before = call.node.head.previous
        let isInList = before?.kind == .comma || before?.text == "with"
        let isAnimation =
            names.animations[name] != nil
            || vocabulary.row(.animation, name) != nil
                && (!isInList || vocabulary.row(.modifier, name) == nil)
        if isAnimation, ["return", "returning", "back"].contains(model.texts.string(label)) {
            let other = value.tree.source.text(value.range)
            return "write the return animation after `/`: `\(model.texts.string(name)) / \(other)`"
        }
        let near = isAnimation ? nil : neighbour(of: name, label)
        guard near != nil || vocabulary.row(isAnimation ? .option : .modifier, label) != nil
        else { return nil }
        let call = "\(near ?? model.texts.string(label))(\(value.tree.source.text(value.range)))"
        return isAnimation
            ? "write options after `with`: `\(model.texts.string(name)) with \(call)`"
            : "write the modifier as an item of its own, after a comma: `\(call)`"
    }

    /// The arguments of `interactive` that are gestures, as written; nil for other calls.
    func gestures(of call: Invocation) -> [String]? {
        guard let callee = name(call.name),
            vocabulary.row(.option, callee).map({ CatalogIndex($0) }) == Catalog.Option.interactive
        else { return nil }
        return call.arguments.compactMap { argument in
            guard let name = name(argument.value.head),
                names.interactions[name] != nil || vocabulary.row(.interaction, name) != nil
            else { return nil }
            return argument.value.tree.source.text(argument.value.range)
        }
    }
}
