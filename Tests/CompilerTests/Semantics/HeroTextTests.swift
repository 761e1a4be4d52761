import Resolution
import Testing
import TransitionDSL

@Suite struct HeroTextTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        var first: [Piece]
        var second: [Piece]
        var witness: String?
        var testDescription: String { "\(first) and \(second)" }

        init(_ first: [Piece], _ second: [Piece], _ witness: String?) {
            self.first = first
            self.second = second
            self.witness = witness
        }
    }

    static let identifier = "00000000-0000-4000-8000-0000000000AF"

    static let pairs: [Pair] = [
        Pair(["logo"], ["logo"], "logo"),
        Pair(["logo"], ["logos"], nil),
        Pair(["row.12"], ["row.", .int(0)], "row.12"),
        Pair(["row.-12"], ["row.", .int(0)], "row.-12"),
        Pair(["row.-12"], ["row.", .uint(0)], nil),
        Pair(["row.0"], ["row.", .uint(0)], "row.0"),
        Pair(["row.007"], ["row.", .uint(0)], nil),
        Pair(["row.-0"], ["row.", .int(0)], nil),
        Pair(["row.99999999999999999999"], ["row.", .int(0)], nil),
        Pair(["row."], ["row.", .int(0)], nil),
        Pair(["row."], ["row.", .text(0)], "row."),
        Pair(["row.x"], ["row.", .int(0)], nil),
        Pair(["is.true"], ["is.", .bool(0)], "is.true"),
        Pair(["is.truth"], ["is.", .bool(0)], nil),
        Pair([.literal("u\(identifier)")], ["u", .uuid(0)], "u\(identifier)"),
        Pair(["u00000000"], ["u", .uuid(0)], nil),
        Pair(["row.", .int(0)], ["row.", .int(0)], "row.1"),
        Pair(["row.", .int(0)], ["row.", .uint(0)], "row.1"),
        Pair(["row.", .int(0)], ["row.1", .int(0)], "row.11"),
        Pair(["row.", .int(0)], ["row.", .bool(0)], nil),
        Pair(["row.", .uint(0)], ["row.-", .uint(0)], nil),
        Pair(["row.", .int(0)], ["row.-", .uint(0)], "row.-1"),
        Pair(["row.", .int(0)], ["row.", .text(0)], "row.1"),
        Pair(["row.", .int(0)], ["row.", .uuid(0)], nil),
        Pair([.bool(0)], [.text(0), "e"], "true"),
        Pair([.bool(0)], [.name(0)], nil),
        Pair([.bool(0), "x"], [.text(0), "y"], nil),
        Pair([.text(0), "_title"], [.text(0), "_img"], nil),
        Pair([.text(0), "_title"], ["news_", .text(0)], "news_title"),
        Pair([.text(0)], [.text(0)], ""),
        Pair([.int(0), "_x"], ["y_", .int(0)], nil),
        Pair(["a", .text(0), "b"], ["ab"], "ab"),
        Pair(["ab", .text(0), "ba"], ["aba"], nil),
        Pair([.name(0), "/row"], [.name(0), "/row"], "Main/row"),
        Pair([.name(0), "/row"], [.name(0), "#", .uint(1), "/row"], nil),
        Pair([.name(0), "/r", .int(1)], [.name(0), "/r1"], "Main/r1"),
        Pair([.name(0), "/row"], ["Main/row"], "Main/row"),
        Pair([.name(0), "/row"], ["Other/row"], nil),
        Pair([.name(0), "/row"], ["row_", .text(0)], nil),
        Pair([.name(0), "/row"], ["New", .text(0)], "NewsList/row"),
        Pair([.name(0), "/row"], [.text(0), "row"], "Main/row"),
        Pair([.name(0), "/row"], ["row"], nil),
        Pair([.text(0), "x", .text(0)], ["1x2"], nil),
        Pair([.text(0), "x", .text(0)], ["1xx1xx1"], nil),
        Pair([.text(0), "x", .text(0)], ["1x1x1x1"], "1x1x1x1"),
        Pair([.int(0), "x", .int(0)], [.text(0), "x2"], "2x2"),
        Pair([.length(0), ":", .text(0), ".", .text(1)], ["3:a.b.c"], "3:a.b.c"),
        Pair([.length(0), ":", .text(0), ".", .text(1)], ["3:a.bc"], nil),
        Pair([.length(0), ":", .text(0), ".", .text(1)], [.text(0)], "0:."),
        Pair(["é", .text(0)], ["éa", .text(0)], "éa"),
        Pair(["é"], ["è"], nil),
        Pair([], [.text(0)], ""),
        Pair([], [.int(0)], nil),
        Pair([], [], ""),
    ]

    @Test(arguments: pairs) func pair(_ pair: Pair) {
        for (first, second) in [(pair.first, pair.second), (pair.second, pair.first)] {
            let clashes = findClashes(in: heroTexts([first, second]))
            #expect(clashes.found.map(\.witness) == (pair.witness.map { [$0] } ?? []))
            #expect(clashes.found.allSatisfy { $0.first == 0 && $0.second == 1 })
            #expect(clashes.crowd.isEmpty)
            if let witness = pair.witness {
                #expect(yields(first, witness) && yields(second, witness))
            }
        }
    }

    @Test func eachIdIsReportedOnceWithTheFirst() {
        let clashes = findClashes(
            in: heroTexts([["a"], ["b", .int(0)], ["a"], ["b1"], [.text(0)], ["a"], ["c"]])
        )
        #expect(
            clashes.found == [
                HeroClash(first: 0, second: 2, witness: "a"),
                HeroClash(first: 1, second: 3, witness: "b1"),
                HeroClash(first: 0, second: 4, witness: "a"),
                HeroClash(first: 0, second: 5, witness: "a"),
                HeroClash(first: 4, second: 6, witness: "c"),
            ]
        )
    }

    @Test func ownersNameThePatterns() {
        var texts = HeroTexts()
        texts.append(IDPattern(text: "row.1"), owner: 7)
        let row = IDPattern([.text(Array("row.".utf8)), .hole(.int, parameter: 0)])
        texts.append(row, owner: 9)
        #expect(findClashes(in: texts).found == [HeroClash(first: 7, second: 9, witness: "row.1")])
    }

    struct Family: Sendable, CustomTestStringConvertible {
        var pattern: [Piece]
        var witness: String?
        var testDescription: String { "\(pattern)" }

        init(_ pattern: [Piece], _ witness: String?) {
            self.pattern = pattern
            self.witness = witness
        }
    }

    static let families: [Family] = [
        Family([.text(0), "_", .text(1)], "__"),
        Family([.text(0), .text(1)], "a"),
        Family([.int(0), .int(1)], "111"),
        Family([.uint(0), .uint(1)], "111"),
        Family([.int(0), "-", .int(1)], nil),
        Family([.text(0), "-", .int(1)], "--1"),
        Family([.text(0), "-", .uint(1)], nil),
        Family([.text(0), ".", .int(1), "/", .uuid(2)], nil),
        Family([.text(0), .bool(1)], nil),
        Family([.text(0), .int(1)], "-1"),
        Family([.uuid(0), .text(1)], nil),
        Family([.text(0), "x", .text(0)], nil),
        Family([.text(0), .text(1), .text(0)], "aa"),
        Family([.int(0), "_", .text(1), "_", .int(0)], nil),
        Family([.length(0), ":", .text(0), ".", .text(1)], nil),
        Family([.length(0), ":", .text(0), .length(1), ":", .text(1), .text(2)], nil),
        Family([.name(0), "/", .text(1)], nil),
        Family([.name(0), "#", .uint(1), "/", .text(2), "/", .text(3)], "Main#1///"),
        Family([.text(0)], nil),
        Family(["logo"], nil),
        Family([], nil),
    ]

    @Test(arguments: families) func ambiguity(_ family: Family) {
        let ambiguities = findAmbiguities(in: heroTexts([family.pattern]))
        #expect(ambiguities.undecided.isEmpty)
        #expect(ambiguities.found.map(\.witness) == (family.witness.map { [$0] } ?? []))
    }

    /// A parameter that occurs twice is tried with many values. With long texts each takes a while.
    @Test func longFamiliesAreUndecided() {
        let long = Piece.literal(String(repeating: "ab", count: 200))
        let family: [Piece] = [
            .text(0), long, "a", .text(1), long, .text(0), "y", .text(0), "x",
        ]
        #expect(findAmbiguities(in: heroTexts([family])).undecided == [0])
    }

    @Test func ambiguityTellsBothAssignments() throws {
        let found = findAmbiguities(in: heroTexts([[.text(0), "_", .text(1)]])).found
        let ambiguity = try #require(found.first)
        #expect(ambiguity.first.map(\.text) == ["", "_"])
        #expect(ambiguity.second.map(\.text) == ["_", ""])
        #expect(ambiguity.first.map(\.parameter) == [0, 1])
    }
}
