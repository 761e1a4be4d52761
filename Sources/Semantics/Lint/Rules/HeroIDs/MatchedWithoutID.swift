import TransitionDSL

/// `whenMatched(…)` on a view that has no id and that no line matches: it never holds.
enum MatchedWithoutID: LintRule {
    static let id = DiagnosticID.matchedWithoutID

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        guard model.calls(Catalog.whenMatched) else { return [] }
        let calls = model.views.filter { $0.hero == nil && context.isOwn($0.place) }
            .flatMap { line in
                model.calls(of: Catalog.whenMatched, in: line.modifiers).map { (line, $0) }
            }
        if calls.isEmpty { return [] }
        let matched = matchedPaths(model)
        return calls.compactMap { line, call in
            let path = model.paths[line.path]
            guard !matched.contains(path.text) else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.path(line.path))` has no hero id and is in no match, so this "
                    + "never holds",
                at: call.place,
                help: "give the view an id that the other end has, or write the modifiers alone"
            )
        }
    }

    /// The paths that have an id or a match somewhere: a subclass or another line may give a view
    /// its id, so whose view it is does not count.
    private static func matchedPaths(_ model: Model) -> Set<Text> {
        var paths: Set<Text> = []
        for line in model.views where line.hero != nil { paths.insert(model.paths[line.path].text) }
        for match in model.matches {
            paths.insert(model.paths[match.left].text)
            paths.insert(model.paths[match.right].text)
        }
        return paths
    }
}
