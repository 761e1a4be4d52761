import Serialization
import TransitionDSL

/// Writes bytes into a new file that can replace the target in one step, and returns its path; nil
/// if no such file can be created, as in the sandbox of a build script, where only the output
/// itself may be written.
func writeTemporary(
    _ bytes: [UInt8], for target: String, replacing existing: FileStatus?
) throws(WriteFailure) -> String? {
    // Xcode reports each denied access, although it is harmless.
    if isInScriptSandbox { return nil }
    let beside = directory(of: target)
    do throws(SystemError) {
        return try create(in: beside, for: target, bytes, existing, isBeside: true)
    } catch {
        guard error.isRefusal else { throw WriteFailure(error) }
    }
    guard let other = environmentVariable("TMPDIR"), isSameDevice(other, beside) else { return nil }
    return try? create(in: other, for: target, bytes, existing, isBeside: false)
}

/// Creates a file where nothing exists, not even a dangling link. It is created whole or not at
/// all, unless the file system supports neither a second file nor a second name there.
package func makeFile(_ target: String, holding bytes: [UInt8]) throws(SystemError) {
    guard (try? FileStatus(target, followingLinks: false)) == nil else { throw .exists }
    if let temporary = try? create(
        in: directory(of: target), for: target, bytes, nil, isBeside: true)
    {
        defer { removeFile(temporary) }
        do throws(SystemError) { return try linkFile(temporary, to: target) } catch {
            if error == .exists { throw error }
        }
    }
    let file = try OpenFile(target, [.write, .create, .exclusive])
    do throws(SystemError) {
        try checkIsAtItsName(file.descriptor, target)
        try writeAll(bytes, to: file.descriptor)
        try file.finish()
    } catch {
        removeFile(target)
        throw error
    }
}

/// Overwrites the target itself: the last resort, since a reader may see a part. The old bytes are
/// cut off only after the new ones are written; if the disk is full, the old ones are restored.
func overwrite(_ target: String, with bytes: [UInt8]) throws(WriteFailure) {
    do throws(SystemError) {
        let isNew = (try? FileStatus(target)) == nil
        let file = try OpenFile(target, [.write, .create, .notFollowing])
        try checkIsAtItsName(file.descriptor, target)
        lockFile(file.descriptor)
        let old = isNew ? [] : try? readFile(target, atMost: .max).bytes
        do throws(SystemError) {
            try fill(file.descriptor, with: bytes)
            try file.finish()
        } catch {
            putBack(old, in: target, isNew: isNew)
            throw error
        }
    } catch { throw WriteFailure(error) }
}

/// Undoes a failed overwrite as far as possible.
private func putBack(_ old: [UInt8]?, in target: String, isNew: Bool) {
    if let old, let file = try? OpenFile(target, [.write, .notFollowing]) {
        try? fill(file.descriptor, with: old)
    }
    if isNew { removeFile(target) }
}

private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: descriptor)
    try setSize(bytes.count, of: descriptor)
}

private func create(
    in directory: String, for target: String, _ bytes: [UInt8], _ existing: FileStatus?,
    isBeside: Bool
) throws(SystemError) -> String {
    // The target's hash in the name avoids collisions between files of one directory.
    let name = ".transc-\(processNumber)-\(fingerprint(target).prefix(8))"
    for attempt in 0..<1000 {
        let path = joined(directory, "\(name)-\(attempt).tmp")
        let file: OpenFile
        do throws(SystemError) { file = try OpenFile(path, [.write, .create, .exclusive]) } catch {
            // A killed process may have left one with this name.
            if error == .exists { continue }
            throw error
        }
        do throws(SystemError) {
            if isBeside { try checkIsAtItsName(file.descriptor, path) }
            if let existing { try setMode(existing.mode, of: file.descriptor) }
            try writeAll(bytes, to: file.descriptor)
            try file.finish()
            return path
        } catch {
            removeFile(path)
            throw error
        }
    }
    throw .exists
}

/// Refuses an opened file if a directory of its path has become a link since its links were followed.
private func checkIsAtItsName(_ descriptor: Int32, _ path: String) throws(SystemError) {
    if isInScriptSandbox { return }
    let name = normalized(isAbsolute(path) ? path : joined(currentDirectory(), path))
    if let opened = openedPath(descriptor), opened.utf8.elementsEqual(name.utf8) { return }
    if FollowedPath(path, for: .writing).end != path { throw .tooManyLinks }
}

private func isSameDevice(_ left: String, _ right: String) -> Bool {
    let right = right.isEmpty ? "." : right
    guard let left = try? FileStatus(left), let right = try? FileStatus(right) else { return false }
    return left.identity.device == right.identity.device
}
