import Lexer
import Parser
import Testing
import TransitionDSL
@testable import TestSupport

/// A bounded run of every fuzz target: the seeds, and mutants of them that are the same on every
/// machine. `TRANSC_EFFORT=10` tries ten times as many; `Scripts/fuzz` goes on without end.
@Suite("Fuzz targets")
struct FuzzTests {
    @Test("The seeds keep every promise", arguments: FuzzTarget.allCases)
    func seeds(_ target: FuzzTarget) {
        let inputs = Seeds.inputs(for: target)
        #expect(!inputs.isEmpty)
        for bytes in inputs.everyNth(inputs.count > 100 && effort < 2 ? 10 : 1) {
            attempt(target, bytes)
        }
    }

    @Test("So do mutants of them", arguments: FuzzTarget.allCases)
    func mutants(_ target: FuzzTarget) throws {
        let seeds = Seeds.inputs(for: target)
        var mutator = Mutator(
            numbers: SeededNumbers(seed: 2026), words: FuzzWords.words(for: target),
            donors: Self.donors)
        for _ in 0..<target.runCount * factor {
            let seed = try #require(seeds.randomElement(using: &mutator.numbers))
            guard attempt(target, mutator.mutant(of: seed)) else { return }
        }
    }

    /// The safe fix of `redundant-return` removes the last use of `away`.
    @Test func aFixMayLeaveANameUnused() throws {
        let text = """
            screen A = AController
            screen B = BController
            animation away = slide(right)
            registry App { push A -> B: slide(left) / away }

            """
        try tryFixes(Array(text.utf8))
    }

    /// Tokens that the parser skips keep the line ends between them.
    @Test func skippedTokensAreNotJoined() throws {
        let text = """
            troller {
              closeButton // x
            : with fade on present
            } import "Common.trans"
            hero   logo

            """
        try tryFormat(Array(text.utf8))
    }

    /// A string without its end would take in what follows it on its line.
    @Test func theLineAfterAnUnclosedStringStays() throws {
        let text = """
             hero logo = "app.logo because
             per scre
            hero reen\u{20}
            """
        try tryFormat(Array(text.utf8))
    }

    /// Each comment stays next to its token, wherever it is.
    @Test func commentsAtRandomPlacesStay() {
        let forms = ["/* c */ ", "/* c */", "/* c */\n", "// c\n", "\n/* c */ ", "\n// c\n"]
        var numbers = SeededNumbers(seed: 56)
        let seeds = Seeds.inputs(for: .format).map {
            parse(tokenize(SourceFile(path: "a.trans", bytes: $0)))
        }
        .filter { $0.problems.isEmpty && $0.tree.tokens.count > 3 }
        var count = 0
        while count < 2_000 * factor {
            guard let seed = seeds.randomElement(using: &numbers) else { return }
            let file = seed.tree.tokens
            var bytes = file.source.bytes
            for token in Set(
                (0..<4).map { _ in file.kinds.indices.randomElement(using: &numbers) ?? 0 }
            )
            .sorted(by: >) {
                let form = forms.randomElement(using: &numbers) ?? "/* c */"
                bytes.insert(contentsOf: form.utf8, at: Int(file.ranges[token].start))
                count += 1
            }
            attempt(.format, bytes)
        }
    }

    private static let donors = Donors(Seeds.modules)

    @discardableResult
    private func attempt(_ target: FuzzTarget, _ bytes: [UInt8]) -> Bool {
        do throws(Violation) {
            try target.run(bytes)
            return true
        } catch {
            Issue.record("\(error), of the input\n\(String(decoding: bytes, as: UTF8.self))")
            return false
        }
    }
}

extension FuzzTarget {
    /// How many mutants take about half a second.
    fileprivate var runCount: Int {
        switch self {
        case .lexer, .parser, .dump: 60
        case .checker, .order, .generator, .reports, .format: 30
        case .fixes, .page: 15
        case .arguments, .baseline, .xcode, .depfile, .request, .frames, .json: 150
        case .session, .app: 40
        case .swift, .objectiveC, .interface, .strings: 60
        }
    }
}

extension Array {
    func everyNth(_ step: Int) -> [Element] {
        indices.filter { $0 % step == 0 }.map { self[$0] }
    }
}
