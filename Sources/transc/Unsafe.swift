#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// All of this module that Swift does not prove to be safe: the calls of C that are handed an
// address. None keeps it beyond the call, and none writes more than the count beside it; what lives
// longer, a thread's work and what threads wait for, is owned here. Results are C's, to be looked
// at elsewhere.

// MARK: Names. A text is lent as bytes that end in NUL; `checkName` sees to it that it holds none.

func open(path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags, 0o666) }

func rename(path: String, to target: String) -> Int32 { unsafe rename(path, target) }

/// Lets two files change their places in one step; fails where a system cannot.
func exchange(path: String, with other: String) -> Int32 {
    #if canImport(Darwin)
        unsafe renamex_np(path, other, UInt32(RENAME_SWAP))
    #elseif canImport(Glibc)
        unsafe renameat2(AT_FDCWD, path, AT_FDCWD, other, 2)
    #else
        cannotExchange()
    #endif
}

#if canImport(Glibc)
    /// `rename(2)`, which the module of C for Swift knows without its flags; 2 is
    /// `RENAME_EXCHANGE`.
    @_silgen_name("renameat2") private func renameat2(
        _ directory: Int32, _ path: UnsafePointer<CChar>, _ otherDirectory: Int32,
        _ other: UnsafePointer<CChar>, _ flags: UInt32
    ) -> Int32
#elseif !canImport(Darwin)
    private func cannotExchange() -> Int32 {
        errno = ENOSYS
        return -1
    }
#endif

/// Gives a file a second name.
func link(path: String, to target: String) -> Int32 { unsafe link(path, target) }

func unlink(path: String) -> Int32 { unsafe unlink(path) }

func mkdir(path: String) -> Int32 { unsafe mkdir(path, 0o777) }

func access(path: String, _ mode: Int32) -> Int32 { unsafe access(path, mode) }

func setTimeToNow(path: String) -> Int32 { unsafe utimensat(AT_FDCWD, path, nil, 0) }

/// Fills the buffer and returns how much of it.
func readlink(path: String, into buffer: inout [CChar]) -> Int {
    unsafe readlink(path, &buffer, buffer.count)
}

func stat(path: String, followingLinks: Bool, _ status: inout stat) -> Int32 {
    unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
}

func stat(descriptor: Int32, _ status: inout stat) -> Int32 { unsafe fstat(descriptor, &status) }

/// A name in a directory, as the system tells it.
struct RawEntry {
    /// Repaired where it is not UTF-8, and then no name of the file.
    var name: String
    var isUTF8: Bool
    /// The system's number for what bears it.
    var type: UInt8
}

func names(inDirectory path: String) throws(SystemError) -> [RawEntry] {
    guard let stream = unsafe opendir(path) else { throw SystemError(number: errno) }
    defer { _ = unsafe closedir(stream) }
    var names: [RawEntry] = []
    while true {
        errno = 0
        guard let entry = unsafe readdir(stream) else {
            if errno != 0 { throw SystemError(number: errno) }
            return names
        }
        let type = unsafe entry.pointee.d_type
        unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
            unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) {
                let valid = unsafe String(validatingCString: $0)
                let name = unsafe valid ?? String(cString: $0)
                names.append(RawEntry(name: name, isUTF8: valid != nil, type: type))
            }
        }
    }
}

/// Where an open file lies; nil where the system does not tell.
func path(ofDescriptor descriptor: Int32) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    #if canImport(Darwin)
        guard unsafe fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
    #else
        let count = readlink(path: "/proc/self/fd/\(descriptor)", into: &buffer)
        // A path that fills it may have been cut off.
        guard (1..<buffer.count).contains(count) else { return nil }
    #endif
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
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

/// Reads once, as many bytes as the buffer has.
func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    unsafe read(descriptor, &buffer, buffer.count)
}

/// Writes once, from an offset on.
func write(_ bytes: [UInt8], from start: Int, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe buffer[start...].prefix(1 << 30)
        return unsafe write(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    }
}

/// Whether bytes stand in others from an offset on; looks at many at a time, where `==` would not.
func isPart(_ part: [UInt8], of whole: [UInt8], from start: Int) -> Bool {
    guard start >= 0, whole.count - start >= part.count else { return false }
    return unsafe part.withUnsafeBytes { part in
        unsafe whole.withUnsafeBytes { whole in
            guard let first = part.baseAddress, let whole = whole.baseAddress else { return true }
            return unsafe memcmp(first, whole + start, part.count) == 0
        }
    }
}

func pipe(ends: inout [Int32]) -> Int32 { unsafe pipe(&ends) }

func poll(_ descriptors: inout [pollfd], timeout: Int32) -> Int32 {
    unsafe poll(&descriptors, nfds_t(descriptors.count), timeout)
}

// MARK: The process

/// The system's words for an error.
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

func getcwd(into buffer: inout [CChar]) -> Bool { unsafe getcwd(&buffer, buffer.count) != nil }

func time(of clock: clockid_t) -> timespec {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time
}

// MARK: Signals

func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
}

/// Changes which signals the calling thread is spared, and returns which it was spared before.
@discardableResult func setSignalMask(_ how: Int32, _ set: sigset_t) -> sigset_t {
    var before = sigset_t()
    unsafe withUnsafePointer(to: set) { _ = unsafe pthread_sigmask(how, $0, &before) }
    return before
}

/// Waits for one of these signals, which must be blocked.
func waitForSignal(_ set: sigset_t) -> Int32 {
    var number: Int32 = 0
    unsafe withUnsafePointer(to: set) { _ = unsafe sigwait($0, &number) }
    return number
}

// MARK: Threads

/// A thread that runs until its work is done.
@safe struct ThreadHandle {
    private let handle: pthread_t

    /// Nil where the system has no thread left for us.
    init?(stackByteCount: Int, _ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_setstacksize(&attributes, stackByteCount) == 0 else { return nil }
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

/// A lock with a bell. C wants both at one address as long as they live.
@safe final class LockAndBell: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
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

    func lock() { unsafe pthread_mutex_lock(mutex) }
    func unlock() { unsafe pthread_mutex_unlock(mutex) }
    func ring() { unsafe pthread_cond_broadcast(changed) }
    /// Lets others have the lock until the bell rings.
    func wait() { unsafe pthread_cond_wait(changed, mutex) }
}

#if os(Linux)
    // MARK: Changes of directories

    func inotify_add_watch(_ descriptor: Int32, path: String, _ mask: UInt32) -> Int32 {
        unsafe inotify_add_watch(descriptor, path, mask)
    }

    /// The head of the event that the bytes begin with; nil where they are too few.
    func inotifyEvent(in bytes: ArraySlice<UInt8>) -> inotify_event? {
        guard bytes.count >= MemoryLayout<inotify_event>.size else { return nil }
        return unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: inotify_event.self) }
    }
#endif
