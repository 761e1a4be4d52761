import AppSource
import Resolution
import Testing
import TransitionDSL

@testable import Apps

/// Which patterns have a text in common, and that the table of patterns misses none.
@Suite struct PatternTests {
    private let context = AppContext(AppScan(files: [], facts: []))

    private static func pattern(_ pieces: IDPattern.Piece...) -> IDPattern {
        IDPattern(pieces)
    }

    private static func text(_ text: String) -> IDPattern.Piece { .text(Array(text.utf8)) }

    private static let finite = HoleKind.finite(name: "Tab", texts: ["a", "bc"])

    static let pairs: [(IDPattern, IDPattern, Bool)] = [
        (pattern(text("a")), pattern(text("a")), true),
        (pattern(text("a")), pattern(text("b")), false),
        (pattern(text("page."), .hole(.int)), pattern(text("page.0")), true),
        (pattern(text("page."), .hole(.int)), pattern(text("page.00")), false),
        (pattern(text("page."), .hole(.int)), pattern(text("page."), .hole(.string)), true),
        (pattern(.hole(.string), text(".x")), pattern(text("a.x")), true),
        (pattern(.hole(.string), text(".x")), pattern(text("a.y")), false),
        (pattern(text("t."), .hole(finite)), pattern(text("t.bc")), true),
        (pattern(text("t."), .hole(finite)), pattern(text("t.b")), false),
        (pattern(.hole(finite)), pattern(text("bc")), true),
        (pattern(text("i"), .hole(.optional(.int))), pattern(text("inil")), true),
        (pattern(text("i"), .hole(.optional(.int))), pattern(text("iOptional(3)")), true),
        (pattern(text("i"), .hole(.optional(.int))), pattern(text("i3")), false),
        // The value of a model only pairs with another one.
        (pattern(.hole(.string)), pattern(text("a")), false),
        (pattern(.hole(.string)), pattern(.hole(.uuid)), true),
    ]

    @Test(arguments: pairs)
    func unifies(_ left: IDPattern, _ right: IDPattern, _ isSame: Bool) {
        #expect(context.unify(left, right) == isSame)
        #expect(context.unify(right, left) == isSame)
    }

    @Test(arguments: 0..<20)
    func theTableMissesNoPattern(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func number(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        func random() -> IDPattern {
            let texts = ["a", "ab", "b", "a1", ""]
            let holes: [HoleKind] = [.int, .string, .bool, Self.finite]
            return IDPattern(
                (0..<(number(3) + 1)).map { _ in
                    number(2) == 0 ? Self.text(texts[number(5)]) : .hole(holes[number(4)])
                })
        }
        let patterns = (0..<40).map { _ in random() }
        let sites = patterns.enumerated().map { index, pattern in
            let place = SourcePlace(
                file: FileIndex(0), range: SourceRange(start: UInt32(index), end: UInt32(index)))
            return HeroIDSite(
                fact: AppFact(
                    .heroID(.set, patterns: [pattern], holes: [[]]), place: place, container: "",
                    certainty: .certain, language: .swift),
                operation: .set, patterns: [pattern], holes: [[]], canBeNil: false)
        }
        let table = PatternTable(sites)
        for pattern in (0..<40).map({ _ in random() }) {
            let expected = patterns.contains { context.unify(pattern, $0) == true }
            let found = table.contains(near: pattern) {
                context.unify(pattern, $0.pattern) == true
            }
            #expect(found == expected, "\(pattern.description), seed \(seed)")
        }
    }
}
