import TransitionDSL

/// `defaults { }` or `lint { }` with nothing in it.
enum EmptyBlock: LintRule {
    static let id = DiagnosticID.emptyBlock

    static func problems(in context: LintContext) -> [Diagnostic] {
        guard let tree = context.files.first?.tree else { return [] }
        return tree.withRoot { root in
            root.children.compactMap { node in
                switch node.kind {
                case .defaults where node.child(.default) == nil: problem(context, node, "defaults")
                case .lint where node.child(.setting) == nil: problem(context, node, "lint")
                default: nil
                }
            }
        }
    }

    private static func problem(
        _ context: LintContext,
        _ node: SyntaxNode,
        _ word: String
    ) -> Diagnostic {
        Diagnostic(
            id, "this `\(word)` block is empty", at: node.head.place,
            help: "remove it, or write what it was meant to say",
            fix: Fix(
                "remove the `\(word)` block", [context.removalOfLines(at: node.place)],
                isSafe: false))
    }
}

/// A registry without a line: its `install` would do nothing.
enum EmptyRegistry: LintRule {
    static let id = DiagnosticID.emptyRegistry

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.registries.compactMap { registry in
            guard registry.edges.isEmpty else { return nil }
            let place = registry.declared.place
            let declaration = context.declaration(named: place) ?? place
            let name = context.texts.string(registry.declared.name)
            return Diagnostic(
                id, "the registry `\(name)` has no line", at: place,
                help: "write what plays between which screens, or remove it",
                fix: Fix(
                    "remove the registry `\(name)`", [context.removalOfLines(at: declaration)],
                    isSafe: false))
        }
    }
}

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
                        id, "`\(hook.moment.rawValue)` has code already", at: hook.place,
                        notes: [.init("the first is here", at: earlier)],
                        help: "call both from one function of the screen"))
            }
        }
        return problems
    }
}
