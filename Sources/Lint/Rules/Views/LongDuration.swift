import TransitionDSL

/// More than five seconds of moving or waiting: the app takes no touch for so long.
enum LongDuration: LintRule {
    static let id = DiagnosticID.longDuration

    static let longest = 5.0

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.durations.compactMap { found in
            guard found.seconds > longest,
                let value = context.argument(0, of: found.call),
                !context.looksLikeMilliseconds(value)
            else { return nil }
            let what = found.isDelay ? "waits" : "takes"
            return Diagnostic(
                id,
                "`\(context.texts.call(found.call))` \(what) more than five seconds",
                at: context.model.calls[found.call].place,
                help: "transitions take 0.2 to 0.6 seconds; the user can do nothing meanwhile"
            )
        }
    }
}
