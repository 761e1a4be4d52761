import TransitionDSL

extension LintContext {
    /// `stars[i]` on a screen or a cell with a parameter `i`: in the modifiers, `i` is the
    /// parameter, the same for all of the views.
    func indexShadowsParameter() -> [Diagnostic] {
        model.screens.flatMap { problems($0.parameters, $0.views) }
            + model.cells.flatMap { problems($0.parameters, $0.views) }
    }

    private func problems(
        _ parameters: HandleRange<Parameter>, _ views: HandleRange<ViewLine>
    ) -> [Diagnostic] {
        model.views[views].compactMap { line in
            let path = model.paths[line.path]
            guard let index = path.indexName, isOwn(path.place),
                let first = model.parameters[parameters].first(where: { $0.name == index })
            else { return nil }
            let name = texts.string(index)
            return Diagnostic(
                .indexShadowsParameter,
                "`\(name)` in `\(texts.path(line.path))` is also the name of a parameter",
                at: path.place, notes: [.init("the parameter `\(name)`", at: first.place)],
                help: "rename the index: in modifiers, `\(name)` is the parameter")
        }
    }
}
