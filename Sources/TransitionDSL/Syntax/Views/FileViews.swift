/// `declaration*`
package struct FileSyntax: SyntaxView {
    package static var kind: SyntaxKind { .file }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var declarations: SyntaxNode.Children { node.children }
}

/// `'module' name`
package struct ModuleSyntax: NamedSyntax {
    package static var kind: SyntaxKind { .module }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'engine' name`
package struct EngineSyntax: NamedSyntax {
    package static var kind: SyntaxKind { .engine }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'access' name`
package struct AccessSyntax: NamedSyntax {
    package static var kind: SyntaxKind { .access }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'import' STRING`
package struct ImportSyntax: SyntaxView {
    package static var kind: SyntaxKind { .import }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var path: SyntaxToken? { node.string(at: 1) }
}

/// `'as' name`
package struct AliasSyntax: NamedSyntax {
    package static var kind: SyntaxKind { .alias }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
    /// The token at a position of the node, if it is a text.
    func string(at position: Int) -> SyntaxToken? {
        guard let token = token(at: position), token.kind == .string || token.kind == .rawString
        else { return nil }
        return token
    }
}
