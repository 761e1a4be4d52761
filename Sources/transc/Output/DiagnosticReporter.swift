import Lint
import Semantics
import TransitionDSL
import Workspace

/// Shows the diagnostics of a whole run, counts them, and knows what they mean for the exit code.
struct DiagnosticReporter {
    let console: Console
    let options: Options
    private(set) var counts = Counts()
    /// How often something outside the language went wrong.
    private(set) var failureCount = 0
    private var hidden = Counts()

    struct Counts: Hashable, Sendable {
        var errors = 0
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

    /// What the machine-readable reports are made of; nil where none is asked for.
    private var builder: ReportBuilder?
    /// The files that no report may be written to.
    private var inputs: Set<FileIdentity> = []
    /// What standard error would show, where `--report text=FILE` sends it elsewhere.
    private var divertedText: [UInt8]?

    init(_ console: Console, _ options: Options) {
        self.console = console
        self.options = options
        if console.isXcode || options.reports.contains(where: { $0.format != .text }) {
            builder = ReportBuilder(directory: currentDirectory())
        }
        if options.reports.contains(where: { $0.format == .text }) { divertedText = [] }
    }

    /// Takes note of an input, whatever will be found in it.
    mutating func begin(_ sources: [SourceFile], _ identities: Set<FileIdentity>) {
        inputs.formUnion(identities)
        builder?.add([], sources)
    }

    /// Tells of a failure, of one file or of the run, and gives the code to exit with.
    mutating func report(_ failure: Failure, of operand: String? = nil) -> ExitCode {
        failureCount += 1
        if let identity = operand.flatMap({ try? FileStatus($0) })?.identity {
            inputs.insert(identity)
        }
        let path = operand == "-" ? options.stdinPath ?? standardInputName : operand
        builder?.add(failure, path: path)
        return console.report(failure, path: path)
    }

    /// Shows what is to be said of an input. What comments allow or a baseline knows stands in the
    /// reports for machines alone.
    mutating func report(_ input: LintedInput, sources: [SourceFile]) {
        builder?.add(
            input.problems, sources,
            suppressed: input.suppressed.map { ($0.diagnostic, $0.reason) }, known: input.baselined)
        show(input.problems, sources)
    }

    mutating func report(_ diagnostics: [Diagnostic], sources: [SourceFile]) {
        builder?.add(diagnostics, sources)
        show(diagnostics, sources)
    }

    /// By file and place, up to the limit.
    private mutating func show(_ diagnostics: [Diagnostic], _ sources: [SourceFile]) {
        let limit = options.maximumErrors
        var shown: [Diagnostic] = []
        for diagnostic in sortedByPlace(diagnostics, by: \.self) {
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
        if divertedText == nil { console.printErrors(text) } else { divertedText? += text }
    }

    /// Tells of a warning that has no place in a file.
    mutating func warn(_ message: String, help: String) {
        counts.add(.warning)
        let failure = Failure(.strictWarnings, message, help: help)
        if console.isXcode { console.printErrors(Array(xcodeLine(.warning, failure.text).utf8)) }
        guard showsText else { return }
        show(renderFailure(failure, severity: .warning, style: style))
    }

    /// Tells what was not shown, and gives the exit code that the input has earned.
    mutating func finish() -> ExitCode {
        if console.isXcode, var report = builder?.report {
            // Failures were told when they happened.
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
        let what = counts.warnings == 1 ? "a warning counts" : "warnings count"
        return console.report(Failure(.strictWarnings, "\(what) under `--strict`"))
    }
}

extension DiagnosticReporter {
    /// Writes what `--report` asks for. Done last: what went wrong until then is part of it.
    func writeReports(sparing outputs: [Destination] = []) -> ExitCode {
        var files = inputs
        for case .file(let path) in outputs where path != "/dev/null" {
            if let identity = (try? FileStatus(path))?.identity { files.insert(identity) }
        }
        let reports = options.reports.map { request in
            let bytes = builder.flatMap { request.format.bytes(of: $0.report) }
            return (request: request, bytes: bytes ?? divertedText ?? [])
        }
        return transc.writeReports(reports, sparing: files, console)
    }

    /// Whether the text for people goes anywhere: Xcode is told in its own form.
    private var showsText: Bool { !console.isXcode || divertedText != nil }

    /// Whether neither stream has told anything: all goes to files.
    private var isSilent: Bool {
        divertedText != nil && !console.isXcode
            && !options.reports.contains { $0.destination == .standardOutput }
    }

    /// What a run says on standard error that would fail in silence.
    private var elsewhere: Failure {
        Failure(.inputErrors, "the input has errors", help: "the `text` report tells them")
    }
}

/// By file, then by place; those of one place stay as they were given.
func sortedByPlace<Element>(
    _ elements: [Element], by diagnostic: (Element) -> Diagnostic
) -> [Element] {
    func key(_ element: Element) -> UInt64 {
        let place = diagnostic(element).place
        return UInt64(place.file.index) << 32 | UInt64(place.range.start)
    }
    return elements.enumerated()
        .sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
        .map(\.element)
}
