import CLibrary

// All code of this module that Swift cannot prove safe: calls of C functions that take an address.
// None keeps it after the call, and none writes more than the count next to it. What lives longer,
// a thread's work and its synchronization, is owned here.

// MARK: Names. A string is passed as bytes that end in NUL; `checkName` ensures it contains none.

func open(path: String, _ flags: Int32, _ mode: mode_t = 0o666) -> Int32 {
    unsafe openFile(path, flags, mode)
}

/// Moves a file over another in one step.
func renameFile(_ path: String, to target: String) throws(SystemError) {
    try retrying { unsafe rename(path, target) }
}

/// Exchanges two files in one step; fails if the system does not support it.
func exchangeFiles(_ path: String, _ other: String) throws(SystemError) {
    try retrying { unsafe CLibrary.exchangeFiles(path, other) }
}

/// Gives a file a second name, which must not exist yet.
func linkFile(_ path: String, to target: String) throws(SystemError) {
    try retrying { unsafe link(path, target) }
}

package func removeFile(_ path: String) { unsafe _ = unlink(path) }

/// Creates a directory; an existing one is accepted.
func makeDirectory(_ path: String) throws(SystemError) {
    do throws(SystemError) {
        try checkName(path)
        try retrying { unsafe mkdir(path, 0o777) }
    } catch {
        let failure = error
        do throws(SystemError) { if try FileStatus(path).kind == .directory { return } } catch {
            // "Already exists" is not a reason if nothing there can be examined.
            if failure == .exists, error != .notFound { throw error }
        }
        throw failure
    }
}

/// Refuses what this process may not write to.
package func checkWriting(_ path: String) throws(SystemError) {
    try retrying { unsafe access(path, W_OK) }
}

/// Sets the time of a file to now, without changing its contents.
package func touchFile(_ path: String) throws(SystemError) {
    try retrying { unsafe utimensat(AT_FDCWD, path, nil, 0) }
}

func readLink(_ path: String) throws(SystemError) -> String {
    try checkName(path)
    var buffer = emptyPath()
    let count = try retrying { unsafe readlink(path, &buffer, buffer.count) }
    return text(buffer[..<count])
}

private func emptyPath() -> [CChar] { [CChar](repeating: 0, count: Int(PATH_MAX)) }

/// The contents of a C buffer, up to its NUL.
private func text(_ buffer: ArraySlice<CChar>) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func stat(path: String, followingLinks: Bool, _ status: inout stat) -> Int32 {
    unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
}

func stat(descriptor: Int32, _ status: inout stat) -> Int32 { unsafe fstat(descriptor, &status) }

/// The names in a directory except `.` and `..`, in no particular order.
func readDirectory(_ path: String) throws(SystemError) -> [DirectoryEntry] {
    try checkName(path)
    guard let stream = unsafe opendir(path) else { throw .last }
    defer { _ = unsafe closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
        clearErrorNumber()
        guard let entry = unsafe readdir(stream) else {
            if errorNumber() != 0 { throw SystemError.last }
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

/// The path of an open file; nil if the system does not report it.
func openedPath(_ descriptor: Int32) -> String? {
    var buffer = emptyPath()
    #if canImport(Darwin)
        guard unsafe getPath(descriptor, &buffer) == 0 else { return nil }
    #else
        let count = unsafe readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        // A path that fills the buffer may be truncated.
        guard (1..<buffer.count).contains(count) else { return nil }
    #endif
    return text(buffer[...])
}

/// The directory that relative paths start from; empty if the system does not report it.
package func currentDirectory() -> String {
    var buffer = emptyPath()
    return unsafe getcwd(&buffer, buffer.count) == nil ? "" : text(buffer[...])
}

/// Makes a directory the current one; if that fails, the old one stays.
package func changeDirectory(to path: String) { unsafe _ = chdir(path) }

// MARK: Bytes

/// Bytes up to the end, or at most a number.
func readArray(
    _ descriptor: Int32, atMost capacity: Int
) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: capacity)
    var count = 0
    while count < capacity {
        let added = try retrying(waitingFor: descriptor) {
            unsafe bytes.withUnsafeMutableBytes { buffer in
                let rest = unsafe buffer[count...].prefix(1 << 30)
                return unsafe read(
                    descriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count)
            }
        }
        count += added
        if added == 0 { break }
    }
    bytes.removeLast(capacity - count)
    return bytes
}

/// The bytes that one read gives: at least one, unless the stream has ended. If nothing has arrived,
/// waits or throws ``SystemError/wouldBlock``.
package func readSome(
    _ descriptor: Int32, atMost capacity: Int, waits: Bool = true
) throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: capacity)
    let count = try retrying(waitingFor: waits ? descriptor : nil) {
        unsafe read(descriptor, &buffer, capacity)
    }
    return Array(buffer[..<count])
}

/// Writes once, starting at an offset.
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

/// The arguments of the process after its name, as bytes.
package func argumentBytes() throws(ReadFailure) -> [[UInt8]] {
    #if os(Linux)
        // Embedded Swift has no `CommandLine`, which finds the arguments with /proc/self/maps.
        let bytes = try readFile("/proc/self/cmdline").bytes
        return bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { Array($0) }
    #else
        return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let text = unsafe CommandLine.unsafeArgv[index] else { return nil }
            let bytes = unsafe UnsafeBufferPointer(start: text, count: strlen(text))
            return unsafe bytes.map { UInt8(bitPattern: $0) }
        }
    #endif
}

/// The value of an environment variable; nil if it is not set or empty.
package func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
}

/// A time that never goes back: only differences are meaningful.
package func monotonicNanoseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// Runs a body that no interrupt may split: a signal during it takes effect afterwards, so that
/// files are all old or all new and no temporary one is left. SIGQUIT and SIGKILL end the process
/// at once.
/// Applies to the calling thread, which must be the only one. The body must not block.
package func holdingSignals<Value, Problem: Error>(_ body: () throws(Problem) -> Value)
    throws(Problem)
    -> Value
{
    var (held, before) = (signalSet([SIGINT, SIGTERM, SIGHUP]), sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// Unblocks signals that a parent process may have blocked.
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

// MARK: Threads of C. With Swift concurrency or Dispatch the static executable would be larger and
// would start later.

/// A thread that runs until its work is done.
@safe package struct WorkThread {
    private let handle: UInt

    /// nil if the system cannot create another thread.
    package init?(_ work: @escaping @Sendable () -> Void) {
        // The thread owns its work, unless it was not created.
        let box = unsafe Unmanaged.passRetained(Work(work))
        // As large as a main thread's, which the parser's nesting limit assumes: other threads of
        // macOS have a sixteenth of it.
        handle = unsafe startThread(8 << 20, { unsafe run($0) }, box.toOpaque())
        if handle == 0 {
            unsafe box.release()
            return nil
        }
    }

    package func join() { joinThread(handle) }
}

/// The work of a thread, in a form that C can pass.
private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
}

/// A value shared between threads: one accesses it at a time, and each can wait for a change.
@safe package final class Monitor<State>: @unchecked Sendable {
    private var state: State
    // C requires stable addresses for both.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init(_ state: State) {
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

    /// Calls the body while no other thread has the state.
    package func withLock<Outcome>(_ body: (inout State) -> Outcome) -> Outcome {
        wait { .some(body(&$0)) }
    }

    /// Calls the body whenever the state may have changed, until it returns a value.
    package func wait<Outcome>(_ body: (inout State) -> Outcome?) -> Outcome {
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
