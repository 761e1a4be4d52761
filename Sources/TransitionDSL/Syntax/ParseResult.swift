/// A tree, always, and what was wrong with the file.
package struct ParseResult: Sendable {
    package let tree: SyntaxTree
    /// What the lexer and the parser found wrong, in file order.
    package let problems: [Diagnostic]
    /// Braces do not pair up, so which declaration a line belongs to is a guess.
    package let isStructureUncertain: Bool

    package init(tree: SyntaxTree, problems: [Diagnostic], isStructureUncertain: Bool) {
        self.tree = tree
        self.problems = problems
        self.isStructureUncertain = isStructureUncertain
    }
}
