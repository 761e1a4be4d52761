import TransitionDSL

/// Hero ids on a screen that Hero never animates.
enum IDOnSystemScreen: LintRule {
    static let id = DiagnosticID.idOnSystemScreen

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.screens.indices.compactMap { index in
            let screen = Handle<Screen>(index)
            guard context.isOwn(context.model.screens[screen].declared.place),
                let place = firstID(of: context.model.screens[screen], context.model),
                context.heroes.isNeverAnimated(screen)
            else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.name(screen))` has hero ids, but Hero plays none of its lines",
                at: place,
                help: "choose an animation of Hero's for a line of it, or take the ids off"
            )
        }
    }

    /// The first id on a view of the screen, or the cell with one that it lists.
    private static func firstID(of screen: Screen, _ model: Model) -> SourcePlace? {
        if let place = firstUse(screen.views, model) { return place }
        for index in screen.cells.indices {
            if let place = firstUse(model.cells[index].views, model) { return place }
            if let declaration = model.cells[index].declaration,
                firstUse(model.cells[declaration].views, model) != nil
            {
                return model.cells[index].declared.place
            }
        }
        return nil
    }

    private static func firstUse(_ views: HandleRange<ViewLine>, _ model: Model) -> SourcePlace? {
        for index in views.indices {
            if let use = model.heroUse(of: model.views[index]) { return use.place }
        }
        return nil
    }
}
