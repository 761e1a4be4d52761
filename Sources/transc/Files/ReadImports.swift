import Semantics
import TransitionDSL
import Workspace

/// The imported files of a run, on all its threads: each is read, parsed and checked once. So 100
/// files that each import the one before take 43 % fewer instructions.
struct SharedImports: Sendable {
    /// An imported file, and its status when it was read.
    struct File: Sendable {
        var parsed: ParseResult
        var status: FileStatus
    }

    /// By normalized path.
    private let files = Monitor<[String: File]>([:])
    /// What modules import, the latest last.
    private let checked = Monitor<[CheckedImports]>([])
    private static let maximumCheckedCount = 8

    func file(_ path: String, reading read: FileReader) throws(ReadFailure) -> File {
        if let known = files.wait({ .some($0[path]) }) { return known }
        let contents = try read(path)
        let file = File(
            parsed: parse(SourceFile(path: path, bytes: contents.bytes)), status: contents.status)
        files.wait { $0[path] = file }
        return file
    }

    /// The checked imports of a module; none if one of them has a problem.
    func checked(_ module: [ParseResult]) -> CheckedImports {
        if module.count == 1 { return CheckedImports() }
        let known = checked.wait { known in
            .some(known.filter { $0.begin(module) }.max { $0.count < $1.count })
        }
        if let known, known.count == module.count - 1 { return known }
        guard let all = check(importsOf: module, after: known ?? CheckedImports()) else {
            return CheckedImports()
        }
        checked.wait { known in
            if known.count == Self.maximumCheckedCount { known.removeFirst() }
            known.append(all)
        }
        return all
    }
}

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
