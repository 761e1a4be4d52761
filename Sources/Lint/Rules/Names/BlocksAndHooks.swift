import TransitionDSL

extension LintContext {
    /// `defaults { }` or `lint { }` with nothing in it.
    func emptyBlock() -> [Diagnostic] {
        guard let tree = files.first?.tree else { return [] }
        return tree.withRoot { root in
            root.children.compactMap { node in
                switch node.kind {
                case .defaults where node.child(.default) == nil: problem(node, "defaults")
                case .lint where node.child(.setting) == nil: problem(node, "lint")
                default: nil
                }
            }
        }
    }

    private func problem(_ node: SyntaxNode, _ word: String) -> Diagnostic {
        Diagnostic(
            .emptyBlock, "this `\(word)` block is empty", at: node.head.place,
            help: "remove it, or write its contents",
            fix: Fix("remove the `\(word)` block", [removalOfLines(at: node.place)], isSafe: false))
    }

    /// A registry without a line: its `install` would do nothing.
    func emptyRegistry() -> [Diagnostic] {
        model.registries.compactMap { registry in
            guard registry.edges.isEmpty else { return nil }
            let place = registry.declared.place
            let declaration = declaration(named: place) ?? place
            let name = texts.string(registry.declared.name)
            return Diagnostic(
                .emptyRegistry, "the registry `\(name)` has no line", at: place,
                help: "write which animation plays between which screens, or remove it",
                fix: Fix(
                    "remove the registry `\(name)`", [removalOfLines(at: declaration)],
                    isSafe: false))
        }
    }

    /// Two pieces of code for one event of a screen: their order is undefined.
    func duplicateHook() -> [Diagnostic] {
        model.screens.filter { isOwn($0.declared.place) }.flatMap { screen in
            var first: [Hook.Moment: SourcePlace] = [:]
            return model.hooks[screen.hooks].compactMap { hook in
                first.keepFirst(hook.place, for: hook.moment).map { earlier in
                    Diagnostic(
                        .duplicateHook, "`\(hook.moment.rawValue)` already has code",
                        at: hook.place, notes: [.init("the first is here", at: earlier)],
                        help: "call both from one function of the screen")
                }
            }
        }
    }
}
