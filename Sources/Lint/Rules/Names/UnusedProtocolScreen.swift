import TransitionDSL

/// `any P` that no declared screen `is`. Off unless asked for: classes that are not declared may
/// conform.
enum UnusedProtocolScreen: LintRule {
    static let id = DiagnosticID.unusedProtocolScreen

    static func problems(in context: LintContext) -> [Diagnostic] {
        let screens = context.unused(context.model.screens, context.uses.parents) { $0.declared }
        return screens.filter(\.isProtocol).map { screen in
            let name = context.texts.string(screen.declared.name)
            return Diagnostic(
                id,
                "no screen says `is \(name)`",
                at: screen.declared.place,
                help: "write `is \(name)` on the screens whose classes conform to it")
        }
    }
}
