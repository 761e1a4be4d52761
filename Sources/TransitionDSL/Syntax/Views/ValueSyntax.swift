/// A node that can have arguments. They are children of the node itself.
package protocol InvocationSyntax: SyntaxView {}

extension InvocationSyntax {
    /// Code that checks arguments takes this view, for all such kinds of nodes.
    @inlinable package var invocation: Invocation { Invocation(node) }
    /// The callee.
    @inlinable package var name: SyntaxToken? { node.name(at: 0) }
}

/// A view of any node that can have arguments.
package struct Invocation: Sendable {
    package let node: SyntaxNode

    @inlinable init(_ node: SyntaxNode) { self.node = node }

    /// The callee.
    @inlinable package var name: SyntaxToken? { node.name(at: 0) }
    @inlinable package var arguments: some Sequence<ArgumentSyntax> {
        node.children.lazy.filter { $0.kind != .opener && $0.kind != .typeName }
            .map { ArgumentSyntax($0) }
    }

    /// The name and those after its dots, as in `name.name(…)`.
    package var dottedName: SyntaxTokens {
        let tokens = node.tokens
        var end = tokens.startIndex + 1
        while end + 1 < tokens.endIndex, tokens[end].kind == .dot { end += 2 }
        return tokens[tokens.startIndex..<min(end, tokens.endIndex)]
    }

    /// Whether a dot follows the name.
    @inlinable package var isDotted: Bool { node.token(at: 1)?.kind == .dot }

    /// From the opening parenthesis to the node's end.
    package var parentheses: SourceRange? {
        guard let opening = node.token(.leftParenthesis) else { return nil }
        return SourceRange(start: opening.range.start, end: node.range.end)
    }

    /// The token before the node.
    package var tokenBefore: SyntaxToken? { node.tokenBefore }
}

/// `( name ':' )? value`, which has no node of its own.
package struct ArgumentSyntax: Sendable {
    package let value: SyntaxNode

    @inlinable init(_ value: SyntaxNode) { self.value = value }

    /// The name before the colon that precedes the value.
    @inlinable package var label: SyntaxToken? {
        guard value.firstToken >= 2,
            SyntaxToken(value.reference, value.firstToken - 1).kind == .colon
        else { return nil }
        return SyntaxToken(value.reference, value.firstToken - 2)
    }

    /// The number before a comma without a space, directly before this number: the `0` of `0,4s`.
    package var wholeBeforeComma: SyntaxToken? {
        guard value.kind == .primary, value.head.kind == .number, let comma = value.tokenBefore,
            comma.kind == .comma, let number = comma.previous, number.kind == .number,
            number.range.end == comma.range.start, comma.range.end == value.range.start,
            number.text.utf8.allSatisfy({ $0.isDigit })
        else { return nil }
        return number
    }
}

/// `name ( '.' name )* arguments?`
package struct CallSyntax: InvocationSyntax {
    package static var kind: SyntaxKind { .call }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// The comma or `with` before an item of a list.
    package var separator: SyntaxToken? { node.tokenBefore }
}

/// `name arguments? ( '.' name )*`
package struct ReferenceSyntax: InvocationSyntax {
    package static var kind: SyntaxKind { .reference }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// Whether it is one name, without arguments and dots.
    @inlinable package var isName: Bool { node.endToken == node.firstToken + 1 }
    /// The names after the arguments, or after the name, with their dots.
    package var members: SyntaxTokens {
        let tokens = node.tokens
        let close = tokens.lastIndex { $0.kind == .rightParenthesis } ?? tokens.startIndex
        return tokens[min(close + 1, tokens.endIndex)..<tokens.endIndex]
    }

    package var part: SyntaxToken? { node.nameAfterLastDot(before: nil) }
}

/// `'(' ( parameter ( ',' parameter )* )? ')'`
package struct ParametersSyntax: SyntaxView {
    package static var kind: SyntaxKind { .parameters }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var parameters: [ParameterSyntax] { node.views() }
}

/// `name ':' typeName '?'? ( '=' value )?`
package struct ParameterSyntax: SyntaxView {
    package static var kind: SyntaxKind { .parameter }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var name: SyntaxToken? { node.name(at: 0) }
    package var type: TypeNameSyntax? { node.child() }
    package var question: SyntaxToken? {
        guard let token = type.flatMap({ node.token(after: $0.node) }), token.kind == .question
        else { return nil }
        return token
    }
    package var value: SyntaxNode? { node.children.first { $0.kind != .typeName } }
}

/// `sum '...' sum`
package struct ValueSyntax: SyntaxView {
    package static var kind: SyntaxKind { .value }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var bounds: SyntaxNode.Children { node.children }
}

/// A node with operands and an operator before each but the first.
package protocol OperationsSyntax: SyntaxView {}

extension OperationsSyntax {
    package var first: SyntaxNode? { node.firstChild }
    /// The operands after the first, each with its operator.
    package var rest: [(sign: TokenKind, operand: SyntaxNode)] {
        node.children.dropFirst().map { ($0.tokenBefore?.kind ?? .unknown, $0) }
    }
}

/// `product ( ( '+' | '-' ) product )*`
package struct SumSyntax: OperationsSyntax {
    package static var kind: SyntaxKind { .sum }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `unary ( ( '*' | '/' ) unary )*`
package struct ProductSyntax: OperationsSyntax {
    package static var kind: SyntaxKind { .product }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }
}

/// `'-' primary`
package struct UnarySyntax: SyntaxView {
    package static var kind: SyntaxKind { .unary }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    package var operand: SyntaxNode? { node.firstChild }
}

/// `NUMBER | STRING | COLOR | '(' value ')'`
package struct PrimarySyntax: SyntaxView {
    package static var kind: SyntaxKind { .primary }
    package let node: SyntaxNode
    package init(_ node: SyntaxNode) { self.node = node }

    /// The literal or the opening parenthesis.
    @inlinable package var token: SyntaxToken { node.head }
    /// What is in parentheses.
    package var inner: SyntaxNode? { node.firstChild }
}
