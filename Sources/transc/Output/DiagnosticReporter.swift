import TransitionDSL

/// Shows the diagnostics of a whole run, counts them, and knows what they mean for the exit code.
struct DiagnosticReporter {
    private let console: Console
    private let isStrict: Bool
    /// How many errors may be shown, and how many others; 0 for no limit.
    private let limit: Int
    private(set) var counts = Counts()
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
                .filter { $0.0 > 0 }
                .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
                .joined(separator: ", ")
        }
    }

    init(_ console: Console, _ options: Options) {
        self.console = console
        isStrict = options.isStrict
        limit = options.maximumErrors
    }

    /// Shows the diagnostics of one module, by file and place, up to the limit.
    mutating func report(_ diagnostics: [Diagnostic], sources: [SourceFile]) {
        var shown: [Diagnostic] = []
        for diagnostic in inOrder(diagnostics) {
            let isError = diagnostic.severity == .error
            let count = isError ? counts.errors : counts.warnings + counts.notes
            counts.add(diagnostic.severity)
            if limit == 0 || count < limit {
                shown.append(diagnostic)
            } else {
                hidden.add(diagnostic.severity)
            }
        }
        guard !shown.isEmpty else { return }
        console.printErrors(renderDiagnostics(shown, sources: sources, style: console.style))
    }

    /// Tells of a warning that has no place in a file.
    mutating func warn(_ message: String, help: String) {
        counts.add(.warning)
        console.printErrors(
            renderFailure(
                Failure(.strictWarnings, message, help: help), severity: .warning,
                style: console.style))
    }

    /// Tells what was not shown, and gives the exit code that the input has earned.
    func finish() -> ExitCode {
        var text = ""
        if hidden.total > 0 {
            let verb = hidden.total == 1 ? "is" : "are"
            text += "transc: note: \(hidden.text) \(verb) not shown; `--max-errors 0` shows all\n"
        }
        if console.showsSummary, counts.total > 1 { text += counts.text + "\n" }
        console.printErrors(Array(text.utf8))
        if counts.errors > 0 { return .inputErrors }
        guard isStrict, counts.warnings > 0 else { return .success }
        return console.report(
            Failure(
                .strictWarnings,
                "\(counts.warnings == 1 ? "a warning counts" : "warnings count") under `--strict`"))
    }
}

/// By file, then by place; those of one place stay as they were given.
func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> UInt64 {
        UInt64(diagnostic.place.file.index) << 32 | UInt64(diagnostic.place.range.start)
    }
    return diagnostics.enumerated()
        .sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
        .map(\.element)
}
