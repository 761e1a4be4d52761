import TransitionDSL

/// A class of the app that is not told a direction, with no `/` behind it: it cannot know that it
/// plays the way back, unless it asks UIKit.
enum OneWayAnimator: LintRule {
    static let id = DiagnosticID.oneWayAnimator

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.animationUses.compactMap { placed in
            if case .declaration = placed.owner { return nil }
            let going = placed.use.going
            guard placed.use.returning == nil, placed.hasReturn(context.model),
                case .animator(let animator) = context.model.calls[context.root(going)].callee,
                !hasDirection(context.model.animators[animator], context),
                !context.form(going).hasReturn
            else { return nil }
            let declared = context.model.animators[animator].declared
            let name = context.texts.string(declared.name)
            return Diagnostic(
                id,
                "`\(name)` plays the way back as the way there",
                at: context.model.calls[going].place,
                notes: [Diagnostic.Note("it is given no direction", at: declared.place)],
                help: "say after `/` what comes back, or give the class a `Direction`"
            )
        }
    }

    /// Whether something turns round when the animator is to play backwards. Key frames always do.
    private static func hasDirection(_ animator: Animator, _ context: LintContext) -> Bool {
        guard case .appClass = animator.body else { return true }
        return context.model.parameters[animator.parameters].contains { $0.type == .direction }
    }
}
