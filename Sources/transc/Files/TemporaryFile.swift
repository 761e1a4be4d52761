/// Writes bytes into a new file that can take the target's place in one step, and tells its path;
/// nil if no place for such a file is open to us, as in the sandbox of a build script, where only
/// the output itself may be written.
func writeTemporary(
    _ bytes: [UInt8],
    for target: String,
    replacing existing: FileStatus?
) throws(WriteFailure) -> String? {
    // Xcode tells of each refusal, though nothing comes of it.
    if isInScriptSandbox { return nil }
    let beside = directory(of: target)
    do throws(SystemError) {
        return try create(in: beside, bytes, existing)
    } catch {
        guard error.isRefusal else { throw WriteFailure(error) }
    }
    guard let other = environmentVariable("TMPDIR"), isSameDevice(other, beside) else { return nil }
    return try? create(in: other, bytes, existing)
}

/// Writes the target itself: the last resort, since a reader may see a part. The old bytes are cut
/// off only after the new ones are there.
func overwrite(_ target: String, with bytes: [UInt8]) throws(WriteFailure) {
    do throws(SystemError) {
        let file = try OpenFile(target, [.write, .create])
        try writeAll(bytes, to: file.descriptor)
        try setSize(bytes.count, of: file.descriptor)
    } catch {
        throw WriteFailure(error)
    }
}

private func create(
    in directory: String,
    _ bytes: [UInt8],
    _ existing: FileStatus?
) throws(SystemError) -> String {
    for attempt in 0..<1000 {
        let path = joined(directory, ".transc-\(processNumber)-\(attempt).tmp")
        guard let file = try newFile(path) else { continue }
        do throws(SystemError) {
            if let existing { try setMode(existing.mode, of: file.descriptor) }
            try writeAll(bytes, to: file.descriptor)
            return path
        } catch {
            removeFile(path)
            throw error
        }
    }
    throw .exists
}

/// Makes a file; nil if the name is taken, perhaps by one that a killed process left.
private func newFile(_ path: String) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
        return try OpenFile(path, [.write, .create, .exclusive])
    } catch {
        if error == .exists { return nil }
        throw error
    }
}

private func isSameDevice(_ left: String, _ right: String) -> Bool {
    let right = right.isEmpty ? "." : right
    guard let left = try? FileStatus(left), let right = try? FileStatus(right) else { return false }
    return left.identity.device == right.identity.device
}
