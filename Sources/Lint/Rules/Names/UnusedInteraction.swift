import TransitionDSL

/// An interaction that drives nothing.
enum UnusedInteraction: LintRule {
    static let id = DiagnosticID.unusedInteraction

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unused(context.model.interactions, context.uses.interactions) { $0.declared }.map {
            context.unusedName(
                id, "interaction", $0.declared,
                help: "let it drive a line with `interactive(…)`, or remove it")
        }
    }
}
