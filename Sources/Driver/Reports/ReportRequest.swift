package import OperatingSystem
package import TransitionDSL

/// One `--report` of the command line.
package struct ReportRequest: Hashable, Sendable {
    var format: ReportFormat
    package var destination: Destination
}

extension Options {
    /// Applies `FORMAT` or `FORMAT=FILE`, with a known format. A plain `text` is the default
    /// anyway.
    mutating func takeReport(_ option: GivenOption) throws(Failure) {
        let pieces = option.value.split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormat(rawValue: String(pieces[0])) else {
            return try takeDiffReport(option, pieces)
        }
        guard pieces.count > 1 else {
            if format != .text {
                reports.append(ReportRequest(format: format, destination: .standardOutput))
            }
            return
        }
        let file = try reportFile(option, pieces)
        if format == .text, reports.contains(where: { $0.format == .text }) {
            throw Failure(.usage, "the `text` report can only go to one place")
        }
        reports.append(ReportRequest(format: format, destination: Destination(file)))
    }

    private func reportFile(
        _ option: GivenOption, _ pieces: [Substring]
    ) throws(Failure) -> String {
        if !pieces[1].isEmpty { return String(pieces[1]) }
        throw Failure(
            .usage, "`\(option.spelling) \(option.value)` has no file",
            help: "write `\(option.spelling) \(pieces[0])=FILE`")
    }

    private mutating func takeDiffReport(
        _ option: GivenOption, _ pieces: [Substring]
    ) throws(Failure) {
        guard let format = DiffFormat(rawValue: String(pieces[0])) else { return }
        let destination: Destination =
            pieces.count > 1 ? Destination(try reportFile(option, pieces)) : .standardOutput
        diffReports.append(DiffReportRequest(format: format, destination: destination))
    }

    /// Refuses reports of another command: findings and differences have different forms.
    func checkReports(of command: CommandName) throws(Failure) {
        let foreign =
            command == .diff
            ? reports.map { $0.format.rawValue }.first { $0 != ReportFormat.text.rawValue }
            : diffReports.first?.format.rawValue
        guard let foreign else { return }
        let known =
            command == .diff
            ? DiffFormat.allCases.map { $0.rawValue } : ReportFormat.allCases.map { $0.rawValue }
        throw Failure(
            .usage, "`\(foreign)` is not a report of `transc \(command.rawValue)`",
            help: "it has \(known.map { "`\($0)`" }.joined(separator: ", "))")
    }
}

/// Refuses reports that would be mixed with other output on standard output.
func checkPrintedReports(
    _ operands: [String], _ options: Options, _ outputs: [Destination]
) throws(Failure) {
    let printed = options.reports.filter { $0.destination == .standardOutput }
    guard let name = printed.first?.format.rawValue else { return }
    func clash(_ whats: String, _ reports: String = "the report") -> Failure {
        Failure(
            .usage, "\(whats) cannot both go to standard output",
            help: "write \(reports) to a file: `--report \(name)=FILE`")
    }
    if outputs.contains(.standardOutput) { throw clash("the Swift and the `\(name)` report") }
    if options.writing != .writing { throw clash("the changes and the `\(name)` report") }
    if options.fixing == .showing || options.fixing == .writing && operands.contains("-") {
        throw clash("the fixed file and the `\(name)` report")
    }
    if printed.count > 1 {
        let other = printed[1].format.rawValue
        throw clash("two reports, `\(name)` and `\(other)`,", "one of them")
    }
}

/// A report file that is also an input or output, by its name or by the file that it leads to.
func reportOverInput(_ path: String) -> Failure {
    Failure(.cannotWrite, "`\(path)` is an input or an output and cannot be a report")
}

/// The report formats for machines, and `text`, for people.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, xcode, jsonl, sarif, github, gitlab, checkstyle, junit

    /// The bytes of a report; nil for `text`, which is printed during the run.
    func bytes(of report: Report) -> [UInt8]? {
        switch self {
        case .text: return nil
        case .xcode: return xcodeReport(report)
        case .jsonl: return jsonLinesReport(report)
        case .sarif: return sarifReport(report)
        case .github: return githubReport(report)
        case .gitlab: return gitlabReport(report)
        case .checkstyle: return checkstyleReport(report)
        case .junit: return junitReport(report)
        }
    }
}

/// Writes the reports of a run: files first, then standard output. A report file may replace
/// another report, except a file just written.
package func writeAll(
    _ reports: [(destination: Destination, bytes: [UInt8])],
    notOverwriting files: Set<FileIdentity>,
    areCommands: Bool = false, _ console: Console
) -> ExitCode {
    var code = ExitCode.success
    var written: [FileIdentity: String] = [:]
    for (destination, bytes) in reports {
        do throws(Failure) {
            switch destination {
            case .standardOutput: _ = try console.printOutput(bytes, areCommands: areCommands)
            case .file(let path): try write(bytes, to: path, notOverwriting: files, &written)
            }
        } catch { code = code.combined(with: console.report(error)) }
    }
    return code
}

private func write(
    _ bytes: [UInt8], to path: String, notOverwriting files: Set<FileIdentity>,
    _ written: inout [FileIdentity: String]
) throws(Failure) {
    if let identity = (try? FileStatus(path))?.identity {
        if files.contains(identity) { throw reportOverInput(path) }
        if let other = written[identity], path != "/dev/null" {
            throw Failure(.cannotWrite, "`\(other)` and `\(path)` are the same file")
        }
    }
    try converting(try writeAtOnce(bytes, path, replacing: .reports)) { Failure(path, $0) }
    if let identity = (try? FileStatus(path))?.identity { written[identity] = path }
}
