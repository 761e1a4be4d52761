import TransitionDSL

/// `stars[i]` on a screen or a cell with a parameter `i`: in the modifiers, `i` is the parameter,
/// the same for all of the views.
enum IndexShadowsParameter: LintRule {
    static let id = DiagnosticID.indexShadowsParameter

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let screens = model.screens.flatMap { found($0.parameters, $0.views, context) }
        return screens + model.cells.flatMap { found($0.parameters, $0.views, context) }
    }

    private static func found(
        _ parameters: HandleRange<Parameter>, _ views: HandleRange<ViewLine>,
        _ context: LintContext
    ) -> [Diagnostic] {
        let model = context.model
        if parameters.isEmpty || views.isEmpty { return [] }
        var places: [Text: SourcePlace] = [:]
        for parameter in model.parameters[parameters] { places[parameter.name] = parameter.place }
        return model.views[views].compactMap { view in
            let path = model.paths[view.path]
            guard context.isOwn(path.place), let index = path.indexName, let first = places[index]
            else { return nil }
            let name = context.texts.string(index)
            return Diagnostic(
                id,
                "`\(name)` in `\(context.texts.path(view.path))` is a parameter's name as well",
                at: path.place,
                notes: [Diagnostic.Note("the parameter `\(name)`", at: first)],
                help: "give the index another name: in modifiers `\(name)` is the parameter"
            )
        }
    }
}
