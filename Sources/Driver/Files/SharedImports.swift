import OperatingSystem
import Semantics
import TransitionDSL

/// The imported files of a run, on all its threads: each is read and parsed once, and checked once
/// as long as the result is kept.
package struct SharedImports: Sendable {
    /// An imported file, and its status when it was read.
    struct File: Sendable {
        var parsed: ParseResult
        var status: FileStatus
        /// Its path without links.
        var place: String
    }

    /// The files by normalized path.
    private let files = Monitor<[String: File]>([:])
    /// What modules import, the latest last.
    private let checked = Monitor<[CheckedImports]>([])
    /// Each has a whole model, so few are kept.
    private static let maximumCheckedCount = 8

    package init() {}

    /// The file, read if it is new and the fence lets its place pass.
    func file(
        _ path: String, behind fence: ImportFence? = nil, reading read: FileReader
    ) throws(ReadFailure) -> File {
        if let known = files.withLock({ $0[path] }) {
            try fence?.check(known.place)
            return known
        }
        let place = fence?.place(of: path) ?? path
        try fence?.check(place)
        let contents = try read(path)
        let file = File(
            parsed: parse(SourceFile(path: path, bytes: contents.bytes)), status: contents.status,
            place: place)
        files.withLock { $0[path] = file }
        return file
    }

    /// The checked imports of a module; none if one of them has a problem.
    func checked(_ module: [ParseResult]) -> CheckedImports {
        // Most files have no imports.
        // Hot.
        if module.count == 1 { return CheckedImports() }
        let known = checked.withLock { known in
            known.filter { $0.isPrefix(ofImportsIn: module) }.max { $0.count < $1.count }
        }
        if let known, known.count == module.count - 1 { return known }
        guard let all = check(importsOf: module, after: known ?? CheckedImports()) else {
            return CheckedImports()
        }
        checked.withLock { known in
            if known.count == Self.maximumCheckedCount { known.removeFirst() }
            known.append(all)
        }
        return all
    }
}
