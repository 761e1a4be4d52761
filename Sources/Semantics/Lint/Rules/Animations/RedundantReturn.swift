import TransitionDSL

/// `/ y` where `y` is the opposite that would play anyway. Only where nothing else speaks of the
/// way back: what is written wins over what is implied, so there `/ y` may decide.
enum RedundantReturn: LintRule {
    static let id = DiagnosticID.redundantReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let returns = WrittenReturns(model)
        return context.animationUses.compactMap { placed in
            guard let returning = placed.use.returning, isFree(placed, returns, context) else {
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

    private static func isFree(
        _ placed: PlacedAnimation, _ returns: WrittenReturns, _ context: LintContext
    ) -> Bool {
        switch placed.owner {
        case .edge(let edge, let registry):
            returns.isAlone(context.model.edges[edge], in: registry, context.model)
        case .defaultLine(let line): returns.isAlone(context.model.defaultLines[line])
        case .declaration: false
        }
    }
}
