import TransitionDSL

/// A duration of nothing: what it stands on does not move but jumps.
enum ZeroDuration: LintRule {
    static let id = DiagnosticID.zeroDuration

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.durations.filter { !$0.isDelay && $0.seconds == 0 }.map { found in
            Diagnostic(
                id,
                "`\(context.texts.call(found.call))` lets it jump instead of moving",
                at: context.model.calls[found.call].place,
                help: "give it a time, or say `none` where nothing is to be played"
            )
        }
    }
}
