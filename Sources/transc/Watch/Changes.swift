#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits for changes: the system tells of them or, where it cannot, they are looked for.
struct Changes: ~Copyable {
    enum News { case change, end }

    private static let pollMilliseconds: Int32 = 1000

    /// Readable once the run is to end.
    private let stop: Int32
    /// Nil where changes are to be looked for.
    private var notifier: ChangeNotifier?
    /// Why the system cannot tell of changes, until that is told.
    private var refusal: SystemError?

    init(stop: Int32) {
        self.stop = stop
        do throws(SystemError) { notifier = try ChangeNotifier() } catch {
            notifier = nil
            refusal = error
        }
    }

    /// Hears of changes of these from now on; true if it did not hear of some of them before.
    mutating func attend(to interests: Interests, _ console: Console) -> Bool {
        if notifier != nil {
            do throws(SystemError) { return try notifier?.attend(to: interests) ?? false } catch {
                notifier = nil
                refusal = error
            }
        }
        guard let error = refusal else { return false }
        refusal = nil
        let reason = "the system does not tell of changes: \(error.message)"
        _ = console.tell("transc: note: \(reason); looking for them every second")
        return true
    }

    /// Waits until something that matters may have changed, or the end is asked for.
    mutating func wait(_ interests: Interests) -> News {
        var debounce = Debounce()
        while true {
            var timeout = notifier == nil ? Changes.pollMilliseconds : -1
            if let due = debounce.dueTime {
                let rest = due - monotonicNanoseconds()
                if rest <= 0 { return .change }
                timeout = Int32(clamping: rest / 1_000_000 + 1)
            }
            var descriptors = [
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                // Nobody may be left to read what standard error says.
                pollfd(fd: 2, events: 0, revents: 0),
                pollfd(fd: notifier?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&descriptors, timeout: timeout)
            if descriptors[0].revents != 0 { return .end }
            if descriptors[1].revents & Int16(POLLERR | POLLHUP) != 0 { return .end }
            if notifier == nil, count == 0 { return .change }
            if descriptors[2].revents != 0, notifier?.hasNews(interests) == true {
                debounce.note(at: monotonicNanoseconds())
            }
        }
    }
}
