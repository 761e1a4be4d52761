import TransitionDSL

/// A segue that is on no line. Off unless asked for: its constant is reason enough for it.
enum UnusedSegue: LintRule {
    static let id = DiagnosticID.unusedSegue

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unused(context.model.segues, context.uses.segues) { $0.declared }.map {
            context.unusedName(
                id, "segue", $0.declared, help: "write a line for it, or remove it")
        }
    }
}
