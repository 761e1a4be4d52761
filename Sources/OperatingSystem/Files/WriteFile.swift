import TransitionDSL

/// Why a file cannot be written: the rest of a sentence that begins with the file.
package struct WriteFailure: Error, Hashable, Sendable {
    package var reason: String
    package var help: String?
    /// Whether there is nothing where the file would be.
    package var isMissing = false

    package init(_ reason: String, help: String? = nil) {
        self.reason = reason
        self.help = help
    }

    package init(_ error: SystemError, help: String? = nil) {
        reason = "cannot be written: \(error.message)"
        isMissing = error == .notFound
        let isSandboxed = error.isRefusal && isInScriptSandbox
        self.help = isSandboxed ? sandboxHelp("it", as: "an Output File") : help
    }
}

/// Which files an output may replace, besides empty ones.
package enum Replaceable: Sendable {
    /// Those that transc generates.
    case generated
    /// Its reports.
    case reports
    /// The one that was read before.
    case edited
    /// With `--force`.
    case any
}

/// A file ready to be written: everything that can be refused has been checked, and no visible file
/// has changed. Ends in ``commit()`` or ``discard()``.
package struct StagedFile: Sendable {
    private enum Step: Sendable {
        /// The file already has these bytes, or discards all bytes.
        case nothing
        /// They are in a file in the same directory, which replaces the target.
        case rename(temporary: String)
        /// No such file can be created: the target itself is overwritten.
        case overwrite(bytes: [UInt8])
    }

    private let target: String
    private let step: Step

    /// Whether the target already has the bytes, so that it is left untouched.
    package var isUnchanged: Bool { if case .nothing = step { true } else { false } }

    /// Stages bytes for a path; a symbolic link is followed and kept.
    package init(
        _ bytes: [UInt8], for path: String, replacing replaceable: Replaceable
    ) throws(WriteFailure) {
        let place = try WriteTarget(path, for: bytes, replacing: replaceable)
        target = place.path
        if place.holdsAll {
            step = .nothing
            return
        }
        try place.checkIsReplaceable()
        if let temporary = try writeTemporary(bytes, for: target, replacing: place.status) {
            step = .rename(temporary: temporary)
        } else {
            step = .overwrite(bytes: bytes)
        }
    }

    /// Puts the bytes in place. A concurrent reader sees the old file or the new one.
    package func commit() throws(WriteFailure) {
        switch step {
        case .nothing: return
        case .overwrite(let bytes): try overwrite(target, with: bytes)
        case .rename(let temporary):
            do throws(SystemError) { try renameFile(temporary, to: target) } catch {
                let isRefused = error.isRefusal || error == .otherDevice
                let bytes = isRefused ? try? readFile(temporary, atMost: .max).bytes : nil
                removeFile(temporary)
                guard let bytes else { throw WriteFailure(error) }
                try overwrite(target, with: bytes)
            }
        }
    }

    /// Replaces a file that was read if it is still there, and returns whether it was. The two are
    /// exchanged, so that there is no moment in which another process's file could be overwritten.
    func commit(over old: FileContents) throws(WriteFailure) -> Bool {
        guard case .rename(let temporary) = step else {
            try commit()
            return true
        }
        do throws(SystemError) { try exchangeFiles(temporary, target) } catch {
            if error == .notFound {
                discard()
                return false
            }
            // Not every file system supports this.
            try commit()
            return true
        }
        let replaced = try? readFile(temporary)
        let isOld = replaced?.identity == old.identity && replaced?.bytes == old.bytes
        do throws(SystemError) { if !isOld { try exchangeFiles(temporary, target) } } catch {
            throw WriteFailure(error, help: "the previous file is `\(temporary)` now")
        }
        removeFile(temporary)
        return isOld
    }

    package func discard() { if case .rename(let temporary) = step { removeFile(temporary) } }
}

package func writeAtOnce(
    _ bytes: [UInt8], _ path: String, replacing replaceable: Replaceable
) throws(WriteFailure) {
    try holdingSignals { () throws(WriteFailure) in
        try StagedFile(bytes, for: path, replacing: replaceable).commit()
    }
}

