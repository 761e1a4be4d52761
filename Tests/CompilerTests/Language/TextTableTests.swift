import Testing
import TransitionDSL

@Suite struct TextTableTests {
    @Test func equalTextsHaveOneHandle() {
        var table = TextTable()
        let first = table.intern("banner")
        #expect(table.intern("banner") == first)
        #expect(table.intern(Array("a banner".utf8), 2..<8) == first)
        #expect(table.intern("Banner") != first)
        #expect(table.find("banner") == first)
        #expect(table.find("bann") == nil)
        #expect(table.string(first) == "banner")
    }

    /// Sorting so many marks, as comparing them asks for, would take the square of their number.
    @Test func textsOfManyMarksAreWhatTheirBytesAre() {
        func text(_ first: String, _ count: Int) -> String {
            first + String(repeating: "\u{301}", count: count)
        }
        var table = TextTable()
        for (count, isOne) in [(30, true), (31, false)] {
            let dotBelow = table.intern(text("a\u{323}", count - 1))
            let turned = table.intern(text("a\u{301}\u{323}", count - 2))
            #expect((turned == dotBelow) == isOne)
            #expect(table.find(text("a\u{301}\u{323}", count - 2)) == turned)
        }
    }

    @Test func theEmptyTextIsFirst() {
        var table = TextTable()
        #expect(table.count == 1)
        #expect(table.intern("") == .empty)
        #expect(table.find("") == .empty)
        #expect(table.string(.empty).isEmpty)
        #expect(table.range(.empty).isEmpty)
    }

    @Test func canonicallyEquivalentTextsAreOne() {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        var table = TextTable()
        let text = table.intern(decomposed)
        #expect(table.intern(composed) == text)
        #expect(table.find(composed) == text)
        #expect(table.intern("cafe") != text)
        // The spelling first met stays, byte for byte.
        #expect(Array(table.bytes[table.range(text)]) == Array(decomposed.utf8))
    }

    @Test func handlesSurviveGrowth() {
        var table = TextTable()
        let words = (0..<2_000).map { $0.isMultiple(of: 3) ? "größe\($0)" : "name\($0)" }
        let handles = words.map { table.intern($0) }
        #expect(table.count == words.count + 1)
        #expect(Set(handles).count == words.count)
        for (word, handle) in zip(words, handles) {
            #expect(table.find(word) == handle)
            #expect(table.intern(word) == handle)
            #expect(table.string(handle) == word)
        }
        #expect(table.find("name2001") == nil)
    }

    @Test func handlesCountInTheOrderOfMeeting() {
        var table = TextTable()
        let handles = ["zebra", "ant", "zebra", "mole"].map { table.intern($0) }
        #expect(handles.map(\.index) == [1, 2, 1, 3])
    }

    /// Texts of one word, of few more and of many bytes, each with others that differ in one place.
    @Test func textsOfEachLengthAreToldApart() {
        var table = TextTable()
        var known: [[UInt8]: Text] = [:]
        for length in 0...40 {
            let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
            for place in 0..<max(1, length) {
                for byte: UInt8 in [UInt8(ascii: "b"), 0, 0x7F] {
                    var other = text
                    if place < length { other[place] = byte }
                    known[other] = table.intern(other)
                }
            }
            known[text] = table.intern(text)
        }
        #expect(Set(known.values).count == known.count)
        for (text, handle) in known {
            #expect(table.intern(text) == handle)
            #expect(Array(table.bytes[table.range(handle)]) == text)
            #expect(table.find(String(decoding: text, as: UTF8.self)) == handle)
        }
    }
}
