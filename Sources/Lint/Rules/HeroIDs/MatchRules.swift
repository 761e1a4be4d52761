import TransitionDSL

extension LintContext {
    /// Matches and ids in the braces of a line that UIKit animates.
    func matchWithSystem() -> [Diagnostic] {
        unplayed(
            .matchWithSystem, where: { $0.allSatisfy { $0 == .system } },
            because: "the line has `system`, which disables Hero",
            help: "choose an animation of Hero, such as `none`, or remove it")
    }

    /// The same for a line that the runtime animates.
    func hiddenMatch() -> [Diagnostic] {
        unplayed(
            .hiddenMatch, where: { $0.contains(.runtime) },
            because: "an animator, a zoom of a rectangle or UIKit plays the line",
            help: "choose an animation of Hero, such as `fade`, or remove it")
    }

    private func unplayed(
        _ id: DiagnosticID, where isAsked: ([Renderer]) -> Bool, because reason: String,
        help: String
    ) -> [Diagnostic] {
        model.edges.filter { isOwn($0.place) }.flatMap { edge -> [Diagnostic] in
            let players = model.renderers(of: edge)
            let matches = model.matches[edge.matches].map { ("this match", $0.operation, $0.place) }
            let ids = model.views[edge.views].compactMap { line in
                model.heroUse(of: line).map { ("`\(texts.heroUse($0))`", line.operation, $0.place) }
            }
            return (matches + ids).compactMap { what, operation, place -> Diagnostic? in
                let playing = players.playing(on: operation)
                if playing.contains(where: { $0.mayBeHero }) || !isAsked(playing) { return nil }
                return Diagnostic(id, "\(what) never flies: \(reason)", at: place, help: help)
            }
        }
    }

    /// The same pair of views matched twice in one line.
    func repeatedMatch() -> [Diagnostic] {
        let pairs = clashingMatches { match in
            [MatchedView(model.paths[match.left]), MatchedView(model.paths[match.right])]
        }
        return pairs.map { pair in
            let left = texts.path(pair.second.left)
            let right = texts.path(pair.second.right)
            let saysNothingNew =
                (pair.first.limit == nil || pair.first.limit == pair.second.limit)
                && texts.with(pair.first.modifiers) == texts.with(pair.second.modifiers)
            return Diagnostic(
                .repeatedMatch, "`\(left)` and `\(right)` are matched twice in this line",
                at: pair.second.place,
                notes: [.init("they are matched here", at: pair.first.place)],
                help: "remove one of the two, or limit them with `on`",
                fix: saysNothingNew
                    ? Fix("remove the second match", [removalOfLines(at: pair.second.place)]) : nil)
        }
    }

    /// Two matches of one line that share a view. A view has one id at a time, so the second match
    /// replaces the first.
    func manyToOneMatch() -> [Diagnostic] {
        shared({ $0.left }, { $0.right }) + shared({ $0.right }, { $0.left })
    }

    private func shared(
        _ side: (Match) -> Handle<ViewPath>, _ other: (Match) -> Handle<ViewPath>
    ) -> [Diagnostic] {
        let paths = model.paths
        let pairs = clashingMatches { MatchedView(paths[side($0)]) }
        return pairs.compactMap { first, second in
            let others = (paths[other(first)], paths[other(second)])
            // Another rule reports the same pair twice.
            if MatchedView(others.0) == MatchedView(others.1) { return nil }
            // Of two cell classes, only the tapped one has the view.
            if let first = others.0.cell, let second = others.1.cell, first != second { return nil }
            let path = texts.path(side(second))
            return Diagnostic(
                .manyToOneMatch,
                "`\(path)` is matched twice in this line, and only the second match flies",
                at: paths[side(second)].place,
                notes: [.init("it is matched here", at: paths[side(first)].place)],
                help: "match each view once, or limit the matches with `on`")
        }
    }
}

extension ViewPath {
    fileprivate var cell: Handle<Cell>? { if case .cell(let cell) = root { cell } else { nil } }
}

/// A view in a match, for comparing.
struct MatchedView: Hashable {
    /// The cell that it is in; nil for the screen's own.
    private var cell: Handle<Cell>?
    private var path: Text

    init(_ path: ViewPath) {
        self.path = path.text
        cell = path.cell
    }
}

extension LintContext {
    /// The matches in lines that have several, each with an earlier one of its line that has the
    /// same `key` and applies to the same events.
    func clashingMatches<Key: Hashable>(by key: (Match) -> Key) -> [(first: Match, second: Match)] {
        var found: [(first: Match, second: Match)] = []
        for edge in model.edges where isOwn(edge.place) {
            var known: [Key: [Match]] = [:]
            for match in model.matches[edge.matches] {
                let key = key(match)
                let earlier = known[key, default: []]
                if let first = earlier.first(where: { $0.overlaps(match) }) {
                    found.append((first, match))
                } else {
                    // At most one for each operation, since they do not overlap.
                    known[key] = earlier + [match]
                }
            }
        }
        return found
    }
}

extension Match {
    fileprivate func overlaps(_ other: Match) -> Bool {
        limit == nil || other.limit == nil || limit == other.limit
    }
}
