import TransitionDSL

/// Hero ids on a screen that Hero never animates.
enum IDOnSystemScreen: LintRule {
    static let id = DiagnosticID.idOnSystemScreen

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let meetings = context.heroes.meetings
        return model.screens.indices.compactMap { index in
            let screen = Handle<Screen>(index)
            guard
                let line = model.views[model.screens[screen].views].first(where: { $0.hero != nil }
                ),
                let use = line.hero, context.isOwn(use.place),
                meetings.withSubclasses([screen]).allSatisfy(meetings.isNeverAnimated)
            else { return nil }
            return Diagnostic(
                id,
                "`\(context.texts.name(screen))` has hero ids, but Hero plays none of its lines",
                at: use.place,
                help: "choose an animation of Hero's for a line of it, or take the ids off"
            )
        }
    }
}
