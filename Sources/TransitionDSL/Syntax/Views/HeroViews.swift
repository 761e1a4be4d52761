/// `'hero' name alias? parameters? text? scope? parts?`
package struct HeroSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .hero }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var text: TextSyntax? { node.child() }
    package var scope: ScopeSyntax? { node.child() }
    package var parts: PartsSyntax? { node.child() }
}

/// `'=' STRING`
package struct TextSyntax: SyntaxView {
    package static var kind: SyntaxKind { .text }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var literal: SyntaxToken? { node.string(at: 1) }
}

/// `'per' name`
package struct ScopeSyntax: NamedSyntax {
    package static var kind: SyntaxKind { .scope }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'{' part* '}'`
package struct PartsSyntax: SyntaxView {
    package static var kind: SyntaxKind { .parts }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var parts: SyntaxViews<PartSyntax> { node.views() }
}

/// `( name - 'as' ) alias? text?`
package struct PartSyntax: SyntaxView {
    package static var kind: SyntaxKind { .part }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var name: SyntaxToken? { node.name(at: 0) }
    package var alias: AliasSyntax? { node.child() }
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
