import TransitionDSL

/// `defaults { }` or `lint { }` with nothing in it.
enum EmptyBlock: LintRule {
    static let id = DiagnosticID.emptyBlock

    static func problems(in context: LintContext) -> [Diagnostic] {
        guard let tree = context.files.first?.tree else { return [] }
        return tree.withRoot { root in
            root.children.compactMap { node in
                switch node.kind {
                case .defaults where node.child(.default) == nil:
                    problem(context, node, "defaults")
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
            id,
            "this `\(word)` block is empty",
            at: node.head.place,
            help: "remove it, or write what it was meant to say",
            fix: Fix(
                "remove the `\(word)` block", [context.removalOfLines(at: node.place)],
                isSafe: false))
    }
}
