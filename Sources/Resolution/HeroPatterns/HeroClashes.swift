import TransitionDSL

/// Two ids that can have the same text.
package struct HeroClash: Equatable, Sendable {
    package var first: Int
    /// Comes after `first` in the source.
    package var second: Int
    /// A text that both can have.
    package var witness: String

    package init(first: Int, second: Int, witness: String) {
        self.first = first
        self.second = second
        self.witness = witness
    }
}

/// The result of ``findClashes(in:)``.
package struct HeroClashes: Sendable {
    /// For each id that clashes with an earlier one, the first of those; in source order.
    package var found: [HeroClash] = []
    /// The owners of ids whose pairs were not all compared, because too many begin and end alike;
    /// in source order.
    package var crowd: [Int] = []
    /// How many pairs were compared: a bounded number for each id.
    package var comparisons = 0
}

/// Finds the ids that can be equal: fixed ids, a fixed id and a family, or two families.
///
/// Every witness is a text of both. Without a crowd, no clash is missed between ids in whose text
/// each parameter occurs once.
package func findClashes(in texts: HeroTexts) -> HeroClashes {
    var finder = HeroClashFinder(texts)
    return finder.findClashes()
}

/// The budget of the search, after which the answer is "too many". It is a constant for small
/// files, plus a constant for each id and piece.
struct SearchAllowance {
    private var limit: Int

    init(_ texts: HeroTexts) {
        limit = (1 << 22) + texts.patterns.reduce(0) { $0 + $1.pieces.count } * 32
    }

    /// Advances to the next id. Each has a budget that is usually enough, even after a crowd has
    /// used up the rest.
    mutating func next() { limit += 64 }

    func isSpent(_ work: Int) -> Bool { work > limit }
}

/// Compares the patterns that can share a text: the fixed beginning of one must be a beginning of
/// the other.
struct HeroClashFinder {
    private let texts: HeroTexts
    private var search: SharedTextSearch
    private var allowance: SearchAllowance
    /// The earliest known clash of each pattern.
    private var earliest: [Int?]
    /// A text of both, for each pattern with a clash.
    private var witnesses: [Int: [UInt8]] = [:]
    /// Patterns whose pairs were not all compared.
    private var crowd: Set<Int> = []
    private var comparisons = 0
    /// The number of visited pairs.
    private var steps = 0

    private struct Member {
        let pattern: Int
        let key: LiteralKey
        let seeks: Bool
    }

    /// Patterns with the same beginning.
    private struct Group {
        var key: LiteralKey
        /// Those to compare with all, and those to compare only with the seekers of any group.
        var seekers: [Int] = []
        var others: [Int] = []
    }

    init(_ texts: HeroTexts) {
        self.texts = texts
        search = SharedTextSearch(texts)
        allowance = SearchAllowance(texts)
        earliest = [Int?](repeating: nil, count: texts.patterns.count)
    }

    mutating func findClashes() -> HeroClashes {
        // For each pattern, the first one with the same pieces. Only that one is compared with
        // others.
        var known: [IDPattern: Int] = [:]
        let first = texts.patterns.enumerated().map { known.keepFirst($0, for: $1) ?? $0 }
        let distinct = first.indices.filter { first[$0] == $0 }
        let patterns = texts.patterns
        let scoped = Set(distinct.filter { patterns[$0].pieces.hasScope })
        compare(
            distinct.filter { !scoped.contains($0) }.map {
                Member(
                    pattern: $0, key: patterns[$0].pieces.leadingKey, seeks: !texts.isImported[$0])
            })
        // Scopes are ignored: patterns with one are compared by the text after it.
        compare(
            distinct.compactMap { pattern in
                patterns[pattern].pieces.keyAfterSlash.map {
                    Member(pattern: pattern, key: $0, seeks: scoped.contains(pattern))
                }
            })
        for pattern in first.indices where first[pattern] != pattern {
            let original = first[pattern]
            let witness = earliest[original] == nil ? compare(original, pattern) : nil
            witnesses[pattern] = witness ?? witnesses[original]
            earliest[pattern] = witnesses[pattern].map { _ in earliest[original] ?? original }
        }
        return result()
    }

