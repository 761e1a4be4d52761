import Pictures
import Semantics
import TransitionDSL
import Workspace

/// Serves the page of a file and follows its changes, until a signal arrives or standard error is
/// closed.
func runServer(
    _ operand: String, _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    if operand == "-" {
        throw Failure(.usage, "standard input cannot be watched", help: "give a file")
    }
    noteStopSignals()
    var preview = LivePreview(operand, options, console)
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
        server.step(within: changes.arePending ? 60 : 100)
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
        ([operand] + modules.paths + [options.sourceRoot].compactMap(\.self)).uniqued()
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
            if page.version == 0 { show(Array("<!DOCTYPE html>".utf8)) }
            page.problems = shown(result.problems, input.module.sources)
            _ = console.printLine(watchLine(errors: reporter.counts.errors))
            return
        }
        let graph = graph(of: model, GraphSelection())
        let bytes = Array("<!DOCTYPE html>".utf8) + svg(graph, layOut(graph))
        show(bytes)
        page.policy = "default-src 'none'; connect-src 'self'"
        page.problems = ""
        let duration = monotonicNanoseconds() - start
        _ = console.printLine("transc: the page is up to date, \(duration / 1_000_000) ms")
    }

    private mutating func show(_ bytes: [UInt8]) {
        if page.bytes == bytes { return }
        page.bytes = bytes
        page.version += 1
    }

    /// Shows why the page cannot be made, once.
    mutating func report(_ failure: Failure) {
        if self.failure == failure { return }
        self.failure = failure
        _ = console.report(failure)
        _ = console.printLine(watchLine(errors: 1))
        page.problems = text(renderFailure(failure, style: RenderStyle()))
    }

    /// The first errors as text.
    private func shown(_ problems: [Diagnostic], _ sources: [SourceFile]) -> String {
        let errors = sortedByPlace(problems.filter { $0.severity == .error }, by: \.self)
        let rest = errors.count - mostShown
        return text(
            renderDiagnostics(Array(errors.prefix(mostShown)), sources: sources, style: RenderStyle()))
            + (rest > 0 ? "\(counted(rest, "more error"))\n" : "")
    }
}

/// How many errors a page shows; the terminal shows more.
private let mostShown = 20

private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(bytes.last == UInt8(ascii: "\n") ? 1 : 0), as: UTF8.self)
}
