import TransitionDSL

/// A fixed id in a reused cell: every row has it, and Hero flies whichever it finds last.
enum FixedIDInCell: LintRule {
    static let id = DiagnosticID.fixedIDInCell

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        return context.heroes.placements.all.compactMap { placement in
            guard case .cell(let handle) = placement.holder, context.isOwn(placement.use.place),
                model.dependence(of: placement.use.arguments).isEmpty
            else { return nil }
            let cell = context.texts.string(model.cells[handle].declared.name)
            return Diagnostic(
                id,
                "every `\(cell)` on the screen gets the one id "
                    + "`\(context.texts.heroUse(placement.use))`",
                at: placement.use.place,
                help: "give the id a parameter that differs from row to row, and the cell too"
            )
        }
    }
}
