#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many bytes a path can have that the system opens.
let longestPath = Int(PATH_MAX) - 1

struct SystemError: Error, Hashable, Sendable {
    var number: Int32

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

/// Does something, and tells of its failure as another error.
func converting<Value: ~Copyable, Old: Error, New: Error>(
    _ body: @autoclosure () throws(Old) -> Value, _ convert: (Old) -> New
) throws(New) -> Value {
    do throws(Old) { return try body() } catch { throw convert(error) }
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
        descriptor = try retrying { open(path: path, flags.rawValue) }
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
@discardableResult func retrying<Number: FixedWidthInteger>(
    waitingFor descriptor: Int32? = nil, _ call: () -> Number
) throws(SystemError) -> Number {
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

/// Waits so long, and tells whether nobody reads a stream any more.
func isClosed(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var streams = [pollfd(fd: descriptor, events: 0, revents: 0)]
    _ = poll(&streams, timeout: milliseconds)
    return streams[0].revents & Int16(POLLERR | POLLHUP) != 0
}

/// Writes all bytes, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
        let start = offset
        offset += try retrying(waitingFor: descriptor) { write(bytes, from: start, to: descriptor) }
    }
}

func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    try retrying { fchmod(descriptor, mode_t(truncatingIfNeeded: mode)) }
}

func setSize(_ size: Int, of descriptor: Int32) throws(SystemError) {
    try retrying { ftruncate(descriptor, off_t(size)) }
}

/// Waits until no other transc writes into a file in place, and keeps it from doing so until the
/// file is closed. Not every file system can.
func lockFile(_ descriptor: Int32) { _ = try? retrying { flock(descriptor, LOCK_EX) } }

/// C would take a name that holds a NUL for a shorter one.
func checkName(_ path: String) throws(SystemError) {
    if path.utf8.contains(0) { throw .unusableName }
    if path.isEmpty { throw .notFound }
}
