import TransitionDSL

/// `slide(left) / slide(left)`: coming back, the screens move on instead of back.
enum SameDirectionReturn: LintRule {
    static let id = DiagnosticID.sameDirectionReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.animationUses.compactMap { placed in
            guard let returning = placed.use.returning, !context.isBothWays(placed) else {
                return nil
            }
            let (going, back) = (context.form(placed.use.going), context.form(returning))
            guard context.hasDirection(going), context.isSame(going, back, mirrored: false) else {
                return nil
            }
            let text = context.texts.call(returning)
            return Diagnostic(
                id,
                "`\(text)` on the way back moves on in the direction of the way there",
                at: context.model.calls[returning].place,
                help: "leave out what stands after `/`: the opposite plays by itself"
            )
        }
    }
}

extension LintContext {
    /// Whether an animation is for a `<->` line, where `/` parts two ways there.
    func isBothWays(_ placed: PlacedAnimation) -> Bool {
        guard case .edge(let edge, _) = placed.owner else { return false }
        return model.edges[edge].isBothWays
    }
}
