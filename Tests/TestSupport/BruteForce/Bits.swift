/// A set of small numbers.
struct Bits {
    private var words: [UInt64] = []

    func contains(_ number: Int) -> Bool {
        number / 64 < words.count && words[number / 64] & (1 << UInt64(number % 64)) != 0
    }

    mutating func insert(_ number: Int) {
        while words.count <= number / 64 { words.append(0) }
        words[number / 64] |= 1 << UInt64(number % 64)
    }

    func isSubset(of other: Bits) -> Bool {
        words.indices.allSatisfy { index in
            words[index] & ~(index < other.words.count ? other.words[index] : 0) == 0
        }
    }

    func intersection(_ other: Bits) -> Bits {
        var result = self
        for index in words.indices {
            result.words[index] &= index < other.words.count ? other.words[index] : 0
        }
        return result
    }
}