/// The end of the links that a path leads through, whether or not a file exists there.
package func resolvedLink(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
        do throws(SystemError) {
            guard try FileStatus(path, followingLinks: false).kind == .link else { return path }
        } catch {
            if error == .notFound, !path.isEmpty { return path }
            throw error
        }
        path = joined(directory(of: path), try readLink(path))
    }
    throw .tooManyLinks
}

/// The state of a path to write to: everything that must be known before any is written.
package struct WriteTarget: Sendable {
    /// The path with the links at its end followed.
    let path: String
    /// nil if nothing exists there.
    package let status: FileStatus?
    /// Whether nothing is to be done: the file has the new bytes, or discards all bytes.
    package let holdsAll: Bool
    /// The beginning of the file; nil if there is none, or if it is unreadable and not needed.
    private let beginning: [UInt8]?
    private let replaceable: Replaceable

    /// Examines the target of these bytes; refuses anything but a file. A file of another size is
    /// read only at its beginning: it may be very large, and not ours.
    package init(
        _ path: String, for new: [UInt8], replacing replaceable: Replaceable
    ) throws(WriteFailure) {
        self.replaceable = replaceable
        let place = try OutputPlace(path)
        try place.checkIsFile()
        (self.path, status) = (place.path, place.status)
        guard let status, status.kind != .device else {
            holdsAll = status != nil
            beginning = nil
            return
        }
        let longest = generatedMarkers.map { $0.count }.max() ?? 0
        let count = replaceable == .reports ? reportBeginning : longest
        var old: [UInt8]?
        do throws(ReadFailure) {
            old =
                status.byteCount == new.count
                ? try readFile(self.path, atMost: .max).bytes : try readBeginning(self.path, count)
        } catch {
            if replaceable != .any {
                let isDenied = error.isRefused && isInScriptSandbox
                throw WriteFailure(
                    error.reason, help: isDenied ? sandboxHelp("it", as: "an Output File") : nil)
            }
        }
        holdsAll = old == new
        beginning = old.map { Array($0.prefix(count)) }
    }

    /// Refuses to replace a file of another author, or one that is read-only.
    package func checkIsReplaceable() throws(WriteFailure) {
        switch replaceable {
        case .any: return
        case .generated, .edited:
            try checkIsOurs()
            try checkIsWritable()
        case .reports: try checkIsOurs()
        }
    }

    /// Refuses to replace a file that transc did not write.
    package func checkIsOurs() throws(WriteFailure) {
        guard let beginning else { return }
        switch replaceable {
        case .edited, .any: return
        case .reports:
            if beginsLikeReport(beginning) { return }
            throw WriteFailure(
                "is not a report of transc", help: "choose another name, or remove the file")
        case .generated:
            if begins(beginning, withOneOf: generatedMarkers) { return }
            throw WriteFailure(
                "was not written by transc",
                help: path.hasSuffix(inputSuffix)
                    ? "choose another name: this one is that of an input file"
                    : "choose another name, or overwrite it with `--force`")
        }
    }

    private func checkIsWritable() throws(WriteFailure) {
        guard status != nil else { return }
        do throws(SystemError) { try checkWriting(path) } catch {
            // On a read-only file system nothing can be replaced.
            guard error.isRefusal, error != .readOnlyFileSystem else { throw WriteFailure(error) }
            throw WriteFailure(
                "is read-only",
                help: replaceable == .edited ? nil : "`--force` replaces it nevertheless")
        }
    }
}

/// Creates a directory and its missing parents.
package func makeDirectories(_ path: String) throws(WriteFailure) {
    let path = try OutputPlace.new(path, isDirectory: true)
    var current = isAbsolute(path) ? "/" : ""
    for component in components(path) {
        current = joined(current, String(component))
        do throws(SystemError) { try makeDirectory(current) } catch {
            let place = current == path ? "" : " at `\(current)`"
            throw WriteFailure("cannot be created\(place): \(error.message)")
        }
    }
}
