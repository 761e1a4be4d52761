/// Refuses what could never be a stamp, before anything is written.
func checkStamp(_ path: String, _ options: Options) throws(Failure) {
    let status: FileStatus
    do throws(SystemError) {
        status = try FileStatus(path)
    } catch {
        if error == .notFound { return try checkPlace(path, options) }
        throw Failure(path, WriteFailure(error))
    }
    guard status.kind == .regular else {
        throw Failure(
            .cannotWrite, "`\(path)` is \(status.kind.rawValue) and cannot be the stamp")
    }
    guard status.byteCount == 0 else {
        throw Failure(
            .cannotWrite, "`\(path)` is not empty and cannot be the stamp",
            help: "a stamp is a file that nobody reads; choose a name of its own for it")
    }
}

/// Makes an empty file, or sets its time to now. Outputs that did not change keep their time, so that
/// by this file alone plain make sees that all is done.
func writeStamp(_ path: String, _ options: Options) throws(Failure) {
    try checkStamp(path, options)
    do throws(SystemError) {
        _ = try OpenFile(path, [.write, .create])
    } catch {
        // What may not be written may still be ours to touch.
        guard error.isRefusal, (try? FileStatus(path)) != nil else {
            throw Failure(path, WriteFailure(error))
        }
    }
    try touch(path)
}

/// Sets the time of a file to now.
func touch(_ path: String) throws(Failure) {
    do throws(SystemError) {
        try touchFile(path)
    } catch {
        throw Failure(path, WriteFailure(error))
    }
}
