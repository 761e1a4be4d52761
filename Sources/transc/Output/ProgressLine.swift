/// A line on the terminal that tells how far a run of several files is. It appears once the run has
/// taken a second, and is gone before anything else is printed.
final class ProgressLine {
    private enum Pace {
        static let firstNanoseconds = 1_000_000_000
        static let betweenNanoseconds = 100_000_000
    }

    private var total = 0
    private var done = 0
    private var nextTime = 0
    private var isShown = false

    /// Starts a run of so many files.
    func begin(_ total: Int) {
        self.total = total
        done = 0
        nextTime = monotonicNanoseconds() + Pace.firstNanoseconds
    }

    /// Takes note of a file that is done.
    func advance() {
        done += 1
        guard total > 1, done < total else { return }
        let now = monotonicNanoseconds()
        guard now >= nextTime else { return }
        nextTime = now + Pace.betweenNanoseconds
        isShown = true
        draw("\r" + progressText(done, of: total))
    }

    func end() { erase() }

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
