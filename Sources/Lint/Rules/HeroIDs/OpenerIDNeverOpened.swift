import TransitionDSL

/// `of opener` on a screen that no line or default leads to: the file knows no opener of it.
enum OpenerIDNeverOpened: LintRule {
    static let id = DiagnosticID.openerIDNeverOpened

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.heroes.placements.all.compactMap { placement in
            guard placement.use.isOfOpener, context.isOwn(placement.use.place),
                case .screen(let screen) = placement.holder,
                context.heroes.isNeverOpened(screen)
            else { return nil }
            let name = context.texts.name(screen)
            return Diagnostic(
                id,
                "no line or default opens `\(name)`, so it has no opener whose id this could be",
                at: placement.use.place,
                help: "add the line that opens `\(name)`, or take off `of opener`"
            )
        }
    }
}
