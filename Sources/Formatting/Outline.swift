import TransitionDSL

/// A declaration, or an item of a body: what has a line of its own.
struct Item {
    var node: SyntaxNode
    var kind: SyntaxKind
    /// The positions of its tokens.
    var tokens: Range<Int>
    /// The positions of the tokens between its braces; nil if it has no body.
    var body: Range<Int>?
    /// The items of its body.
    var items: [Item] = []

    /// The tokens up to the brace of its body, or all.
    var head: Range<Int> { tokens.lowerBound..<(body?.lowerBound ?? tokens.upperBound) }

    init(_ node: SyntaxNode, _ kinds: [TokenKind]) {
        self.node = node
        kind = node.kind
        tokens = node.tokenIndices
        // A head has no braces, and a body ends its item.
        if let last = tokens.last, kinds[last] == .rightBrace,
            let open = tokens.first(where: { kinds[$0] == .leftBrace })
        {
            body = open + 1..<last
            items = Item.items(below: node, kinds)
        }
    }

    /// The items of a file or of a body. Bodies nest in two levels at most: a view in a cell of a
    /// screen.
    static func items(below node: SyntaxNode, _ kinds: [TokenKind]) -> [Item] {
        var items: [Item] = []
        for child in node.children {
            switch child.kind {
            case .screenBody, .cellBody, .parts, .frames, .edgeBody:
                items += Self.items(below: child, kinds)
            case .module, .engine, .access, .import, .screen, .cell, .group, .hero, .modifiers,
                .animation, .animator, .interaction, .segue, .unwind, .defaults, .registry, .lint,
                .screenDefault, .hook, .view, .part, .frame, .default, .edge, .match, .setting:
                if !child.tokenIndices.isEmpty { items.append(Item(child, kinds)) }
            default: break
            }
        }
        return items
    }
}
