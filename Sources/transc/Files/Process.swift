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

func endProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

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
