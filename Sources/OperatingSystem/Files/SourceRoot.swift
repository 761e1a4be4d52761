import TransitionDSL

/// The directory of `--source-root`; nothing outside of it is read.
/// Paths count by where they lead, not by their spelling: links are followed.
package struct SourceRoot: Hashable, Sendable {
    /// The path as given.
    package let path: String
    /// The path with all links resolved.
    let place: String
    /// nil if the system does not report it.
    private let identity: FileIdentity?
    /// The start of relative paths.
    private let start: String

    package init(_ path: String) throws(Failure) {
        let status = try converting(try FileStatus(path)) {
            Failure(.noInput, "the source root `\(path)` \(ReadFailure($0).reason)")
        }
        guard status.kind == .directory else {
            throw Failure(
                .noInput, "the source root `\(path)` is \(status.kind.rawValue), not a directory")
        }
        start = currentDirectory()
        // Without it, a path could be neither inside nor outside.
        guard isAbsolute(start) else {
            throw Failure(
                .noInput,
                "the system does not report the current directory, which is needed to find the "
                    + "source root `\(path)`",
                help: "the directory may be gone, or too deep; run transc in another")
        }
        self.path = path
        place = pathWithoutLinks(joined(start, path))
        identity = status.identity
    }

    /// A directory without links in its path.
    init(place: String) {
        (path, start, self.place) = (place, "/", place)
        identity = (try? FileStatus(place))?.identity
    }

    /// Whether a path leads to a place in the root, whether or not a file exists there.
    package func contains(_ path: String) -> Bool {
        rest(ofPathWithoutLinks: pathWithoutLinks(absolute(path))) != nil
    }

    /// Whether an opened file is in the root, whatever happened to its path: a link in it may have
    /// changed since it was checked.
    func contains(_ descriptor: Int32, openedBy path: String) -> Bool {
        if let opened = openedPath(descriptor), isAbsolute(opened) {
            return rest(ofPathWithoutLinks: opened) != nil
        }
        // Without /proc: the path must now lead to that file and into the root.
        let now = pathWithoutLinks(absolute(path))
        guard rest(ofPathWithoutLinks: now) != nil,
            let status = try? FileStatus(descriptor: descriptor)
        else { return false }
        return (try? FileStatus(now, followingLinks: false))?.identity == status.identity
    }

    /// A path from the root of the file system.
    package func absolute(_ path: String) -> String { joined(start, path) }

    /// The path from the root, `Sources/App/app.trans`; nil for one that leads outside. A link
    /// inside the root keeps its name if the root's name is in the path.
    package func relativePath(of path: String) -> String? {
        let plain = pathWithoutLinks(absolute(path))
        guard let rest = rest(ofPathWithoutLinks: plain) else { return nil }
        let named = normalized(absolute(path))
        for root in [normalized(absolute(self.path)), place] {
            // A `..` after a link may not lead where its spelling suggests.
            if let rest = suffix(of: named, below: root), pathWithoutLinks(named) == plain {
                return rest
            }
        }
        return rest
    }

    /// The part of a path below the root. A directory may have several names, with a
    /// case-insensitive file system or mounted twice; then the system identifies the root.
    func rest(ofPathWithoutLinks plain: String) -> String? {
        // By name first: the root may contain itself by a mount, or be replaced by now.
        if let rest = suffix(of: plain, below: place) { return rest }
        guard let identity else { return nil }
        var directory = plain
        while true {
            if (try? FileStatus(directory.isEmpty ? "/" : directory))?.identity == identity {
                return suffix(of: plain, below: directory.isEmpty ? "/" : directory)
            }
            if directory.isEmpty { return nil }
            removeLastComponent(of: &directory)
        }
    }
}

/// The rest of a path below a directory, both free of `.` and `..`; nil if it is elsewhere.
private func suffix(of path: String, below directory: String) -> String? {
    if path.utf8.elementsEqual(directory.utf8) { return "." }
    // If the system does not report the directory, its name would be empty.
    if directory.isEmpty { return nil }
    let start = directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
}

/// The place that a path leads to, with all links followed; `start` is that of a relative one, and has
/// no links. A part that does not exist or cannot be read counts as its name. `take` gets the
/// directory of each link, and whether the link is the last name.
package func pathWithoutLinks(
    _ path: String, from start: String = "", take: (String, Bool) -> Void = { _, _ in }
) -> String {
    var done = isAbsolute(path) || start == "/" ? "" : start
    /// The components still to resolve, the next one last.
    var pending = Array(components(path).reversed())
    var linkCount = 0
    while let component = pending.popLast() {
        if component == "." { continue }
        if component == ".." {
            removeLastComponent(of: &done)
            continue
        }
        done += "/"
        done += component
        guard linkCount < 40, let target = try? readLink(done) else { continue }
        linkCount += 1
        removeLastComponent(of: &done)
        take(done, pending.isEmpty)
        if isAbsolute(target) { done = "" }
        pending += components(target).reversed()
    }
    return done.isEmpty ? "/" : done
}

/// Leaves nothing of a path that is one name or the root.
func removeLastComponent(of path: inout String) {
    path.removeSubrange((path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)...)
}

/// The components of a path.
package func components(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
}
