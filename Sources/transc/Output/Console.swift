import TransitionDSL

/// The two standard streams: what is asked for goes to one, what is to be said of it to the other.
struct Console {
    /// How messages are shown on standard error.
    let style: RenderStyle
    /// A summary serves people; for a log that a machine reads it would be one line too many.
    let showsSummary: Bool
    /// What is shown while many files are worked on; nil where nobody watches.
    let progress: ProgressLine?

    /// Whether standard error is read by Xcode, which takes every line for something to be told.
    let isXcode: Bool

    /// `watch` ends each run with a line of its own, on a terminal too.
    init(color: ColorChoice, isXcode: Bool = false, showsSummary: Bool = true) {
        self.isXcode = isXcode
        let isTerminal = isTerminal(2) && !isXcode
        self.showsSummary = isTerminal && showsSummary
        let canRedraw = isTerminal && environmentVariable("TERM") != "dumb"
        progress = canRedraw ? ProgressLine() : nil
        let wantsColor = canRedraw && environmentVariable("NO_COLOR") == nil
        style = RenderStyle(isColored: color == .always || color == .auto && wantsColor)
    }

    /// Writes to standard output. A reader that has gone wanted no more: that is no failure.
    func printOutput(_ bytes: [UInt8]) throws(Failure) -> ExitCode {
        progress?.erase()
        do throws(SystemError) { try writeAll(bytes, to: 1) } catch {
            guard error == .brokenPipe else {
                throw Failure(.cannotWrite, "standard output cannot be written: \(error.message)")
            }
        }
        return .success
    }

    func printOutput(_ text: String) throws(Failure) -> ExitCode {
        try printOutput(Array(text.utf8))
    }

    /// Writes to standard error. Where nobody listens there is nobody to tell.
    func printErrors(_ bytes: [UInt8]) {
        progress?.erase()
        try? writeAll(bytes, to: 2)
    }

    /// Writes a line to standard error; false where its reader has gone.
    func tell(_ line: String) -> Bool {
        progress?.erase()
        do throws(SystemError) {
            try writeAll(Array((line + "\n").utf8), to: 2)
            return true
        } catch { return error != .brokenPipe }
    }

    /// Tells of a failure, of a file perhaps, and gives the code to exit with.
    func report(_ failure: Failure, path: String? = nil) -> ExitCode {
        if isXcode {
            let line = xcodeLine(.error, failure.text, at: path.map { (path: $0, position: nil) })
            printErrors(Array(line.utf8))
        } else {
            printErrors(renderFailure(failure, style: style))
        }
        return failure.code
    }
}

/// A line on the terminal that tells how far a run of several files is. It appears once the run has
/// taken a second, and is gone before anything else is printed.
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

    /// Makes room for what is to be printed.
    func erase() {
        guard isShown else { return }
        isShown = false
        draw("\r\u{1B}[K")
    }

    private func draw(_ text: String) { try? writeAll(Array(text.utf8), to: 2) }
}

/// It never becomes shorter within a run, so that it can be drawn over itself.
func progressText(_ done: Int, of total: Int) -> String { "transc: \(done) of \(total) files" }

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
