/// `'screen' name alias? parameters? '=' screenType screenClause* screenBody?`
package struct ScreenSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .screen }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var type: ScreenTypeSyntax? { node.child() }
    package var from: NameClause? { node.clause(.fromClause) }
    package var parents: IsClauseSyntax? { node.child() }
    package var storyboard: StoryboardClauseSyntax? { node.child() }
    package var given: GivenClauseSyntax? { node.child() }
    package var hosted: HostedClauseSyntax? { node.child() }
    package var body: ScreenBodySyntax? { node.child() }

    /// All clauses in source order, including repeated ones.
    package var clauses: [SyntaxNode] {
        node.children.filter {
            switch $0.kind {
            case .fromClause, .isClause, .storyboardClause, .givenClause, .hostedClause: true
            default: false
            }
        }
    }
}

/// `'any' typeName | ( name - 'any' ) ( '.' name )*`
package struct ScreenTypeSyntax: SyntaxView {
    package static var kind: SyntaxKind { .screenType }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// The protocol after `any`.
    package var protocolType: TypeNameSyntax? { node.child() }
    /// The tokens of the type's name, without `any`.
    package var typeTokens: SyntaxTokens { protocolType?.node.tokens ?? node.tokens }
}

/// `'is' names`
package struct IsClauseSyntax: SyntaxView {
    package static var kind: SyntaxKind { .isClause }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var names: NamesSyntax? { node.child() }
}

/// `'storyboard' arguments`
package struct StoryboardClauseSyntax: InvocationSyntax {
    package static var kind: SyntaxKind { .storyboardClause }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'given' parameters`
package struct GivenClauseSyntax: SyntaxView {
    package static var kind: SyntaxKind { .givenClause }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var parameters: ParametersSyntax? { node.child() }
}

/// `'hosted'`
package struct HostedClauseSyntax: SyntaxView {
    package static var kind: SyntaxKind { .hostedClause }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'{' ( screenDefault | hook | cell | view )* '}'`
package struct ScreenBodySyntax: SyntaxView {
    package static var kind: SyntaxKind { .screenBody }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var defaults: [ScreenDefaultSyntax] { node.views() }
    package var hooks: [HookSyntax] { node.views() }
    package var cells: [CellSyntax] { node.views() }
    package var views: [ViewSyntax] { node.views() }
}

/// `( 'present' | 'dismiss' ) choice with?`
package struct ScreenDefaultSyntax: AnimatedSyntax {
    package static var kind: SyntaxKind { .screenDefault }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `( 'before' | 'after' ) ( 'go' | 'return' | 'reappear' ) ':' call`
package struct HookSyntax: SyntaxView {
    package static var kind: SyntaxKind { .hook }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// `go`, `return` or `reappear`.
    package var moment: SyntaxToken? { node.name(at: 1) }
    package var call: CallSyntax? { node.child() }
}

/// `'cell' name alias? parameters? ( '=' typeName )? cellBody?`
package struct CellSyntax: ParameterizedSyntax {
    package static var kind: SyntaxKind { .cell }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var type: TypeNameSyntax? { node.child() }
    package var body: CellBodySyntax? { node.child() }
}

/// `'{' view* '}'`
package struct CellBodySyntax: SyntaxView {
    package static var kind: SyntaxKind { .cellBody }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var views: [ViewSyntax] { node.views() }
}

/// `'group' name '=' names`
package struct GroupSyntax: DeclarationSyntax {
    package static var kind: SyntaxKind { .group }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var members: NamesSyntax? { node.child() }
}

/// `name ( ',' name )*`
package struct NamesSyntax: SyntaxView {
    package static var kind: SyntaxKind { .names }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var names: [SyntaxToken] { node.tokens.filter { $0.kind.isName } }
}

/// `name ( '.' name )*`
package struct TypeNameSyntax: SyntaxView {
    package static var kind: SyntaxKind { .typeName }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}
