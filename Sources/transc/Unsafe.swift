#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// All of this module that Swift does not prove to be safe: the calls of C that are handed an
// address. None keeps it beyond the call, and none writes more than the count beside it; what lives
// longer, a thread's work and what threads wait for, is owned here.

// MARK: Names. A text is lent as bytes that end in NUL; `checkName` sees to it that it holds none.

func open(path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags, 0o666) }

/// Moves a file over another in one step.
func renameFile(_ path: String, to target: String) throws(SystemError) {
    try retrying { unsafe rename(path, target) }
}

/// Lets two files change their places in one step; fails where a system cannot.
func exchangeFiles(_ path: String, _ other: String) throws(SystemError) {
    #if canImport(Darwin)
        try retrying { unsafe renamex_np(path, other, UInt32(RENAME_SWAP)) }
    #elseif canImport(Glibc)
        try retrying { unsafe renameat2(AT_FDCWD, path, AT_FDCWD, other, 2) }
    #else
        throw SystemError(number: ENOSYS)
    #endif
}

#if canImport(Glibc)
    /// `rename(2)`, which the module of C for Swift knows without its flags; 2 is
    /// `RENAME_EXCHANGE`.
    @_silgen_name("renameat2") private func renameat2(
        _ directory: Int32, _ path: UnsafePointer<CChar>, _ otherDirectory: Int32,
        _ other: UnsafePointer<CChar>, _ flags: UInt32
    ) -> Int32
#endif

/// Gives a file a second name, which nothing may bear yet.
func linkFile(_ path: String, to target: String) throws(SystemError) {
    try retrying { unsafe link(path, target) }
}

func removeFile(_ path: String) { unsafe _ = unlink(path) }

/// Makes a directory; one that is there already will do.
func makeDirectory(_ path: String) throws(SystemError) {
    do throws(SystemError) {
        try checkName(path)
        try retrying { unsafe mkdir(path, 0o777) }
    } catch {
        let failure = error
        do throws(SystemError) { if try FileStatus(path).kind == .directory { return } } catch {
            // That something is there would be no reason if nobody can tell what.
            if failure == .exists, error != .notFound { throw error }
        }
        throw failure
    }
}

/// Refuses what this process may not write to.
func checkWriting(_ path: String) throws(SystemError) {
    try retrying { unsafe access(path, W_OK) }
}

/// Sets the time of a file to now, whatever it holds.
func touchFile(_ path: String) throws(SystemError) {
    try retrying { unsafe utimensat(AT_FDCWD, path, nil, 0) }
}

func readLink(_ path: String) throws(SystemError) -> String {
    try checkName(path)
    var buffer = emptyPath()
    let count = try retrying { unsafe readlink(path, &buffer, buffer.count) }
    return text(buffer[..<count])
}

private func emptyPath() -> [CChar] { [CChar](repeating: 0, count: Int(PATH_MAX)) }

/// What C has put into a buffer, up to its end.
private func text(_ buffer: ArraySlice<CChar>) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func stat(path: String, followingLinks: Bool, _ status: inout stat) -> Int32 {
    unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
}

func stat(descriptor: Int32, _ status: inout stat) -> Int32 { unsafe fstat(descriptor, &status) }

/// The names in a directory but for `.` and `..`, in no order that means anything.
func readDirectory(_ path: String) throws(SystemError) -> [DirectoryEntry] {
    try checkName(path)
    guard let stream = unsafe opendir(path) else { throw SystemError(number: errno) }
    defer { _ = unsafe closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
        errno = 0
        guard let entry = unsafe readdir(stream) else {
            if errno != 0 { throw SystemError(number: errno) }
            return entries.filter { $0.name != "." && $0.name != ".." }
        }
        let kind = FileStatus.Kind(entryType: unsafe entry.pointee.d_type)
        unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
            unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) {
                let valid = unsafe String(validatingCString: $0)
                let name = unsafe valid ?? String(cString: $0)
                entries.append(DirectoryEntry(name: name, isUTF8: valid != nil, kind: kind))
            }
        }
    }
}

/// Where an open file lies; nil where the system does not tell.
func path(ofDescriptor descriptor: Int32) -> String? {
    var buffer = emptyPath()
    #if canImport(Darwin)
        guard unsafe fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
    #else
        let count = unsafe readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        // A path that fills it may have been cut off.
        guard (1..<buffer.count).contains(count) else { return nil }
    #endif
    return text(buffer[...])
}

