import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// How many errors one mistake gives, over every mistake of one token in every file of the corpus
/// and the examples. A mutant without an error is another program, not a mistake, and does not
/// count; the grammar must accept it. Without `TRANSC_EFFORT` a seed chooses a sample; with 2 all
/// mutants are tried, with one word put before each token; with 3 and more, as many words less one.
@Suite struct CorpusMutationTests {
    /// The share of all mutants that is tried without being asked for more.
    private static let sampledPercent = 5

    @Test func oneMistakeGivesOneError() async throws {
        let paths =
            Corpus.cases.filter { !Corpus.isBad($0) }
            + Repository.files(in: "Examples", ending: ".trans")
        let counts = try await withThrowingTaskGroup(of: Counts.self) { group in
            for path in paths {
                group.addTask { try Self.errorCounts(ofMutantsOf: path) }
            }
            return try await group.reduce(into: Counts()) { $0.add($1) }
        }
        if effort > 1 {
            print("METRIC", counts, counts.share(Mutation.allCases), counts.share([.swap]))
        }
        #expect(counts.mistakes(Mutation.allCases) > 1000)
        #expect(counts.share(Mutation.allCases) >= 0.98, "\(counts)")
        // The sample has few swaps, so its share varies more.
        #expect(counts.share([.swap]) >= (effort > 1 ? 0.98 : 0.96), "\(counts)")
    }

    /// For each kind of mutant, how many have no error, one, and so on.
    private struct Counts: CustomStringConvertible {
        private var mutants: [Mutation: [Int: Int]] = [:]

        mutating func add(_ mutation: Mutation, errors: Int) {
            mutants[mutation, default: [:]][errors, default: 0] += 1
        }

        mutating func add(_ other: Counts) {
            mutants.merge(other.mutants) { $0.merging($1, uniquingKeysWith: +) }
        }

        func mistakes(_ mutations: [Mutation]) -> Int {
            mutations.reduce(0) { sum, mutation in
                sum + (mutants[mutation] ?? [:]).reduce(0) { $0 + ($1.key > 0 ? $1.value : 0) }
            }
        }

        /// The share of mistakes that give exactly one error.
        func share(_ mutations: [Mutation]) -> Double {
            let good = mutations.reduce(0) { $0 + (mutants[$1]?[1] ?? 0) }
            return Double(good) / Double(max(1, mistakes(mutations)))
        }

        var description: String {
            Mutation.allCases.map { mutation in
                let counts = (mutants[mutation] ?? [:]).sorted { $0.key < $1.key }
                return "\(mutation): " + counts.map { "\($0) × \($1)" }.joined(separator: ", ")
            }.joined(separator: "; ")
        }
    }

    /// How many mutants of a file give how many errors. Imported files are read as they are.
    private static func errorCounts(ofMutantsOf path: String) throws -> Counts {
        let input = try Input(Repository.path(path), Options())
        let file = MutableFile(input.source)
        let recogniser = Recogniser(try Grammar.load())
        var numbers = SeededNumbers(seed: UInt64(path.utf8.count))
        var counts = Counts()
        for mutation in Mutation.allCases {
            let rounds = mutation.takesWord ? max(1, effort - 1) : 1
            for index in file.tokens.indices {
                for _ in 0..<rounds {
                    let word = Mutation.words.randomElement(using: &numbers) ?? ""
                    let isTried = Int.random(in: 0..<100, using: &numbers) < sampledPercent
                    guard isTried || effort > 1,
                        let mutant = file.mutant(mutation, at: index, with: word)
                    else { continue }
                    let mistaken = input.replacing(Array(mutant.text.utf8))
                    let errors = errorIDs(mistaken)
                    counts.add(mutation, errors: errors.count)
                    if effort > 1, errors.count > 1 { print("METRIC", path, mutant.what, errors) }
                    #expect(errors.count <= 3, "\(path): \(mutant.what) gives \(errors)")
                    if errors.isEmpty {
                        #expect(
                            recogniser.accepts(mistaken.module.files[0].tree.tokens),
                            "\(path): \(mutant.what) gives no error")
                    }
                }
            }
        }
        return counts
    }

    private static func errorIDs(_ input: Input) -> [String] {
        input.analysis(Options()).problems.filter { $0.severity == .error }.map(\.id.name)
    }
}

/// One change of one token.
private enum Mutation: CaseIterable {
    case deletion, insertion, swap
    /// A word that touches the token, which may make one of the two.
    case gluing

    /// Whether it puts a word there, of which a test can try several.
    var takesWord: Bool { self == .insertion || self == .gluing }

    /// One token of every class, and every keyword.
    static let words =
        ["name", "`quoted`", "7", "\"text\"", "#\"raw\"#", "#A0B1C2"]
        + TokenKind.allCases.map(\.rawValue).filter { !$0.contains(where: \.isLetter) }
        + Keyword.allCases.map(\.rawValue)
}

/// The tokens of a file, with the white space and the comments between them, which stay.
private struct MutableFile {
    let tokens: [String]
    private let gaps: [String]

    init(_ source: SourceFile) {
        let file = tokenize(source)
        gaps = (0..<file.count).map { source.text(file.gap(before: $0)) }
        tokens = file.ranges.dropLast().map { source.text($0) }
    }

    /// The file with a mistake at a token, and what it is.
    func mutant(
        _ mutation: Mutation, at index: Int, with word: String
    ) -> (text: String, what: String)? {
        var tokens = tokens
        let what: String
        switch mutation {
        case .deletion:
            what = "without `\(tokens[index])`"
            tokens[index] = " "
        case .insertion:
            what = "`\(word)` before `\(tokens[index])`"
            tokens[index] = " \(word) \(tokens[index])"
        case .swap:
            if index == 0 { return nil }
            what = "`\(tokens[index])` for `\(tokens[index - 1])`"
            tokens.swapAt(index, index - 1)
        case .gluing:
            what = "`\(word)` touching `\(tokens[index])`"
            tokens[index] = word + tokens[index]
        }
        let pieces = zip(gaps, tokens).map { $0 + $1 }
        let line = pieces.prefix(index).joined().split(
            separator: "\n", omittingEmptySubsequences: false
        ).count
        return (pieces.joined() + (gaps.last ?? ""), "about line \(line): \(what)")
    }
}
