import TransitionDSL
import Workspace

/// What `--fix` or `--diff` came to, before the files are checked as `lint` checks them.
struct FixOutcome: Sendable {
    /// Standard input as it is now to be checked; it cannot be read again.
    var standardInput: Input?
    var code = ExitCode.success
    /// How many problems are mended, and in how many files.
    fileprivate var problemCount = 0
    fileprivate var fileCount = 0

    /// `3 problems in 2 files`.
    fileprivate var text: String {
        let problems = "\(problemCount) problem\(problemCount == 1 ? "" : "s")"
        return "\(problems) in \(fileCount) file\(fileCount == 1 ? "" : "s")"
    }
}

extension Input {
    /// A file as it is once it is mended. Standard input was read then.
    init(_ operand: String, _ options: Options, mended: FixOutcome) throws(Failure) {
        if operand == "-", let input = mended.standardInput {
            self = input
        } else {
            self = try Input(operand, options)
        }
    }
}

/// Mends the files of the command line, never one that they import, or shows what would change.
///
/// A file that cannot be read or checked is left alone here: it is told when it is checked.
func fixFiles(
    _ operands: [String], _ options: Options, _ fixing: Fixing, _ console: Console,
    _ reporter: inout DiagnosticReporter
) -> FixOutcome {
    var outcome = FixOutcome()
    // What is written into one file may be read by the next, which imports it.
    let jobs = fixing == .writing ? 1 : options.jobs(for: operands.count)
    inOrder(operands, jobs: jobs) { operand -> (input: Input, fixed: FixedInput)? in
        guard let input = try? Input(operand, options) else { return nil }
        return (input, (try? applyFixes(input, options)) ?? FixedInput(input: input))
    } take: { operand, result in
        guard let (input, fixed) = result else { return }
        do throws(Failure) {
            switch fixing {
            case .writing: try writeFixed(fixed, over: input, console)
            case .showing: try show(fixed, of: input, console)
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
    if outcome.fileCount > 0 { tell(&outcome, fixing, console) }
    return outcome
}

private func tell(_ outcome: inout FixOutcome, _ fixing: Fixing, _ console: Console) {
    switch fixing {
    case .writing: console.printErrors(Array("transc: fixed \(outcome.text)\n".utf8))
    case .showing:
        let code = console.report(Failure(.outOfDate, "`--fix` would fix \(outcome.text)"))
        outcome.code = outcome.code.combined(with: code)
    }
}

private func show(_ fixed: FixedInput, of input: Input, _ console: Console) throws(Failure) {
    let diff = unifiedDiff(input.source.bytes, fixed.input.source.bytes, path: input.source.path)
    if !diff.isEmpty { _ = try console.printOutput(diff) }
}

/// Writes a mended file over the one that was read, if it is still that; standard input goes to
/// standard output, mended or not.
func writeFixed(_ fixed: FixedInput, over input: Input, _ console: Console) throws(Failure) {
    let bytes = fixed.input.source.bytes
    let path = input.operand
    guard path != "-" else {
        _ = try console.printOutput(bytes)
        return
    }
    guard bytes != input.source.bytes else { return }
    do throws(WriteFailure) {
        try holdingSignals { () throws(WriteFailure) in
            let staged = try StagedFile(bytes, for: path, isForced: false, isEdited: true)
            let old: FileContents
            do throws(WriteFailure) { old = try unchanged(path, input) } catch {
                staged.discard()
                throw error
            }
            if try !staged.commit(over: old) { throw .changed }
        }
    } catch { throw Failure(.cannotWrite, "`\(path)` \(error.reason)", help: error.help) }
}

/// The file that was read; refuses a path that no longer leads to it, or to other bytes.
private func unchanged(_ path: String, _ input: Input) throws(WriteFailure) -> FileContents {
    let contents: FileContents
    do throws(ReadFailure) { contents = try readFile(path) } catch {
        throw WriteFailure(error.reason)
    }
    guard contents.identity == input.identity, contents.bytes == input.source.bytes else {
        throw .changed
    }
    return contents
}

extension WriteFailure {
    fileprivate static let changed = WriteFailure(
        "changed while it was being fixed", help: "run `transc lint --fix` again")
}
