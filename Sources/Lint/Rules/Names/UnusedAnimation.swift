import TransitionDSL

/// An animation or animator that no line, default or other animation names.
enum UnusedAnimation: LintRule {
    static let id = DiagnosticID.unusedAnimation

    static func problems(in context: LintContext) -> [Diagnostic] {
        let (model, uses) = (context.model, context.uses)
        let help = "name it on a line or in a default, or remove it"
        let animations = context.unused(model.animations, uses.animations) { $0.declared }
        let animators = context.unused(model.animators, uses.animators) { $0.declared }
        return animations.map { context.unusedName(id, "animation", $0.declared, help: help) }
            + animators.map { context.unusedName(id, "animator", $0.declared, help: help) }
    }
}
