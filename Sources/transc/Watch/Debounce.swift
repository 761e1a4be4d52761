/// When to look after a change: once nothing more has happened for a moment, since an editor saves
/// in several steps and a checkout changes many files, but not later than some time after the
/// first.
struct Debounce: Sendable {
    static let quietNanoseconds = 60_000_000
    static let longestNanoseconds = 500_000_000

    private var first: Int?
    private var last = 0

    mutating func note(at time: Int) {
        if first == nil { first = time }
        last = time
    }

    /// Nil while nothing has happened.
    var dueTime: Int? {
        first.map { min(last + Debounce.quietNanoseconds, $0 + Debounce.longestNanoseconds) }
    }
}
