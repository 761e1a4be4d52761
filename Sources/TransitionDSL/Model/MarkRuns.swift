/// Marks such as accents, one upon another: to compare texts, Unicode sorts those of a letter,
/// which takes the square of their number. No more than ``longest`` may follow one another, the
/// limit of stream-safe text (UAX #15).
package struct MarkRun {
    package static let longest = 30

    private var count = 0

    package init() {}

    package var isTooLong: Bool { count > Self.longest }

    /// Whether the scalar that follows is one mark too many.
    package mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        let isMark =
            scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
        count = isMark ? count + 1 : 0
        return isTooLong
    }
}

extension String {
    var hasTooLongMarkRun: Bool {
        var run = MarkRun()
        return unicodeScalars.contains { run.add($0) }
    }
}
