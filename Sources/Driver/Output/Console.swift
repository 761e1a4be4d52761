package import OperatingSystem
import TransitionDSL

/// The two standard streams: results go to standard output, messages to standard error.
package struct Console {
    /// The style of messages on standard error.
    let style: RenderStyle
    /// Whether a summary ends the run: useful for people, not in a log for machines.
    package let showsSummary: Bool
    /// The progress display for many files; nil if standard error is not a terminal.
    let progress: ProgressLine?

    /// Whether Xcode reads standard error; it shows every line as a message.
    let isXcode: Bool

    /// Whether the runner of a CI service reads standard output. It never does if that is a file,
    /// which gets the exact bytes.
    private let isOutputForRunner: Bool
    /// A terminal obeys the control characters of what it shows.
    private let isOutputTerminal: Bool

    /// `watch` ends each run with a line of its own, also on a terminal.
    package init(
        color: ColorChoice, isXcode: Bool = false, showsSummary: Bool = true,
        hasReports: Bool = false
    ) {
        self.isXcode = isXcode
        isOutputForRunner =
            (hasReports || isInContinuousIntegration)
            && (try? FileStatus(descriptor: 1))?.kind != .regular
        isOutputTerminal = isTerminal(1)
        let isTerminal = isTerminal(2) && !isXcode
        self.showsSummary = isTerminal && showsSummary
        let canRedraw = isTerminal && environmentVariable("TERM") != "dumb"
        progress = canRedraw ? ProgressLine() : nil
        let wantsColor = canRedraw && environmentVariable("NO_COLOR") == nil
        style = RenderStyle(isColored: color == .always || color == .auto && wantsColor)
    }

    /// Writes to standard output. A closed pipe is not a failure. Only `areCommands` may have
    /// commands of a runner.
    package func printOutput(_ bytes: [UInt8], areCommands: Bool = false) throws(Failure)
        -> ExitCode
    {
        progress?.erase()
        var bytes = bytes
        if isOutputTerminal || isOutputForRunner {
            // A program behind a pipe may need the text, but no control characters of it.
            bytes = visibleLines(bytes, controlsOnly: !isOutputTerminal)
        }
        if isOutputForRunner {
            bytes = withoutRunnerCommands(bytes, keepingColons: areCommands)
        }
        do throws(SystemError) { try writeAll(bytes, to: 1) } catch {
            guard error == .brokenPipe else {
                throw Failure(.cannotWrite, "standard output cannot be written: \(error.message)")
            }
        }
        return .success
    }

    package func printOutput(_ text: String) throws(Failure) -> ExitCode {
        try printOutput(Array(text.utf8))
    }

    /// Writes to standard error; errors are ignored, since there is nowhere to report them.
    package func printErrors(_ bytes: [UInt8]) {
        progress?.erase()
        try? writeAll(withoutRunnerCommands(bytes), to: 2)
    }

    /// Writes a line to standard error; false if it is closed.
    package func printLine(_ line: String) -> Bool {
        progress?.erase()
        do throws(SystemError) {
            try writeAll(withoutRunnerCommands(Array((line + "\n").utf8)), to: 2)
            return true
        } catch { return error != .brokenPipe }
    }

    /// Reports a failure, possibly of a file, and returns the exit code.
    package func report(_ failure: Failure, path: String? = nil) -> ExitCode {
        if isXcode {
            let line = xcodeLine(.error, failure.text, at: path.map { (path: $0, position: nil) })
            printErrors(Array(line.utf8))
        } else {
            printErrors(renderFailure(failure, style: style))
        }
        return failure.code
    }
}

/// A progress line on the terminal for runs of several files. It appears after a second, and is
/// erased before anything else is printed.
final class ProgressLine {
    private var total = 0
    private var done = 0
    private var nextTime = 0
    private var isShown = false

    func begin(_ total: Int) {
        self.total = total
        done = 0
        nextTime = monotonicNanoseconds() + 1_000_000_000
    }

    func advance() {
        done += 1
        guard total > 1, done < total else { return }
        let now = monotonicNanoseconds()
        guard now >= nextTime else { return }
        nextTime = now + 100_000_000
        isShown = true
        draw("\r" + progressText(done, of: total))
    }

    /// Makes room for output.
    func erase() {
        guard isShown else { return }
        isShown = false
        draw("\r\u{1B}[K")
    }

    private func draw(_ text: String) { try? writeAll(Array(text.utf8), to: 2) }
}

/// It never becomes shorter within a run, so that it can overwrite itself.
func progressText(_ done: Int, of total: Int) -> String { "transc: \(done) of \(total) files" }
