/// Compares each pattern with those that the indices offer.
struct HeroClashFinder {
    let texts: HeroTexts
    private var search: SharedTextSearch
    private var allowance: SearchAllowance
    /// First the three that ``visit(_:)`` asks, then those of crowded buckets.
    private var indices: [LiteralIndex] = []
    private var hasScopes = false
    private var fixed: FixedTexts
    /// The earliest known clash of each pattern, or -1.
    private var earliest: [Int32]
    /// The witness of ``earliest``, unless both are one fixed text.
    private var witnesses: [Int32: [UInt8]] = [:]
    private var isInCrowd: Set<Int32> = []
    private var comparisons = 0
    /// Members looked at.
    private var steps = 0

    private static let plain = 0
    private static let scoped = 1
    private static let plainAfterSlash = 2

    /// The pattern that looks for others.
    private struct Visitor {
        var pattern: Int
        var isFixed: Bool
        var hasScope: Bool
        /// An earlier fixed id has this text, and meets what this one could meet.
        var isRepetition = false
    }

    init(_ texts: HeroTexts) {
        self.texts = texts
        search = SharedTextSearch(texts)
        allowance = SearchAllowance(texts)
        fixed = FixedTexts(capacity: texts.count)
        earliest = [Int32](repeating: -1, count: texts.count)
        var plain: [(pattern: Int32, key: LiteralKey)] = []
        var scoped: [(pattern: Int32, key: LiteralKey)] = []
        for pattern in 0..<texts.count where !texts.isFixed(pattern) {
            let index = Int32(truncatingIfNeeded: pattern)
            if texts.hasScope(pattern) {
                scoped.append((index, texts.keyAfterSlash(of: pattern) ?? .open))
            } else {
                let start = PatternPlace(atom: texts.atoms(of: pattern).lowerBound, offset: 0)
                plain.append((index, texts.leadingKey(of: pattern, from: start)))
            }
        }
        hasScopes = !scoped.isEmpty
        var afterSlash: [(pattern: Int32, key: LiteralKey)] = []
        for (pattern, _) in plain where hasScopes {
            if let key = texts.keyAfterSlash(of: Int(pattern)) { afterSlash.append((pattern, key)) }
        }
        for members in [plain, scoped, afterSlash] {
            indices.append(LiteralIndex(members, of: texts, backwards: false))
        }
        for index in 0..<3 { searchCrowdsBackwards(index) }
    }

    private mutating func searchCrowdsBackwards(_ index: Int) {
        for bucket in indices[index].buckets.indices
        where indices[index].buckets[bucket].count > LiteralIndex.crowd {
            let members = indices[index].members(of: bucket).map { pattern in
                (pattern, texts.trailingKey(of: Int(pattern)))
            }
            indices[index].buckets[bucket].nested = Int32(truncatingIfNeeded: indices.count)
            indices.append(LiteralIndex(members, of: texts, backwards: true))
        }
    }

    /// Compares a pattern with those that it finds. Patterns are visited in source order.
    mutating func visit(_ pattern: Int) {
        allowance.next()
        let isFixed = texts.isFixed(pattern)
        var visitor = Visitor(
            pattern: pattern, isFixed: isFixed, hasScope: !isFixed && texts.hasScope(pattern)
        )
        if isFixed, let same = fixed.insert(pattern, of: texts) {
            earliest[pattern] = same
            visitor.isRepetition = true
        }
        if !visitor.hasScope {
            let start = PatternPlace(atom: texts.atoms(of: pattern).lowerBound, offset: 0)
            let key = texts.leadingKey(of: pattern, from: start)
            meet(visitor, Self.plain, key, isMember: !visitor.isFixed, earlierOnly: false)
        }
        guard hasScopes, let key = texts.keyAfterSlash(of: pattern) else { return }
        meet(visitor, Self.scoped, key, isMember: visitor.hasScope, earlierOnly: false)
        if visitor.hasScope {
            meet(visitor, Self.plainAfterSlash, key, isMember: false, earlierOnly: false)
        }
    }

    private mutating func meet(
        _ visitor: Visitor, _ index: Int, _ key: LiteralKey, isMember: Bool, earlierOnly: Bool
    ) {
        indices[index].find(key, of: texts, isMember: isMember)
        var next = 0
        while next < indices[index].matches.count {
            let match = indices[index].matches[next]
            next += 1
            let nested = Int(indices[index].buckets[match.bucket].nested)
            guard nested >= 0 else {
                meetMembers(visitor, index, match.bucket, earlierOnly || match.isTie)
                continue
            }
            let trailing = texts.trailingKey(of: visitor.pattern)
            if match.isOwn || visitor.isFixed || trailing.bytes.count >= indices[nested].longest {
                let isOther = match.isTie && !match.isOwn
                meet(
                    visitor, nested, trailing, isMember: match.isOwn,
                    earlierOnly: earlierOnly || isOther
                )
            } else {
                meetMembers(visitor, index, match.bucket, earlierOnly || match.isTie)
            }
        }
    }

