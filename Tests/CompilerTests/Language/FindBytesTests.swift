import Testing
import TransitionDSL

@Suite struct FindBytesTests {
    /// At every place of two blocks and behind them, from every place before.
    @Test func theFirstByteThatIsNotASCIIIsFound() {
        for place in 0..<140 {
            var bytes = [UInt8](repeating: 0x7F, count: 140)
            #expect(bytes.span.notASCII(from: place) == nil)
            bytes[place] = 0x80
            for start in 0...140 {
                #expect(bytes.span.notASCII(from: start) == (start <= place ? place : nil))
            }
        }
        #expect([UInt8]().span.notASCII(from: 0) == nil)
    }

    @Test func aPlaceOfBytesIsTheFirst() {
        let bytes = Array("abcabcd".utf8)
        #expect(bytes[...].place(of: Array("abcd".utf8)) == 3)
        #expect(bytes[1...].place(of: Array("abc".utf8)) == 3)
        #expect(bytes[...].place(of: Array("abd".utf8)) == nil)
    }
}
