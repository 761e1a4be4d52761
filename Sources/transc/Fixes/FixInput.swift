import Lexer
import Lint
import Parser
import TransitionDSL
import Workspace

/// A file with what could be mended unasked.
struct FixedInput: Sendable {
    var input: Input
    /// How many fixes were applied.
    var count = 0
}

/// Applies the safe fixes of a file, and those that its new text then has, until there is none.
///
/// No round may bring an error but those that another one hid, and each must come nearer to the
/// end; of one that does not, only its first fixes are kept. So fixes that miss their aim do no
/// harm.
func applyFixes(_ input: Input, _ options: Options) throws(Failure) -> FixedInput {
    var state = try FixState(input, options)
    var count = 0
    for _ in 0..<roundLimit(input.source.bytes.count) {
        guard let round = try bestRound(state, options) else { break }
        state = round.state
        count += round.count
    }
    return FixedInput(input: state.input, count: count)
}

/// How often a file is looked at again: often, since of some mistakes only the first of a file are
/// told, but of a large file not so often that one would wait for it.
private func roundLimit(_ byteCount: Int) -> Int {
    max(10, min(100, 20_000_000 / max(1, byteCount)))
}

/// A text on the way to the mended one.
private struct FixState {
    var input: Input
    var fixes: [Fix]
    private var errors: [Diagnostic]
    private var problemCount: Int

    init(_ input: Input, _ options: Options) throws(Failure) {
        let problems = try input.lint(options).problems
        self.input = input
        fixes = fixesToApply(problems, in: input.source)
        errors = problems.filter { $0.severity == .error }
        problemCount = problems.count
    }

    private var byteCount: Int { input.source.bytes.count }

    /// Where the lexer has told of as many mistakes as it does, how much of the file it has told
    /// of: what lies behind has further errors, which nobody has counted.
    private var knownCount: Int? {
        let told = input.module.files[0].tree.tokens.problems
        guard told.count >= maximumLexicalProblemCount, let last = told.last else { return nil }
        return Int(last.place.range.end)
    }

    private func errorCount(before offset: Int) -> Int {
        errors.count { $0.place.file == .main && Int($0.place.range.start) < offset }
    }

    /// How much of the file lies behind the first fix: all before it is mended.
    private var restCount: Int {
        fixes.first.map { byteCount - Int($0.edits[0].place.range.start) } ?? 0
    }

    func isBetter(than other: FixState) -> Bool {
        if let known = other.knownCount, known + byteCount > other.byteCount {
            let errorCount = errorCount(before: known + byteCount - other.byteCount)
            if errorCount < other.errorCount(before: known) { return true }
        }
        let (counts, others) = (Stage.counts(of: errors), Stage.counts(of: other.errors))
        if counts != others { return counts.lexicographicallyPrecedes(others) }
        return problemCount < other.problemCount || byteCount < other.byteCount
            || restCount < other.restCount
    }
}

/// What is looked at only where nothing is wrong with what comes before: an error that is new there
/// was in the file already.
enum Stage: Int, CaseIterable {
    case declarations, engine, tables, rules

    init(_ id: DiagnosticID) {
        if id.isRule {
            self = .rules
        } else if id == .duplicateLine || id == .ambiguousLine {
            self = .tables
        } else {
            self = id == .notInEngine ? .engine : .declarations
        }
    }

    /// How many errors there are of each stage.
    static func counts(of errors: [Diagnostic]) -> [Int] {
        errors.reduce(into: [Int](repeating: 0, count: allCases.count)) {
            $0[Stage($1.id).rawValue] += 1
        }
    }
}

/// The text with all fixes, or with half of them, and so on; nil where not even one does good.
private func bestRound(
    _ state: FixState,
    _ options: Options
) throws(Failure) -> (state: FixState, count: Int)? {
    var count = state.fixes.count
    while count > 0 {
        let bytes = applying(Array(state.fixes[..<count]), to: state.input.source.bytes)
        let next = try FixState(state.input.replacing(bytes), options)
        if next.isBetter(than: state) { return (next, count) }
        count /= 2
    }
    return nil
}
