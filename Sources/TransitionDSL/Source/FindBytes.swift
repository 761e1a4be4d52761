extension ArraySlice<UInt8> {
    /// Where bytes first stand in these. `firstRange(of:)` would tell too, at the cost of a library
    /// for regular expressions in the executable, a tenth of its size.
    package func place(of bytes: [UInt8]) -> Int? {
        indices.first { self[$0...].starts(with: bytes) }
    }
}

/// Searches eight bytes at a time.
extension Span<UInt8> {
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
    private static var lowBits: UInt64 { 0x0101_0101_0101_0101 }

    /// The next LF or CR.
    func lineEnd(from start: Int) -> Int? {
        first(from: start, isByte: { $0 == 0x0A || $0 == 0x0D }) { word in
            let (feeds, returns) = (word ^ (Self.lowBits &* 0x0A), word ^ (Self.lowBits &* 0x0D))
            // Of the bytes that are 0 in either the lowest has its high bit set here, and those
            // below it have not.
            return (feeds &- Self.lowBits) & ~feeds | (returns &- Self.lowBits) & ~returns
        }
    }

    /// The next byte that is not ASCII.
    package func notASCII(from start: Int) -> Int? {
        first(from: start, isByte: { $0 >= 0x80 }) { $0 }
    }

    /// The first byte whose high bit `marks` sets; `isByte` is the same for the last few.
    @inline(__always)
    private func first(
        from start: Int, isByte: (UInt8) -> Bool, marks: (UInt64) -> UInt64
    ) -> Int? {
        var index = start
        while index + 8 <= count {
            let found = marks(UInt64(littleEndian: word(at: index))) & Self.highBits
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count {
            if isByte(self[index]) { return index }
            index += 1
        }
        return nil
    }
}
