import TransitionDSL

/// An animation that waits longer than it plays: the screens stand still and take no touch, which
/// reads as an app that hangs. A single view may well wait for others, so modifiers do not count.
enum DelayExceedsDuration: LintRule {
    static let id = DiagnosticID.delayExceedsDuration

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.optionLists.compactMap { list in
            let options = context.model.items[list.options]
            guard let delay = context.item(CatalogNames.Option.delay, in: options),
                let duration = context.item(CatalogNames.Option.duration, in: options),
                let wait = context.constantArgument(of: delay),
                let time = context.constantArgument(of: duration),
                wait > time, time > 0
            else { return nil }
            return Diagnostic(
                id,
                "the animation waits longer than it plays",
                at: context.model.calls[delay].place,
                notes: [
                    Diagnostic.Note(
                        "`\(context.texts.call(duration))`",
                        at: context.model.calls[duration].place)
                ],
                help: "shorten the delay; both screens stand still and take no touch meanwhile"
            )
        }
    }
}
