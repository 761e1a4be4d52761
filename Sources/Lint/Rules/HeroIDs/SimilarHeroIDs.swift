import TransitionDSL

/// Two ids that are meant to be one: each stands on one side, and nothing flies.
enum SimilarHeroIDs: LintRule {
    static let id = DiagnosticID.similarHeroIDs

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.heroes.similar.compactMap { pair in
            let places = (context.heroes.place(pair.first), context.heroes.place(pair.second))
            let isSecondOwn = context.isOwn(places.1)
            guard isSecondOwn || context.isOwn(places.0) else { return nil }
            let (told, other) = isSecondOwn ? (pair.second, pair.first) : (pair.first, pair.second)
            let name = context.heroes.name(told)
            let otherName = context.heroes.name(other)
            return Diagnostic(
                id,
                "`\(name)` \(difference(pair.likeness, otherName))",
                at: isSecondOwn ? places.1 : places.0,
                notes: [
                    .init("`\(otherName)` is declared here", at: isSecondOwn ? places.0 : places.1)
                ],
                help: "use one id on both screens if the views belong together, "
                    + "else choose a name that is told apart"
            )
        }
    }

    private static func difference(_ likeness: SimilarIDs.Likeness, _ other: String) -> String {
        switch likeness {
        case .names: "is `\(other)` but for case or punctuation"
        case .texts: "has the text of `\(other)` but for case or punctuation"
        case .letters: "is nearly `\(other)`, and each stands on one side of a transition only"
        }
    }
}
