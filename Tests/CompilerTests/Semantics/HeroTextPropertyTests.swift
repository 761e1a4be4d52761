import Resolution
import Testing

/// Verdicts about random patterns next to those of trying values, and the work done for many ids.
@Suite struct HeroTextPropertyTests {
    /// A generator whose numbers are the same in every run.
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 31) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    static func values(of kind: HoleKind) -> [String] {
        switch kind {
        case .int: ["0", "1", "-1", "11", "10", "-11"]
        case .uint, .length: ["0", "1", "11", "10", "111"]
        case .bool: ["true", "false"]
        case .uuid: []
        case .string, .unstable:
            ["", "_", "1", "-", "__", "1_", "_1", "11", "-1", "/", "true", "Main/"]
        case .name: screenNames
        case .finite(_, let texts): texts
        case .optional(let kind): ["nil"] + values(of: kind).map { "Optional(\($0))" }
        }
    }

    static func pattern(_ numbers: inout Numbers, repeating: Bool) -> [Piece] {
        let literals = ["_", "1", "-", "11", "_1", "/", "0", "e"]
        let kinds: [HoleKind] = [
            .int, .uint, .bool, .string, .string, .finite(name: "Tab", texts: ["1", "e_", "a/"]),
            .optional(.uint),
        ]
        var pieces: [Piece] = []
        if Int.random(in: 0..<6, using: &numbers) == 0 { pieces = [.name(9), "/"] }
        var kindsOfParameters: [HoleKind] = []
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            let choice = Int.random(in: 0..<10, using: &numbers)
            if choice < 5 {
                pieces.append(.literal(literals.randomElement(using: &numbers) ?? ""))
            } else if repeating && choice == 5 && !kindsOfParameters.isEmpty {
                let parameter = Int.random(in: 0..<kindsOfParameters.count, using: &numbers)
                let isLength = Bool.random(using: &numbers)
                pieces.append(.hole(isLength ? .length : kindsOfParameters[parameter], parameter))
            } else if kindsOfParameters.count < 2 {
                let kind = kinds.randomElement(using: &numbers) ?? .string
                pieces.append(.hole(kind, kindsOfParameters.count))
                kindsOfParameters.append(kind)
            }
        }
        return pieces
    }

    /// Texts of a pattern with one assignment for each, and a text with two if there is one.
    static func texts(of pattern: [Piece]) -> (all: [String: [Int: String]], ambiguous: String?) {
        var assignments: [[Int: String]] = [[:]]
        for case .hole(let kind, let parameter) in pattern where kind != .length {
            if assignments.first?[parameter] != nil { continue }
            assignments = assignments.flatMap { assignment in
                values(of: kind).map { assignment.merging([parameter: $0]) { $1 } }
            }
        }
        var all: [String: [Int: String]] = [:]
        var ambiguous: String?
        for assignment in assignments {
            let text = instance(of: pattern, assignment)
            if all.updateValue(assignment, forKey: text) != nil { ambiguous = text }
        }
        return (all, ambiguous)
    }

    @Test(arguments: [(1, false), (2, false), (3, true)])
    func clashesAgreeWithBruteForce(_ seed: UInt64, _ repeating: Bool) {
        var numbers = Numbers(state: seed)
        for _ in 0..<400 {
            let patterns = (0..<6).map { _ in Self.pattern(&numbers, repeating: repeating) }
            let clashes = findClashes(in: heroTexts(patterns))
            #expect(clashes.crowd.isEmpty)
            for clash in clashes.found {
                #expect(
                    yields(patterns[clash.first], clash.witness)
                        && yields(patterns[clash.second], clash.witness),
                    "\(clash) of \(patterns)"
                )
            }
            let texts = patterns.map { Self.texts(of: $0).all.keys }.map(Set.init)
            for second in patterns.indices {
                let first = (0..<second).first { !texts[$0].isDisjoint(with: texts[second]) }
                guard let first else { continue }
                let reported = clashes.found.first { $0.second == second }?.first ?? Int.max
                #expect(reported <= first, "\(patterns[first]) and \(patterns[second])")
            }
        }
    }

    @Test(arguments: [(4, false), (5, true)])
    func ambiguitiesAgreeWithBruteForce(_ seed: UInt64, _ repeating: Bool) {
        var numbers = Numbers(state: seed)
        for _ in 0..<1500 {
            let pattern = Self.pattern(&numbers, repeating: repeating)
            let result = findAmbiguities(in: heroTexts([pattern]))
            #expect(result.undecided.isEmpty)
            if let ambiguous = Self.texts(of: pattern).ambiguous {
                #expect(!result.found.isEmpty, "\(pattern) yields \(ambiguous) twice")
            }
            for found in result.found {
                let all = readings(found.witness[...], as: pattern[...])
                for values in [found.first, found.second] {
                    let assignment = Dictionary(
                        values.map { ($0.parameter, $0.text) }, uniquingKeysWith: { $1 }
                    )
                    #expect(all.contains(assignment), "\(found) of \(pattern)")
                }
                #expect(found.first != found.second)
            }
        }
    }

    static let many = 20_000

    @Test func distinctPrefixesAreNotCompared() {
        let clashes = findClashes(
            in: heroTexts(
                (0..<Self.many).map { index in
                    index % 2 == 0 ? ["hero\(index).", .text(0)] : ["hero\(index)"]
                }
            )
        )
        #expect(clashes.found.isEmpty && clashes.crowd.isEmpty)
        #expect(clashes.comparisons == 0)
    }

    @Test func distinctSuffixesAreNotCompared() {
        let clashes = findClashes(
            in: heroTexts((0..<Self.many).map { ["item.", .text(0), ".\($0)x"] })
        )
        #expect(clashes.found.isEmpty && clashes.crowd.isEmpty)
        #expect(clashes.comparisons == 0)
    }

    @Test func scopesAreSetAside() {
        let clashes = findClashes(
            in: heroTexts((0..<Self.many).map { [.name(0), "/hero\($0).", .int(1)] })
        )
        #expect(clashes.found.isEmpty && clashes.crowd.isEmpty)
        #expect(clashes.comparisons == 0)
    }

    @Test func openIdsMeetTheFirst() {
        let clashes = findClashes(in: heroTexts((0..<Self.many).map { _ in [.text(0)] }))
        #expect(clashes.found.count == Self.many - 1 && clashes.crowd.isEmpty)
        #expect(clashes.found.allSatisfy { $0.first == 0 && $0.witness.isEmpty })
        #expect(clashes.comparisons < Self.many)
    }

    @Test func hopelessCrowdsAreTold() {
        let patterns: [[Piece]] = (0..<Self.many).map { [.int(0), "x\($0)_", .int(1)] }
        let clashes = findClashes(in: heroTexts(patterns + [["a"], ["a"]]))
        #expect(!clashes.crowd.isEmpty)
        #expect(clashes.crowd.count == Self.many)
        #expect(clashes.comparisons < Self.many * 200)
        #expect(
            clashes.found == [
                HeroClash(first: Self.many, second: Self.many + 1, witness: "a")
            ])
    }

    @Test func longTextsAreDecidedOrTold() {
        let long = String(repeating: "a", count: 700)
        let decided = findClashes(
            in: heroTexts([["\(long)b", .int(0)], ["\(long)c", .int(0)], ["\(long)c1"]])
        )
        #expect(decided.found.map(\.witness) == ["\(long)c1"] && decided.crowd.isEmpty)
        let longer = String(repeating: "a", count: 5000)
        let told = findClashes(in: heroTexts([["\(longer)", .int(0)], ["\(longer)", .int(0)]]))
        #expect(told.found.isEmpty && told.crowd == [0, 1])
    }

    @Test func smallCrowdsAreDecided() {
        let patterns: [[Piece]] = (0..<300).map { [.int(0), "x\($0)_", .int(1)] }
        let clashes = findClashes(in: heroTexts(patterns + [[.int(0), "x7_1", .int(1)]]))
        #expect(clashes.crowd.isEmpty)
        #expect(clashes.found == [HeroClash(first: 7, second: 300, witness: "1x7_11")])
    }
}
