import TransitionDSL

/// The files that `transc` reads in a directory.
package let inputSuffix = ".trans"

/// The operands with each directory replaced by the `.trans` files below it. A file that is named
/// twice, also through its directory or in two spellings, is kept where it is named first.
/// A file that does not exist is kept, and reported when it is read.
package func expandedOperands(_ operands: [String]) throws(Failure) -> [String] {
    var expanded: [String] = []
    for operand in operands {
        guard isDirectory(operand) else {
            expanded.append(operand)
            continue
        }
        let files = try filesBelow(operand)
        if files.isEmpty {
            // An app that has not begun yet.
            let code = (try? filesBelow(operand, ending: ".swift")) ?? []
            throw Failure(
                .noInput, "there is no `\(inputSuffix)` file in `\(operand)`",
                help: code.isEmpty
                    ? "hidden directories and links to directories are skipped"
                    : "`transc lint --app \(operand)` checks the code of an app, and "
                        + "`transc adopt \(operand) -o App.trans` writes its first file")
        }
        expanded += files
    }
    // One operand has no repetition.
    // Hot.
    return operands.count == 1 ? expanded : withoutRepetition(expanded)
}

/// The files below a directory whose names end in a suffix, `.trans` by default; sorted by the
/// bytes of their paths, component by component.
package func filesBelow(
    _ directory: String, ending suffix: String = inputSuffix
) throws(Failure) -> [String] {
    let walk = FileWalk { hasEnding($0, suffix) }
    let found = try walk.files(below: directory) { (_, failure) throws(Failure) in throw failure }
    return sortedByComponents(found.map { $0.path })
}

/// A search of files below a directory. Hidden names are skipped: they contain build products,
/// downloads or version control. Links to directories are skipped, too: they could form a cycle.
package struct FileWalk {
    /// Whether a file with this name is looked for.
    var finds: (String) -> Bool
    /// Whether a path, from the directory on, is left out with all that is below it.
    var skips: (String) -> Bool

    package init(
        finds: @escaping (String) -> Bool, skips: @escaping (String) -> Bool = { _ in false }
    ) {
        self.finds = finds
        self.skips = skips
    }

    /// The files in no particular order. What cannot be read goes to `refuse`, with its path; if
    /// that does not throw, the search goes on.
    package func files(
        below directory: String, refuse: (String, Failure) throws(Failure) -> Void
    ) throws(Failure) -> [(path: String, isLink: Bool)] {
        if let left = FollowedPath(directory, for: .reading, isDirectory: true).left {
            throw Failure(
                .noInput, "the directory `\(directory)` is behind a link that leads out of \(left)")
        }
        var found: [(path: String, isLink: Bool)] = []
        /// Each with its path from the directory on.
        var pending = [(path: directory, below: "")]
        while let (path, below) = pending.popLast() {
            let entries: [DirectoryEntry]
            do throws(Failure) { entries = try directoryEntries(path) } catch {
                try refuse(path, error)
                continue
            }
            for entry in entries where !entry.name.hasPrefix(".") {
                let child = joined(path, entry.name)
                let childBelow = joined(below, entry.name)
                if skips(childBelow) { continue }
                do throws(Failure) {
                    switch try kind(of: entry, child) {
                    case .directory: pending.append((child, childBelow))
                    case .regular where finds(entry.name): found.append((child, false))
                    // A dangling link is reported when it is read.
                    case .link where finds(entry.name) && !isDirectory(child):
                        found.append((child, true))
                    default: break
                    }
                } catch { try refuse(child, error) }
            }
        }
        return found
    }

    /// nil for what is not looked for. An input with a name that is not UTF-8 is refused.
    private func kind(
        of entry: DirectoryEntry, _ path: String
    ) throws(Failure) -> FileStatus.Kind? {
        if entry.isUTF8 {
            return if let kind = entry.kind { kind } else { try fileKind(path) }
        }
        guard entry.kind == .directory || finds(entry.name) else { return nil }
        throw Failure(.noInput, "the name of `\(path)` is not UTF-8", help: "rename it")
    }
}

/// Sorts paths so that a directory's contents are adjacent, whatever its neighbors are called.
package func sortedByComponents(_ paths: [String]) -> [String] {
    // No name contains a NUL, which sorts before all other characters.
    func key(_ path: String) -> [UInt8] { path.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 } }
    // Hot.
    let keyed = paths.map { (path: $0, key: key($0)) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { $0.path }
}

/// A repeated `-` is kept: standard input can be read once, and is refused later.
package func withoutRepetition(_ operands: [String]) -> [String] {
    let places = Places()
    var seen: Set<String> = []
    return operands.filter { $0 == "-" || seen.insert(places.place(of: $0)).inserted }
}

/// Resolves paths to a name in a directory, whatever links lead to that directory.
/// A link with its own name is a file of its own: imports, the namespace and the Swift depend on
/// its name.
private struct Places {
    private let start = currentDirectory()

    /// Equal for paths that lead to one place.
    func place(of path: String) -> String {
        let name = lastComponent(of: path)
        let home = directory(of: path)
        let directory = identify(home)
        if directory.isEmpty || name == ".." { return normalized(joined(start, path)) }
        return directory + name
    }

    /// No path contains a zero byte.
    private func identify(_ directory: String) -> String {
        guard let status = try? FileStatus(directory.isEmpty ? "." : directory) else { return "" }
        return "\0\(status.identity.device)\0\(status.identity.number)\0"
    }
}

/// By bytes: for `hasSuffix`, a period and some signs before it are one character.
package func hasEnding(_ name: String, _ ending: String) -> Bool {
    name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
}

/// The file that a path of a `.trans` file probably means, which does not exist: with slashes for
/// backslashes, with its ending, in other letters, or with a name that differs in one or two.
package func similarFile(_ path: String) -> String? {
    if isInScriptSandbox || path == "-" || path.utf8.count > 1000 { return nil }
    var path = path
    if path.utf8.contains(UInt8(ascii: "\\")) {
        path = path.split(separator: "\\").joined(separator: "/")
        if isFile(path) { return path }
    }
    if !hasEnding(path, inputSuffix), isFile(path + inputSuffix) { return path + inputSuffix }
    let name = lastComponent(of: path)
    let directory = String(path.dropLast(name.count))
    let known = ((try? readDirectory(directory.isEmpty ? "." : directory)) ?? [])
        .map { $0.name }.filter { hasEnding($0, inputSuffix) }.sorted()
    guard known.count <= 1000 else { return nil }
    // Names of one letter are all alike.
    func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
    let stems = known.map { stem($0) }
    guard let near = nearest(stem(name), among: stems),
        let index = stems.firstIndex(of: near), known[index] != name
    else { return nil }
    return directory + known[index]
}

private func isFile(_ path: String) -> Bool { (try? FileStatus(path))?.kind == .regular }

package func isDirectory(_ path: String) -> Bool {
    path != "-" && (try? FileStatus(path))?.kind == .directory
}

/// nil if it no longer exists.
private func fileKind(_ path: String) throws(Failure) -> FileStatus.Kind? {
    do throws(SystemError) { return try FileStatus(path, followingLinks: false).kind } catch {
        if error == .notFound { return nil }
        throw Failure(.noInput, "`\(path)` cannot be read: \(error.message)")
    }
}

private func directoryEntries(_ directory: String) throws(Failure) -> [DirectoryEntry] {
    do throws(SystemError) { return try readDirectory(directory) } catch {
        // A directory that is deleted meanwhile counts as empty.
        if error == .notFound { return [] }
        throw Failure(.noInput, "the directory `\(directory)` cannot be read: \(error.message)")
    }
}
