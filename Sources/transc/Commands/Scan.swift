import AppFacts
import TransitionDSL

struct ScanOptions: Sendable {
    enum Form: Sendable { case summary, json, plain }

    var form = Form.summary
    /// The kinds of facts to print; nil for all.
    var kinds: Set<AppFactKind>?
    /// The place whose facts are explained.
    var explained: (path: String, line: Int)?
    /// Globs of what is not read.
    var excluded: [String] = []
}

/// Prints what the code of an app says about its transitions.
func runScan(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let hasPositions = options.scan.form == .json || options.scan.explained != nil
    let input = try AppFiles(
        operands, excluding: options.scan.excluded, withTransitions: true,
        keepingInterfaces: hasPositions)
    let transitions = TransitionFiles(input, options)
    let failures = input.failures + transitions.failures
    for item in failures {
        let warning = renderFailure(item.failure, severity: .warning, style: console.style)
        console.printErrors(warning)
    }
    var reporter = DiagnosticReporter(console, options)
    for file in transitions.checked { reporter.report(file.problems, sources: file.sources) }
    let code = try printFacts(
        transitions.scan(input), of: input.files, failures, options.scan, console)
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

extension ScanOptions {
    /// Adds the kinds in a comma-separated list.
    mutating func takeKinds(_ option: GivenOption) throws(Failure) {
        for word in option.value.split(separator: ",", omittingEmptySubsequences: false) {
            guard let kind = AppFactKind(rawValue: String(word)) else {
                let known = AppFactKind.allCases.map { $0.rawValue }
                throw Failure(
                    .usage, "`\(word)` for `\(option.spelling)` is not a kind of facts",
                    help: nearest(String(word), among: known).map { "did you mean `\($0)`?" }
                        ?? "the kinds are \(known.joined(separator: ", "))")
            }
            kinds = (kinds ?? []).union([kind])
        }
    }

    /// A path and a line, as messages begin with them; a column after it does not matter.
    mutating func takePlace(_ option: GivenOption) throws(Failure) {
        let parts = option.value.utf8.split(separator: UInt8(ascii: ":"))
        for count in [1, 2] where parts.count > count {
            let numbers = parts.suffix(count).map { Int(Substring($0)) }
            if let number = numbers[0], number > 0, numbers.allSatisfy({ $0 != nil }) {
                let end = parts[parts.count - count - 1].endIndex
                let place = (path: String(option.value[..<end]), line: number)
                explained = place
            }
        }
        if explained == nil {
            throw Failure(
                .usage, "\(option.shown) is not a file and a line",
                help: "write it as `List.swift:12`")
        }
    }
}
