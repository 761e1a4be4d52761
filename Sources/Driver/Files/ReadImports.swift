package import OperatingSystem
package import Semantics
package import TransitionDSL

/// Reads imported files from disk, only those that the compiled file may import, and records the
/// paths looked up.
package struct ImportFiles: Sendable {
    package typealias Reader = @Sendable (String, SourceRoot?) throws(ReadFailure) -> FileContents

    /// The path of the compiled file.
    var main: String
    /// That of `--source-root`.
    var root: SourceRoot?
    var shared: SharedImports
    var read: Reader
    /// The paths looked up on disk, found or not.
    var lookups: [FileLookup] = []
    /// Made for the first import.
    private var fence: ImportFence?

    package init(
        of main: String, in root: SourceRoot? = nil, shared: SharedImports = SharedImports(),
        reading read: @escaping Reader = { (path, root) throws(ReadFailure) in
            try readSource(path, in: root)
        }
    ) {
        self.main = main
        self.root = root
        self.shared = shared
        self.read = read
    }

    package mutating func load(_ path: String, _ reference: ImportReference) -> ImportResult {
        let fence = fence ?? ImportFence(around: main, in: root)
        self.fence = fence
        do throws(ReadFailure) {
            // Resolving a very long path is slow.
            if path.utf8.count > longestPath { throw ReadFailure(.nameTooLong) }
            if reference.path.isEmpty { throw ReadFailure(.notFound) }
            guard hasEnding(path, inputSuffix) else {
                return .failure(importOfAnotherKind(reference))
            }
            let file = try shared.file(path, behind: fence) { [read] (path) throws(ReadFailure) in
                try read(path, fence.root)
            }
            lookups.append(FileLookup(path: path, status: file.status))
            return .file(file.parsed, file.status.identity)
        } catch {
            if error.isOutside { return .failure(importOutsideRoot(reference, error)) }
            let status = error.isMissing ? nil : try? FileStatus(path)
            lookups.append(FileLookup(path: path, status: status))
            let isDenied = error.isRefused && isInScriptSandbox
            return .failure(
                missingImport(
                    reference, at: path, because: error.reason,
                    help: isDenied ? sandboxHelp("`\(path)`", as: "an Input File") : nil,
                    meant: error.isMissing ? similarImport(path, reference) : nil))
        }
    }

    /// The path in an import of the file that is probably meant.
    private func similarImport(_ path: String, _ reference: ImportReference) -> String? {
        guard let near = similarFile(path) else { return nil }
        let name = lastComponent(of: near)
        let written = reference.path.split(separator: "\\").joined(separator: "/")
        return written.dropLast(lastComponent(of: written).count) + name
    }

    /// The same whether or not the file exists: transc has not looked.
    private func importOfAnotherKind(_ reference: ImportReference) -> Diagnostic {
        Diagnostic(
            .missingImport,
            "the imported file `\(reference.path)` has a name that does not end in `.trans`",
            at: reference.place,
            help: "only files in the language of transc can be imported, with their ending")
    }

    /// The same, too.
    private func importOutsideRoot(
        _ reference: ImportReference, _ failure: ReadFailure
    ) -> Diagnostic {
        Diagnostic(
            .importOutsideRoot, "the imported file `\(reference.path)` \(failure.reason)",
            at: reference.place,
            help: failure.isInHiddenFolder
                ? "folders with names that begin with a period belong to tools"
                : root.map { "with `--source-root` only files in `\($0.path)` are read" }
                    ?? "with `--source-root DIR` only files in DIR are read")
    }
}
