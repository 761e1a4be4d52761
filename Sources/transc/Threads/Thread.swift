#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Threads of C. Swift's concurrency, Dispatch or Foundation would each make the static executable
// larger and every start slower, for the sake of one loop.

/// A thread that runs until its work is done; ends in ``join()``.
struct WorkThread {
    private let handle: pthread_t

    /// As large as a main thread's, which the parser's limit of nesting is made for: other threads
    /// of macOS have a sixteenth of it.
    private static let stackByteCount = 8 << 20

    /// Nil where the system has no thread left for us.
    init?(_ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, WorkThread.stackByteCount) == 0 else {
            return nil
        }
        let box = Unmanaged.passRetained(Work(work))
        #if canImport(Darwin)
            var created: pthread_t?
        #else
            var created = pthread_t()
        #endif
        guard pthread_create(&created, &attributes, { run($0) }, box.toOpaque()) == 0 else {
            box.release()
            return nil
        }
        #if canImport(Darwin)
            guard let created else { return nil }
        #endif
        handle = created
    }

    /// Waits for the thread's end.
    func join() {
        pthread_join(handle, nil)
    }
}

/// What a thread does, in a form that C can carry.
private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
}

/// A value that threads share: one at a time may touch it, and each can wait for what another does.
final class Monitor<State>: @unchecked Sendable {
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ state: State) {
        self.state = state
        mutex.initialize(to: pthread_mutex_t())
        changed.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(changed)
        mutex.deallocate()
        changed.deallocate()
    }

    /// Looks at the state whenever it may have changed, until something comes of it.
    func wait<Outcome>(_ body: (inout State) -> Outcome?) -> Outcome {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let outcome = body(&state) {
                pthread_cond_broadcast(changed)
                return outcome
            }
            pthread_cond_wait(changed, mutex)
        }
    }
}
