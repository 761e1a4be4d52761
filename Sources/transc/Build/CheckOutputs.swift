import Workspace

/// `--check`: prints how the files on disk differ from what would be written, and tells of each
/// that does. Touches nothing.
func checkOutputs(
    _ outputs: [Output], _ options: Options, _ console: Console, sparing inputs: Set<FileIdentity>,
    _ reporter: inout DiagnosticReporter
) -> ExitCode {
    var code = ExitCode.success
    var targets = OutputTargets(sparing: inputs)
    for output in outputs {
        guard case .file(let path) = output.destination else { continue }
        do throws(Failure) {
            try targets.take(path)
            try check(path, output.bytes, options, console)
        } catch { code = code.combined(with: reporter.report(error, of: path)) }
    }
    return code
}

private func check(
    _ path: String,
    _ new: [UInt8],
    _ options: Options,
    _ console: Console
) throws(Failure) {
    var old: [UInt8]?
    do throws(WriteFailure) {
        let target = try WriteTarget(path, for: new, isForced: false)
        if target.holdsAll { return }
        if !options.isForced { try target.checkIsOurs() }
        if target.status != nil { old = try wholeFile(path) }
    } catch { throw Failure(path, error) }
    _ = try console.printOutput(unifiedDiff(old, new, path: path))
    throw outOfDate(path, old, new)
}

private func wholeFile(_ path: String) throws(WriteFailure) -> [UInt8] {
    do throws(ReadFailure) { return try readFile(path, atMost: .max).bytes } catch {
        throw WriteFailure(error.reason)
    }
}

private func outOfDate(_ path: String, _ old: [UInt8]?, _ new: [UInt8]) -> Failure {
    let remedy = "`transc compile` without `--check` writes it"
    guard let old else { return Failure(.outOfDate, "`\(path)` does not exist", help: remedy) }
    if withoutReturns(old) == new {
        return Failure(
            .outOfDate, "`\(path)` differs from what would be written in its line endings alone",
            help: "git may have changed them; `*.trans.swift text eol=lf` in .gitattributes keeps "
                + "them")
    }
    return Failure(.outOfDate, "`\(path)` is not up to date", help: remedy)
}

/// The text as it was before its line feeds got carriage returns.
private func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
        if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
        result.append(byte)
    }
    return result
}