    // MARK: Groups

    private mutating func compare(_ members: [Member]) {
        let groups = groups(of: members)
        for (index, group) in groups.enumerated() {
            allowance.next()
            compare(group.seekers, group.seekers, isOneList: true)
            compare(group.seekers, group.others, isOneList: false)
            for longer in groups[(index + 1)...] {
                guard longer.key.bytes.starts(with: group.key.bytes) else { break }
                steps += 1
                if !group.key.mayGoOn(into: longer.key) { continue }
                compare(group.seekers, longer.seekers + longer.others, isOneList: false)
                compare(group.others, longer.seekers, isOneList: false)
            }
        }
    }

    /// By key: patterns that begin with a key come right after it.
    private func groups(of members: [Member]) -> [Group] {
        var groups: [Group] = []
        for member in members.sorted(by: { ($0.key, $0.pattern) < ($1.key, $1.pattern) }) {
            if groups.last?.key != member.key { groups.append(Group(key: member.key)) }
            if member.seeks {
                groups[groups.count - 1].seekers.append(member.pattern)
            } else {
                groups[groups.count - 1].others.append(member.pattern)
            }
        }
        return groups
    }

    /// Compares each of one list with each of the other. They are sorted by their fixed endings,
    /// with the same condition as for beginnings.
    private mutating func compare(_ left: [Int], _ right: [Int], isOneList: Bool) {
        // Without pairs there is nothing to find.
        if left.isEmpty || right.count < (isOneList ? 2 : 1) { return }
        let isLong = left.count * right.count > 64
        var members: [(pattern: Int, isLeft: Bool, end: [UInt8])] = []
        for pattern in left + (isOneList ? [] : right) {
            let end = Array(texts.patterns[pattern].pieces.trailingLiteral.reversed())
            members.append((pattern, members.count < left.count, end))
        }
        members.sort {
            $0.end == $1.end
                ? $0.pattern < $1.pattern : $0.end.lexicographicallyPrecedes($1.end)
        }
        for (index, (one, isLeft, end)) in members.enumerated() {
            for (other, isOtherLeft, otherEnd) in members[(index + 1)...] {
                guard otherEnd.starts(with: end) else { break }
                if isOneList || isLeft != isOtherLeft { meet(one, other) }
                if isLong, allowance.isSpent(steps + search.work) {
                    crowd.formUnion(left + right)
                    return
                }
            }
        }
    }

    // MARK: Pairs

    private mutating func meet(_ one: Int, _ other: Int) {
        let (first, second) = (min(one, other), max(one, other))
        steps += 1
        if let known = earliest[second], known <= first { return }
        guard let witness = compare(first, second) else { return }
        earliest[second] = first
        witnesses[second] = witness
    }

    /// A text of both patterns.
    private mutating func compare(_ first: Int, _ second: Int) -> [UInt8]? {
        comparisons += 1
        var sides = [first, second].map { PatternSide(pieces: texts.patterns[$0].pieces) }
        var scope: [UInt8] = []
        if let example = texts.sharedScope(sides[0].pieces, sides[1].pieces) {
            scope = example
            for side in sides.indices {
                if let (rest, _) = sides[side].pieces.afterSlash { sides[side].pieces = rest }
            }
        }
        switch search.run(sides[0], sides[1], forAmbiguity: false) {
        case .none: return nil
        case .found(let shared): return scope + shared.bytes
        case .tooLarge:
            crowd.formUnion([first, second])
            return nil
        }
    }

    private func result() -> HeroClashes {
        var result = HeroClashes(comparisons: comparisons)
        for (pattern, first) in earliest.enumerated() {
            guard let first, let witness = witnesses[pattern] else { continue }
            result.found.append(
                HeroClash(
                    first: texts.owners[first], second: texts.owners[pattern],
                    witness: String(decoding: witness, as: UTF8.self)))
        }
        result.crowd = crowd.sorted().map { texts.owners[$0] }
        return result
    }
}
