import TransitionDSL

/// The same pair of views matched twice in one line.
enum RepeatedMatch: LintRule {
    static let id = DiagnosticID.repeatedMatch

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let pairs = context.clashingMatches { match in
            [MatchedView(model.paths[match.left]), MatchedView(model.paths[match.right])]
        }
        return pairs.map { pair in
            let left = context.texts.path(pair.second.left)
            let right = context.texts.path(pair.second.right)
            let saysNothingNew =
                (pair.first.limit == nil || pair.first.limit == pair.second.limit)
                && context.texts.with(pair.first.modifiers)
                    == context.texts.with(pair.second.modifiers)
            return Diagnostic(
                id, "`\(left)` and `\(right)` are matched twice in this line",
                at: pair.second.place,
                notes: [.init("they are matched here", at: pair.first.place)],
                help: "remove one of the two, or tell them apart with `on`",
                fix: saysNothingNew
                    ? Fix(
                        "remove the second match", [context.removalOfLines(at: pair.second.place)])
                    : nil)
        }
    }
}

/// Two matches of one line share a view. A view has one id at a time, so the second match takes
/// the view away from the first.
enum ManyToOneMatch: LintRule {
    static let id = DiagnosticID.manyToOneMatch

    static func problems(in context: LintContext) -> [Diagnostic] {
        shared(context, { $0.left }, { $0.right }) + shared(context, { $0.right }, { $0.left })
    }

    private static func shared(
        _ context: LintContext, _ side: (Match) -> Handle<ViewPath>,
        _ other: (Match) -> Handle<ViewPath>
    ) -> [Diagnostic] {
        let paths = context.model.paths
        let pairs = context.clashingMatches { MatchedView(paths[side($0)]) }
        return pairs.compactMap { first, second in
            let others = (paths[other(first)], paths[other(second)])
            // The same pair twice is another rule's.
            if MatchedView(others.0) == MatchedView(others.1) { return nil }
            // Of cells of two classes, the one that was tapped has the view.
            if let first = others.0.cell, let second = others.1.cell, first != second { return nil }
            let path = context.texts.path(side(second))
            return Diagnostic(
                id, "`\(path)` is matched twice in this line, and only the second match flies",
                at: paths[side(second)].place,
                notes: [.init("it is matched here", at: paths[side(first)].place)],
                help: "match each view once, or tell the matches apart with `on`")
        }
    }
}

extension ViewPath {
    fileprivate var cell: Handle<Cell>? {
        if case .cell(let cell) = root { return cell }
        return nil
    }
}

/// A view in a match, for comparing.
struct MatchedView: Hashable {
    /// The cell that it is in; -1 for the screen's own.
    private var cell: Int
    private var path: Text

    init(_ path: ViewPath) {
        self.path = path.text
        switch path.root {
        case .owner, .fromScreen, .toScreen: cell = -1
        case .cell(let handle): cell = Int(handle.index)
        }
    }
}

extension LintContext {
    /// The matches of the file in lines that have several, with the earlier ones of their line
    /// that share the view that `key` takes and play on the same events.
    func clashingMatches<Key: Hashable>(by key: (Match) -> Key) -> [(first: Match, second: Match)] {
        var found: [(first: Match, second: Match)] = []
        for edge in model.edges where edge.matches.indices.count > 1 && isOwn(edge.place) {
            var known: [Key: [Match]] = [:]
            for match in model.matches[edge.matches] {
                let key = key(match)
                let earlier = known[key, default: []]
                if let first = earlier.first(where: { $0.overlaps(match) }) {
                    found.append((first, match))
                } else {
                    // One for each operation at most, since no two of them overlap.
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
