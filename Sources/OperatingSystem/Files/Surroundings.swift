import TransitionDSL

/// What belongs to a file: its repository or, outside of one, the current directory if the file is in
/// it, or else the file's own directory. A file of a stranger names nothing outside of it.
package struct Surroundings: Sendable {
    /// What the roots are, in messages.
    package let name: String
    /// The directories without links that the file is in: where it is, and where a link to it is. A
    /// build in a sandbox has links to some files, and others as they are.
    let homes: [String]
    /// Of each home; none if the system reports no current directory.
    let roots: [SourceRoot]
    private let start: String

    /// nil in Xcode's sandbox for scripts, which shows no directory, and opens only what is declared.
    package init?(of file: String) {
        if isInScriptSandbox { return nil }
        start = currentDirectory()
        guard isAbsolute(file) || isAbsolute(start) else {
            (name, homes, roots) = ("its directory", [directory(of: normalized(file))], [])
            return
        }
        var real = pathWithoutLinks(file, from: start)
        removeLastComponent(of: &real)
        var named = pathWithoutLinks(directory(of: file), from: start)
        if named == "/" { named = "" }
        homes = real == named ? [real] : [real, named]
        do throws(SystemError) {
            let known = try homes.map { [start] home throws(SystemError) in
                try Self.root(around: home, start)
            }
            (name, roots) = (known[0].name, known.map { $0.root })
        } catch { return nil }
    }

    private static func root(
        around home: String, _ start: String
    ) throws(SystemError) -> (root: SourceRoot, name: String) {
        if let tree = try workTree(of: home) { return (SourceRoot(place: tree), "the repository") }
        if isAbsolute(start), start != "/" {
            let here = SourceRoot(place: start)
            if here.rest(ofPathWithoutLinks: home) != nil { return (here, "the current directory") }
        }
        return (SourceRoot(place: home.isEmpty ? "/" : home), "its directory")
    }

    /// A path with its links followed.
    package func place(of path: String) -> String {
        isAbsolute(path) || isAbsolute(start)
            ? pathWithoutLinks(path, from: start) : normalized(path)
    }

    /// Whether a path without links is here, and not in git's own folder.
    package func contains(_ place: String) -> Bool {
        if roots.isEmpty { return !isAbsolute(place) && components(place).first != ".." }
        return roots.contains { $0.containsOutsideOfGit(place) }
    }
}

extension SourceRoot {
    /// Whether a path without links leads into the root, but not into git's own folder.
    func containsOutsideOfGit(_ place: String) -> Bool {
        guard let rest = rest(ofPathWithoutLinks: place) else { return false }
        return !components(rest).contains { name in
            // Some disks ignore case.
            name.utf8.elementsEqual(".git".utf8) { $0 | 0x20 == $1 }
        }
    }
}

/// The nearest directory, at or above one without links in its path, that git calls a work tree, or
/// nil. Throws an error if a sandbox hides the directories.
func workTree(of directory: String) throws(SystemError) -> String? {
    var place = directory == "/" ? "" : directory
    while true {
        do throws(SystemError) {
            _ = try FileStatus(place + "/.git", followingLinks: false)
            return place.isEmpty ? "/" : place
        } catch { if error == .notPermitted { throw error } }
        if place.isEmpty { return nil }
        removeLastComponent(of: &place)
    }
}
