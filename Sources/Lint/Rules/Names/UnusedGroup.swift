import TransitionDSL

/// A group that no line and no other group names.
enum UnusedGroup: LintRule {
    static let id = DiagnosticID.unusedGroup

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unused(context.model.groups, context.uses.groups) { $0.declared }.map {
            context.unusedName(
                id, "group", $0.declared, help: "name it on a line, or remove it")
        }
    }
}
