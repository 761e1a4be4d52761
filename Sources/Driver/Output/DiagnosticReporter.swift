import Lint
package import OperatingSystem
package import TransitionDSL

/// Prints and counts the diagnostics of a whole run, and derives the exit code.
package struct DiagnosticReporter {
    package let console: Console
    package let options: Options
    package private(set) var counts = Counts()
    /// The number of failures outside the language.
    private(set) var failureCount = 0
    private var hidden = Counts()

    package struct Counts: Hashable, Sendable {
        package var errors = 0
        var warnings = 0
        var notes = 0

        var total: Int { errors + warnings + notes }

        mutating func add(_ severity: Severity) {
            switch severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
        }

        /// `2 errors, 1 warning`.
        var text: String {
            [(errors, "error"), (warnings, "warning"), (notes, "note")]
                .filter { $0.0 > 0 }.map(counted).joined(separator: ", ")
        }
    }

    /// Builds the machine-readable reports; nil if none is requested.
    private var builder: ReportBuilder?
    /// The files that no report may overwrite.
    private var inputs: Set<FileIdentity> = []
    /// The text for standard error, if `--report text=FILE` redirects it.
    private var divertedText: [UInt8]?

    package init(_ console: Console, _ options: Options) {
        self.console = console
        self.options = options
        if console.isXcode || options.reports.contains(where: { $0.format != .text }) {
            builder = ReportBuilder(directory: currentDirectory())
        }
        if options.reports.contains(where: { $0.format == .text }) { divertedText = [] }
    }

    /// Registers an input before it is checked.
    package mutating func begin(_ sources: [SourceFile], _ identities: Set<FileIdentity>) {
        inputs.formUnion(identities)
        builder?.add([], sources)
    }

    /// Reports a failure, of one file or of the run, and returns the exit code.
    package mutating func report(_ failure: Failure, of operand: String? = nil) -> ExitCode {
        failureCount += 1
        if let identity = operand.flatMap({ try? FileStatus($0) })?.identity {
            inputs.insert(identity)
        }
        let path = operand == "-" ? options.stdinPath ?? standardInputName : operand
        builder?.add(failure, path: path)
        return console.report(failure, path: path)
    }

    /// Prints the findings of an input. Suppressed and baseline findings are only in the reports
    /// for machines.
    mutating func report(_ findings: Findings, sources: [SourceFile]) {
        builder?.add(
            findings.problems, sources,
            suppressed: findings.suppressed.map { ($0.diagnostic, $0.reason) },
            known: findings.baselined)
        show(findings.problems, sources)
    }

    package mutating func report(_ diagnostics: [Diagnostic], sources: [SourceFile]) {
        builder?.add(diagnostics, sources)
        show(diagnostics, sources)
    }

    /// By file and place, up to the limit.
    private mutating func show(_ diagnostics: [Diagnostic], _ sources: [SourceFile]) {
        let limit = options.maximumErrors
        var shown: [Diagnostic] = []
        for diagnostic in sortedByPlace(diagnostics, by: { $0 }) {
            let isError = diagnostic.severity == .error
            let count = isError ? counts.errors : counts.warnings + counts.notes
            counts.add(diagnostic.severity)
            if limit == 0 || count < limit {
                shown.append(diagnostic)
            } else {
                hidden.add(diagnostic.severity)
            }
        }
        guard !shown.isEmpty, showsText else { return }
        show(renderDiagnostics(shown, sources: sources, style: style))
    }

    private var style: RenderStyle { divertedText == nil ? console.style : RenderStyle() }

    private mutating func show(_ text: [UInt8]) {
        if divertedText == nil {
            console.printErrors(text)
        } else {
            divertedText? += withoutRunnerCommands(text)
        }
    }

    /// Reports a warning without a place in a file.
    mutating func warn(_ message: String, help: String) {
        counts.add(.warning)
        let failure = Failure(.strictWarnings, message, help: help)
        if console.isXcode { console.printErrors(Array(xcodeLine(.warning, failure.text).utf8)) }
        guard showsText else { return }
        show(renderFailure(failure, severity: .warning, style: style))
    }

    /// Reports how much was not printed, and returns the exit code.
    package mutating func finish() -> ExitCode {
        if console.isXcode, var report = builder?.report {
            // Failures were reported when they happened.
            report.failures = []
            console.printErrors(xcodeReport(report))
        }
        var text = ""
        if hidden.total > 0, showsText {
            let verb = hidden.total == 1 ? "is" : "are"
            text += "transc: note: \(hidden.text) \(verb) not shown; `--max-errors 0` shows all\n"
        }
        if console.showsSummary || divertedText != nil, counts.total > 1 {
            text += counts.text + "\n"
        }
        show(Array(text.utf8))
        if counts.errors > 0 { return isSilent ? console.report(elsewhere) : .inputErrors }
        guard options.isStrict, counts.warnings > 0 else { return .success }
        let what = counts.warnings == 1 ? "a warning fails" : "warnings fail"
        return console.report(Failure(.strictWarnings, "\(what) under `--strict`"))
    }
}

extension DiagnosticReporter {
    /// Writes the reports of `--report`, last, so that they include all earlier failures.
    package func writeReports(notOverwriting outputs: [Destination] = []) -> ExitCode {
        var files = inputs
        for case .file(let path) in outputs where path != "/dev/null" {
            if let identity = (try? FileStatus(path))?.identity { files.insert(identity) }
        }
        let reports = options.reports.map { request in
            let bytes = builder.flatMap { request.format.bytes(of: $0.report) }
            return (destination: request.destination, bytes: bytes ?? divertedText ?? [])
        }
        // Only one report can be on standard output.
        let areCommands = options.reports.contains {
            $0.format == .github && $0.destination == .standardOutput
        }
        return writeAll(reports, notOverwriting: files, areCommands: areCommands, console)
    }

    /// Whether the text for people goes anywhere: Xcode gets its own form.
    private var showsText: Bool { !console.isXcode || divertedText != nil }

    /// Whether neither stream has any output: all goes to files.
    private var isSilent: Bool {
        divertedText != nil && !console.isXcode
            && !options.reports.contains { $0.destination == .standardOutput }
    }

    /// A message for standard error, for a run that would otherwise fail silently.
    private var elsewhere: Failure {
        Failure(.inputErrors, "the input has errors", help: "they are in the `text` report")
    }
}

/// By file, then by place; a stable sort.
package func sortedByPlace<Element>(
    _ elements: [Element], by diagnostic: (Element) -> Diagnostic
) -> [Element] {
    elements.enumerated().sorted { left, right in
        let (one, other) = (diagnostic(left.element).place, diagnostic(right.element).place)
        return (one.file.index, one.range.start, left.offset)
            < (other.file.index, other.range.start, right.offset)
    }.map { $0.element }
}
