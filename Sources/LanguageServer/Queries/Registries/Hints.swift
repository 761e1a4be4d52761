import Resolution
import Semantics
package import TransitionDSL

/// Text that an editor shows inside a line although the file does not have it.
package struct Hint: Equatable, Sendable {
    package enum Kind: Sendable {
        /// The return of a line that does not write one.
        case `return`
        /// What a named animation plays.
        case animation
        /// The unit of a number without one.
        case unit
        /// How many transitions of a wide line other lines decide.
        case winners
    }

    package var kind: Kind
    package var offset: UInt32
    package var text: String
    /// Whether the file means the same with the text in it.
    package var canBeWritten: Bool
}

extension Program {
    /// The hints of the file, in its order; none if the file has an error.
    package func hints(_ facts: [LineFacts]) -> [Hint] {
        guard let model = analysis.model else { return [] }
        let lines = facts.flatMap { hints(of: $0, model) }
        // Hints at one place keep their order.
        return (lines + unitHints()).enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }.map { $0.element }
    }

    private func hints(of facts: LineFacts, _ model: Model) -> [Hint] {
        let edge = model.edges[facts.edge]
        let start = tree.token(at: edge.place.range.start)
        guard let line = tree.node(beginningWith: start, kind: .edge)?.as(EdgeSyntax.self) else {
            return []
        }
        var hints: [Hint] = []
        if let use = edge.animation, case .animation = model.calls[use.going].callee,
            let call = line.choice?.going
        {
            let text = PlayText(model).expanded(ChosenAnimation(use.going))
            hints.append(
                Hint(
                    kind: .animation, offset: call.range.end, text: " = \(text)",
                    canBeWritten: false))
        }
        if let choice = line.choice, choice.returning == nil, let text = returnText(of: edge) {
            hints.append(
                Hint(
                    kind: .return, offset: choice.range.end, text: " / \(text)",
                    canBeWritten: canWriteReturn(text, after: edge)))
        }
        let isWide =
            edge.animation == nil
            || [line.left, line.right].contains { $0?.ends.contains { $0.kind == .star } == true }
        if isWide, !facts.winners.isEmpty {
            let text = "except for \(counted(facts.winners.count, "line"))"
            hints.append(
                Hint(
                    kind: .winners, offset: (line.body?.range.start ?? line.range.end),
                    text: line.body == nil ? "  \(text)" : "\(text) ", canBeWritten: false))
        }
        return hints
    }

    /// Whether a line can write its return: a class played backwards has no text, and a named
    /// animation with a return of its own takes no other.
    func canWriteReturn(_ text: String, after edge: Edge) -> Bool {
        guard let model = analysis.model, let use = edge.animation else { return false }
        var bindings = Bindings()
        let play = ChosenAnimation(use.going)
        let line = SourceFile(path: source.path, text: "registry R { a -> b: c / \(text) }")
        return !bindings.unfold(play, with: .empty, on: .named, model).namesHaveReturn
            && parse(line).problems.isEmpty
    }

    /// Numbers without a unit, as arguments of a type that has one.
    private func unitHints() -> [Hint] {
        var hints: [Hint] = []
        for (index, node) in tree.nodes.enumerated() where node.kind == .primary {
            let primary = PrimarySyntax(SyntaxNode(tree, index))
            guard primary.token.kind == .number, NumberLiteral(primary.token).unit == .none,
                let type = typeOfArgument(primary.node), let unit = type.unit
            else { continue }
            hints.append(
                Hint(
                    kind: .unit, offset: primary.token.range.end, text: unit, canBeWritten: true))
        }
        return hints
    }

    /// The type of the parameter that a value is the argument for, if the call is known.
    private func typeOfArgument(_ value: SyntaxNode) -> ValueType? {
        let place = nodes(around: value.range)
        guard let level = place.firstIndex(where: { $0.invocation != nil }), level > 0,
            let call = place[level].invocation, let name = call.name,
            place[level - 1].range == value.range || place[level - 1].kind == .unary
        else { return nil }
        let target = references(at: name.range.start).first {
            $0.place.range == name.range
        }?.target
        let parameters: [FormalParameter]
        switch target {
        case .catalog(let row)?: parameters = Catalog[row].parameters.map { FormalParameter($0) }
        case .declaration(let index)?:
            parameters = self.parameters(of: analysis.declarations[index])
        case .file?, nil: return nil
        }
        var free = parameters.filter { $0.label.isEmpty || $0.isLabelOptional }[...]
        for argument in call.arguments {
            let isWanted = argument.value.range == place[level - 1].range
            if let label = argument.label?.text {
                if isWanted { return parameters.first { $0.label == label }?.type }
                free.removeAll { $0.label == label }
            } else {
                if isWanted { return free.first?.type }
                if free.first?.isVariadic != true { free = free.dropFirst() }
            }
        }
        return nil
    }

    /// The nodes around a range, the innermost first.
    package func nodes(around range: SourceRange) -> [SyntaxNode] {
        tree.withRoot { root in
            var path = [root]
            while let child = path[0].children.first(where: {
                $0.range.start <= range.start && range.end <= $0.range.end
            }) { path.insert(child, at: 0) }
            return path
        }
    }
}

extension ValueType {
    /// The unit of a number that is written without one; nil if it has none.
    fileprivate var unit: String? {
        switch self {
        case .duration: "s"
        case .length: "pt"
        case .angle: "rad"
        default: nil
        }
    }
}

extension SyntaxTree {
    /// The outermost node of a kind that begins with a token.
    func node(beginningWith token: SyntaxToken, kind: SyntaxKind) -> SyntaxNode? {
        var node = node(beginningWith: token)
        while let current = node, current.kind != kind { node = current.firstChild }
        return node
    }
}
