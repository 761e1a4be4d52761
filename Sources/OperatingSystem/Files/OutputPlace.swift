import TransitionDSL

/// Where a named output is: the only way from a path of the command line to what is written. It
/// rejects a link to a file that does not exist, and a link that leads out of its repository.
package struct OutputPlace {
    /// The path with its links followed.
    package let path: String
    /// nil if nothing exists there.
    package let status: FileStatus?

    package init(_ path: String) throws(WriteFailure) {
        // The system refuses links that lead to each other.
        let status = try existingStatus(path)
        let followed = FollowedPath(path, for: .writing)
        if let left = followed.left { throw .leading(outOf: left) }
        self.path = followed.end
        guard followed.isLink else {
            self.status = status
            return
        }
        let end = try existingStatus(followed.end)
        // The link of a shell's pipe has a target that is no path.
        if end == nil, status == nil || status?.kind == .regular {
            throw WriteFailure(
                "is a link to a file that does not exist",
                help: "remove the link, or make the file that it leads to")
        }
        self.status = end ?? status
    }

    /// Where a new file or directory is. The name of a file is not followed; a directory that is a link
    /// must not lead away from it, as a file must not.
    package static func new(_ path: String, isDirectory: Bool = false) throws(WriteFailure)
        -> String
    {
        let home = isDirectory ? path : directory(of: path)
        let followed = FollowedPath(home, for: .writing, isDirectory: !isDirectory)
        if let left = followed.left { throw .leading(outOf: left) }
        return isDirectory ? followed.end : joined(followed.end, lastComponent(of: path))
    }

    /// Refuses anything but a file, or nothing.
    func checkIsFile() throws(WriteFailure) {
        switch status?.kind {
        case nil, .regular: return
        case .device where path == "/dev/null": return
        case .directory:
            throw WriteFailure(
                "is a directory",
                help: "`-o FILE` names a file; `-d DIR`, where a command has it, names a directory"
            )
        case .link?, .pipe?, .socket?, .device?:
            throw WriteFailure("is \(status?.kind.rawValue ?? ""), not a file")
        }
    }
}

extension WriteFailure {
    fileprivate static func leading(outOf place: String) -> WriteFailure {
        WriteFailure(
            "is behind a link that leads out of \(place)",
            help: "remove the link, or name the place that it leads to")
    }
}

/// The status of a path to write to; nil if nothing exists there.
package func existingStatus(_ path: String) throws(WriteFailure) -> FileStatus? {
    do throws(SystemError) { return try FileStatus(path) } catch {
        if error == .notFound { return nil }
        throw WriteFailure(error)
    }
}
