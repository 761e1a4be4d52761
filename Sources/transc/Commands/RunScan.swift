import Apps
import Driver
import OperatingSystem
import TransitionDSL

/// Prints what the code of an app says about its transitions.
func runScan(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let hasPositions = options.scan.form == .json || options.scan.explained != nil
    let input = try AppFiles(
        operands, excluding: options.scan.excluded, withTransitions: true,
        keepingInterfaces: hasPositions)
    let transitions = TransitionFiles(input, options)
    let scan = App(input.files, transitions: transitions.read).scan()
    let failures = input.failures + transitions.failures + scan.unknownFiles
    try warn(of: failures, options, console)
    var reporter = DiagnosticReporter(console, options)
    for file in transitions.checked { reporter.report(file.problems, sources: file.sources) }
    let code = try printFacts(
        scan, of: input.files, failures, options.scan, console)
    return code.combined(with: reporter.finish())
}

private func printFacts(
    _ scan: AppScan, of files: [AppFile], _ failures: [ReportedFailure], _ options: ScanOptions,
    _ console: Console
) throws(Failure) -> ExitCode {
    var scan = scan
    if let kinds = options.kinds { scan.facts.removeAll { !kinds.contains($0.content.kind) } }
    if let (path, line) = options.explained {
        let file = try fileNumber(path, files)
        return try console.printOutput(explanation(of: line, in: file, scan))
    }
    switch options.form {
    case .json: return try console.printOutput(factsAsJSON(scan, failures: failures))
    case .plain: return try console.printOutput(factsAsText(scan.facts))
    case .summary:
        return try console.printOutput(scanSummary(scan, failures: failures.count))
    }
}

/// The file that a path leads to; the end of a path is enough if only one file has it.
private func fileNumber(_ path: String, _ files: [AppFile]) throws(Failure) -> Int {
    let wanted = normalized(path)
    if let number = files.firstIndex(where: { $0.source.path == wanted }) { return number }
    if let identity = (try? FileStatus(path))?.identity {
        let number = files.firstIndex { (try? FileStatus($0.source.path))?.identity == identity }
        if let number { return number }
    }
    let ending = Array(("/" + wanted).utf8)
    let candidates = files.indices.filter {
        files[$0].source.path.utf8.suffix(ending.count).elementsEqual(ending)
    }
    guard let number = candidates.first, candidates.count == 1 else {
        throw Failure(
            .usage,
            candidates.isEmpty
                ? "`\(path)` for `--explain` is not among the scanned files"
                : "several scanned files end in `\(path)`",
            help: candidates.isEmpty ? nil : "write more of the path")
    }
    return number
}
