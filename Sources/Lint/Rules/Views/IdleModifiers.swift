import TransitionDSL

extension LintContext {
    /// Modifiers that set how a view moves, on a view that does not move: Hero animates a view only
    /// if it has a state of its own, an id or a match. `delay`, `duration`, a curve, `arc` and
    /// `zPosition` are not states. A `cascade` only delays subviews, so it needs views with states
    /// other than its own.
    func idleModifier() -> [Diagnostic] {
        modifierLists.compactMap { list in
            guard let view = list.view, isIdle(list), !list.all.isEmpty else { return nil }
            let path = model.paths[model.views[view].path].text
            return flyingPaths.contains(path) || isOwnersView(path) ? nil : problem(list.all)
        } + idleCascades()
    }

    private func idleCascades() -> [Diagnostic] {
        modifierLists.compactMap { list in
            guard case .view(let view) = list.owner,
                let modifier = list.all.first(where: { $0.name == Catalog.Modifier.cascade }),
                // With `delayMatchedViews` it also delays flying views.
                argument(2, of: modifier.call) == nil, list.items.allSatisfy({ isNamed($0) }),
                !heroes.driven.mayMove(beside: view)
            else { return nil }
            return Diagnostic(
                .idleModifier,
                "\(title(modifier)) has no effect: " + "no other view here has modifiers to delay",
                at: place(modifier.item), notes: noteOfNamedList(modifier),
                help: "give the subviews modifiers, such as `rows[i]: with fade`")
        }
    }

    private func problem(_ modifiers: [SetModifier]) -> Diagnostic {
        let first = modifiers[0]
        return Diagnostic(
            .idleModifier,
            modifiers.count == 1
                ? "\(title(first)) has no effect: nothing animates this view"
                : "\(title(first)) and what follows it have no effect: "
                    + "nothing animates this view", at: place(first.item),
            notes: noteOfNamedList(first),
            help: "add a change, such as `fade` or `translate(y: 40)`, or a hero id or a match")
    }

    /// Whether a list contains only modifiers that change how a view moves or is drawn.
    func isIdle(_ list: PlacedModifiers) -> Bool {
        list.items.allSatisfy { isNamed($0) }
            && list.all.allSatisfy {
                let effect = Catalog[$0.name].effect
                return effect == .timing || effect == .adjusts
            }
    }

    /// Whether an item is a modifier and not Swift code, which may do anything.
    func isNamed(_ item: Handle<Call>) -> Bool {
        switch model.calls[item].callee {
        case .catalog: true
        case .modifiers(let list): model.items[model.modifiers[list].body].allSatisfy(isNamed)
        case .animation, .animator, .interaction, .swift: false
        }
    }

    /// Whether a path is the view of a screen or a cell itself. Every animation of its line
    /// animates a screen's view; the holder of a cell may give its view an id.
    func isOwnersView(_ path: Text) -> Bool {
        ["view", "root", "self", "contentView"].contains(model.texts.string(path))
    }

    /// `arc` on a view that does not move: Hero bends the path of a view's position, which only a
    /// hero id, a match, `source` or `position` changes. `translate` is a transform and stays
    /// straight. If nothing at all animates the view, ``idleModifier()`` reports it.
    func arcWithoutMovement() -> [Diagnostic] {
        modifierLists.compactMap { list in
            guard let view = list.view, !isIdle(list), let arc = list.last(Catalog.Modifier.arc),
                !list.all.contains(where: { moves($0.name) })
            else { return nil }
            let path = model.paths[model.views[view].path].text
            if flyingPaths.contains(path) || isOwnersView(path) { return nil }
            return Diagnostic(
                .arcWithoutMovement, "\(title(arc)) has no effect: the view does not move",
                at: place(arc.item), notes: noteOfNamedList(arc),
                help: "give the view a hero id, a match or a `position`, or remove the arc",
                fix: removalFix(of: arc, from: list))
        }
    }

    private func moves(_ name: CatalogIndex) -> Bool {
        name == Catalog.Modifier.position || name == Catalog.Modifier.source
            || Catalog[name].holdsModifiers
    }

    /// A modifier with the values that the view already has, such as `scale(1)`. Modifiers in
    /// conditions and `beginWith` are skipped, since they may reset something there.
    func noOpModifier() -> [Diagnostic] {
        modifierLists.flatMap { list -> [Diagnostic] in
            switch list.owner {
            case .holder, .edgeView: return []
            case .view, .match, .declaration:
                return list.items.filter { isNoOp($0, in: list) }.map { problem($0, in: list) }
            }
        }
    }

    private func isNoOp(_ item: Handle<Call>, in list: PlacedModifiers) -> Bool {
        guard let name = name(item), isNeutral(item, name) else { return false }
        return ModifierInteractions.addsUp(name) || isAlone(name, in: list)
    }

    private func problem(_ item: Handle<Call>, in list: PlacedModifiers) -> Diagnostic {
        let isSafe = name(item) == Catalog.Modifier.delay || staysAnimated(list, without: item)
        return Diagnostic(
            .noOpModifier, "`\(texts.call(item))` changes nothing", at: place(item),
            help: "remove it, or change the value",
            fix: removalFix(of: item, from: list, isSafe: isSafe))
    }

    private func isNeutral(_ item: Handle<Call>, _ name: CatalogIndex) -> Bool {
        NeutralValues.value(name).map { allArguments(of: item, are: $0) } ?? false
    }

    /// Whether no other modifier of the list sets what this one could be there to reset.
    private func isAlone(_ name: CatalogIndex, in list: PlacedModifiers) -> Bool {
        if case .declaration = list.owner { return false }
        return list.items.allSatisfy { other in
            guard let other = self.name(other) else { return false }
            return !ModifierInteractions.isLost(other, before: name)
        }
    }

    /// Whether Hero still moves the view out of its parent to animate it, as it does with every
    /// view that has a target state, even an unchanged one.
    private func staysAnimated(_ list: PlacedModifiers, without item: Handle<Call>) -> Bool {
        name(item) != Catalog.Modifier.opacity
            && list.items.contains { other in
                guard other != item, let name = name(other) else { return false }
                return Catalog[name].animates && !isNeutral(other, name)
            }
    }
}
