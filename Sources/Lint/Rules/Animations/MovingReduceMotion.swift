import TransitionDSL

/// A `reduceMotion` animation that moves the screens itself.
enum MovingReduceMotion: LintRule {
    static let id = DiagnosticID.movingReduceMotion

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.defaultLines.compactMap { line in
            let call = line.animation.going
            guard line.event == .reduceMotion, context.isOwn(line.place), context.moves(call)
            else { return nil }
            let place = context.model.calls[call].place
            let text = context.texts.call(call)
            return Diagnostic(
                id,
                "`\(text)` moves, for people who have asked for less motion",
                at: place,
                help: "`fade` is what UIKit plays for them, `system` leaves it to UIKit",
                fix: Fix("write `fade`", [Fix.Edit(place, "fade")], isSafe: false)
            )
        }
    }
}
