package import TransitionDSL

/// A declaration or a line, for the list of a file's symbols.
package struct OutlineItem: Sendable {
    package enum Kind: Sendable {
        case screen, protocolScreen, cell, group, hero, part, view, animation, modifiers, animator,
            interaction, segue, registry, line, defaults, setting
    }

    package var kind: Kind
    package var name: String
    package var detail: String
    package var range: SourceRange
    /// The name.
    package var selection: SourceRange
    package var children: [OutlineItem] = []
}

/// The declarations of a file with their parts and lines, in source order.
package func outline(of tree: SyntaxTree) -> [OutlineItem] {
    tree.withRoot { root in root.children.compactMap(declaration) }
}

private func declaration(_ node: SyntaxNode) -> OutlineItem? {
    switch node.kind {
    case .screen: return ScreenSyntax(node).outline
    case .cell: return CellSyntax(node).outline
    case .group: return named(GroupSyntax(node), .group)
    case .hero:
        let hero = HeroSyntax(node)
        var family = named(hero, .hero)
        family?.children =
            hero.parts?.parts.compactMap { part in
                part.name.map { item(.part, $0.text, part.node, at: $0) }
            } ?? []
        return family
    case .modifiers: return named(ModifiersSyntax(node), .modifiers)
    case .animation: return named(AnimationSyntax(node), .animation)
    case .animator: return named(AnimatorSyntax(node), .animator)
    case .interaction: return named(InteractionSyntax(node), .interaction)
    case .segue: return named(SegueSyntax(node), .segue)
    case .unwind: return named(UnwindSyntax(node), .segue)
    case .registry:
        let registry = RegistrySyntax(node)
        var table = named(registry, .registry)
        table?.children = registry.lines.map { $0.outline }
        return table
    case .defaults:
        let defaults = DefaultsSyntax(node)
        let name = ["defaults", defaults.container?.name?.text].compactMap { $0 }
        var table = item(.defaults, name.joined(separator: " in "), node, at: node.head)
        table.children = defaults.lines.map {
            item(.setting, $0.keyword.text, $0.node, at: $0.keyword)
        }
        return table
    case .lint: return item(.setting, "lint", node, at: node.head)
    default: return nil
    }
}

private func named(_ view: some NamedSyntax, _ kind: OutlineItem.Kind) -> OutlineItem? {
    guard let name = view.name else { return nil }
    return item(kind, name.text, view.node, at: name)
}

private func item(
    _ kind: OutlineItem.Kind, _ name: String, _ node: SyntaxNode, at token: SyntaxToken,
    detail: String = ""
) -> OutlineItem {
    OutlineItem(
        kind: kind, name: name, detail: detail, range: node.range, selection: token.range)
}

extension ScreenSyntax {
    fileprivate var outline: OutlineItem? {
        guard let name else { return nil }
        let isAny = type?.protocolType != nil
        let type = type.map { $0.node.tokens.map { $0.text }.joined() } ?? ""
        var screen = item(
            isAny && hosted == nil ? .protocolScreen : .screen, name.text, node, at: name,
            detail: (isAny ? "any " + type.dropFirst("any".utf8.count) : type)
                + (hosted == nil ? "" : " hosted"))
        screen.children = body.map { bodyItems($0.node) } ?? []
        return screen
    }
}

extension CellSyntax {
    fileprivate var outline: OutlineItem? {
        var cell = named(self, .cell)
        cell?.children = body.map { bodyItems($0.node) } ?? []
        return cell
    }
}

/// The cells and views in braces.
private func bodyItems(_ body: SyntaxNode) -> [OutlineItem] {
    body.children.compactMap { node in
        switch node.kind {
        case .cell: return CellSyntax(node).outline
        case .view:
            let view = ViewSyntax(node)
            guard let path = view.path else { return nil }
            let name = path.node.tokens.map { $0.text }.joined()
            return item(
                .view, name, node, at: path.node.head, detail: view.hero?.name?.text ?? "")
        default: return nil
        }
    }
}

extension EdgeSyntax {
    /// Without the animation: `push Latest -> Story`.
    fileprivate var outline: OutlineItem {
        let parts = [operation?.node, left?.node].compactMap { $0 }.map { oneLine($0) }
        let name =
            (parts + [arrow?.text, right.map { oneLine($0.node) }].compactMap { $0 })
            .filter { !$0.isEmpty }.joined(separator: " ")
        var line = item(
            .line, name.isEmpty ? node.head.text : name, node, at: node.head,
            detail: choice.map { oneLine($0.node) } ?? "")
        line.children = body.map { bodyItems($0.node) } ?? []
        return line
    }
}

/// The source of a node on one line.
func oneLine(_ node: SyntaxNode) -> String {
    let text = node.tree.source.text(node.range)
    return text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
}
