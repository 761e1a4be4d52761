import TransitionDSL

/// A file's bytes as they were at one moment.
struct FileContents: Sendable {
    var bytes: [UInt8]
    /// What the system knew of the file then.
    var status: FileStatus

    /// Tells whether two paths lead to one file.
    var identity: FileIdentity { status.identity }
}

/// What fetches a file: ``readFile(_:)``, or what a test puts in its place.
typealias FileReader = @Sendable (String) throws(ReadFailure) -> FileContents

/// Why a file cannot be read: the rest of a sentence that begins with the file.
struct ReadFailure: Error, Hashable, Sendable {
    var reason: String
    var isMissing = false
    /// Whether the system refuses the file to us.
    var isRefused = false
    /// Whether it lies outside of the source root.
    var isOutside = false

    init(reason: String) { self.reason = reason }

    init(_ error: SystemError) {
        isMissing = error == .notFound
        isRefused = error.isRefusal
        reason = isMissing ? "does not exist" : "cannot be read: \(error.message)"
    }
}

/// What was found at a path at one moment.
struct FileLookup: Hashable, Sendable {
    var path: String
    /// Nil where there was no such file.
    var status: FileStatus?
}

/// Reads a regular file whole. One that changes meanwhile is read again.
func readFile(_ path: String) throws(ReadFailure) -> FileContents {
    try readFile(path, in: nil)
}

/// Reads a regular file whole if it lies in the root: not by its path, which may lead elsewhere by
/// now than when it was looked at, but by where the file that was opened is.
func readFile(_ path: String, in root: SourceRoot?) throws(ReadFailure) -> FileContents {
    for _ in 0..<4 {
        if let contents = try readOnce(path, in: root) { return contents }
    }
    throw ReadFailure(reason: "changes while it is read")
}

/// Reads standard input to its end.
func readStandardInput() throws(ReadFailure) -> [UInt8] {
    try readToEnd(0, expecting: 4096)
}

/// The file's bytes, or nil if it changed between the first look at it and the last.
private func readOnce(
    _ path: String,
    in root: SourceRoot?
) throws(ReadFailure) -> FileContents? {
    let file = try openedFile(path)
    if let root, !root.contains(file.descriptor, openedBy: path) {
        var failure = ReadFailure(reason: "lies outside of the source root")
        failure.isOutside = true
        throw failure
    }
    let before = try status(of: file.descriptor)
    try checkKind(before)
    try checkSize(before.byteCount)
    let bytes = try readToEnd(file.descriptor, expecting: before.byteCount)
    guard try status(of: file.descriptor) == before else { return nil }
    return FileContents(bytes: bytes, status: before)
}

private func openedFile(_ path: String) throws(ReadFailure) -> OpenFile {
    do throws(SystemError) {
        return try OpenFile(path, .read)
    } catch {
        throw ReadFailure(error)
    }
}

private func status(of descriptor: Int32) throws(ReadFailure) -> FileStatus {
    do throws(SystemError) {
        return try FileStatus(descriptor: descriptor)
    } catch {
        throw ReadFailure(error)
    }
}

private func checkKind(_ status: FileStatus) throws(ReadFailure) {
    switch status.kind {
    case .regular: return
    case .directory, .link:
        throw ReadFailure(reason: "is \(status.kind.rawValue), not a file")
    case .pipe, .socket, .device:
        throw ReadFailure(
            reason: "is \(status.kind.rawValue), not a file; write `-` to read standard input")
    }
}

private func checkSize(_ count: Int) throws(ReadFailure) {
    guard count > SourceFile.maximumByteCount else { return }
    throw ReadFailure(
        reason: "is too large: \(count) bytes of at most \(SourceFile.maximumByteCount)")
}

/// All bytes up to the end. The first buffer is one byte larger than what is expected, so that a
/// file of that size is read into an array that never moves.
private func readToEnd(
    _ descriptor: Int32,
    expecting expected: Int
) throws(ReadFailure) -> [UInt8] {
    var bytes = try readChunk(descriptor, atMost: expected + 1)
    guard bytes.count > expected else { return bytes }
    while true {
        let chunk = try readChunk(descriptor, atMost: max(bytes.count, 1 << 16))
        if chunk.isEmpty { return bytes }
        bytes += chunk
        try checkSize(bytes.count)
    }
}

/// Bytes up to the end, or so many.
private func readChunk(
    _ descriptor: Int32,
    atMost capacity: Int
) throws(ReadFailure) -> [UInt8] {
    do throws(SystemError) {
        return try readArray(descriptor, atMost: capacity)
    } catch {
        throw ReadFailure(error)
    }
}
