/// `'hero' name alias? parameters? text? scope? parts?`
package struct HeroSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .hero }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var text: TextSyntax? { node.child() }
    package var scope: NameClause? { node.clause(.scope) }
    package var parts: PartsSyntax? { node.child() }
}

/// `'=' STRING`
package struct TextSyntax: SyntaxView {
    package static var kind: SyntaxKind { .text }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var literal: SyntaxToken? { node.string(at: 1) }
}

/// `'{' part* '}'`
package struct PartsSyntax: SyntaxView {
    package static var kind: SyntaxKind { .parts }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var parts: [PartSyntax] { node.views() }
}

/// `( name - 'as' ) alias? text?`
package struct PartSyntax: SyntaxView {
    package static var kind: SyntaxKind { .part }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var name: SyntaxToken? { node.name(at: 0) }
    package var alias: NameClause? { node.clause(.alias) }
    package var text: TextSyntax? { node.child() }
}

/// A segue or an unwind segue, with its identifier in the storyboard.
package protocol SegueDeclarationSyntax: DeclarationSyntax {}

extension SegueDeclarationSyntax { package var text: TextSyntax? { node.child() } }

/// `'segue' name alias? text`
package struct SegueSyntax: SegueDeclarationSyntax {
    package static var kind: SyntaxKind { .segue }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'unwind' name alias? text`
package struct UnwindSyntax: SegueDeclarationSyntax {
    package static var kind: SyntaxKind { .unwind }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

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

    /// The name before the first dot, if a name follows that dot: a screen's side or a cell.
    package var root: SyntaxToken? { node.rootOfPath }
}

extension SyntaxNode {
    /// The name before the first dot of a path, for views and references.
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
    package var opener: NameClause? { node.clause(.opener) }
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
    /// The name after the last dot of `name(…).name`; another node can follow it.
    func nameAfterLastDot(before next: SyntaxNode?) -> SyntaxToken? {
        let end = next?.firstToken ?? endToken
        let token = SyntaxToken(reference, Swift.max(end - 1, firstToken))
        guard end - 1 > firstToken, token.kind.isName, token.previous?.kind == .dot else {
            return nil
        }
        return token
    }
}
