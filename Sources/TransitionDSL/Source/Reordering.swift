extension [UInt8] {
    /// Where in a range the first character stands that sets the direction in which the text behind
    /// it is shown: U+202A to U+202E and U+2066 to U+2069, in UTF-8.
    package func firstReordering(in range: Range<Int>) -> Int? {
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

/// What stands behind 0xE2.
private func isReordering(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xAA...0xAE).contains(third)
        || second == 0x81 && (0xA6...0xA9).contains(third)
}
