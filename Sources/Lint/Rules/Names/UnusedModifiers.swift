import TransitionDSL

/// Modifiers that stand behind no `with`.
enum UnusedModifiers: LintRule {
    static let id = DiagnosticID.unusedModifiers

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unused(context.model.modifiers, context.uses.modifiers) { $0.declared }.map {
            context.unusedName(
                id, "modifiers", $0.declared,
                help: "name them after `with` on a view or a match, or remove them")
        }
    }
}
