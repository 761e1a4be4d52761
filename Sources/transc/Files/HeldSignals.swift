#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Does what no interrupt may cut in two: those that come meanwhile take effect behind it, so that
/// files are all old or all new and no temporary one is left. SIGQUIT and SIGKILL end it at once.
///
/// It holds for the calling thread; no other may run. Nothing in it may wait for somebody else.
func holdingSignals<Value, Problem: Error>(
    _ body: () throws(Problem) -> Value
) throws(Problem) -> Value {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}
