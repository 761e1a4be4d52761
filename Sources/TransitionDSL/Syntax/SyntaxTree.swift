/// The result of the parser: a tree in one flat array.
///
/// Nodes are in preorder: a node's children follow it, and `size` gives the end of its subtree. So
/// the first child of node `n` is `n + 1`, its next sibling `n + nodes[n].size`. Tokens are reached
/// by their index in ``tokens``.
@usableFromInline package final class SyntaxTree: Sendable {
    @usableFromInline package let tokens: TokenizedFile
    @usableFromInline package let nodes: [SyntaxEntry]

    package init(tokens: TokenizedFile, nodes: [SyntaxEntry]) {
        self.tokens = tokens
        self.nodes = nodes
    }

    package var source: SourceFile { tokens.source }

    /// The same tree of a file that has another number in this module.
    package func numbered(_ index: FileIndex) -> SyntaxTree {
        var source = source
        source.index = index
        let numbered = TokenizedFile(
            source: source, kinds: tokens.kinds, ranges: tokens.ranges, comments: tokens.comments,
            problems: tokens.problems)
        return SyntaxTree(tokens: numbered, nodes: nodes)
    }

    /// Calls a closure with the node of the whole file, which every tree has. Nodes do not keep
    /// their tree alive: code that stores one stores the tree too.
    package func withRoot<Result, Failure: Error>(
        _ look: (SyntaxNode) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withExtendedLifetime(self) { () throws(Failure) in try look(SyntaxNode(self, 0)) }
    }
}

/// All data of a node.
@usableFromInline package struct SyntaxEntry: Sendable {
    @usableFromInline package var kind: SyntaxKind
    /// The parser reported a problem in this node or below it.
    @usableFromInline package var hasProblem = false
    /// The number of nodes in the subtree, including this one.
    @usableFromInline package var size: UInt32 = 1
    @usableFromInline package var firstToken: UInt32
    /// One past the last token.
    @usableFromInline package var endToken: UInt32

    /// A node that has no end yet.
    package init(_ kind: SyntaxKind, firstToken: Int) {
        self.kind = kind
        self.firstToken = UInt32(truncatingIfNeeded: firstToken)
        endToken = self.firstToken
    }
}

/// The kinds of nodes, named as the productions of grammar.ebnf.
/// Productions that only choose or list (`declaration`, `items`, `arguments`, `names`' names, …)
/// have no node: their parts are children of the node around them. `value`, `sum`, `product` and
/// `unary` have one only with an operator.
@usableFromInline package enum SyntaxKind: String, CaseIterable, Sendable {
    case file
    case module, engine, access, `import`, alias
    case screen, screenType, fromClause, isClause, storyboardClause, givenClause, hostedClause
    case screenBody, screenDefault, hook, cell, cellBody, view, viewPath, heroReference, opener,
        onClause
    case group, names, typeName
    case hero, text, scope, parts, part
    case modifiers, animation, animator, animatorClass, frames, frame, interaction, segue, unwind
    case defaults, container, `default`, registry, edge, operation, ends, edgeBody, match
    case lint, setting
    case choice, with, call, parameters, parameter
    case value, sum, product, unary, primary, reference
}
