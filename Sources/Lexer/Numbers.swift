import TransitionDSL

/// The units as people write them, in the order of messages.
let unitSpellings = ["s", "ms", "%", "deg", "rad", "pt"]

extension Scanner {
    /// Digits, perhaps a dot and digits, and the unit directly after them.
    mutating func scanNumber(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = digitsEnd(bytes, from: start)
        if bytes.holds(UInt8(ascii: "."), at: index) {
            if bytes.holdsDigit(at: index + 1) { index = digitsEnd(bytes, from: index + 1) }
            if isStrayDot(bytes, at: index) {
                return scanMalformedNumber(bytes, from: start, dotAt: index)
            }
        }
        return scanUnit(bytes, ofNumber: start, from: index)
    }

    /// A number with a dot without digits on one side, or with several dots: all of it.
    mutating func scanMalformedNumber(_ bytes: Span<UInt8>, from start: Int, dotAt dot: Int) -> Int
    {
        var index = dot
        while isStrayDot(bytes, at: index) { index = wordEnd(bytes, from: index + 1) }
        if bytes.holds(UInt8(ascii: "%"), at: index) { index += 1 }
        problems.report(.malformedNumber, start..<index)
        return index
    }

    private mutating func scanUnit(
        _ bytes: Span<UInt8>, ofNumber start: Int, from unitStart: Int
    ) -> Int {
        if bytes.holds(UInt8(ascii: "%"), at: unitStart) { return unitStart + 1 }
        let end = wordEnd(bytes, from: unitStart)
        if end > unitStart, !isUnit(bytes, unitStart..<end) {
            problems.report(.unknownUnit(numberStart: start), unitStart..<end)
        }
        return end
    }

    /// A dot of the number before it: not the first of `...`.
    private func isStrayDot(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        bytes.holds(UInt8(ascii: "."), at: index) && !bytes.holds(UInt8(ascii: "."), at: index + 1)
    }

    private func digitsEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while bytes.holdsDigit(at: index) { index += 1 }
        return index
    }

    private func isUnit(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        unitSpellings.contains { unit in
            unit.utf8.count == range.count && zip(unit.utf8, range).allSatisfy { $0 == bytes[$1] }
        }
    }
}
