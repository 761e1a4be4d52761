import CLibrary

/// The processor time that this thread spends in a closure, in seconds. Unlike the time on a clock
/// it does not grow while other tests run.
func processorTime(of body: () -> Void) -> Double {
    let start = threadSeconds()
    body()
    return threadSeconds() - start
}

private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
