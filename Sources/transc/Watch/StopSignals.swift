#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes of the signals that end a process something to wait for together with files: a run is never
/// cut off in the middle, and no handler has to be safe at any moment.
struct StopSignals: Sendable {
    /// Readable once SIGINT or SIGTERM has come.
    let descriptor: Int32

    /// Threads that start later are spared by the signals too. A second signal ends the process
    /// at once.
    init() throws(Failure) {
        var ends: [Int32] = [0, 0]
        guard pipe(ends: &ends) == 0 else { throw StopSignals.failure }
        descriptor = ends[0]
        let writeEnd = ends[1]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let signals = signalSet([SIGINT, SIGTERM])
        setSignalMask(SIG_BLOCK, signals)
        let thread = WorkThread {
            _ = waitForSignal(signals)
            _ = write([1], from: 0, to: writeEnd)
            _exit(128 + waitForSignal(signals))
        }
        if thread == nil { throw StopSignals.failure }
    }

    private static var failure: Failure {
        Failure(.internalError, "the system has no pipe or thread left")
    }
}
