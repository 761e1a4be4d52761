import TransitionDSL

extension Model {
    /// The calls of a catalog modifier in a list, including those nested in other modifiers. Named
    /// lists are not searched: they serve many views.
    func calls(of row: CatalogIndex, in items: HandleRange<Handle<Call>>) -> [Call] {
        if items.isEmpty { return [] }
        var found: [Call] = []
        var pending = Array(self.items[items].reversed())
        while let handle = pending.popLast() {
            let call = calls[handle]
            guard case .catalog(let callee) = call.callee else { continue }
            if callee == row { found.append(call) }
            for argument in arguments[call.arguments].reversed() {
                if case .call(let inner) = values[argument.value] { pending.append(inner) }
            }
        }
        return found
    }
}

extension LintContext {
    /// Removes a modifier from its list, or the whole view line if it is the only item. nil if it
    /// is the only content of a name or a condition, which must keep it.
    func removal(of item: Handle<Call>, from list: PlacedModifiers) -> Fix.Edit? {
        let place = place(item)
        if list.items.count > 1 { return removalOfItem(at: place) }
        switch list.owner {
        case .match: return removalOfItem(at: place)
        case .view(let view), .edgeView(let view, _):
            let line = model.views[view]
            return line.hero == nil ? removalOfLines(at: line.place) : removalOfItem(at: place)
        case .declaration, .holder: return nil
        }
    }

    /// The fix that removes a modifier, titled with the file's name for it.
    func removalFix(of item: Handle<Call>, from list: PlacedModifiers, isSafe: Bool = false) -> Fix?
    {
        removal(of: item, from: list).map {
            Fix("remove `\(texts.call(item))`", [$0], isSafe: isSafe)
        }
    }

    /// The same if the list sets it directly; a modifier of a named list is not removed.
    func removalFix(
        of modifier: SetModifier, from list: PlacedModifiers, isSafe: Bool = false
    ) -> Fix? {
        modifier.isDirect ? removalFix(of: modifier.item, from: list, isSafe: isSafe) : nil
    }

    func removalFix(ofOption option: Handle<Call>, isSafe: Bool) -> Fix {
        Fix("remove `\(texts.call(option))`", [removalOfItem(at: place(option))], isSafe: isSafe)
    }

    /// The note "`rise` sets it here" if the list sets a modifier through a named list.
    func noteOfNamedList(_ modifier: SetModifier) -> [Diagnostic.Note] {
        guard !modifier.isDirect, case .modifiers(let list) = model.calls[modifier.item].callee
        else { return [] }
        let name = texts.string(model.modifiers[list].declared.name)
        let setting = texts.call(modifier.call)
        return [.init("`\(name)` sets `\(setting)`", at: place(modifier.call))]
    }

    /// The name of a modifier in a message: `spring`, or `spring` of `rise`.
    func title(_ modifier: SetModifier) -> String {
        let name = "`\(Catalog[modifier.name].name)`"
        guard !modifier.isDirect, case .modifiers(let list) = model.calls[modifier.item].callee
        else { return name }
        return "\(name) of `\(texts.string(model.modifiers[list].declared.name))`"
    }
}
