import TransitionDSL

/// The same pair of views matched twice in one line.
enum RepeatedMatch: LintRule {
    static let id = DiagnosticID.repeatedMatch

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let pairs = context.clashingMatches { match in
            [MatchedView(model.paths[match.left]), MatchedView(model.paths[match.right])]
        }
        return pairs.map { pair in
            let left = context.texts.path(pair.second.left)
            let right = context.texts.path(pair.second.right)
            let saysNothingNew =
                (pair.first.limit == nil || pair.first.limit == pair.second.limit)
                && context.texts.with(pair.first.modifiers)
                    == context.texts.with(pair.second.modifiers)
            return Diagnostic(
                id,
                "`\(left)` and `\(right)` are matched twice in this line",
                at: pair.second.place,
                notes: [.init("they are matched here", at: pair.first.place)],
                help: "remove one of the two, or tell them apart with `on`",
                fix: saysNothingNew
                    ? Fix(
                        "remove the second match",
                        [context.removalOfLines(at: pair.second.place)]) : nil
            )
        }
    }
}
