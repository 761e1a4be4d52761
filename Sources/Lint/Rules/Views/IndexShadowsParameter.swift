import TransitionDSL

/// `stars[i]` on a screen or a cell with a parameter `i`: in the modifiers, `i` is the parameter,
/// the same for all of the views.
enum IndexShadowsParameter: LintRule {
    static let id = DiagnosticID.indexShadowsParameter

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for screen in model.screens where !screen.parameters.isEmpty {
            problems += found(screen.parameters, screen.views, context)
        }
        for cell in model.cells where !cell.parameters.isEmpty {
            problems += found(cell.parameters, cell.views, context)
        }
        return problems
    }

    private static func found(
        _ parameters: HandleRange<Parameter>, _ views: HandleRange<ViewLine>, _ context: LintContext
    ) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for view in views.indices {
            let path = model.views[view].path
            guard let index = model.paths[path].indexName, context.isOwn(model.paths[path].place),
                let first = model.parameters[parameters].first(where: { $0.name == index })?.place
            else { continue }
            let name = context.texts.string(index)
            let diagnostic = Diagnostic(
                id, "`\(name)` in `\(context.texts.path(path))` is a parameter's name as well",
                at: model.paths[path].place,
                notes: [Diagnostic.Note("the parameter `\(name)`", at: first)],
                help: "give the index another name: in modifiers `\(name)` is the parameter")
            problems.append(diagnostic)
        }
        return problems
    }
}
