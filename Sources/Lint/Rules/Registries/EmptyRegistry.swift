import TransitionDSL

/// A registry without a line: its `install` would do nothing.
enum EmptyRegistry: LintRule {
    static let id = DiagnosticID.emptyRegistry

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.registries.compactMap { registry in
            guard registry.edges.isEmpty else { return nil }
            let place = registry.declared.place
            let declaration = context.declaration(named: place) ?? place
            let name = context.texts.string(registry.declared.name)
            return Diagnostic(
                id,
                "the registry `\(name)` has no line",
                at: place,
                help: "write what plays between which screens, or remove it",
                fix: Fix(
                    "remove the registry `\(name)`", [context.removalOfLines(at: declaration)],
                    isSafe: false)
            )
        }
    }
}
