import Driver
import OperatingSystem
import Pictures
import Semantics
import TransitionDSL

/// Serves the page of a file and follows its changes, until a signal arrives or standard error is
/// closed.
func runServer(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    if operands.count > 1 { throw Failure(.usage, "only the page of one file can be served") }
    if operands[0] == "-" {
        throw Failure(.usage, "standard input cannot be watched", help: "give a file")
    }
    try checkInputs(operands, options)
    noteStopSignals()
    var preview = LivePreview(operands[0], options, console)
    try preview.bringUpToDate()
    var server = try converting(try PageServer(port: options.port, preview.page)) {
        (error: SystemError) in
        Failure(
            .cannotWrite, "port \(options.port) cannot be used: \(error.message)",
            help: options.port == 0 ? nil : "without `--port`, a free one is used")
    }
    _ = try console.printOutput(server.address + "\n")
    var changes = FileChanges()
    while !isClosed(2, within: 0), !hasBeenStopped() {
        // Short, so that a page is visible soon after a save.
        server.step(within: 30)
        guard changes.areDue(preview.look()) else { continue }
        do throws(Failure) { try preview.bringUpToDate() } catch { preview.report(error) }
        server.show(preview.page)
    }
    return .success
}

/// The last page of a file without errors, and the errors that the file has now.
private struct LivePreview {
    private let operand: String
    private let options: Options
    private let console: Console
    private(set) var page = ServedPage()
    private var document: PageDocument?
    /// The inputs of the page.
    private var modules = WatchedModules()
    private var failure: Failure?

    init(_ operand: String, _ options: Options, _ console: Console) {
        self.operand = operand
        self.options = options
        self.console = console
    }

    /// The current state of all paths where a change may show.
    func look() -> [FileLookup] {
        ([operand] + modules.paths + [options.sourceRoot].compactMap { $0 }).uniqued()
            .map(FileLookup.init)
    }

    /// Makes the page again if an input has changed.
    mutating func bringUpToDate() throws(Failure) {
        let touched = modules.toCompile([operand], haveOthersCome: false) { try? FileStatus($0) }
        if touched.isEmpty { return }
        modules = WatchedModules()
        let start = monotonicNanoseconds()
        let input = try Input(operand, options)
        modules.note(operand, input.lookups, isSettled: true)
        failure = nil
        let result = input.analysis(options)
        guard let model = result.model else {
            var reporter = DiagnosticReporter(console, options)
            reporter.report(result.problems, sources: input.module.sources)
            if document == nil { show(PageDocument(title: visible(operand))) }
            page.problems = shown(result.problems, input.module.sources)
            _ = console.printLine(watchLine(errors: reporter.counts.errors))
            return
        }
        try show(transc.page(of: input, model, options))
        page.problems = ""
        let duration = monotonicNanoseconds() - start
        _ = console.printLine("transc: the page is up to date, \(duration / 1_000_000) ms")
    }

    private mutating func show(_ document: PageDocument) {
        if document == self.document { return }
        self.document = document
        page.version += 1
        (page.bytes, page.policy) = document.served(page.version)
    }

    /// Shows why the page cannot be made, once.
    mutating func report(_ failure: Failure) {
        if self.failure == failure { return }
        self.failure = failure
        _ = console.report(failure)
        _ = console.printLine(watchLine(errors: 1))
        page.problems = text(renderFailure(failure, style: RenderStyle()))
    }

    /// The first errors as text; the terminal has them all.
    private func shown(_ problems: [Diagnostic], _ sources: [SourceFile]) -> String {
        let errors = sortedByPlace(problems.filter { $0.severity == .error }, by: { $0 })
        let first = Array(errors.prefix(10))
        let bytes = renderDiagnostics(first, sources: sources, style: RenderStyle())
        let rest = errors.count - first.count
        return text(bytes) + (rest > 0 ? "\n\(counted(rest, "more error"))" : "")
    }
}

private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(bytes.last == UInt8(ascii: "\n") ? 1 : 0), as: UTF8.self)
}
