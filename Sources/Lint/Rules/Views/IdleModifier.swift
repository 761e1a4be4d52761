import TransitionDSL

/// Modifiers that say how a view moves, on a view that nothing moves: Hero animates a view only for
/// a state of its own, an id or a match. `delay`, `duration`, a curve, `arc` and `zPosition` are not
/// states. A `cascade` only delays subviews, so it needs views with states beside its own.
enum IdleModifier: LintRule {
    static let id = DiagnosticID.idleModifier

    static func problems(in context: LintContext) -> [Diagnostic] {
        let paths = context.flyingPaths
        return context.inModifierLists(where: { $0.view != nil }) { list in
            guard let view = list.view, context.isIdle(list) else { return [] }
            let path = context.model.paths[context.model.views[view].path].text
            guard !paths[Int(path.index)], !context.isOwnersView(path) else { return [] }
            return problem(list, context).map { [$0] } ?? []
        } + idleCascades(in: context)
    }

    private static func idleCascades(in context: LintContext) -> [Diagnostic] {
        let cascade = Catalog.Modifier.cascade
        return context.inModifierLists(where: { $0.names.contains(cascade) }) { list in
            guard case .view(let view) = list.owner,
                let modifier = context.modifiers(of: list).first(where: { $0.name == cascade }),
                // With `delayMatchedViews` it delays views that fly, too.
                context.argument(2, of: modifier.call) == nil,
                context.items(of: list).allSatisfy({ context.isNamed($0) }),
                !context.heroes.driven.mayMove(beside: view)
            else { return [] }
            return [
                Diagnostic(
                    id,
                    "\(context.title(modifier)) has no effect: "
                        + "no other view here has modifiers that it could delay",
                    at: context.model.calls[modifier.item].place,
                    notes: context.noteOfNamedList(modifier),
                    help: "give the subviews modifiers, such as `rows[i]: with fade`")
            ]
        }
    }

    private static func problem(_ list: PlacedModifiers, _ context: LintContext) -> Diagnostic? {
        let modifiers = context.modifiers(of: list)
        guard let first = modifiers.first else { return nil }
        return Diagnostic(
            id,
            modifiers.count == 1
                ? "\(context.title(first)) has no effect: nothing animates this view"
                : "\(context.title(first)) and what follows it have no effect: "
                    + "nothing animates this view", at: context.model.calls[first.item].place,
            notes: context.noteOfNamedList(first),
            help: "add what changes, such as `fade` or `translate(y: 40)`, or a hero id or a match")
    }
}

extension LintContext {
    /// Whether a list holds nothing but modifiers that change how a view moves or is drawn.
    func isIdle(_ list: PlacedModifiers) -> Bool {
        items(of: list).allSatisfy { isNamed($0) }
            && modifiers(of: list).allSatisfy {
                let effect = Catalog[$0.name].effect
                return effect == .timing || effect == .adjusts
            }
    }

    /// Whether an item is a modifier, and no Swift code, which may do anything.
    func isNamed(_ item: Handle<Call>) -> Bool {
        switch model.calls[item].callee {
        case .catalog: true
        case .modifiers(let list): model.items[model.modifiers[list].items].allSatisfy(isNamed)
        case .animation, .animator, .interaction, .swift: false
        }
    }

    /// Whether a path leads to the view of a screen or to a cell itself: a screen's is animated by
    /// every animation of its line, a cell's may have its id from its holder.
    func isOwnersView(_ path: Text) -> Bool {
        ["view", "root", "self", "contentView"].contains(model.texts.string(path))
    }
}

extension PlacedModifiers {
    /// The line of a view that the list is on.
    var view: Handle<ViewLine>? {
        switch owner {
        case .view(let view), .edgeView(let view, _): view
        case .match, .declaration, .holder: nil
        }
    }
}

/// `arc` on a view that goes nowhere: Hero bends the way of a view's position, which only a hero
/// id, a match, `source` or `position` changes. `translate` is a transform and stays straight. Where
/// nothing at all animates the view, ``IdleModifier`` reports it.
enum ArcWithoutMovement: LintRule {
    static let id = DiagnosticID.arcWithoutMovement

    static func problems(in context: LintContext) -> [Diagnostic] {
        let paths = context.flyingPaths
        let arcs = ModifierNames([Catalog.Modifier.arc])
        return context.inModifierLists(where: { $0.names.meets(arcs) }) { list in
            let all = context.modifiers(of: list)
            guard let view = list.view, !context.isIdle(list),
                let arc = all.last(where: { $0.name == Catalog.Modifier.arc }),
                !all.contains(where: { moves($0.name) })
            else { return [] }
            let path = context.model.paths[context.model.views[view].path].text
            if paths[Int(path.index)] || context.isOwnersView(path) { return [] }
            let change = arc.isDirect ? context.removal(of: arc.item, from: list) : nil
            let diagnostic = Diagnostic(
                id, "\(context.title(arc)) has no effect: nothing changes the position of the view",
                at: context.model.calls[arc.item].place, notes: context.noteOfNamedList(arc),
                help: "give the view a hero id, a match or a `position`, or remove the arc",
                fix: context.removalFix(of: arc.item, change, isSafe: false))
            return [diagnostic]
        }
    }

    private static func moves(_ name: CatalogIndex) -> Bool {
        name == Catalog.Modifier.position || name == Catalog.Modifier.source
            || CatalogNames.holdsModifiers[Int(name.index)]
    }
}
