/// `'import' STRING`
package struct ImportSyntax: SyntaxView {
    package static var kind: SyntaxKind { .import }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var path: SyntaxToken? { node.string(at: 1) }
}

extension SyntaxNode {
    /// The token at a position of the node, if it is a string.
    func string(at position: Int) -> SyntaxToken? {
        guard let token = token(at: position), token.kind == .string || token.kind == .rawString
        else { return nil }
        return token
    }
}

/// `'defaults' container? with? '{' default* '}'`
package struct DefaultsSyntax: SyntaxView {
    package static var kind: SyntaxKind { .defaults }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var container: NameClause? { node.clause(.container) }
    package var with: WithSyntax? { node.child() }
    package var lines: [DefaultSyntax] { node.views() }
}

/// `( 'push' | 'pop' | … ) choice with?`
package struct DefaultSyntax: AnimatedSyntax {
    package static var kind: SyntaxKind { .default }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'registry' name alias? with? '{' edge* '}'`
package struct RegistrySyntax: DeclarationSyntax {
    package static var kind: SyntaxKind { .registry }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var with: WithSyntax? { node.child() }
    package var lines: [EdgeSyntax] { node.views() }
}

/// `operation? ends ( '->' | '<->' ) ends ( ':' choice with? edgeBody? | edgeBody )`
package struct EdgeSyntax: AnimatedSyntax {
    package static var kind: SyntaxKind { .edge }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var operation: OperationSyntax? { node.child() }
    package var left: EndsSyntax? { node.child() }
    package var right: EndsSyntax? { node.secondChild() }
    package var body: EdgeBodySyntax? { node.child() }

    /// The arrow between the ends.
    package var arrow: SyntaxToken? { left.flatMap { node.token(after: $0.node) } }
}

/// `'push' | 'pop' | … | 'segue' '(' name ')' | 'unwind' '(' name ')'`
package struct OperationSyntax: SyntaxView {
    package static var kind: SyntaxKind { .operation }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var name: SyntaxToken? { node.name(at: 0) }
    package var segue: SyntaxToken? { node.name(at: 2) }
}

/// `end ( '|' end )*`
package struct EndsSyntax: SyntaxView {
    package static var kind: SyntaxKind { .ends }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// Each name or `*`.
    package var ends: [SyntaxToken] { node.tokens.filter { $0.kind.isName || $0.kind == .star } }
}

/// `'{' ( match | view )* '}'`
package struct EdgeBodySyntax: SyntaxView {
    package static var kind: SyntaxKind { .edgeBody }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var matches: [MatchSyntax] { node.views() }
    package var views: [ViewSyntax] { node.views() }
}

/// `'match' viewPath '->' viewPath with? onClause?`
package struct MatchSyntax: SyntaxView {
    package static var kind: SyntaxKind { .match }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var left: ViewPathSyntax? { node.child() }
    package var right: ViewPathSyntax? { node.secondChild() }
    package var with: WithSyntax? { node.child() }
    package var on: OnClauseSyntax? { node.child() }
}

/// `'lint' '{' setting* '}'`
package struct LintSyntax: SyntaxView {
    package static var kind: SyntaxKind { .lint }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var settings: [SettingSyntax] { node.views() }
}

/// `name ( '-' name )* ':' name`
package struct SettingSyntax: SyntaxView {
    package static var kind: SyntaxKind { .setting }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// The names and hyphens before the colon.
    package var rule: SyntaxTokens {
        let tokens = node.tokens
        return tokens[tokens.startIndex..<(colon?.index ?? tokens.endIndex)]
    }

    package var level: SyntaxToken? {
        guard let level = colon?.next, level.kind.isName, level.index < node.endToken else {
            return nil
        }
        return level
    }

    private var colon: SyntaxToken? { node.token(.colon) }
}