/// The directory that relative paths start from; empty where the system does not tell.
func currentDirectory() -> String {
    var buffer = emptyPath()
    return unsafe getcwd(&buffer, buffer.count) == nil ? "" : text(buffer[...])
}

// MARK: Bytes

/// Bytes up to the end, or so many; those that are expected are not followed by a look for more. It
/// fills memory that was never initialised: clearing it first would touch each page of a large file
/// twice.
func readArray(
    _ descriptor: Int32, atMost capacity: Int, expecting expectedCount: Int
) throws(SystemError) -> [UInt8] {
    var problem: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        do throws(SystemError) {
            while count < capacity {
                let rest = unsafe buffer[count...].prefix(1 << 30)
                let added = try retrying(waitingFor: descriptor) {
                    unsafe read(
                        descriptor, UnsafeMutableBufferPointer(rebasing: rest).baseAddress,
                        rest.count)
                }
                count += added
                if added == 0 || count == expectedCount { break }
            }
        } catch { problem = error }
    }
    if let problem { throw problem }
    return bytes
}

/// Writes once, from an offset on.
func write(_ bytes: [UInt8], from start: Int, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe buffer[start...].prefix(1 << 30)
        return unsafe write(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    }
}

func poll(_ descriptors: inout [pollfd], timeout: Int32) -> Int32 {
    unsafe poll(&descriptors, nfds_t(descriptors.count), timeout)
}

// MARK: The process

func words(forError number: Int32) -> String? {
    guard let words = unsafe strerror(number) else { return nil }
    return unsafe String(cString: words)
}

/// The first argument of the process that is not UTF-8, as far as it can be shown.
func firstUnreadableArgument() -> String? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
        guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
        if unsafe String(validatingCString: argument) == nil {
            return unsafe String(cString: argument)
        }
    }
    return nil
}

/// The value of an environment variable; nil if it is not set or empty.
func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
}

/// A time that never goes back: only the distance of two such times means anything.
func monotonicNanoseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// Does what no interrupt may cut in two: those that come meanwhile take effect behind it, so that
/// files are all old or all new and no temporary one is left. SIGQUIT and SIGKILL end it at once.
///
/// It holds for the calling thread; no other may run. Nothing in it may wait for somebody else.
func holdingSignals<Value, Problem: Error>(
    _ body: () throws(Problem) -> Value
) throws(Problem) -> Value {
    var (held, before) = (signalSet([SIGINT, SIGTERM, SIGHUP]), sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// Takes back what a parent process may have left blocked.
func unblockSignals(_ signals: [Int32]) {
    var set = signalSet(signals)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
}

private func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
}

// MARK: Threads of C. Swift's concurrency, Dispatch or Foundation would each make the static
// executable larger and every start slower, for the sake of one loop.

/// A thread that runs until its work is done.
@safe struct WorkThread {
    private let handle: pthread_t

    /// Nil where the system has no thread left for us.
    init?(_ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        // As large as a main thread's, which the parser's limit of nesting is made for: other
        // threads of macOS have a sixteenth of it.
        guard unsafe pthread_attr_setstacksize(&attributes, 8 << 20) == 0 else { return nil }
        // The thread owns its work, unless there is none.
        let box = unsafe Unmanaged.passRetained(Work(work))
        #if canImport(Glibc)
            var created = pthread_t()
        #else
            var created: pthread_t?
        #endif
        guard unsafe pthread_create(&created, &attributes, { unsafe run($0) }, box.toOpaque()) == 0
        else {
            unsafe box.release()
            return nil
        }
        #if !canImport(Glibc)
            guard let created else { return nil }
        #endif
        handle = created
    }

    func join() { pthread_join(handle, nil) }
}

/// What a thread does, in a form that C can carry.
private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
}

/// A value that threads share: one at a time may touch it, and each can wait for what another does.
@safe final class Monitor<State>: @unchecked Sendable {
    private var state: State
    // C wants both at one address as long as they live.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ state: State) {
        self.state = state
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe changed.initialize(to: pthread_cond_t())
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(changed, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe pthread_cond_destroy(changed)
        unsafe mutex.deallocate()
        unsafe changed.deallocate()
    }

    /// Looks at the state whenever it may have changed, until something comes of it.
    func wait<Outcome>(_ body: (inout State) -> Outcome?) -> Outcome {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let outcome = body(&state) {
                unsafe pthread_cond_broadcast(changed)
                return outcome
            }
            unsafe pthread_cond_wait(changed, mutex)
        }
    }
}
