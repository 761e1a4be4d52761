import TransitionDSL

extension LintContext {
    /// `/ y` where `y` is the opposite, which is the default return.
    func redundantReturn() -> [Diagnostic] {
        writtenReturns { use, returning, going, back in
            guard !going.hasOptions, !back.hasOptions, !going.hasReturn, !back.hasReturn,
                isSame(going, back, mirrored: true)
            else { return nil }
            var range = place(returning)
            range.range.start = place(use.going).range.end
            let text = texts.call(returning)
            return Diagnostic(
                .redundantReturn, "`\(text)` is already the default return", at: place(returning),
                help: "leave it out: the return plays the opposite",
                fix: Fix("remove `/ \(text)`", [Fix.Edit(range, "")]))
        }
    }

    /// `slide(left) / slide(left)`: on return, the screens move on in the same direction.
    func sameDirectionReturn() -> [Diagnostic] {
        writtenReturns { _, returning, going, back in
            guard hasDirection(going), isSame(going, back, mirrored: false) else { return nil }
            return Diagnostic(
                .sameDirectionReturn,
                "the return `\(texts.call(returning))` moves in the same direction as the forward "
                    + "animation", at: place(returning),
                help: "leave out the `/` and what follows it: the return then plays the opposite")
        }
    }

    /// The findings for animations with a `/`, except those of `<->` lines, where it separates two
    /// directions.
    private func writtenReturns(
        _ find: (AnimationUse, Handle<Call>, AnimationForm, AnimationForm) -> Diagnostic?
    ) -> [Diagnostic] {
        animationUses.compactMap { placed in
            guard let returning = placed.use.returning else { return nil }
            if case .edge(let edge, _) = placed.owner, model.edges[edge].isBothWays { return nil }
            return find(placed.use, returning, form(placed.use.going), form(returning))
        }
    }

    /// An app's animator class without a direction argument and without a `/`: it cannot know that
    /// it plays the return, unless it asks UIKit.
    func oneWayAnimator() -> [Diagnostic] {
        animationUses.compactMap { placed in
            if case .declaration = placed.owner { return nil }
            let going = placed.use.going
            guard placed.use.returning == nil, placed.hasReturn(model),
                case .animator(let animator) = model.calls[model.root(going)].callee,
                !hasDirection(model.animators[animator]), !form(going).hasReturn
            else { return nil }
            let declared = model.animators[animator].declared
            let name = texts.string(declared.name)
            return Diagnostic(
                .oneWayAnimator, "`\(name)` plays the same on return", at: place(going),
                notes: [.init("it has no `Direction` argument", at: declared.place)],
                help: "add a return animation after `/`, or give the class a `Direction`")
        }
    }

    /// Whether a part of the animator is reversed on return. Key frames always are.
    private func hasDirection(_ animator: Animator) -> Bool {
        guard case .appClass = animator.body else { return true }
        return model.parameters[animator.parameters].contains { $0.type == .direction }
    }
}
