import TransitionDSL

/// One id on two views of a screen: Hero remembers the last view that it finds, so one of them
/// never flies, and which one depends on the order of the views.
enum RepeatedHeroID: LintRule {
    static let id = DiagnosticID.repeatedHeroID

    static func problems(in context: LintContext) -> [Diagnostic] {
        var finder = RepeatedIDFinder(context)
        let repeated = context.model.screens.indices.gathered { finder.repeatedIDs(on: Handle($0)) }
        return arrays(context) + repeated.map { pair($0, context) }
    }

    private static func pair(_ pair: RepeatedID, _ context: LintContext) -> Diagnostic {
        let written = context.texts.heroUse(pair.second.use)
        let (first, second) = (viewName(pair.first, context), viewName(pair.second, context))
        return Diagnostic(
            id,
            "`\(written)` stands on two views of `\(context.texts.name(pair.screen))`: "
                + "`\(first)` and `\(second)`",
            at: pair.place,
            notes: [.init("`\(first)` has it here", at: pair.first.use.place)],
            help: "give one of the views an id of its own"
        )
    }

    private static func viewName(_ view: ShownID, _ context: LintContext) -> String {
        let path = context.texts.path(context.model.views[view.line].path)
        guard let cell = view.cell else { return path }
        return context.texts.string(context.model.cells[cell].declared.name) + "." + path
    }

    /// Outlet arrays: one line speaks of many views.
    private static func arrays(_ context: LintContext) -> [Diagnostic] {
        context.heroes.placements.all.compactMap { placement in
            let path = context.model.paths[context.model.views[placement.line].path]
            guard path.indexName != nil, context.isOwn(placement.use.place) else { return nil }
            let dependence = context.model.dependence(of: placement.use.arguments)
            guard dependence.isDisjoint(with: [.index, .swift]) else { return nil }
            // In a cell a fixed id is repeated anyway.
            if case .cell = placement.holder, dependence.isEmpty { return nil }
            return Diagnostic(
                id,
                "all views of `\(context.texts.string(path.text))` get the one id "
                    + "`\(context.texts.heroUse(placement.use))`",
                at: placement.use.place,
                help: "give the id a parameter, and the index as its argument"
            )
        }
    }
}
