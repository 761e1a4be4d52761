import TransitionDSL
import Workspace

/// Reads imported files from disk, only inside of the root, and records the paths looked up.
struct ImportFiles: Sendable {
    var root: SourceRoot?
    var shared = SharedImports()
    var read: FileReader = readFile
    /// The paths looked up on disk, found or not.
    var lookups: [FileLookup] = []

    mutating func load(_ path: String, _ reference: ImportReference) -> ImportResult {
        // Resolving it in the root would take quadratic time.
        let isTooLong = path.utf8.count > longestPath
        if let root, !isTooLong, !root.contains(path) {
            return .failure(importOutsideRoot(reference, root))
        }
        do throws(ReadFailure) {
            if isTooLong { throw ReadFailure(.nameTooLong) }
            if reference.path.isEmpty { throw ReadFailure(.notFound) }
            let file = try shared.file(path, reading: read)
            lookups.append(FileLookup(path: path, status: file.status))
            return .file(file.parsed, file.status.identity)
        } catch {
            if let root, error.isOutside { return .failure(importOutsideRoot(reference, root)) }
            let status = error.isMissing ? nil : try? FileStatus(path)
            lookups.append(FileLookup(path: path, status: status))
            return .failure(missingImport(reference, path, error))
        }
    }

    private func missingImport(
        _ reference: ImportReference, _ path: String, _ failure: ReadFailure
    ) -> Diagnostic {
        let looked = path == reference.path ? "" : "; transc looked for `\(path)`"
        let isDenied = failure.isRefused && isInScriptSandbox
        return Diagnostic(
            .missingImport, "the imported file `\(reference.path)` \(failure.reason)",
            at: reference.place,
            help: isDenied
                ? sandboxHelp("`\(path)`", as: "an Input File")
                : "a path is relative to the directory of the file that imports\(looked)")
    }

    /// The same whether or not the file exists: transc has not looked.
    private func importOutsideRoot(_ reference: ImportReference, _ root: SourceRoot) -> Diagnostic {
        Diagnostic(
            .importOutsideRoot,
            "the imported file `\(reference.path)` is outside of the source root",
            at: reference.place, help: "with `--source-root` only files in `\(root.path)` are read")
    }
}
