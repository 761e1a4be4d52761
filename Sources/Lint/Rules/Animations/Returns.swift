import TransitionDSL

/// `/ y` where `y` is the opposite, which would play anyway.
enum RedundantReturn: LintRule {
    static let id = DiagnosticID.redundantReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        return context.animationUses.compactMap { placed in
            guard let returning = placed.use.returning, !isOtherDirection(placed, model) else {
                return nil
            }
            let (going, back) = (context.form(placed.use.going), context.form(returning))
            guard !going.hasOptions, !back.hasOptions, !going.hasReturn, !back.hasReturn,
                context.isSame(going, back, mirrored: true)
            else { return nil }
            let end = model.calls[placed.use.going].place.range.end
            var range = model.calls[returning].place
            range.range.start = end
            let text = context.texts.call(returning)
            return Diagnostic(
                id, "`\(text)` is what comes back anyway", at: model.calls[returning].place,
                help: "leave it out: coming back plays the opposite",
                fix: Fix("remove `/ \(text)`", [Fix.Edit(range, "")]))
        }
    }

    /// Whether what stands after `/` is no return: that of a `<->` is its other direction.
    private static func isOtherDirection(_ placed: PlacedAnimation, _ model: Model) -> Bool {
        guard case .edge(let edge, _) = placed.owner else { return false }
        return model.edges[edge].isBothWays
    }
}

/// `slide(left) / slide(left)`: coming back, the screens move on instead of back.
enum SameDirectionReturn: LintRule {
    static let id = DiagnosticID.sameDirectionReturn

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.animationUses.compactMap { placed in
            guard let returning = placed.use.returning, !context.isBothWays(placed) else {
                return nil
            }
            let (going, back) = (context.form(placed.use.going), context.form(returning))
            guard context.hasDirection(going), context.isSame(going, back, mirrored: false) else {
                return nil
            }
            let text = context.texts.call(returning)
            return Diagnostic(
                id, "`\(text)` on the way back moves on in the direction of the way there",
                at: context.model.calls[returning].place,
                help: "leave out what stands after `/`: the opposite plays by itself")
        }
    }
}

extension LintContext {
    /// Whether an animation is for a `<->` line, where `/` parts two ways there.
    func isBothWays(_ placed: PlacedAnimation) -> Bool {
        guard case .edge(let edge, _) = placed.owner else { return false }
        return model.edges[edge].isBothWays
    }
}

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
                id, "`\(name)` plays the way back as the way there",
                at: context.model.calls[going].place,
                notes: [Diagnostic.Note("it is given no direction", at: declared.place)],
                help: "say after `/` what comes back, or give the class a `Direction`")
        }
    }

    /// Whether something turns round when the animator is to play backwards. Key frames always do.
    private static func hasDirection(_ animator: Animator, _ context: LintContext) -> Bool {
        guard case .appClass = animator.body else { return true }
        return context.model.parameters[animator.parameters].contains { $0.type == .direction }
    }
}
