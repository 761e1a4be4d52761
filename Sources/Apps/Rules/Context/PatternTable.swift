import Resolution
import TransitionDSL

/// The patterns of all ids by their beginnings, so that each is compared only with those that can
/// have a text in common with it.
struct PatternTable {
    // Hot.

    /// A pattern with the sites that have it.
    struct Entry {
        var pattern: IDPattern
        var sites: [Int]
    }

    /// By the text before the first hole; sorted by its bytes.
    private var groups: [(key: [UInt8], entries: [Entry])] = []
    private var positions: [[UInt8]: Int] = [:]
    /// The lengths of the keys, each once: a long text has many beginnings that are not keys.
    private var lengths: [Int] = []

    init(_ ids: [HeroIDSite]) {
        var sites: [IDPattern: [Int]] = [:]
        for (index, site) in ids.enumerated() where site.operation != .clear {
            for pattern in site.patterns ?? [] { sites[pattern, default: []].append(index) }
        }
        var byKey: [[UInt8]: [Entry]] = [:]
        for (pattern, sites) in sites {
            byKey[pattern.leadingBytes, default: []].append(Entry(pattern: pattern, sites: sites))
        }
        groups = byKey.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { (key: $0.key, entries: $0.value) }
        for (index, group) in groups.enumerated() { positions[group.key] = index }
        lengths = Set(groups.map { $0.key.count }).sorted()
    }

    /// Whether some entry that may begin like a pattern satisfies a condition.
    func contains(near pattern: IDPattern, where isWanted: (Entry) -> Bool) -> Bool {
        let key = pattern.leadingBytes
        // Shorter beginnings, which must be followed by a hole.
        for length in lengths where length < key.count {
            guard let position = positions[Array(key[..<length])] else { continue }
            if groups[position].entries.contains(where: isWanted) { return true }
        }
        // The same one, and longer ones, which follow it.
        var position = groups.partitioningIndex { !$0.key.lexicographicallyPrecedes(key) }
        while position < groups.count, groups[position].key.starts(with: key) {
            if groups[position].entries.contains(where: isWanted) { return true }
            position += 1
        }
        return false
    }
}

extension IDPattern {
    /// The bytes before the first hole.
    fileprivate var leadingBytes: [UInt8] {
        if case .text(let text)? = pieces.first { text } else { [] }
    }
}