    private mutating func meetMembers(
        _ visitor: Visitor, _ index: Int, _ bucket: Int, _ earlierOnly: Bool
    ) {
        meetEarlier(visitor, index, bucket)
        if !earlierOnly && !visitor.isRepetition { meetLater(visitor, index, bucket) }
    }

    private mutating func meetEarlier(_ visitor: Visitor, _ index: Int, _ bucket: Int) {
        let pattern = visitor.pattern
        var entry = indices[index].buckets[bucket].first
        while entry >= 0 {
            let other = indices[index].patterns[Int(entry)]
            let known = Int(earliest[pattern])
            if Int(other) >= (known < 0 ? pattern : min(known, pattern)) { return }
            guard mayGoOn(visitor, index, bucket) else { return }
            if let witness = compare(Int(other), pattern) {
                earliest[pattern] = other
                witnesses[Int32(truncatingIfNeeded: pattern)] = witness
                return
            }
            entry = indices[index].next[Int(entry)]
        }
    }

    /// Visitors ascend, so a member needs no other once it has met one.
    private mutating func meetLater(_ visitor: Visitor, _ index: Int, _ bucket: Int) {
        let pattern = Int32(truncatingIfNeeded: visitor.pattern)
        var previous: Int32 = -1
        var entry = indices[index].buckets[bucket].firstUnmet
        while entry >= 0 {
            guard mayGoOn(visitor, index, bucket) else { return }
            let following = indices[index].nextUnmet[Int(entry)]
            let other = indices[index].patterns[Int(entry)]
            var isMet = other <= pattern || earliest[Int(other)] >= 0
            if !isMet, let witness = compare(visitor.pattern, Int(other)) {
                earliest[Int(other)] = pattern
                witnesses[other] = witness
                isMet = true
            }
            if !isMet {
                previous = entry
            } else if previous < 0 {
                indices[index].buckets[bucket].firstUnmet = following
            } else {
                indices[index].nextUnmet[Int(previous)] = following
            }
            entry = following
        }
    }

    /// Counts a member looked at; false, and noted, once too many were.
    private mutating func mayGoOn(_ visitor: Visitor, _ index: Int, _ bucket: Int) -> Bool {
        steps += 1
        if !allowance.isSpent(steps + search.product.work) { return true }
        isInCrowd.insert(Int32(truncatingIfNeeded: visitor.pattern))
        if !indices[index].buckets[bucket].isOverfull {
            indices[index].buckets[bucket].isOverfull = true
            isInCrowd.formUnion(indices[index].members(of: bucket))
        }
        return false
    }

    /// A text of both patterns.
    private mutating func compare(_ first: Int, _ second: Int) -> [UInt8]? {
        steps += texts.trailingKey(of: second).bytes.count / 8
        if !texts.trailingLiteralsAgree(first, second) { return nil }
        comparisons += 1
        var sides = [first, second].map { pattern in
            let start = PatternPlace(atom: texts.atoms(of: pattern).lowerBound, offset: 0)
            return PatternSide(pattern: pattern, start: start)
        }
        var scope: [UInt8] = []
        if let example = texts.sharedScope(first, second) {
            scope = example
            for side in sides.indices {
                if let (place, _) = texts.placeAfterSlash(of: sides[side].pattern) {
                    sides[side].start = place
                }
            }
        }
        switch search.run(sides[0], sides[1]) {
        case .none: return nil
        case .found(let shared): return scope + shared.bytes
        case .tooLarge:
            isInCrowd.insert(Int32(truncatingIfNeeded: first))
            isInCrowd.insert(Int32(truncatingIfNeeded: second))
            return nil
        }
    }

    func result() -> HeroClashes {
        var result = HeroClashes(comparisons: comparisons)
        for pattern in 0..<texts.count where earliest[pattern] >= 0 {
            let witness =
                witnesses[Int32(truncatingIfNeeded: pattern)] ?? Array(texts.fixedText(of: pattern))
            result.found.append(
                HeroClash(
                    first: texts.owners[Int(earliest[pattern])],
                    second: texts.owners[pattern],
                    witness: String(decoding: witness, as: UTF8.self)
                )
            )
        }
        result.crowd = isInCrowd.sorted().map { texts.owners[Int($0)] }
        return result
    }
}
