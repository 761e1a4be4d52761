/// A node of one kind, with a property for each part in grammar.ebnf.
///
/// A part is nil if it is optional and absent, or if a syntax error removed it. Only views know at
/// which position of a node a token is.
@usableFromInline package protocol SyntaxView: Sendable {
    static var kind: SyntaxKind { get }
    var node: SyntaxNode { get }
    /// Makes the view of a node of this kind.
    init(_ node: SyntaxNode)
}

extension SyntaxView {
    @inlinable package var range: SourceRange { node.range }
    @inlinable package var place: SourcePlace { node.place }
    @inlinable package var hasProblem: Bool { node.hasProblem }

    /// The word that the node begins with.
    @inlinable package var keyword: SyntaxToken { node.head }
}

/// A node with a name after its keyword.
package protocol NamedSyntax: SyntaxView {}

extension NamedSyntax { package var name: SyntaxToken? { node.name(at: 1) } }

/// A word with a name after it. Some nodes have only these: `'module' name`, `'engine' name`,
/// `'access' name`, `'as' name`, `'in' name`, `'from' name`, `'per' name` and `'of' name`.
package struct NameClause: Sendable {
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var name: SyntaxToken? { node.name(at: 1) }
    package var place: SourcePlace { node.place }
}

extension SyntaxNode {
    /// The child of a kind that is a word with a name.
    package func clause(_ kind: SyntaxKind) -> NameClause? { child(kind).map { NameClause($0) } }
}

/// A declaration that can have an alias.
package protocol DeclarationSyntax: NamedSyntax {}

extension DeclarationSyntax { package var alias: NameClause? { node.clause(.alias) } }

/// A declaration that can have parameters.
package protocol ParameterizedSyntax: DeclarationSyntax {}

extension ParameterizedSyntax { package var parameters: ParametersSyntax? { node.child() } }

extension SyntaxNode {
    /// The first child of a view's kind.
    @inlinable package func child<View: SyntaxView>() -> View? {
        child(View.kind).map { View($0) }
    }

    /// The second child of a view's kind.
    package func secondChild<View: SyntaxView>() -> View? {
        let views: [View] = views()
        return views.dropFirst().first
    }

    /// The children of a view's kind, in source order.
    @inlinable package func views<View: SyntaxView>() -> [View] {
        children.compactMap { $0.as(View.self) }
    }

    /// The node as a view, if it is of that kind.
    @inlinable package func `as`<View: SyntaxView>(_ view: View.Type) -> View? {
        kind == View.kind ? View(self) : nil
    }

    /// The token that the node begins with. For a node without tokens it is the next one.
    @inlinable package var head: SyntaxToken { SyntaxToken(reference, firstToken) }

    /// The tokens of the node, including those of its children.
    @inlinable package var tokens: SyntaxTokens {
        SyntaxTokens(reference, firstToken..<Swift.max(firstToken, endToken))
    }

    /// The token at a position of the node.
    @inlinable func token(at position: Int) -> SyntaxToken? {
        let token = firstToken + position
        return token < endToken ? SyntaxToken(reference, token) : nil
    }

    /// The token at a position of the node, if it is a name.
    @inlinable func name(at position: Int) -> SyntaxToken? {
        guard let token = token(at: position), token.kind.isName else { return nil }
        return token
    }

    /// The token after a child, if it lies in this node.
    func token(after child: SyntaxNode) -> SyntaxToken? {
        child.endToken < endToken ? SyntaxToken(reference, child.endToken) : nil
    }

    /// The token before the node.
    var tokenBefore: SyntaxToken? { firstToken > 0 ? SyntaxToken(reference, firstToken - 1) : nil }

    /// The first token of a kind.
    func token(_ kind: TokenKind) -> SyntaxToken? { tokens.first { $0.kind == kind } }
}
