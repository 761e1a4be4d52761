/// Compares the patterns that may share a text: of two such patterns, what one surely begins with
/// is how the other begins.
struct HeroClashFinder {
    let texts: HeroTexts
    private var search: SharedTextSearch
    private var allowance: SearchAllowance
    /// The earliest known clash of each pattern.
    private var earliest: [Int?]
    /// A text of both, for each pattern with a clash.
    private var witnesses: [Int: [UInt8]] = [:]
    /// Patterns whose pairs were not all compared.
    private var crowd: Set<Int> = []
    private var comparisons = 0
    /// Pairs looked at.
    private var steps = 0

    /// Patterns that begin alike.
    private struct Group {
        var key: LiteralKey
        /// Those to compare with all, and those to compare with the first ones alone.
        var seekers: [Int] = []
        var others: [Int] = []
    }

    init(_ texts: HeroTexts) {
        self.texts = texts
        search = SharedTextSearch(texts)
        allowance = SearchAllowance(texts)
        earliest = [Int?](repeating: nil, count: texts.count)
    }

    mutating func findClashes() -> HeroClashes {
        let first = firstOfEqualPatterns()
        let distinct = first.indices.filter { first[$0] == $0 }
        let isScoped = distinct.map { !texts.isFixed($0) && texts.hasScope($0) }
        let plain = zip(distinct, isScoped).filter { !$1 }.map { pattern, _ in
            let start = PatternPlace(atom: texts.atoms(of: pattern).lowerBound, offset: 0)
            let key = texts.leadingKey(of: pattern, from: start)
            return (pattern: pattern, key: key, seeks: true)
        }
        compare(plain)
        // What a scope yields is set aside: those with one are compared by what follows it.
        if isScoped.contains(true) {
            compare(
                zip(distinct, isScoped).compactMap { pattern, isScoped in
                    texts.keyAfterSlash(of: pattern).map {
                        (pattern: pattern, key: $0, seeks: isScoped)
                    }
                })
        }
        for pattern in first.indices where first[pattern] != pattern {
            let original = first[pattern]
            let witness = earliest[original] == nil ? compare(original, pattern) : nil
            witnesses[pattern] = witness ?? witnesses[original]
            earliest[pattern] = witnesses[pattern].map { _ in earliest[original] ?? original }
        }
        return result()
    }

    /// For each pattern the first one that has the same pieces.
    private func firstOfEqualPatterns() -> [Int] {
        var known: [[UInt8]: Int] = [:]
        return (0..<texts.count).map { pattern in
            let signature = texts.signature(of: pattern)
            if let first = known[signature] { return first }
            known[signature] = pattern
            return pattern
        }
    }

    // MARK: Groups

    private mutating func compare(_ members: [(pattern: Int, key: LiteralKey, seeks: Bool)]) {
        let groups = groups(of: members)
        for (index, group) in groups.enumerated() {
            allowance.next()
            compare(group.seekers, group.seekers, isOneList: true)
            compare(group.seekers, group.others, isOneList: false)
            for longer in groups[(index + 1)...] {
                guard texts.begins(longer.key, with: group.key) else { break }
                steps += 1
                if !texts.mayGoOn(group.key, into: longer.key) { continue }
                compare(group.seekers, longer.seekers + longer.others, isOneList: false)
                compare(group.others, longer.seekers, isOneList: false)
            }
        }
    }

    /// By key: those that begin with a key come right behind it.
    private func groups(of members: [(pattern: Int, key: LiteralKey, seeks: Bool)]) -> [Group] {
        let sorted = members.sorted { left, right in
            let order = texts.order(left.key, right.key)
            return order == 0 ? left.pattern < right.pattern : order < 0
        }
        var groups: [Group] = []
        for (pattern, key, seeks) in sorted {
            if groups.last.map({ texts.order($0.key, key) != 0 }) ?? true {
                groups.append(Group(key: key))
            }
            if seeks {
                groups[groups.count - 1].seekers.append(pattern)
            } else {
                groups[groups.count - 1].others.append(pattern)
            }
        }
        return groups
    }

    /// Compares each of the one list with each of the other. Long lists are sorted by what their
    /// patterns surely end with, where the same holds as for beginnings.
    private mutating func compare(_ left: [Int], _ right: [Int], isOneList: Bool) {
        if left.count * right.count <= 64 {
            for (index, one) in left.enumerated() {
                for other in isOneList ? right[(index + 1)...] : right[...] {
                    if texts.trailingLiteralsAgree(one, other) { meet(one, other) }
                }
            }
            return
        }
        let bytes = texts.bytes
        let all = left.map { ($0, true) } + (isOneList ? [] : right.map { ($0, false) })
        let sorted = all.map { pattern, isLeft in
            (pattern, isLeft, end: Array(bytes[texts.trailingLiteral(of: pattern)].reversed()))
        }.sorted { $0.end == $1.end ? $0.0 < $1.0 : $0.end.lexicographicallyPrecedes($1.end) }
        for (index, (one, isLeft, end)) in sorted.enumerated() {
            for (other, isOtherLeft, otherEnd) in sorted[(index + 1)...] {
                guard otherEnd.starts(with: end) else { break }
                if isOneList || isLeft != isOtherLeft { meet(one, other) }
                if allowance.isSpent(steps + search.product.work) {
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

extension HeroTexts {
    /// The pieces of a pattern as bytes: two patterns with the same yield the same texts.
    fileprivate func signature(of pattern: Int) -> [UInt8] {
        var signature: [UInt8] = []
        for atom in atoms(of: pattern) {
            switch atoms[atom] {
            case .literal(let start, let end): signature += bytes[Int(start)..<Int(end)]
            case .hole(let kind, let parameter):
                // No literal has the byte 0xFF, which is not UTF-8.
                signature += [0xFF, kind.rawValue]
                for shift in [0, 8, 16, 24] as [Int32] {
                    signature.append(UInt8(truncatingIfNeeded: parameter >> shift))
                }
            }
        }
        return signature
    }

    /// Negative where a key is before another, zero where they are equal.
    fileprivate func order(_ left: LiteralKey, _ right: LiteralKey) -> Int {
        let bytes = bytes.span
        for offset in 0..<min(left.bytes.count, right.bytes.count) {
            let (one, other) = (
                bytes[left.bytes.lowerBound + offset], bytes[right.bytes.lowerBound + offset]
            )
            if one != other { return Int(one) - Int(other) }
        }
        if left.bytes.count != right.bytes.count { return left.bytes.count - right.bytes.count }
        return Int(left.beyond?.rawValue ?? .max) - Int(right.beyond?.rawValue ?? .max)
    }

    fileprivate func begins(_ key: LiteralKey, with start: LiteralKey) -> Bool {
        bytes[key.bytes].starts(with: bytes[start.bytes])
    }

    /// Whether what follows a key's bytes can be what the longer key has there.
    fileprivate func mayGoOn(_ key: LiteralKey, into longer: LiteralKey) -> Bool {
        if key.bytes.count == longer.bytes.count { return true }
        let next = bytes[longer.bytes.lowerBound + key.bytes.count]
        return key.beyond?.canBegin(with: next) ?? false
    }
}
