import TransitionDSL

/// A screen that nothing names and that says nothing itself: it covers no event, and no Swift but
/// the case of its name comes of it.
enum UnusedScreen: LintRule {
    static let id = DiagnosticID.unusedScreen

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.unused(context.model.screens, context.uses.screens) { $0.declared }
            .filter { !$0.saysSomething }
            .map {
                context.unusedName(
                    id, "screen", $0.declared,
                    help: "name it on a line or in a group, or remove it")
            }
    }
}

extension Screen {
    /// Whether its declaration does something, whoever names it. A subclass takes part in the
    /// lines of its parents.
    fileprivate var saysSomething: Bool {
        !parameters.isEmpty || !parents.isEmpty || storyboard != nil || !defaults.isEmpty
            || !hooks.isEmpty || !views.isEmpty || !cells.isEmpty
    }
}
