#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes the process safe to write from: a reader that has gone, and a file that may grow no
/// further, are errors of `write`, not signals, and a standard stream that the caller closed never
/// becomes a file that we open.
func prepareProcess() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
        // Opened the wrong way round, so that using it fails as a closed one does.
        _ = open(path: "/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
}

/// Keeps the memory that the process has had once: pages that the system takes back and gives again
/// take a tenth of the time and more. So do faults for each small page of what comes of one large
/// file, for which room is made at once; several use the same room again, and each of their threads
/// has its own.
func prepareHeap(forFiles paths: [String]) {
    #if canImport(Glibc)
        keepHeap()
        guard paths.count == 1, let status = try? FileStatus(paths[0]) else { return }
        if (0...largestInput).contains(status.byteCount) {
            reserveHeap(status.byteCount * heapBytesPerByte)
        }
    #endif
}

/// About what a byte of a file comes to at the same time.
private let heapBytesPerByte = 10

func endProcess(_ code: ExitCode) -> Never {
    exit(code.rawValue)
}

func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
}

/// The directory that relative paths start from; empty where the system does not tell.
func currentDirectory() -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(into: &buffer) else { return "" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// A number that no other running process has.
var processNumber: Int32 { getpid() }

/// A time that never goes back: only the distance of two such times means anything.
func monotonicNanoseconds() -> Int {
    let time = time(of: CLOCK_MONOTONIC)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
