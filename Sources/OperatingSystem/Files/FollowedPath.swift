import TransitionDSL

/// A path with its links followed. A repository may contain any link, so a link that lies in one leads
/// nowhere outside of it, and not into `.git`.
package struct FollowedPath {
    package enum Use {
        /// Only links in repositories count: a build in a sandbox sees its sources as links.
        case reading
        /// Other links must stay in the current directory, or else in their own.
        case writing
    }

    /// Where the path leads: the path as given if there is no link on the way.
    let end: String
    /// Whether its last name is a link.
    let isLink: Bool
    /// What a link on the way leads out of; nil if every link stays.
    package let left: String?

    /// For a directory, the links are on the way to what is in it.
    package init(_ path: String, for use: Use, isDirectory: Bool = false) {
        // Xcode's sandbox for scripts shows no directory, and opens only what is declared.
        let isSandboxed = isInScriptSandbox
        let start = isSandboxed ? "" : currentDirectory()
        guard !isSandboxed, isAbsolute(path) || isAbsolute(start) else {
            end = (try? resolvedLink(path)) ?? path
            isLink = end != path
            left = isLink && !isSandboxed ? "a directory that the system does not report" : nil
            return
        }
        var links: [(directory: String, isLast: Bool)] = []
        let place = pathWithoutLinks(path, from: start) { directory, isLast in
            links.append((directory, isLast && !isDirectory))
        }
        end = links.isEmpty ? path : place
        isLink = links.contains { $0.isLast }
        left =
            links.lazy.compactMap { link in
                Self.fence(aroundLinkIn: link.directory, isLast: link.isLast, use, start)
            }.first { !$0.root.containsOutsideOfGit(place) }?.name
    }

    /// What a link may not leave; nil for one that only the owner of the machine can have made.
    private static func fence(
        aroundLinkIn directory: String, isLast: Bool, _ use: Use, _ start: String
    ) -> (root: SourceRoot, name: String)? {
        if let tree = try? workTree(of: directory) {
            return (SourceRoot(place: tree), "the repository")
        }
        guard use == .writing else { return nil }
        if isAbsolute(start), start != "/" {
            let here = SourceRoot(place: start)
            if here.rest(ofPathWithoutLinks: directory) != nil {
                return (here, "the current directory")
            }
        }
        // Such as /tmp on a Mac, or a descriptor of the process.
        let isOfSystem = ["", "/dev", "/proc"].contains(directory) || directory.hasPrefix("/proc/")
        return isLast && !isOfSystem ? (SourceRoot(place: directory), "its directory") : nil
    }
}
