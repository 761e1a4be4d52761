/// Refuses what could never be a stamp, before anything is written; tells whether it is there.
@discardableResult func checkStamp(_ path: String, _ options: Options) throws(Failure) -> Bool {
    let status: FileStatus
    do throws(SystemError) { status = try FileStatus(path) } catch {
        guard error != .notFound else {
            try checkPlace(path, options)
            return false
        }
        throw Failure(path, WriteFailure(error))
    }
    guard status.kind == .regular else {
        throw Failure(.cannotWrite, "`\(path)` is \(status.kind.rawValue) and cannot be the stamp")
    }
    guard status.byteCount == 0 else {
        throw Failure(
            .cannotWrite, "`\(path)` is not empty and cannot be the stamp",
            help: "a stamp is a file that nobody reads; choose a name of its own for it")
    }
    return true
}

/// Makes an empty file, or sets its time to now. Outputs that did not change keep their time, so
/// that by this file alone plain make sees that all is done.
func writeStamp(_ path: String, _ options: Options) throws(Failure) {
    // What may not be written may still be ours to touch; what was just made has its time.
    if try checkStamp(path, options) { return try touch(path) }
    do throws(SystemError) { _ = try OpenFile(path, [.write, .create]) } catch {
        throw Failure(path, WriteFailure(error))
    }
}

/// Sets the time of a file to now.
func touch(_ path: String) throws(Failure) {
    do throws(SystemError) { try touchFile(path) } catch {
        throw Failure(path, WriteFailure(error))
    }
}
