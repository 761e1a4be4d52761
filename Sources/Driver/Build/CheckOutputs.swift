import OperatingSystem
import TransitionDSL

/// `--check`: prints how the files on disk differ from the generated ones, and reports each that
/// does. Writes nothing.
func checkOutputs(
    _ outputs: [Output], notOverwriting inputs: Set<FileIdentity>,
    _ reporter: inout DiagnosticReporter
) -> ExitCode {
    var code = ExitCode.success
    var targets = OutputTargets(notOverwriting: inputs)
    for output in outputs {
        guard let path = output.destination.path else { continue }
        do throws(Failure) {
            try targets.take(path)
            try check(path, output.bytes, reporter.options, reporter.console)
        } catch { code = code.combined(with: reporter.report(error, of: path)) }
    }
    return code
}

private func check(
    _ path: String, _ new: [UInt8], _ options: Options, _ console: Console
) throws(Failure) {
    var old: [UInt8]?
    do throws(WriteFailure) {
        let target = try WriteTarget(path, for: new, replacing: .generated)
        if target.holdsAll { return }
        if !options.isForced { try target.checkIsOurs() }
        if target.status != nil { old = try wholeFile(path) }
    } catch { throw Failure(path, error) }
    _ = try console.printOutput(unifiedDiff(old, new, path: path))
    throw outOfDate(path, old, new)
}

/// The bytes of a file that would be replaced.
func wholeFile(_ path: String, atMost limit: Int = .max) throws(WriteFailure) -> [UInt8] {
    try converting(try readFile(path, atMost: limit).bytes) { (error: ReadFailure) in
        WriteFailure(error.reason)
    }
}

private func outOfDate(_ path: String, _ old: [UInt8]?, _ new: [UInt8]) -> Failure {
    let remedy = "the same command without `--check` writes it"
    guard let old else { return Failure(.outOfDate, "`\(path)` does not exist", help: remedy) }
    if withoutReturns(old) == new {
        return Failure(
            .outOfDate, "`\(path)` differs from what would be written only in its line endings",
            help: "git may have changed them; `*.trans.swift text eol=lf` in .gitattributes keeps "
                + "them")
    }
    return Failure(.outOfDate, "`\(path)` is not up to date", help: remedy)
}

/// The text with its CR LF turned back into LF.
private func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
        if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
        result.append(byte)
    }
    return result
}

/// `--dry-run`: prints what a run would do with each file. If the run would be refused, reports
/// that instead.
func printPlannedOutputs(
    _ outputs: [Output], depfile: Output?, _ options: Options, _ console: Console,
    notOverwriting inputs: Set<FileIdentity>
) throws(Failure) {
    if let stamp = options.stamp { try checkStamp(stamp, options) }
    var targets = OutputTargets(notOverwriting: inputs)
    var text = ""
    for output in outputs {
        guard let path = output.destination.path else {
            text += "would write to standard output\n"
            continue
        }
        try targets.take(path)
        text +=
            "would \(try verb(output, path, options, isForced: options.isForced)) \(visible(path))\n"
    }
    if let depfile, let path = depfile.destination.path {
        try targets.take(path)
        try checkDepfile(path, before: depfile.bytes, isForced: options.isForced)
        // A depfile is rewritten even if it is unchanged.
        let verb = try verb(depfile, path, options, isForced: true)
        text += "would \(verb == "keep" ? "write" : verb) \(visible(path))\n"
    }
    if let stamp = options.stamp {
        let isThere = (try? FileStatus(stamp)) != nil
        text += "would \(isThere ? "touch" : "make") \(visible(stamp))\n"
    }
    _ = try console.printOutput(text)
}

private func verb(
    _ output: Output, _ path: String, _ options: Options, isForced: Bool
) throws(Failure) -> String {
    do throws(WriteFailure) {
        let replaceable: Replaceable = isForced ? .any : .generated
        let target = try WriteTarget(path, for: output.bytes, replacing: replaceable)
        if target.holdsAll { return "keep" }
        try target.checkIsReplaceable()
        if target.status != nil { return "write" }
    } catch { throw Failure(path, error) }
    try checkPlace(path, options)
    return "make"
}

/// Refuses a file that cannot be created, for want of a directory or a permission. `-d` creates
/// missing directories.
func checkPlace(_ path: String, _ options: Options) throws(Failure) {
    let home = directory(of: path)
    var place = home
    do throws(SystemError) {
        while !exists(place), place != "/", options.directory != nil {
            place = directory(of: String(place.dropLast()))
        }
        let name = place.isEmpty ? "." : place
        guard try FileStatus(name).kind == .directory else { throw .notDirectory }
        try checkWriting(name)
    } catch {
        guard place != home, let directory = options.directory else {
            throw Failure(path, WriteFailure(error))
        }
        throw Failure(directory, WriteFailure("cannot be created: \(error.message)"))
    }
}

private func exists(_ directory: String) -> Bool {
    directory.isEmpty || (try? FileStatus(directory)) != nil
}
