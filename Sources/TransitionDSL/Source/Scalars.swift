/// The scalar that begins here and its length in bytes; nil if the bytes are not UTF-8. Overlong
/// forms, surrogates and values above U+10FFFF are not UTF-8.
///
/// By hand: the library's `UTF8` reads from an iterator.
package func decodeScalar(_ bytes: Span<UInt8>, at index: Int) -> (
    scalar: Unicode.Scalar, length: Int
)? {
    // Hot.
    let first = bytes[index]
    let length: Int
    var value: UInt32
    switch first {
    case ..<0x80: (length, value) = (1, UInt32(first))
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<max(length, 1) {
        let byte = bytes[index + offset]
        guard byte & 0xC0 == 0x80 else { return nil }
        value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
}

extension [UInt8] {
    /// The first character in a range that changes the direction of the text after it: U+202A to
    /// U+202E and U+2066 to U+2069, in UTF-8.
    package func firstReordering(in range: Range<Int>) -> Int? {
        // From one byte outside ASCII to the next.
        // Hot.
        let bytes = span.extracting(range)
        var start = 0
        while let index = bytes.notASCII(from: start), index + 3 <= bytes.count {
            if bytes[index] == 0xE2, isReordering(bytes[index + 1], bytes[index + 2]) {
                return range.lowerBound + index
            }
            start = index + 1
        }
        return nil
    }
}

/// The byte after 0xE2.
private func isReordering(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xAA...0xAE).contains(third)
        || second == 0x81 && (0xA6...0xA9).contains(third)
}

/// A run of combining marks, such as accents. To compare strings, Unicode sorts the marks of a
/// letter, which takes too long for long runs. At most ``longest`` may follow each other, the limit
/// of stream-safe text (UAX #15).
package struct MarkRun {
    package static let longest = 30

    private var count = 0

    package init() {}

    package var isTooLong: Bool { count > Self.longest }

    /// Whether the next scalar is one mark too many.
    package mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        let isMark = scalar.properties.canonicalCombiningClass != .notReordered
        count = isMark ? count + 1 : 0
        return isTooLong
    }
}

extension String {
    var hasTooLongMarkRun: Bool {
        var run = MarkRun()
        return unicodeScalars.contains { run.add($0) }
    }

    /// Whether it has the form of a name, in the language as in Swift: `_` or an identifier start
    /// of Unicode, then characters that continue an identifier (UAX #31).
    package var isIdentifier: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
            return false
        }
        return unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
    }
}

extension [UInt8] {
    /// The number of bytes that are no character and for which a text has one U+FFFD: the longest
    /// beginning of a character. Source: "U+FFFD Substitution of Maximal Subparts" of the Unicode
    /// Standard, section 3.9.
    package func brokenLength(at index: Int) -> Int {
        let first = self[index]
        let second: ClosedRange<UInt8> =
            switch first {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        let most =
            switch first {
            case 0xE0...0xEF: 2
            case 0xF0...0xF4: 3
            default: 1
            }
        var length = 1
        while length < most, index + length < count,
            (length == 1 ? second : 0x80...0xBF).contains(self[index + length])
        { length += 1 }
        return length
    }
}
