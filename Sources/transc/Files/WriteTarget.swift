/// What stands where bytes are to go: all that must be known before any are written.
struct WriteTarget: Sendable {
    /// The path with the links at its end followed.
    let path: String
    /// Nil where there is nothing yet.
    let status: FileStatus?
    /// What the file holds; nil where there is none, or where it cannot be read and need not be.
    let bytes: [UInt8]?

    /// Looks at a path; refuses all that is no file.
    init(_ path: String, isForced: Bool) throws(WriteFailure) {
        do throws(SystemError) {
            self.path = try resolvedLink(path)
        } catch {
            throw WriteFailure(error)
        }
        status = try existingFile(self.path)
        guard let status, status.kind != .device else {
            bytes = nil
            return
        }
        var old: [UInt8]?
        do throws(ReadFailure) {
            old = try readFile(self.path).bytes
        } catch {
            if !isForced {
                let isDenied = error.isRefused && isInScriptSandbox
                throw WriteFailure(
                    error.reason, help: isDenied ? sandboxHelp("it", as: "an Output File") : nil)
            }
        }
        bytes = old
    }

    /// Whether nothing is to be done: the file holds these bytes, or is one that swallows all.
    func holds(_ new: [UInt8]) -> Bool {
        status?.kind == .device || bytes.map { areSame($0, new) } == true
    }

    /// Refuses to replace a file that transc did not write.
    func checkIsOurs() throws(WriteFailure) {
        guard let bytes, !bytes.isEmpty, !bytes.starts(with: generatedMarker.utf8) else { return }
        throw WriteFailure(
            "was not written by transc",
            help: "choose another name, or overwrite it with `--force`")
    }

    /// Refuses to replace a file that may not be written to.
    func checkIsWritable(isEdited: Bool = false) throws(WriteFailure) {
        guard status != nil else { return }
        do throws(SystemError) {
            try checkWriting(path)
        } catch {
            guard error.isRefusal else { throw WriteFailure(error) }
            throw WriteFailure(
                "is read-only", help: isEdited ? nil : "`--force` replaces it all the same")
        }
    }
}

/// The file that is to be replaced, if there is one; refuses all that is no file.
private func existingFile(_ path: String) throws(WriteFailure) -> FileStatus? {
    let status: FileStatus
    do throws(SystemError) {
        status = try FileStatus(path)
    } catch {
        if error == .notFound { return nil }
        throw WriteFailure(error)
    }
    switch status.kind {
    case .regular: return status
    case .device where path == "/dev/null": return status
    case .directory:
        throw WriteFailure("is a directory", help: "`-d DIR` writes into a directory")
    case .link, .pipe, .socket, .device:
        throw WriteFailure("is \(status.kind.rawValue), not a file")
    }
}
