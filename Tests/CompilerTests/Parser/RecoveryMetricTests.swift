import Testing
import TransitionDSL
@testable import TestSupport

/// How many errors one mistake gives, over every mistake of one token in a whole file.
struct RecoveryMetricTests {
    @Test func oneMistakeGivesOneError() {
        var histogram: [Int: Int] = [:]
        var numbers = SeededNumbers(seed: 5)
        for mutation in Mutation.allCases {
            let rounds = mutation == .insertion ? factor : 1
            for index in tokens.indices {
                for _ in 0..<rounds {
                    let (text, what) = mutant(mutation, at: index, using: &numbers)
                    let result = parsed(text)
                    histogram[result.errors.count, default: 0] += 1
                    if effort > 1, result.errors.count > 1 { print("METRIC", what, result.summary) }
                    #expect(result.errors.count <= 3, "\(what) gives \(result.summary)")
                }
            }
        }
        let all = histogram.values.reduce(0, +)
        let good = histogram.filter { $0.key <= 1 }.values.reduce(0, +)
        if effort > 1 { print("METRIC", histogram, Double(good) / Double(all)) }
        #expect(Double(good) / Double(all) >= 0.985, "\(histogram)")
    }

    private let gaps: [String]
    private let tokens: [String]

    init() {
        let file = tokenized(Examples.news)
        gaps = (0..<file.count).map { file.source.text(file.gap(before: $0)) }
        tokens = file.ranges.dropLast().map { file.source.text($0) }
    }

    /// The file with one mistake; white space and comments stay where they are.
    private func mutant(
        _ mutation: Mutation, at index: Int, using numbers: inout SeededNumbers
    ) -> (text: String, what: String) {
        var tokens = tokens
        let what: String
        switch mutation {
        case .deletion:
            what = "without `\(tokens[index])`"
            tokens[index] = " "
        case .insertion:
            let word = Words.all.randomElement(using: &numbers) ?? ""
            what = "`\(word)` before `\(tokens[index])`"
            tokens[index] = "\(word) \(tokens[index])"
        case .swap:
            let other = index > 0 ? index - 1 : tokens.count - 1
            what = "`\(tokens[index])` for `\(tokens[other])`"
            tokens.swapAt(index, other)
        }
        let text = zip(gaps, tokens).map { $0 + $1 }.joined() + (gaps.last ?? "")
        let line = zip(gaps, tokens).prefix(index).map { $0 + $1 }.joined()
            .split(separator: "\n", omittingEmptySubsequences: false).count
        return (text, "about line \(line): \(what)")
    }
}
