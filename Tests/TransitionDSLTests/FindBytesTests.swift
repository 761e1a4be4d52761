import Testing
import TransitionDSL

@Suite struct FindBytesTests {
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    /// Every byte at every place of two words and of the bytes behind them.
    @Test func plainBytesEndWhereALookAtEachSaysSo() {
        for place in 0..<21 {
            for byte in UInt8.min...UInt8.max {
                var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 21)
                bytes[place] = byte
                let isPlain =
                    byte >= 0x20 && byte < 0x80 && byte != Self.quote && byte != Self.backslash
                let end = bytes.span.plainEnd(from: 0, before: Self.quote, Self.backslash)
                #expect(end == (isPlain ? 21 : place), "\(byte) at \(place)")
            }
        }
    }

    /// A byte that is not plain can borrow from those behind it.
    @Test func theFirstOfSeveralCounts() {
        let unplain: [UInt8] = [0, 0x0A, 0x1F, 0x80, 0xFF, Self.quote, Self.backslash]
        for (first, second) in unplain.flatMap({ a in unplain.map { (a, $0) } }) {
            for place in 0..<15 {
                var bytes = [UInt8](repeating: UInt8(ascii: " "), count: 16)
                (bytes[place], bytes[place + 1]) = (first, second)
                let span = bytes.span
                #expect(span.plainEnd(from: 0, before: Self.quote, Self.backslash) == place)
                let next = span.plainEnd(from: place + 1, before: Self.quote, Self.backslash)
                #expect(next == place + 1)
            }
        }
    }
}
