import TransitionDSL

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
                id,
                "\(context.title(arc)) has no effect: nothing changes the position of the view",
                at: context.model.calls[arc.item].place,
                notes: context.noteOfNamedList(arc),
                help: "give the view a hero id, a match or a `position`, or remove the arc",
                fix: context.removalFix(of: arc.item, change, isSafe: false)
            )
            return [diagnostic]
        }
    }

    private static func moves(_ name: CatalogIndex) -> Bool {
        name == Catalog.Modifier.position || name == Catalog.Modifier.source
            || CatalogNames.holdsModifiers[Int(name.index)]
    }
}
