package import TransitionDSL

/// Events and sets of screens as text.
package struct EventText: Sendable {
    private let texts: ModelText
    private let tree: ScreenTree

    package init(_ texts: ModelText, _ tree: ScreenTree) {
        self.texts = texts
        self.tree = tree
    }

    /// `` `push A -> B` ``, or in words if a screen is not declared.
    package func text(_ event: Event) -> String {
        let (from, to) = (name(event.from), name(event.to))
        if from != nil, to != nil { return "`\(line(event))`\(suffix(event))" }
        let unknown = "a screen that is not declared"
        let start = from.map { "`\($0)`" } ?? unknown
        let goal = to.map { "`\($0)`" } ?? (from == nil ? "another undeclared screen" : unknown)
        return "`\(operation(event))` from \(start) to \(goal)\(suffix(event))"
    }

    /// The beginning of a line for only this event: `pop B -> A`.
    package func line(_ event: Event) -> String {
        "\(operation(event)) \(name(event.from) ?? "*") -> \(name(event.to) ?? "*")"
    }

    private func operation(_ event: Event) -> String {
        if let unwind = event.unwind { return "unwind(\(name(unwind)))" }
        if let segue = event.segue, event.operation.isSubset(of: .going) {
            return "segue(\(name(segue)))"
        }
        return event.operation.names.first ?? ""
    }

    private func suffix(_ event: Event) -> String {
        var text = ""
        if event.operation == .tabHigher { text += " towards the higher index" }
        if event.operation == .tabLower { text += " towards the lower index" }
        if let segue = event.segue, event.operation.isSubset(of: .back) {
            text += " after `segue(\(name(segue)))`"
        }
        if event.version > .oldest, event.version < .newest {
            text += " on iOS \(event.version.text)"
        }
        let places = places(event)
        if !places.isEmpty { text += " where \(places)" }
        return text
    }

    /// In which containers the screens of an event are: `` `Home` is in `Tabs` ``.
    package func places(_ event: Event) -> String {
        [(event.from, event.leaves), (event.to, event.enters)].compactMap(place)
            .joined(separator: " and ")
    }

    /// `` `Home` is in `Tabs` ``; nil in no container.
    private func place(
        _ position: ScreenTree.Position, in containers: [ScreenTree.Position]
    ) -> String? {
        let names = containers.compactMap(name).map { "`\($0)`" }
        if names.isEmpty { return nil }
        let screen = name(position).map { "`\($0)`" } ?? "the screen"
        return "\(screen) is in \(names.joined(separator: " in "))"
    }

    package func name(_ segue: Handle<Segue>) -> String {
        texts.string(texts.model.segues[segue].declared.name)
    }

    package func name(_ position: ScreenTree.Position) -> String? {
        tree.screen(at: position).map(texts.name)
    }

    /// Subtrees as an end of a line names them.
    func ends(_ roots: [ScreenTree.Position]) -> String {
        if roots.first == ScreenTree.undeclared { return "*" }
        if roots.count > 1, let single = roots.first(where: { covers($0, roots) }) {
            return name(single) ?? "*"
        }
        return roots.compactMap(name).joined(separator: " | ")
    }

    /// Whether one screen covers all these subtrees, as a protocol does.
    private func covers(_ position: ScreenTree.Position, _ roots: [ScreenTree.Position]) -> Bool {
        guard let screen = tree.screen(at: position) else { return false }
        return tree.subtrees(of: screen).sorted() == roots
    }
}

extension OperationSet {
    /// The words of the operations in a set.
    package var names: [String] {
        members.map { operation in
            switch operation {
            case .push: "push"
            case .pop: "pop"
            case .present: "present"
            case .dismiss: "dismiss"
            case .replace: "replace"
            default: "tab"
            }
        }
    }
}

extension Table {
    /// A line that resolves a conflict: `push A -> B: fade`, or `push A -> B: fade / zoom` if its
    /// return is not the opposite.
    package func line(
        deciding conflict: LineConflict, playing play: String, returning: String?,
        with options: [String], in model: Model
    ) -> String {
        let text = EventText(ModelText(model), sets.tree)
        let (first, second) = (statements[conflict.first], statements[conflict.second])
        let narrower = first.pattern.isInsideInSomeVersion(second.pattern) ? first : second
        let edge = model.edges[narrower.edge]
        var line = edge.operation.map { "\($0.rawValue)" } ?? ""
        if let segue = edge.segue { line += "(\(text.name(segue)))" }
        if !line.isEmpty { line += " " }
        line += "\(text.ends(conflict.from)) -> \(text.ends(conflict.to)): \(play)"
        if let returning, !edge.returnOperations.isEmpty { line += " / \(returning)" }
        // To be narrower than a line with `available`, the new line needs `available` too.
        let versions = first.pattern.versions.intersection(second.pattern.versions)
        let registry = model.registries.first {
            $0.edges.indices.contains(Int(narrower.edge.index))
        }
        let ofRegistry = registry.map { availableVersions($0.options, in: model) } ?? .all
        let available = ofRegistry.isInside(versions) ? [] : ["available(\(versions.arguments))"]
        return PlayText.text(line, with: options + available)
    }
}
