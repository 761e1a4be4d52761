import Resolution
import TransitionDSL

/// A way back that is not the opposite of the way there. Often meant; a team that wants its screens
/// to leave the way they came asks for this rule.
enum AsymmetricReturn: LintRule {
    static let id = DiagnosticID.asymmetricReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        let plays = PlayText(context.model)
        return context.model.registries.flatMap { registry in
            context.model.edges[registry.edges].compactMap { edge in
                guard let use = edge.animation, let returning = use.returning,
                    edge.operation != .tab, !edge.isBothWays,
                    !context.model.isDefault(returning), !context.model.isDefault(use.going)
                else { return nil }
                let opposite = plays.name(Play(use.going, isOpposite: true))
                guard plays.expanded(Play(returning)) != opposite else { return nil }
                return Diagnostic(
                    id,
                    "the way back is not the opposite of the way there",
                    at: context.model.calls[returning].place,
                    help: "the opposite is `\(opposite)`, which plays without a `/`"
                )
            }
        }
    }
}
