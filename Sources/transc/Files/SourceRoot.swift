import TransitionDSL
import Workspace

/// The directory of `--source-root`, outside of which nothing is read.
///
/// What counts is where a path leads, not how it is spelled: links are followed on the way.
struct SourceRoot: Hashable, Sendable {
    /// As it was given.
    let path: String
    /// Free of links.
    private let place: String
    private let identity: FileIdentity
    /// Where relative paths start from.
    private let start: String

    /// The root that the options name; nil where they name none.
    init?(_ options: Options) throws(Failure) {
        guard let path = options.sourceRoot else { return nil }
        try self.init(path)
    }

    init(_ path: String) throws(Failure) {
        let status = try converting(try FileStatus(path)) {
            Failure(.noInput, "the source root `\(path)` \(ReadFailure($0).reason)")
        }
        guard status.kind == .directory else {
            throw Failure(
                .noInput, "the source root `\(path)` is \(status.kind.rawValue), not a directory")
        }
        start = currentDirectory()
        // What cannot be judged would have to count as inside or as outside, and both are wrong.
        guard isAbsolute(start) else {
            throw Failure(
                .noInput,
                "the system does not tell the current directory, and so not what lies in the "
                    + "source root `\(path)`",
                help: "it may be gone, or too deep; run transc in another")
        }
        self.path = path
        place = pathWithoutLinks(joined(start, path))
        identity = status.identity
    }

    /// Whether a path leads to a place in the root, be there a file or not.
    func contains(_ path: String) -> Bool {
        rest(ofPathWithoutLinks: pathWithoutLinks(absolute(path))) != nil
    }

    /// Whether a file that was opened by a path lies in the root, whatever has become of the path:
    /// a link in it may have been turned since somebody looked.
    func contains(_ descriptor: Int32, openedBy path: String) -> Bool {
        if let opened = transc.path(ofDescriptor: descriptor), isAbsolute(opened) {
            return rest(ofPathWithoutLinks: opened) != nil
        }
        // Without /proc: the path, as it leads now, is to lead to that file and into the root.
        let now = pathWithoutLinks(absolute(path))
        guard rest(ofPathWithoutLinks: now) != nil,
            let status = try? FileStatus(descriptor: descriptor)
        else { return false }
        return (try? FileStatus(now, followingLinks: false))?.identity == status.identity
    }

    /// A path from the root of the file system.
    func absolute(_ path: String) -> String { joined(start, path) }

    /// The path from the root, `Sources/App/app.trans`; nil for one that leads outside. A link
    /// inside the root keeps its name where the root's is found in the path.
    func relativePath(of path: String) -> String? {
        let plain = pathWithoutLinks(absolute(path))
        guard let rest = rest(ofPathWithoutLinks: plain) else { return nil }
        let named = normalized(absolute(path))
        for root in [normalized(absolute(self.path)), place] {
            // A `..` behind a link may not have been what it seems.
            if let rest = suffix(of: named, below: root), pathWithoutLinks(named) == plain {
                return rest
            }
        }
        return rest
    }

    /// Where a place lies in the root. Of a directory that has several names, as where letters'
    /// case does not count or it is mounted twice, the system tells that it is the root.
    private func rest(ofPathWithoutLinks plain: String) -> String? {
        if let rest = suffix(of: plain, below: place) { return rest }
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

/// What follows a directory in a path, both free of `.` and `..`; nil where it lies elsewhere.
private func suffix(of path: String, below directory: String) -> String? {
    if path.utf8.elementsEqual(directory.utf8) { return "." }
    // Of a directory that the system does not tell, the root of all would be the name.
    if directory.isEmpty { return nil }
    let start = directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
}

/// The place to which an absolute path leads, with all links followed. What is not there or cannot
/// be looked at counts as what its name says.
private func pathWithoutLinks(_ path: String) -> String {
    var done = ""
    /// What is still to be walked, the next last.
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
        if isAbsolute(target) { done = "" } else { removeLastComponent(of: &done) }
        pending += components(target).reversed()
    }
    return done.isEmpty ? "/" : done
}

/// Leaves nothing of a path that is one name or the root.
private func removeLastComponent(of path: inout String) {
    path.removeSubrange((path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)...)
}

/// The names that a path leads through.
func components(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
}
