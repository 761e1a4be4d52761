/// `viewPath ':' ( heroReference with? | with ) onClause?`
package struct ViewSyntax: SyntaxView {
    package static var kind: SyntaxKind { .view }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var path: ViewPathSyntax? { node.firstChild?.as(ViewPathSyntax.self) }
    package var hero: HeroReferenceSyntax? { node.child() }
    package var with: WithSyntax? { node.child() }
    package var on: OnClauseSyntax? { node.child() }
}

/// `name ( '.' name | '?' '.' name | '[' name ']' )*`
package struct ViewPathSyntax: SyntaxView {
    package static var kind: SyntaxKind { .viewPath }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// The name before the first dot, where a name follows that dot: a screen's side or a cell.
    package var root: SyntaxToken? { node.rootOfPath }
}

extension SyntaxNode {
    /// The name before the first dot of a path, which a path to a view and a reference can be.
    package var rootOfPath: SyntaxToken? {
        guard tokens.count > 2, token(at: 1)?.kind == .dot else { return nil }
        return name(at: 0)
    }

    /// The indices in brackets of a path, in source order.
    package var indices: [SyntaxToken] {
        tokens.compactMap { token in
            guard token.kind == .leftBracket, let index = token.next, index.kind.isName,
                index.index < endToken
            else { return nil }
            return index
        }
    }
}

/// `( name - 'with' ) arguments? ( '.' name )? opener?`
package struct HeroReferenceSyntax: InvocationSyntax {
    package static var kind: SyntaxKind { .heroReference }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var part: SyntaxToken? { node.nameAfterLastDot(before: opener?.node) }
    package var opener: OpenerSyntax? { node.child() }
}

/// `'of' name`
package struct OpenerSyntax: NamedSyntax {
    package static var kind: SyntaxKind { .opener }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'on' ( ( 'segue' | 'unwind' ) '(' name ')' | name )`
package struct OnClauseSyntax: SyntaxView {
    package static var kind: SyntaxKind { .onClause }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var operation: SyntaxToken? { node.name(at: 1) }
    package var segue: SyntaxToken? { node.name(at: 3) }
}

extension SyntaxNode {
    /// The name after the last dot of `name(…).name`, which may be followed by another node.
    func nameAfterLastDot(before next: SyntaxNode?) -> SyntaxToken? {
        let end = next?.firstToken ?? endToken
        let token = SyntaxToken(reference, Swift.max(end - 1, firstToken))
        guard end - 1 > firstToken, token.kind.isName, token.previous?.kind == .dot else {
            return nil
        }
        return token
    }
}
