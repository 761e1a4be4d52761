// Threads of C. Swift's concurrency, Dispatch or Foundation would each make the static executable
// larger and every start slower, for the sake of one loop.

/// A thread that runs until its work is done; ends in ``join()``.
struct WorkThread {
    private let handle: ThreadHandle

    /// As large as a main thread's, which the parser's limit of nesting is made for: other threads
    /// of macOS have a sixteenth of it.
    private static let stackByteCount = 8 << 20

    /// Nil where the system has no thread left for us.
    init?(_ work: @escaping @Sendable () -> Void) {
        guard let handle = ThreadHandle(stackByteCount: WorkThread.stackByteCount, work) else {
            return nil
        }
        self.handle = handle
    }

    /// Waits for the thread's end.
    func join() { handle.join() }
}

/// A value that threads share: one at a time may touch it, and each can wait for what another does.
final class Monitor<State>: @unchecked Sendable {
    private var state: State
    private let access = LockAndBell()

    init(_ state: State) { self.state = state }

    /// Looks at the state whenever it may have changed, until something comes of it.
    func wait<Outcome>(_ body: (inout State) -> Outcome?) -> Outcome {
        access.lock()
        defer { access.unlock() }
        while true {
            if let outcome = body(&state) {
                access.ring()
                return outcome
            }
            access.wait()
        }
    }
}
