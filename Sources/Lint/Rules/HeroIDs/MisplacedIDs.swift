import TransitionDSL

/// A fixed id in a reused cell: every row has it, and Hero flies whichever it finds last.
enum FixedIDInCell: LintRule {
    static let id = DiagnosticID.fixedIDInCell

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        return context.heroes.placements.all.compactMap { placement in
            guard case .cell(let handle) = placement.holder, context.isOwn(placement.use.place),
                model.dependence(of: placement.use.arguments).isEmpty
            else { return nil }
            let cell = context.texts.string(model.cells[handle].declared.name)
            return Diagnostic(
                id,
                "every `\(cell)` on the screen gets the one id "
                    + "`\(context.texts.heroUse(placement.use))`", at: placement.use.place,
                help: "give the id a parameter that differs from row to row, and the cell too")
        }
    }
}

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
                help: "choose an animation of Hero's for a line of it, or take the ids off")
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

/// `of opener` on a screen that no line or default leads to: the file knows no opener of it.
enum OpenerIDNeverOpened: LintRule {
    static let id = DiagnosticID.openerIDNeverOpened

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.heroes.placements.all.compactMap { placement in
            guard placement.use.isOfOpener, context.isOwn(placement.use.place),
                case .screen(let screen) = placement.holder, context.heroes.isNeverOpened(screen)
            else { return nil }
            let name = context.texts.name(screen)
            return Diagnostic(
                id,
                "no line or default opens `\(name)`, so it has no opener whose id this could be",
                at: placement.use.place,
                help: "add the line that opens `\(name)`, or take off `of opener`")
        }
    }
}
