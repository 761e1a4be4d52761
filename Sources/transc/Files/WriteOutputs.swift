/// Writes what a run has made; gives the paths whose bytes changed. All files are staged before the
/// first is put in place, so that a refusal changes nothing.
func writeOutputs(
    _ outputs: [Output],
    _ options: Options,
    _ console: Console,
    sparing inputFiles: Set<FileIdentity>
) throws(Failure) -> [String] {
    if let directory = options.directory { try prepare(directory) }
    var staged: [(file: StagedFile, path: String)] = []
    var written: [FileIdentity: String] = [:]
    do throws(Failure) {
        for output in outputs {
            guard case .file(let path) = output.destination else {
                _ = try console.printOutput(output.bytes)
                continue
            }
            if let identity = (try? FileStatus(path))?.identity {
                if inputFiles.contains(identity) {
                    throw Failure(.cannotWrite, "`\(path)` is an input and cannot be the output")
                }
                if let other = written.updateValue(path, forKey: identity), path != "/dev/null" {
                    throw Failure(.cannotWrite, "`\(other)` and `\(path)` are the same file")
                }
            }
            do throws(WriteFailure) {
                let file = try StagedFile(output.bytes, for: path, isForced: options.isForced)
                staged.append((file, path))
            } catch {
                throw failure(path, error)
            }
        }
    } catch {
        for (file, _) in staged { file.discard() }
        throw error
    }
    try commit(staged)
    return staged.filter { !$0.file.isUnchanged }.map(\.path)
}

private func commit(_ staged: [(file: StagedFile, path: String)]) throws(Failure) {
    for (index, (file, path)) in staged.enumerated() {
        do throws(WriteFailure) {
            try file.commit()
        } catch {
            for (file, _) in staged[(index + 1)...] { file.discard() }
            throw failure(path, error)
        }
    }
}

private func prepare(_ directory: String) throws(Failure) {
    do throws(WriteFailure) {
        try makeDirectories(directory)
    } catch {
        throw failure(directory, error)
    }
}

private func failure(_ path: String, _ error: WriteFailure) -> Failure {
    Failure(.cannotWrite, "`\(path)` \(error.reason)", help: error.help)
}
