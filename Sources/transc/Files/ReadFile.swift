/// A file's bytes as they were at one moment.
struct FileContents: Sendable {
    var bytes: [UInt8]
    /// What the system knew of the file then.
    var status: FileStatus

    /// Tells whether two paths lead to one file.
    var identity: FileIdentity { status.identity }
}

/// Why a file cannot be read: the rest of a sentence that begins with the file.
struct ReadFailure: Error, Hashable, Sendable {
    var reason: String
    var isMissing = false
    /// Whether the system refuses the file to us.
    var isRefused = false
    /// Whether it is no file and no directory: what comes from it can be given as standard input.
    var isStream = false

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

/// How many bytes are read of what people write: more than any file of theirs has, and few enough
/// that what comes of them finds room in memory.
let largestInput = 1 << 28

/// Reads a regular file whole. One that changes meanwhile is read again.
func readFile(_ path: String, atMost limit: Int = largestInput) throws(ReadFailure) -> FileContents
{
    for _ in 0..<4 {
        if let contents = try readOnce(path, limit) { return contents }
    }
    throw ReadFailure(reason: "changes while it is read")
}

/// Reads the first bytes of a regular file, or all if there are fewer.
func readBeginning(_ path: String, _ count: Int) throws(ReadFailure) -> [UInt8] {
    let file = try openedFile(path)
    try checkKind(status(of: file.descriptor))
    return try readChunk(file.descriptor, atMost: count)
}

/// Reads standard input to its end.
func readStandardInput() throws(ReadFailure) -> [UInt8] {
    let status = try status(of: 0)
    if status.kind == .regular { try checkSize(status.byteCount, largestInput) }
    return try readToEnd(0, atMost: largestInput)
}

/// The file's bytes, or nil if it changed between the first look at it and the last.
private func readOnce(_ path: String, _ limit: Int) throws(ReadFailure) -> FileContents? {
    let file = try openedFile(path)
    let before = try status(of: file.descriptor)
    try checkKind(before)
    try checkSize(before.byteCount, limit)
    // One byte more than there should be, so that an array that never moves shows that it grows.
    var bytes = try readChunk(file.descriptor, atMost: before.byteCount + 1)
    guard try status(of: file.descriptor) == before else { return nil }
    if bytes.count > before.byteCount {
        // The system does not tell the size of its own files, such as those in /proc.
        guard before.byteCount == 0 else { return nil }
        bytes += try readToEnd(file.descriptor, atMost: limit)
    }
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
    guard status.kind != .regular else { return }
    var failure = ReadFailure(reason: "is \(status.kind.rawValue), not a file")
    failure.isStream = status.kind != .directory
    throw failure
}

private func checkSize(_ count: Int, _ limit: Int) throws(ReadFailure) {
    guard count > limit else { return }
    throw ReadFailure(reason: "is too large: it has more than \(limit) bytes")
}

/// All bytes up to the end. What never ends is refused before it fills the memory.
private func readToEnd(_ descriptor: Int32, atMost limit: Int) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
        let chunk = try readChunk(descriptor, atMost: min(max(bytes.count, 1 << 16), 1 << 22))
        if chunk.isEmpty { return bytes }
        bytes += chunk
        try checkSize(bytes.count, limit)
    }
}

/// Bytes up to the end, or so many. It fills memory that was never initialised: clearing it first
/// would touch each page of a large file twice.
private func readChunk(
    _ descriptor: Int32,
    atMost capacity: Int
) throws(ReadFailure) -> [UInt8] {
    var problem: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let memory = UnsafeMutableRawBufferPointer(buffer)
        do throws(SystemError) {
            while count < capacity {
                let rest = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
                let read = try readSome(descriptor, into: rest)
                if read == 0 { break }
                count += read
            }
        } catch {
            problem = error
        }
    }
    if let problem { throw ReadFailure(problem) }
    return bytes
}
