import TransitionDSL

/// What stands where bytes are to go: all that must be known before any are written.
struct WriteTarget: Sendable {
    /// The path with the links at its end followed.
    let path: String
    /// Nil where there is nothing yet.
    let status: FileStatus?
    /// Whether nothing is to be done: the file holds the new bytes, or is one that swallows all.
    let holdsAll: Bool
    /// How the file begins; nil where there is none, or where it cannot be read and need not be.
    private let beginning: [UInt8]?

    /// Looks at a path where these bytes are to go; refuses all that is no file. A file of another
    /// size is not read but for its beginning.
    init(_ path: String, for new: [UInt8], isForced: Bool) throws(WriteFailure) {
        status = try existingFile(path)
        do throws(SystemError) { self.path = try resolvedLink(path) } catch {
            throw WriteFailure(error)
        }
        guard let status, status.kind != .device else {
            holdsAll = status != nil
            beginning = nil
            return
        }
        var old: (beginning: [UInt8], isSame: Bool)?
        do throws(ReadFailure) {
            let count = generatedMarker.utf8.count
            old =
                status.byteCount == new.count
                ? try compareFile(self.path, with: new, count)
                : (try readBeginning(self.path, count), false)
        } catch {
            if !isForced {
                let isDenied = error.isRefused && isInScriptSandbox
                throw WriteFailure(
                    error.reason, help: isDenied ? sandboxHelp("it", as: "an Output File") : nil)
            }
        }
        holdsAll = old?.isSame == true
        beginning = old?.beginning
    }

    /// Refuses to replace a file that transc did not write.
    func checkIsOurs() throws(WriteFailure) {
        // One that was killed in place may have left the marker's beginning, or nothing.
        guard let beginning, !beginning.starts(with: generatedMarker.utf8),
            !generatedMarker.utf8.starts(with: beginning)
        else { return }
        throw WriteFailure(
            "was not written by transc",
            help: path.hasSuffix(inputSuffix)
                ? "choose another name: this one is that of a file in transc's language"
                : "choose another name, or overwrite it with `--force`")
    }

    /// Refuses to replace a file that may not be written to.
    func checkIsWritable(isEdited: Bool = false) throws(WriteFailure) {
        guard status != nil else { return }
        do throws(SystemError) { try checkWriting(path) } catch {
            // Where all is read-only, nothing can be replaced.
            guard error.isRefusal, error != .readOnlyFileSystem else { throw WriteFailure(error) }
            throw WriteFailure(
                "is read-only", help: isEdited ? nil : "`--force` replaces it all the same")
        }
    }
}

/// The file that is to be replaced, if there is one; refuses all that is no file.
private func existingFile(_ path: String) throws(WriteFailure) -> FileStatus? {
    let status: FileStatus
    do throws(SystemError) { status = try FileStatus(path) } catch {
        if error == .notFound { return nil }
        throw WriteFailure(error)
    }
    switch status.kind {
    case .regular: return status
    case .device where path == "/dev/null": return status
    case .directory: throw WriteFailure("is a directory", help: "`-d DIR` writes into a directory")
    case .link, .pipe, .socket, .device:
        throw WriteFailure("is \(status.kind.rawValue), not a file")
    }
}

/// Makes a directory and those above it, where they are missing.
func makeDirectories(_ path: String) throws(WriteFailure) {
    var current = isAbsolute(path) ? "/" : ""
    for component in path.utf8.split(separator: UInt8(ascii: "/")) {
        current = joined(current, String(Substring(component)))
        do throws(SystemError) { try makeDirectory(current) } catch {
            let place = current == path ? "" : " at `\(current)`"
            throw WriteFailure("cannot be made\(place): \(error.message)")
        }
    }
}
