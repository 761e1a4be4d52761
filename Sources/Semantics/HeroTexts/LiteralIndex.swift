/// Finds the patterns whose surely present bytes at one end are a part of another's.
///
/// Of two patterns with a text in common one key starts with the other. So each pattern looks up
/// the shorter keys, by the hashes of its own key's beginnings, in time linear in its own length.
struct LiteralIndex {
    /// Patterns with one key, in source order: a list through ``next``.
    struct Bucket {
        var hash: UInt64
        var first: Int32
        var last: Int32
        var count: Int32
        /// A list through ``nextUnmet`` of the members for which no clash is known yet.
        var firstUnmet: Int32
        /// The finder's index over the other end of a crowded bucket, or -1.
        var nested: Int32 = -1
        var isOverfull = false
    }

    struct Match {
        var bucket: Int
        /// The keys are equally long, so the members find the one that asks as well.
        var isTie: Bool
        /// The one that asks is a member.
        var isOwn: Bool
    }

    private struct Shape {
        var length: Int
        var beyond: LiteralKey.Beyond
        /// A bit for the lower six bits of each byte that a key of this shape ends with: most
        /// beginnings of a key end otherwise and need no look-up.
        var lastBytes: UInt64 = 0
    }

    /// Members from which on a bucket is searched by the other end too.
    static let crowd: Int32 = 8
    /// Bytes of a key that count.
    private static let limit = 512

    var buckets: [Bucket] = []
    private(set) var patterns: [Int32] = []
    private(set) var next: [Int32] = []
    var nextUnmet: [Int32] = []
    /// Length of the longest key.
    private(set) var longest = 0
    /// What ``find(_:of:isMember:)`` found last.
    private(set) var matches: [Match] = []
    /// The lengths that occur, ascending.
    private var shapes: [Shape] = []
    /// Open addressing: the upper half of a hash, and the bucket plus one; 0 is free.
    private var slots: [UInt64]
    private let readsBackwards: Bool
    private let seed = hashSeed

    /// An index of `patterns`, which ascend, by the keys that go with them.
    init(_ members: [(pattern: Int32, key: LiteralKey)], of texts: HeroTexts, backwards: Bool) {
        readsBackwards = backwards
        var capacity = 16
        while capacity < members.count * 2 { capacity *= 2 }
        slots = [UInt64](repeating: 0, count: capacity)
        patterns.reserveCapacity(members.count)
        next.reserveCapacity(members.count)
        let bytes = texts.bytes
        for (pattern, whole) in members {
            let key = shortened(whole)
            var hash = seed
            var last: UInt8 = 0
            for offset in 0..<key.bytes.count {
                last = byte(offset, of: key, in: bytes)
                hash = Self.step(hash, last)
            }
            add(pattern, Self.finish(hash, key.beyond))
            note(key, endingWith: last)
        }
        nextUnmet = next
        shapes.removeAll { $0.lastBytes == 0 }
    }

    /// No more of a key than tells patterns apart in practice; anything may come beyond.
    private func shortened(_ key: LiteralKey) -> LiteralKey {
        if key.bytes.count <= Self.limit { return key }
        let bytes = readsBackwards ? key.bytes.suffix(Self.limit) : key.bytes.prefix(Self.limit)
        return LiteralKey(bytes: bytes, beyond: .text)
    }

    /// While the index is built, ``shapes`` has a place for each length and thing beyond.
    private mutating func note(_ key: LiteralKey, endingWith last: UInt8) {
        while longest < key.bytes.count || shapes.isEmpty {
            if !shapes.isEmpty { longest += 1 }
            for beyond in LiteralKey.Beyond.allCases {
                shapes.append(Shape(length: longest, beyond: beyond))
            }
        }
        let place = key.bytes.count * LiteralKey.Beyond.allCases.count + Int(key.beyond.rawValue)
        shapes[place].lastBytes |= 1 << UInt64(last & 63)
    }

    /// Sets ``matches`` to the buckets whose keys this key starts with, and whose holes can yield
    /// the byte that follows.
    mutating func find(_ whole: LiteralKey, of texts: HeroTexts, isMember: Bool) {
        matches.removeAll(keepingCapacity: true)
        let key = shortened(whole)
        let bytes = texts.bytes
        var hash = seed
        var last: UInt8 = 0
        var shape = 0
        var length = 0
        while shape < shapes.count, shapes[shape].length <= key.bytes.count {
            while length < shapes[shape].length {
                last = byte(length, of: key, in: bytes)
                hash = Self.step(hash, last)
                length += 1
            }
            let following = length < key.bytes.count ? byte(length, of: key, in: bytes) : nil
            while shape < shapes.count, shapes[shape].length == length {
                let beyond = shapes[shape].beyond
                let isPossible = shapes[shape].lastBytes >> UInt64(last & 63) & 1 == 1
                shape += 1
                if !isPossible { continue }
                if let following, !beyond.admits(following, readBackwards: readsBackwards) {
                    continue
                }
                let finished = Self.finish(hash, beyond)
                let slot = slot(finished)
                if slots[slot] == 0 { continue }
                let isTie = isMember && following == nil
                matches.append(
                    Match(
                        bucket: Int(slots[slot] & 0xFFFF_FFFF) - 1,
                        isTie: isTie,
                        isOwn: isTie && beyond == key.beyond
                    )
                )
            }
        }
    }

    /// The members of a bucket, in source order.
    func members(of bucket: Int) -> [Int32] {
        var result: [Int32] = []
        var entry = buckets[bucket].first
        while entry >= 0 {
            result.append(patterns[Int(entry)])
            entry = next[Int(entry)]
        }
        return result
    }

    private mutating func add(_ pattern: Int32, _ hash: UInt64) {
        let entry = Int32(truncatingIfNeeded: patterns.count)
        patterns.append(pattern)
        next.append(-1)
        let slot = slot(hash)
        if slots[slot] == 0 {
            let bucket = Bucket(hash: hash, first: entry, last: entry, count: 1, firstUnmet: entry)
            buckets.append(bucket)
            slots[slot] = (hash >> 32) << 32 | UInt64(buckets.count)
        } else {
            let bucket = Int(slots[slot] & 0xFFFF_FFFF) - 1
            next[Int(buckets[bucket].last)] = entry
            buckets[bucket].last = entry
            buckets[bucket].count += 1
        }
    }

    /// Where a hash is, or the free slot where it belongs.
    private func slot(_ hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32,
                buckets[Int(slots[slot] & 0xFFFF_FFFF) - 1].hash == hash
            {
                return slot
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func byte(_ offset: Int, of key: LiteralKey, in bytes: [UInt8]) -> UInt8 {
        bytes[readsBackwards ? key.bytes.upperBound - 1 - offset : key.bytes.lowerBound + offset]
    }

    private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }

    private static func finish(_ hash: UInt64, _ beyond: LiteralKey.Beyond) -> UInt64 {
        let mixed = (hash ^ hash >> 29 ^ UInt64(beyond.rawValue) << 56) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ mixed >> 32
    }
}
