import TransitionDSL

/// `fade` and `opacity` on one view. `fade` is Hero's opacity 0, so the later one counts alone.
enum FadeAndOpacity: LintRule {
    static let id = DiagnosticID.fadeAndOpacity

    static let names = [CatalogNames.Modifier.fade, CatalogNames.Modifier.opacity]

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.lostModifiers { names.contains($0) }.map { lost in
            let (earlier, later) = (context.title(lost.earlier), context.title(lost.later))
            let change = context.removal(of: lost.earlier.item, from: lost.list)
            return Diagnostic(
                id,
                "\(later) stands in place of \(earlier): both say how opaque the view is",
                at: context.model.calls[lost.later.item].place,
                notes: context.noteOfLost(lost),
                help: "keep one of the two; `fade` is the same as `opacity(0)`",
                fix: lost.earlier.isDirect
                    ? context.removalFix(of: lost.earlier.item, change, isSafe: true) : nil
            )
        }
    }
}
