import TransitionDSL

/// A cell that no screen shows: of what its views carry, lint and matches know nothing. A cell
/// declared in a screen is shown there, but is of use only with views of its own.
enum UnusedCell: LintRule {
    static let id = DiagnosticID.unusedCell

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unused(context.model.cells, context.uses.cells) { $0.declared }
            .filter { $0.declaration == nil && ($0.owner == nil || $0.views.isEmpty) }
            .map {
                context.unusedName(
                    id, "cell", $0.declared,
                    help: $0.owner == nil
                        ? "list it in the screens that show it, or remove it"
                        : "write its views, or remove it")
            }
    }
}
