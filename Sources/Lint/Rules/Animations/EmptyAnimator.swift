import TransitionDSL

/// An animator without key frames: the new screen is there at once, after the animator's time.
enum EmptyAnimator: LintRule {
    static let id = DiagnosticID.emptyAnimator

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.animators.compactMap { animator in
            guard context.isOwn(animator.declared.place),
                case .keyFrames(_, let frames) = animator.body, frames.isEmpty
            else { return nil }
            let name = context.texts.string(animator.declared.name)
            return Diagnostic(
                id,
                "the animator `\(name)` has no key frames",
                at: animator.declared.place,
                help: "write what moves when, such as `fromView 0%...100%: y(100%)`, or use `none`"
            )
        }
    }
}
