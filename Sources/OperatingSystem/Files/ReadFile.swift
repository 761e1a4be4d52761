package import TransitionDSL

/// A consistent snapshot of a file's bytes.
package struct FileContents: Sendable {
    package var bytes: [UInt8]
    /// The status of the file at that time.
    package var status: FileStatus

    package init(bytes: [UInt8], status: FileStatus) {
        self.bytes = bytes
        self.status = status
    }

    /// Equal if two paths lead to one file.
    package var identity: FileIdentity { status.identity }
}

/// A function that reads a file: ``readFile(_:)``, or a replacement in tests.
package typealias FileReader = @Sendable (String) throws(ReadFailure) -> FileContents

/// Why a file cannot be read: the rest of a sentence that begins with the file.
package struct ReadFailure: Error, Hashable, Sendable {
    package var reason: String
    package var isMissing = false
    /// Whether the system denies us access.
    package var isRefused = false
    /// Whether it is neither a file nor a directory: its contents can be passed as standard input.
    package var isStream = false
    /// Whether it is where nothing is read, and not looked at.
    package var isOutside = false
    package var isInHiddenFolder = false

    package init(reason: String) { self.reason = reason }

    package init(_ error: SystemError) {
        isMissing = error == .notFound
        isRefused = error.isRefusal
        reason = isMissing ? "does not exist" : "cannot be read: \(error.message)"
    }
}

/// The status of a path at one time.
package struct FileLookup: Hashable, Sendable {
    package var path: String
    /// nil if there was no such file.
    package var status: FileStatus?

    package init(path: String, status: FileStatus?) {
        self.path = path
        self.status = status
    }
}

extension FileLookup {
    /// The current status.
    package init(_ path: String) { self.init(path: path, status: try? FileStatus(path)) }
}

/// The limit of bytes read from any file.
package let largestInput = SourceFile.maximumByteCount

/// Reads a whole regular file. If it changes meanwhile, reads it again.
package func readFile(_ path: String) throws(ReadFailure) -> FileContents {
    try readFile(path, in: nil)
}

/// Reads a file of the language or of an app, parts of which are printed: no link in a repository
/// leads to one outside, and none to a file of another kind.
package func readSource(_ path: String, in root: SourceRoot? = nil) throws(ReadFailure)
    -> FileContents
{
    try readFile(path, in: root, isSource: true)
}

/// Reads a whole regular file if it is not too large and is in the root. Checks where the opened
/// file is, not its path, which may lead elsewhere by now.
package func readFile(
    _ path: String, in root: SourceRoot? = nil, atMost limit: Int = largestInput,
    isSource: Bool = false
) throws(ReadFailure) -> FileContents {
    for _ in 0..<4 {
        if let contents = try readOnce(path, in: root, limit, isSource) { return contents }
    }
    throw ReadFailure(reason: "changes while it is read")
}

/// Reads the first bytes of a regular file, or all if there are fewer.
package func readBeginning(_ path: String, _ count: Int) throws(ReadFailure) -> [UInt8] {
    let file = try opened(path)
    try checkKind(status(of: file.descriptor))
    return try readChunk(file.descriptor, atMost: count)
}

package func readStandardInput() throws(ReadFailure) -> [UInt8] {
    try readToEnd(0, atMost: largestInput)
}

/// The file's bytes, or nil if it changed while it was read.
private func readOnce(
    _ path: String, in root: SourceRoot?, _ limit: Int, _ isSource: Bool
) throws(ReadFailure) -> FileContents? {
    let file = try opened(path)
    if let root, !root.contains(file.descriptor, openedBy: path) {
        throw .outside(of: "the source root")
    }
    let before = try status(of: file.descriptor)
    try checkKind(before)
    if isSource, try !isAtItsName(file.descriptor, path, before.identity) { return nil }
    try checkSize(before.byteCount, limit)
    // One byte more than expected, to detect growth.
    var bytes = try readChunk(file.descriptor, atMost: before.byteCount + 1)
    guard try status(of: file.descriptor) == before else { return nil }
    if bytes.count > before.byteCount {
        // The system reports size 0 for its own files, such as those in /proc.
        guard before.byteCount == 0 else { return nil }
        bytes += try readToEnd(file.descriptor, atMost: limit)
    }
    return FileContents(bytes: bytes, status: before)
}

/// A device may do something when it is opened, so what is not a file is refused before.
private func opened(_ path: String) throws(ReadFailure) -> OpenFile {
    try checkKind(try converting(try FileStatus(path)) { ReadFailure($0) })
    return try converting(try OpenFile(path, .read)) { ReadFailure($0) }
}

/// Whether an opened file is where its path leads now. Refuses links that lead too far.
private func isAtItsName(
    _ descriptor: Int32, _ path: String, _ identity: FileIdentity
) throws(ReadFailure) -> Bool {
    // The sandbox opens only what is declared; /dev has the descriptors of the process.
    if isInScriptSandbox || path.hasPrefix("/dev/") { return true }
    let name = normalized(isAbsolute(path) ? path : joined(currentDirectory(), path))
    // Most paths have no link.
    if let opened = openedPath(descriptor), opened.utf8.elementsEqual(name.utf8) { return true }
    let followed = FollowedPath(path, for: .reading)
    if let left = followed.left {
        throw ReadFailure(reason: "is behind a link that leads out of \(left)")
    }
    if followed.isLink, ending(of: path) != ending(of: followed.end) {
        throw ReadFailure(reason: "is a link to a file with another ending")
    }
    return (try? FileStatus(followed.end, followingLinks: false))?.identity == identity
}

/// What follows the last period of a name; nil without one.
private func ending(of path: String) -> String? {
    let name = lastComponent(of: path).utf8
    return name.lastIndex(of: UInt8(ascii: ".")).map { String(name[$0...]) ?? "" }
}

private func status(of descriptor: Int32) throws(ReadFailure) -> FileStatus {
    try converting(try FileStatus(descriptor: descriptor)) { ReadFailure($0) }
}

private func checkKind(_ status: FileStatus) throws(ReadFailure) {
    guard status.kind != .regular else { return }
    var failure = ReadFailure(reason: "is \(status.kind.rawValue), not a file")
    failure.isStream = status.kind != .directory
    throw failure
}

private func checkSize(_ count: Int, _ limit: Int) throws(ReadFailure) {
    guard count > limit else { return }
    throw ReadFailure(reason: "is too large: it has more than \(limit >> 20) MiB")
}

/// All bytes up to the end. An endless stream is refused before it fills the memory.
private func readToEnd(_ descriptor: Int32, atMost limit: Int) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
        let count = 1 << 16
        let chunk = try readChunk(descriptor, atMost: count)
        bytes += chunk
        try checkSize(bytes.count, limit)
        if chunk.count < count { return bytes }
    }
}

/// Bytes up to the end, or at most a number.
private func readChunk(
    _ descriptor: Int32, atMost capacity: Int
) throws(ReadFailure) -> [UInt8] {
    try converting(try readArray(descriptor, atMost: capacity)) { ReadFailure($0) }
}
