import Workspace

/// Writes the reports of a run: files first, then what goes to standard output. A report file may
/// be overwritten whatever it holds, but an input never, nor a file just written.
func writeReports(
    _ reports: [(request: ReportRequest, bytes: [UInt8])], sparing files: Set<FileIdentity>,
    _ console: Console
) -> ExitCode {
    var code = ExitCode.success
    var written: [FileIdentity: String] = [:]
    for (request, bytes) in reports {
        do throws(Failure) {
            switch request.destination {
            case .standardOutput: _ = try console.printOutput(bytes)
            case .file(let path): try write(bytes, to: path, sparing: files, &written)
            }
        } catch { code = code.combined(with: console.report(error)) }
    }
    return code
}

private func write(
    _ bytes: [UInt8], to path: String, sparing files: Set<FileIdentity>,
    _ written: inout [FileIdentity: String]
) throws(Failure) {
    if let identity = (try? FileStatus(path))?.identity {
        if files.contains(identity) { throw reportOverInput(path) }
        if let other = written[identity], path != "/dev/null" {
            throw Failure(.cannotWrite, "`\(other)` and `\(path)` are the same file")
        }
    }
    do throws(WriteFailure) {
        try holdingSignals { () throws(WriteFailure) in
            try StagedFile(bytes, for: path, isForced: true).commit()
        }
    } catch { throw Failure(.cannotWrite, "`\(path)` \(error.reason)") }
    if let identity = (try? FileStatus(path))?.identity { written[identity] = path }
}
