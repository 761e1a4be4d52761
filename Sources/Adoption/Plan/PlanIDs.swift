import Apps
import Resolution
import TransitionDSL

/// A view with a hero id, before ids become families.
struct IDCandidate {
    var owner: Int
    var path: String
    var pattern: IDPattern
    /// How the app writes the value of each hole.
    var holes: [String]
    /// The id is the value of its only hole, which may be nil.
    var mayBeNil: Bool
    var facts: [Int]
}

/// What two facts have in common that lead to one line.
private struct IDPlace: Hashable {
    var owner: Int
    var path: String
    var pattern: IDPattern
}

/// Hero ids and the lines of views that have them.
extension AdoptionPlan {
    mutating func planIDs() {
        // The candidates of each owner: an id is merged only with those of its own owner.
        var byOwner: [[IDCandidate]] = []
        var places: [IDPlace: Int] = [:]
        for fact in open(.heroID) where replaced[scan.facts[fact].place] == nil {
            guard let found = candidate(fact) else { continue }
            while byOwner.count <= found.owner { byOwner.append([]) }
            merge(found, into: &byOwner[found.owner], &places)
        }
        let candidates = byOwner.flatMap { withoutContradictions($0) }
            .sorted { ($0.facts.first ?? 0) < ($1.facts.first ?? 0) }
        refuseRemainders(candidates)
        let uses = planHeroes(candidates)
        for (candidate, use) in zip(candidates, uses) {
            let item = addItem(candidate.facts)
            file.owners[candidate.owner].ids.append(
                AdoptedOwner.ID(path: candidate.path, use: use, item: item))
            list(candidate.owner, candidate.facts)
        }
        followReplacements()
    }

    /// An attribute without effect goes where the code goes that replaces it.
    private mutating func followReplacements() {
        if replaced.isEmpty { return }
        var ids: [SourcePlace: Int] = [:]
        for fact in scan.facts.indices where scan.facts[fact].content.kind == .heroID {
            ids[scan.facts[fact].place] = fact
        }
        for fact in open(.heroID) {
            let code = replaced[scan.facts[fact].place].flatMap { ids[$0] }
            switch code.flatMap({ fates[$0] }) {
            case .item(let item): add(fact, to: item)
            case .reported(let reason, let detail): report(fact, reason, detail)
            case .context, nil: report(fact, .unknownValue)
            }
        }
    }

    /// The view and the id of a fact; nil if the reason against them is reported.
    private mutating func candidate(_ index: Int) -> IDCandidate? {
        let fact = scan.facts[index]
        guard case .heroID(let operation, let patterns, let holes) = fact.content else {
            return nil
        }
        switch operation {
        case .copy: report(index, .copiedID)
        case .clear: report(index, .cleared)
        case .bind, .set:
            let known = patterns.indices.filter { patterns[$0] != nil }
            guard fact.certainty != .unknown, let first = known.first,
                let pattern = patterns[first]
            else {
                if fact.certainty == .unknown, !known.isEmpty {
                    report(index, .unknownView)
                } else {
                    report(index, .unknownValue)
                }
                return nil
            }
            if known.count > 1 {
                report(
                    index, .chosenValue,
                    patterns.compactMap { $0?.description }
                        .joined(separator: ", "))
                return nil
            }
            if pattern.isUnstable {
                report(index, .unstableValue, pattern.description)
                return nil
            }
            guard case .view(let owner, let path) = reachedView(index) else { return nil }
            // Without its value, one hole alone has no id, too.
            let mayBeNil = known.count < patterns.count
            if !fact.branch.isEmpty || mayBeNil && pattern.onlyHole == nil {
                note(.underCondition, [index])
            }
            return IDCandidate(
                owner: owner, path: path, pattern: pattern,
                holes: holes.indices.contains(first) ? holes[first] : [],
                mayBeNil: mayBeNil && pattern.onlyHole != nil, facts: [index])
        }
        return nil
    }

    /// Two places that set the same id on one view lead to one line.
    private func merge(
        _ found: IDCandidate, into candidates: inout [IDCandidate], _ places: inout [IDPlace: Int]
    ) {
        let place = IDPlace(owner: found.owner, path: found.path, pattern: found.pattern)
        if let same = places[place] {
            candidates[same].facts += found.facts
            if candidates[same].holes.isEmpty { candidates[same].holes = found.holes }
            if found.mayBeNil { candidates[same].mayBeNil = true }
        } else {
            places[place] = candidates.count
            candidates.append(found)
        }
    }

    /// A view with two ids has none of them in the file: which one applies, only the code knows.
    /// One that is certain wins against those that are likely.
    private mutating func withoutContradictions(_ candidates: [IDCandidate]) -> [IDCandidate] {
        // An index: each candidate asks for all candidates of its path.
        let views = Dictionary(grouping: candidates, by: { $0.path }).mapValues { all in
            (
                count: all.count, certain: all.count(where: isCertain),
                text: Self.text(of: all.map { $0.pattern })
            )
        }
        var kept: [IDCandidate] = []
        for candidate in candidates {
            guard let all = views[candidate.path] else { continue }
            if (isCertain(candidate) ? all.certain : all.count) > 1 {
                report(candidate.facts, .severalValues, all.text)
            } else {
                kept.append(candidate)
            }
        }
        return kept
    }

    /// The first of a view's ids: each of its facts shows them.
    private static func text(of patterns: [IDPattern]) -> String {
        let most = 20
        let shown = patterns.prefix(most).map { $0.description }
        return (shown + (patterns.count > most ? ["…"] : [])).joined(separator: ", ")
    }

    private func isCertain(_ candidate: IDCandidate) -> Bool {
        candidate.facts.contains { scan.facts[$0].certainty == .certain }
    }

    /// What no candidate explains and nothing was said about.
    private mutating func refuseRemainders(_ candidates: [IDCandidate]) {
        let taken = Set(candidates.flatMap { $0.facts })
        for fact in open(.heroID)
        where !taken.contains(fact) && replaced[scan.facts[fact].place] == nil {
            report(fact, .unknownValue)
        }
    }

    /// A cell is listed by the screens that show it.
    mutating func list(_ owner: Int, _ facts: [Int]) {
        guard !file.owners[owner].isScreen else { return }
        if classes.type(file.owners[owner].className)?.role == .view { note(.viewAsCell, facts) }
        for fact in facts {
            for name in scan.facts[fact].screens
            where !file.owners[owner].screens.contains(name) && screen(name) != nil {
                file.owners[owner].screens.append(name)
            }
        }
    }
}

extension IDPattern {
    /// Whether it differs from run to run.
    var isUnstable: Bool {
        pieces.contains { piece in
            if case .hole(let kind, _) = piece { kind.isUnstable } else { false }
        }
    }
}

extension HoleKind {
    var isUnstable: Bool {
        switch self {
        case .unstable: true
        case .optional(let kind): kind.isUnstable
        case .int, .uint, .bool, .uuid, .string, .length, .name, .finite: false
        }
    }

    /// The type of a parameter of the language.
    var parameterType: String {
        isWidened ? HoleKind.string.typeName : typeName
    }

    /// Whether it is a `String` of the language although it is something else in the app.
    var isWidened: Bool {
        switch self {
        case .int, .uint, .bool, .uuid, .string, .length: false
        case .name, .finite, .optional, .unstable: true
        }
    }
}
