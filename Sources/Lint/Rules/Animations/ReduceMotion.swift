import TransitionDSL

/// Screens that move in a file that says nothing for people who have asked for less motion.
enum MissingReduceMotion: LintRule {
    static let id = DiagnosticID.missingReduceMotion

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        // There are no defaults to say it in.
        if !EngineFeature.defaults.engines.contains(.of(model.header.engine)) { return [] }
        let saysIt = model.defaultLines.contains {
            $0.event == .reduceMotion && context.isOwn($0.place)
        }
        if saysIt { return [] }
        let moving = context.animationUses.lazy.filter { placed in
            if case .declaration = placed.owner { return false }
            return context.moves(placed.use.going)
                || placed.use.returning.map(context.moves) == true
        }
        let places = moving.map { placed in
            let (going, returning) = (placed.use.going, placed.use.returning)
            return model.calls[context.moves(going) ? going : returning ?? going].place
        }
        guard let first = places.min(by: { $0.range.start < $1.range.start }) else { return [] }
        let hasDefaults = model.defaults.contains { $0.container == nil && context.isOwn($0.place) }
        let diagnostic = Diagnostic(
            id, "nothing says what plays where Reduce Motion is on", at: first,
            help: hasDefaults
                ? "add `reduceMotion fade` to `defaults`" : "write `defaults { reduceMotion fade }`"
        )
        return [diagnostic]
    }
}

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
                id, "`\(text)` moves, for people who have asked for less motion", at: place,
                help: "`fade` is what UIKit plays for them, `system` leaves it to UIKit",
                fix: Fix("write `fade`", [Fix.Edit(place, "fade")], isSafe: false))
        }
    }
}
