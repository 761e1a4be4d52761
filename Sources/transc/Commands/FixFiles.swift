import Driver
import Lexer
import Lint
import OperatingSystem
import Semantics
import TransitionDSL

/// The outcome of `--fix` or `--diff`, before the files are checked as by `lint`.
struct FixOutcome: Sendable {
    /// The fixed standard input, for the check; it cannot be read again.
    var standardInput: Input?
    var code = ExitCode.success
    /// How many problems were fixed, and in how many files.
    var problemCount = 0
    var fileCount = 0
}

/// Fixes the files of the command line, never their imports, or prints the changes.
/// A file that cannot be read or checked is skipped here: the check reports it.
func fixFiles(
    _ operands: [String], _ fixing: Fixing, _ reporter: inout DiagnosticReporter
) -> FixOutcome {
    let (options, console) = (reporter.options, reporter.console)
    var outcome = FixOutcome()
    // The next file may import the one just written.
    let jobs = fixing == .writing ? 1 : options.jobs(for: operands.count)
    inOrder(operands, jobs: jobs) { operand -> (input: Input, fixed: FixedInput)? in
        guard let input = try? Input(operand, options) else { return nil }
        return (input, (try? applyFixes(input, options)) ?? FixedInput(input: input))
    } take: { operand, result in
        guard let (input, fixed) = result else { return }
        do throws(Failure) {
            switch fixing {
            case .writing: try writeFixed(fixed, over: input, console)
            case .showing:
                _ = try console.printOutput(
                    unifiedDiff(
                        input.source.bytes, fixed.input.source.bytes, path: input.source.path))
            }
        } catch {
            outcome.code = outcome.code.combined(with: reporter.report(error, of: operand))
            return
        }
        if fixed.count > 0 {
            outcome.problemCount += fixed.count
            outcome.fileCount += 1
        }
        if operand == "-" { outcome.standardInput = fixing == .writing ? fixed.input : input }
    }
    return outcome
}

/// Says how much was fixed, or would be.
func report(_ outcome: inout FixOutcome, _ fixing: Fixing, _ console: Console) {
    if outcome.fileCount == 0 { return }
    let text =
        "\(counted(outcome.problemCount, "problem")) in \(counted(outcome.fileCount, "file"))"
    switch fixing {
    case .writing: console.printErrors(Array("transc: fixed \(text)\n".utf8))
    case .showing:
        let code = console.report(Failure(.outOfDate, "`--fix` would fix \(text)"))
        outcome.code = outcome.code.combined(with: code)
    }
}

/// Writes a fixed file over the one that was read, unless that has changed; standard input goes to
/// standard output, fixed or not.
func writeFixed(_ fixed: FixedInput, over input: Input, _ console: Console) throws(Failure) {
    let bytes = fixed.input.source.bytes
    if input.operand == "-" {
        _ = try console.printOutput(bytes)
    } else {
        try rewrite(
            input.operand, input.source.bytes, input.identity, with: bytes,
            whenChanged: WriteFailure(
                "changed while it was being fixed", help: "run `transc lint --fix` again"))
    }
}

/// A file after its safe fixes.
struct FixedInput: Sendable {
    var input: Input
    /// How many fixes were applied.
    var count = 0
}

/// Applies the safe fixes of a file, then those of the new text, until there are none.
/// A round may reveal errors that another error hid, but cause no new ones, and must leave less to
/// fix. If it does not, fewer of its fixes are applied. So a wrong fix does no harm.
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

/// The maximum number of rounds: many, since only the first of some mistakes are reported at a
/// time, but fewer for a large file, to bound the time.
private func roundLimit(_ byteCount: Int) -> Int {
    max(10, min(100, 20_000_000 / max(1, byteCount)))
}

/// An intermediate text.
private struct FixState {
    var input: Input
    var fixes: [Fix]
    private var errors: [Diagnostic]
    private var problemCount: Int

    init(_ input: Input, _ options: Options) throws(Failure) {
        let problems = try input.lint(options).findings.problems
        self.input = input
        fixes = fixesToApply(problems, in: input.source)
        errors = problems.filter { $0.severity == .error }
        problemCount = problems.count
    }

    private var byteCount: Int { input.source.bytes.count }

    /// If the lexer stopped at its limit of problems: the part of the file that it reported. The
    /// rest has further errors, which are not counted.
    private var knownCount: Int? {
        let problems = input.module.files[0].tree.tokens.problems
        guard problems.count >= maximumLexicalProblemCount, let last = problems.last else {
            return nil
        }
        return Int(last.place.range.end)
    }

    private func errorCount(before offset: Int) -> Int {
        errors.count { $0.place.file == .main && Int($0.place.range.start) < offset }
    }

    /// How much of the file is after the first fix: all before it is already fixed.
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

/// Checks that run only if all earlier ones found nothing: an error that appears later was in the
/// file already.
enum Stage: Int, CaseIterable {
    case declarations, engine, tables, rules

    init(_ id: DiagnosticID) {
        switch id {
        case .duplicateLine, .ambiguousLine: self = .tables
        case .notInEngine: self = .engine
        default: self = id.isRule ? .rules : .declarations
        }
    }

    /// The number of errors of each stage.
    static func counts(of errors: [Diagnostic]) -> [Int] {
        errors.reduce(into: [Int](repeating: 0, count: allCases.count)) {
            $0[Stage($1.id).rawValue] += 1
        }
    }
}

/// The text with all fixes, or with half of them, and so on; nil if not even one is an improvement.
private func bestRound(
    _ state: FixState, _ options: Options
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
