import TransitionDSL

/// Which names matter in which directories. Directories are watched, not files: an editor puts a
/// new file in the old one's place. So are those above, since any of them may be moved away and
/// come back.
struct Interests: Sendable {
    private struct Names: Sendable {
        var names: Set<String> = []
        /// Whether all that a directory as an operand takes in matters.
        var isTree = false
    }

    private var namesByDirectory: [String: Names] = [:]
    /// What is looked at; where a path leads through links, the ways there too.
    private(set) var paths: [String] = []

    /// `linkTarget` tells what a link holds, and nil for all that is no link.
    init(paths: [String], trees: [String], linkTarget: (String) -> String?) {
        for tree in trees { namesByDirectory[key(tree), default: Names()].isTree = true }
        var pending = paths + trees
        var seen: Set<String> = []
        while let path = pending.popLast() {
            guard seen.insert(path).inserted else { continue }
            let name = lastComponent(of: path)
            let directory = key(directory(of: path))
            if name.isEmpty || name == "." || name == ".." {
                if directory != path { pending.append(directory) }
                continue
            }
            self.paths.append(path)
            namesByDirectory[directory, default: Names()].names.insert(name)
            pending.append(directory)
            // A circle of links grows without end.
            guard seen.count < 1_000_000, path.utf8.count < 4096 else { continue }
            if let target = linkTarget(path) { pending.append(joined(directory, target)) }
        }
    }

    /// The directories to watch, sorted.
    var directories: [String] { namesByDirectory.keys.sorted() }

    /// Whether a change of a name in a directory calls for a look.
    func matters(_ name: String, isDirectory: Bool, in directory: String) -> Bool {
        guard let names = namesByDirectory[directory] else { return false }
        if names.names.contains(name) { return true }
        guard names.isTree, !name.hasPrefix(".") else { return false }
        return isDirectory || name.hasSuffix(inputSuffix)
    }
}

/// The directory's name without its last slash; `.` for the empty one.
private func key(_ directory: String) -> String {
    if directory.isEmpty { return "." }
    var name = Substring(directory)
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name.removeLast() }
    return String(name)
}
