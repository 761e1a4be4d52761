#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many bytes a path can have that the system opens.
let longestPath = Int(PATH_MAX) - 1

/// What the operating system said went wrong.
struct SystemError: Error, Hashable, Sendable {
    var number: Int32

    static let isDirectory = SystemError(number: EISDIR)
    static let notDirectory = SystemError(number: ENOTDIR)
    static let exists = SystemError(number: EEXIST)
    static let notFound = SystemError(number: ENOENT)
    static let brokenPipe = SystemError(number: EPIPE)
    static let tooManyLinks = SystemError(number: ELOOP)
    static let otherDevice = SystemError(number: EXDEV)
    static let readOnlyFileSystem = SystemError(number: EROFS)
    static let nameTooLong = SystemError(number: ENAMETOOLONG)
    static let unusableName = SystemError(number: EINVAL)

    /// The system's words, made to stand inside a sentence.
    var message: String {
        guard let text = words(forError: number) else { return "error \(number)" }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Whether it says that a place is closed to us, not that something is wrong with it.
    var isRefusal: Bool { number == EPERM || number == EACCES || number == EROFS }
}

/// What a path must lead to, and what becomes of it.
struct OpenFlags: OptionSet, Sendable {
    let rawValue: Int32

    /// Does not wait for the other end of a pipe.
    static let read = OpenFlags(rawValue: O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    static let write = OpenFlags(rawValue: O_WRONLY | O_CLOEXEC)
    static let create = OpenFlags(rawValue: O_CREAT)
    /// Together with `create`: the file must be new.
    static let exclusive = OpenFlags(rawValue: O_EXCL)
}

/// An open file; closed when nobody holds it any more.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    init(_ path: String, _ flags: OpenFlags) throws(SystemError) {
        try checkName(path)
        descriptor = Int32(try retrying { Int(open(path: path, flags.rawValue)) })
    }

    deinit { _ = close(descriptor) }

    /// Closes a file that was written: some file systems say only now that they had no room.
    consuming func finish() throws(SystemError) {
        let descriptor = descriptor
        discard self
        // One that a signal interrupts is closed all the same.
        if close(descriptor) != 0, errno != EINTR { throw SystemError(number: errno) }
    }
}

/// Makes a call again until no signal interrupts it or keeps it from beginning.
func retrying(waitingFor descriptor: Int32? = nil, _ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        let number = errno
        if number == EINTR { continue }
        guard let descriptor, number == EAGAIN || number == EWOULDBLOCK else {
            throw SystemError(number: number)
        }
        var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)]
        _ = poll(&waiting, timeout: 1000)
    }
}

/// Writes all bytes, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
        let start = offset
        offset += try retrying(waitingFor: descriptor) { write(bytes, from: start, to: descriptor) }
    }
}

/// Moves a file over another in one step.
func renameFile(_ path: String, to target: String) throws(SystemError) {
    _ = try retrying { Int(rename(path: path, to: target)) }
}

/// Lets two files change their places in one step.
func exchangeFiles(_ path: String, _ other: String) throws(SystemError) {
    _ = try retrying { Int(exchange(path: path, with: other)) }
}

/// Gives a file a second name, which nothing may bear yet.
func linkFile(_ path: String, to target: String) throws(SystemError) {
    _ = try retrying { Int(link(path: path, to: target)) }
}

func removeFile(_ path: String) { _ = unlink(path: path) }

func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    _ = try retrying { Int(fchmod(descriptor, mode_t(truncatingIfNeeded: mode))) }
}

func setSize(_ size: Int, of descriptor: Int32) throws(SystemError) {
    _ = try retrying { Int(ftruncate(descriptor, off_t(size))) }
}

/// Waits until no other transc writes into a file in place, and keeps it from doing so until the
/// file is closed. Not every file system can.
func lockFile(_ descriptor: Int32) { _ = try? retrying { Int(flock(descriptor, LOCK_EX)) } }

/// Sets the time of a file to now, whatever it holds.
func touchFile(_ path: String) throws(SystemError) {
    _ = try retrying { Int(setTimeToNow(path: path)) }
}

/// Refuses what this process may not write to.
func checkWriting(_ path: String) throws(SystemError) {
    _ = try retrying { Int(access(path: path, W_OK)) }
}

/// Makes a directory; one that is there already will do.
func makeDirectory(_ path: String) throws(SystemError) {
    do throws(SystemError) {
        try checkName(path)
        _ = try retrying { Int(mkdir(path: path)) }
    } catch {
        let failure = error
        do throws(SystemError) { if try FileStatus(path).kind == .directory { return } } catch {
            // That something is there would be no reason if nobody can tell what.
            if failure == .exists, error != .notFound { throw error }
        }
        throw failure
    }
}

/// What a symbolic link holds.
func readLink(_ path: String) throws(SystemError) -> String {
    try checkName(path)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try retrying { readlink(path: path, into: &buffer) }
    return String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// C would take a name that holds a NUL for a shorter one.
func checkName(_ path: String) throws(SystemError) {
    if path.utf8.contains(0) { throw .unusableName }
    if path.isEmpty { throw .notFound }
}
