import CLibrary

/// The length limit of a path that the system opens.
package let longestPath = Int(PATH_MAX) - 1

package struct SystemError: Error, Hashable, Sendable {
    var number: Int32

    /// The error of the call before.
    static var last: SystemError { SystemError(number: errorNumber()) }

    package static let notDirectory = SystemError(number: ENOTDIR)
    package static let exists = SystemError(number: EEXIST)
    static let notPermitted = SystemError(number: EPERM)
    package static let notFound = SystemError(number: ENOENT)
    package static let brokenPipe = SystemError(number: EPIPE)
    package static let tooManyLinks = SystemError(number: ELOOP)
    static let otherDevice = SystemError(number: EXDEV)
    static let readOnlyFileSystem = SystemError(number: EROFS)
    package static let nameTooLong = SystemError(number: ENAMETOOLONG)
    static let wouldBlock = SystemError(number: EAGAIN)
    static let unusableName = SystemError(number: EINVAL)

    /// The system's message, for use inside a sentence.
    package var message: String {
        guard let text = words(forError: number) else { return "error \(number)" }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Whether access is denied, as opposed to another problem.
    var isRefusal: Bool { number == EPERM || number == EACCES || number == EROFS }
}

/// Converts the error of a body into another error.
package func converting<Value, Old: Error, New: Error>(
    _ body: @autoclosure () throws(Old) -> Value, _ convert: (Old) -> New
) throws(New) -> Value { do throws(Old) { return try body() } catch { throw convert(error) } }

/// How to open a path.
package struct OpenFlags: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Does not wait for the other end of a pipe.
    static let read = OpenFlags(rawValue: O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    package static let write = OpenFlags(rawValue: O_WRONLY | O_CLOEXEC)
    package static let create = OpenFlags(rawValue: O_CREAT)
    /// With `create`: the file must be new.
    package static let exclusive = OpenFlags(rawValue: O_EXCL)
    /// Fails if the last name is a link.
    package static let notFollowing = OpenFlags(rawValue: O_NOFOLLOW)
}

/// An open file, closed when it is destroyed.
package final class OpenFile {
    package private(set) var descriptor: Int32

    /// `mode` are the permissions of a new file.
    package init(_ path: String, _ flags: OpenFlags, mode: UInt32 = 0o666) throws(SystemError) {
        try checkName(path)
        descriptor = try retrying {
            open(path: path, flags.rawValue, mode_t(truncatingIfNeeded: mode))
        }
    }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }

    /// Closes a file that was written: some file systems report a full disk only now.
    func finish() throws(SystemError) {
        let open = descriptor
        descriptor = -1
        // An interrupted close closes the file nevertheless.
        if close(open) != 0, errorNumber() != EINTR { throw .last }
    }
}

/// Repeats a call until no signal interrupts it.
@discardableResult func retrying<Number: FixedWidthInteger>(
    waitingFor descriptor: Int32? = nil, _ call: () -> Number
) throws(SystemError) -> Number {
    while true {
        let result = call()
        if result >= 0 { return result }
        let number = errorNumber()
        if number == EINTR { continue }
        guard let descriptor, number == EAGAIN || number == EWOULDBLOCK else {
            throw SystemError(number: number)
        }
        var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)]
        _ = poll(&waiting, timeout: 1000)
    }
}

/// A stream to wait for, until something has arrived, it takes more bytes, or it is gone.
package struct AwaitedStream: Sendable {
    fileprivate let descriptor: Int32
    fileprivate let events: Int32
    package fileprivate(set) var isReady = false

    package init(_ descriptor: Int32, reads: Bool = false, writes: Bool = false) {
        self.descriptor = descriptor
        events = (reads ? POLLIN : 0) | (writes ? POLLOUT : 0)
    }
}

/// Waits at most a time; returns whether one of the streams is ready.
package func awaitStreams(
    _ streams: inout [AwaitedStream], within milliseconds: Int32
) -> Bool {
    var polled = streams.map {
        pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0)
    }
    let isAnyReady = poll(&polled, timeout: milliseconds) > 0
    for index in streams.indices { streams[index].isReady = polled[index].revents != 0 }
    return isAnyReady
}

/// Waits for a time; returns whether the reader of a stream is gone.
package func isClosed(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var streams = [pollfd(fd: descriptor, events: 0, revents: 0)]
    _ = poll(&streams, timeout: milliseconds)
    return streams[0].revents & Int16(POLLERR | POLLHUP) != 0
}

/// Writes all bytes, with as many calls as needed.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
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

/// Waits until no other transc overwrites the file, and locks it until it is closed. Not every file
/// system supports this.
func lockFile(_ descriptor: Int32) { _ = try? retrying { flock(descriptor, LOCK_EX) } }

/// C would read a name that contains a NUL as a shorter one.
func checkName(_ path: String) throws(SystemError) {
    if path.utf8.contains(0) { throw .unusableName }
    if path.isEmpty { throw .notFound }
}
