extension UInt8 {
    /// Whether it is a line feed or a carriage return. Each ends a line, and both together end one.
    package var isLineEnd: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    /// Whether it is a space or a tab.
    package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether it is a digit, or a capital letter, of ASCII.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    package var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension [UInt8] {
    /// Appends the bytes of a string, in UTF-8.
    package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

    /// Appends a part of other bytes.
    package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        append(contentsOf: bytes[range])
    }
}

extension ArraySlice<UInt8> {
    /// The first occurrence of these bytes. `firstRange(of:)`, like `contains` of a text in a text,
    /// would link a library for regular expressions.
    package func place(of bytes: [UInt8]) -> Int? {
        indices.first { self[$0...].starts(with: bytes) }
    }
}

extension String {
    /// Whether a text occurs in this one, byte for byte.
    package func includes(_ text: String) -> Bool {
        Array(utf8)[...].place(of: Array(text.utf8)) != nil
    }
}

extension Span<UInt8> {
    /// The next byte that is not ASCII.
    package func notASCII(from start: Int) -> Int? {
        // Hot.
        var index = start
        while index + 8 <= count, word(at: index) & 0x8080_8080_8080_8080 == 0 { index += 8 }
        return (index..<Swift.max(index, count)).first { self[$0] >= 0x80 }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element belongs to the second part, in a collection that is
    /// partitioned accordingly.
    @inlinable package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
