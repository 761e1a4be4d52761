import TransitionDSL

/// Two matches of one line share a view. A view has one id at a time, so the second match takes
/// the view away from the first.
enum ManyToOneMatch: LintRule {
    static let id = DiagnosticID.manyToOneMatch

    static func problems(in context: LintContext) -> [Diagnostic] {
        shared(context, \.left, \.right) + shared(context, \.right, \.left)
    }

    private static func shared(
        _ context: LintContext,
        _ side: KeyPath<Match, Handle<ViewPath>>,
        _ other: KeyPath<Match, Handle<ViewPath>>
    ) -> [Diagnostic] {
        let paths = context.model.paths
        let pairs = context.clashingMatches { MatchedView(paths[$0[keyPath: side]]) }
        return pairs.compactMap { first, second in
            let others = (paths[first[keyPath: other]], paths[second[keyPath: other]])
            // The same pair twice is another rule's.
            if MatchedView(others.0) == MatchedView(others.1) { return nil }
            let path = context.texts.path(second[keyPath: side])
            return Diagnostic(
                id,
                "`\(path)` is matched twice in this line, and only the second match flies",
                at: paths[second[keyPath: side]].place,
                notes: [.init("it is matched here", at: paths[first[keyPath: side]].place)],
                help: "match each view once, or tell the matches apart with `on`"
            )
        }
    }
}
