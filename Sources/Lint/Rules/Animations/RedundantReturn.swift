import TransitionDSL

/// `/ y` where `y` is the opposite, which would play anyway.
enum RedundantReturn: LintRule {
    static let id = DiagnosticID.redundantReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        return context.animationUses.compactMap { placed in
            guard let returning = placed.use.returning, !isOtherDirection(placed, model) else {
                return nil
            }
            let (going, back) = (context.form(placed.use.going), context.form(returning))
            guard !going.hasOptions, !back.hasOptions, !going.hasReturn, !back.hasReturn,
                context.isSame(going, back, mirrored: true)
            else { return nil }
            let end = model.calls[placed.use.going].place.range.end
            var range = model.calls[returning].place
            range.range.start = end
            let text = context.texts.call(returning)
            return Diagnostic(
                id,
                "`\(text)` is what comes back anyway",
                at: model.calls[returning].place,
                help: "leave it out: coming back plays the opposite",
                fix: Fix("remove `/ \(text)`", [Fix.Edit(range, "")])
            )
        }
    }

    /// Whether what stands after `/` is no return: that of a `<->` is its other direction.
    private static func isOtherDirection(_ placed: PlacedAnimation, _ model: Model) -> Bool {
        guard case .edge(let edge, _) = placed.owner else { return false }
        return model.edges[edge].isBothWays
    }
}
