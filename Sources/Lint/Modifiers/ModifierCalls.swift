import TransitionDSL

extension Model {
    /// The calls of a catalog modifier in a list, those within other modifiers included. What a
    /// name of the file stands for is not looked into: it serves many views.
    func calls(of row: CatalogIndex, in items: HandleRange<Handle<Call>>) -> [Call] {
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
    /// Takes a modifier out of its list: the whole view line where nothing else is on it. nil
    /// where the list must keep it, since it is all that a name or a condition holds.
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

    /// The fix that takes a modifier out, named as the file writes it.
    func removalFix(of item: Handle<Call>, from list: PlacedModifiers, isSafe: Bool = false) -> Fix?
    {
        removal(of: item, from: list).map {
            Fix("remove `\(texts.call(item))`", [$0], isSafe: isSafe)
        }
    }

    /// The same where the list itself sets it: what a named list sets is not taken out.
    func removalFix(of modifier: SetModifier, from list: PlacedModifiers, isSafe: Bool = false)
        -> Fix?
    { modifier.isDirect ? removalFix(of: modifier.item, from: list, isSafe: isSafe) : nil }

    func removalFix(ofOption option: Handle<Call>, isSafe: Bool) -> Fix {
        Fix("remove `\(texts.call(option))`", [removalOfItem(at: place(option))], isSafe: isSafe)
    }

    /// «`rise` sets it here», where a list sets something through a named list.
    func noteOfNamedList(_ modifier: SetModifier) -> [Diagnostic.Note] {
        guard !modifier.isDirect, case .modifiers(let list) = model.calls[modifier.item].callee
        else { return [] }
        let name = texts.string(model.modifiers[list].declared.name)
        let setting = texts.call(modifier.call)
        return [.init("`\(name)` sets `\(setting)`", at: place(modifier.call))]
    }

    /// The name of a modifier as a message says it: `spring`, or `spring` of `rise`.
    func title(_ modifier: SetModifier) -> String {
        let name = "`\(Catalog[modifier.name].name)`"
        guard !modifier.isDirect, case .modifiers(let list) = model.calls[modifier.item].callee
        else { return name }
        return "\(name) of `\(texts.string(model.modifiers[list].declared.name))`"
    }
}
