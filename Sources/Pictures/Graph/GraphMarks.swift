import TransitionDSL

extension Graph {
    /// What a change does to a screen or a line.
    enum Mark: String, CaseIterable, Sendable {
        case added, removed, changed

        /// The sign before its text.
        var sign: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "~"
            }
        }

        func text(_ text: String) -> String { "\(sign) \(text)" }
    }

    /// The number in a page of a line or a screen that only the old version has, by its index.
    static func removedNumber(_ index: UInt32) -> Int { -Int(index) - 1 }
}

/// The marks of one version of a graph.
struct GraphMarks {
    var screens: [Handle<Screen>: Graph.Mark] = [:]
    var lines: [Handle<Edge>: Graph.Mark] = [:]
    /// Screens of an old version that the new one has, too, and thus a card.
    var known: [Handle<Screen>: Handle<Screen>] = [:]
    /// Whether only what has a mark is drawn.
    var hidesOthers = false
}

extension Comparison {
    /// The graph of the new version of a registry, with the screens and the lines that only the
    /// old version has. `lines` are those of the registry.
    func graph(of registry: Int, _ lines: [LinePair]) -> Graph {
        var (before, after) = (GraphMarks(), GraphMarks())
        for line in lines {
            if let edge = line.new { after.lines[edge] = line.mark }
            if let edge = line.old, line.new == nil { before.lines[edge] = .removed }
        }
        let words = (GraphWords(old.model), GraphWords(new.model))
        for pair in pairing.screens {
            switch (pair.old, pair.new) {
            case (let old?, let new?):
                let cards = (words.0.card(of: old, in: nil), words.1.card(of: new, in: nil))
                let isSame = cards.0.name == cards.1.name && cards.0.details == cards.1.details
                if !isSame || isChanged(old, new) { after.screens[new] = .changed }
            case (let old?, nil): before.screens[old] = .removed
            case (nil, let new?): after.screens[new] = .added
            case (nil, nil): break
            }
        }
        before.known = partners
        before.hidesOthers = true
        let pair = pairing.registries[registry]
        return Pictures.graph(
            of: (new, pair.new.map { Int($0.index) }, after),
            over: (old, pair.old.map { Int($0.index) }, before))
    }

    /// Whether a change is about the declaration of a screen or of one of its views.
    private func isChanged(_ before: Handle<Screen>, _ after: Handle<Screen>) -> Bool {
        let (one, other) = (places(of: before, old.model), places(of: after, new.model))
        return changes.contains {
            $0.oldPlaces.contains(where: one.contains)
                || $0.newPlaces.contains(where: other.contains)
        }
    }

    private func places(of screen: Handle<Screen>, _ model: Model) -> [SourcePlace] {
        let screen = model.screens[screen]
        return [screen.declared.place] + model.views[screen.views].map { $0.place }
    }
}
