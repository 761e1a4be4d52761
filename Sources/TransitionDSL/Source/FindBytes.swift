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

    /// Calls `body` with the place of each LF and CR.
    @inline(__always)
    func forEachLineEnd(_ body: (Int) -> Void) {
        var index = 0
        while index + 8 <= count {
            let word = UInt64(littleEndian: word(at: index))
            // Most words have no byte below 14.
            if (word &- Self.lowBits &* 0x0E) & ~word & Self.highBits == 0 {
                index += 8
                continue
            }
            // A high bit for each byte that is one of the two.
            var ends = Self.zeroBytes(word ^ (Self.lowBits &* 0x0A))
            ends |= Self.zeroBytes(word ^ (Self.lowBits &* 0x0D))
            while ends != 0 {
                body(index + ends.trailingZeroBitCount / 8)
                ends &= ends &- 1
            }
            index += 8
        }
        while index < count {
            if self[index] == 0x0A || self[index] == 0x0D { body(index) }
            index += 1
        }
    }

    /// The high bits of the bytes that are 0.
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        ~((word & ~highBits) &+ ~highBits | word | ~highBits)
    }

    /// The next byte that is not ASCII.
    package func notASCII(from start: Int) -> Int? {
        var start = start
        while start + 32 <= count {
            let words = word(at: start) | word(at: start + 8)
            if (words | word(at: start + 16) | word(at: start + 24)) & Self.highBits != 0 { break }
            start += 32
        }
        while start + 8 <= count {
            let found = UInt64(littleEndian: word(at: start)) & Self.highBits
            if found != 0 { return start + found.trailingZeroBitCount / 8 }
            start += 8
        }
        while start < count {
            if self[start] >= 0x80 { return start }
            start += 1
        }
        return nil
    }
    /// The end of the printable ASCII, without the two bytes, that begins here.
    package func plainEnd(from start: Int, before first: UInt8, _ second: UInt8) -> Int {
        let (firsts, seconds) = (Self.lowBits &* UInt64(first), Self.lowBits &* UInt64(second))
        var index = start
        while index + 8 <= count {
            let word = UInt64(littleEndian: word(at: index))
            // A byte below a space borrows; what that does to those behind it does not matter.
            var found = word | (word &- Self.lowBits &* 0x20)
            found |= Self.zeroBytes(word ^ firsts) | Self.zeroBytes(word ^ seconds)
            found &= Self.highBits
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, 0x20..<0x80 ~= self[index], self[index] != first,
            self[index] != second
        {
            index += 1
        }
        return index
    }
}
