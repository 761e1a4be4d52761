#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes of the signals that end a process something to wait for together with files: a run is
/// never cut off in the middle, and no handler has to be safe at any moment.
struct StopSignals: Sendable {
    /// Readable once SIGINT or SIGTERM has come; -1 where the system has no pipe or thread left,
    /// and a signal ends the process as it ends any other.
    let descriptor: Int32

    /// Threads that start later are spared by the signals too. A second signal ends the process
    /// at once.
    init() {
        var ends: [Int32] = [0, 0]
        guard pipe(ends: &ends) == 0 else {
            descriptor = -1
            return
        }
        let writeEnd = ends[1]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let signals = signalSet([SIGINT, SIGTERM])
        setSignalMask(SIG_BLOCK, signals)
        // Held back while files are put in place, a hang-up must not end the process by this
        // thread.
        let thread = holdingSignals {
            WorkThread {
                _ = waitForSignal(signals)
                while write([1], from: 0, to: writeEnd) < 0, errno == EINTR {}
                _exit(128 + waitForSignal(signals))
            }
        }
        if thread == nil { setSignalMask(SIG_UNBLOCK, signals) }
        descriptor = thread == nil ? -1 : ends[0]
    }
}
