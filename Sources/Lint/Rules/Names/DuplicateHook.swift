import TransitionDSL

/// Two pieces of code for one moment of a screen: their order would be anyone's guess.
enum DuplicateHook: LintRule {
    static let id = DiagnosticID.duplicateHook

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        var problems: [Diagnostic] = []
        for screen in model.screens where screen.hooks.count > 1 {
            guard context.isOwn(screen.declared.place) else { continue }
            var first: [Hook.Moment: SourcePlace] = [:]
            for hook in model.hooks[screen.hooks] {
                guard let earlier = first[hook.moment] else {
                    first[hook.moment] = hook.place
                    continue
                }
                problems.append(
                    Diagnostic(
                        id,
                        "`\(hook.moment.rawValue)` has code already",
                        at: hook.place,
                        notes: [.init("the first is here", at: earlier)],
                        help: "call both from one function of the screen"))
            }
        }
        return problems
    }
}
