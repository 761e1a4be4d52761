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
    let before = setSignalMask(SIG_BLOCK, signalSet([SIGINT, SIGTERM, SIGHUP]))
    defer { setSignalMask(SIG_SETMASK, before) }
    return try body()
}
