import OperatingSystem
import TransitionDSL

/// The files of a git revision, which one process of git reads. It fetches nothing, applies no
/// filter and asks nothing.
final class GitRevision: Sendable {
    let name: String
    private let state: Monitor<State>

    private struct State {
        var process: GitProcess?
        /// Bytes of git that are not used yet.
        var rest: [UInt8] = []
        /// The number of each file that was read.
        var numbers: [String: Int] = [:]
    }

    /// An answer of `git cat-file --batch`.
    private enum Object {
        case missing
        case tooLarge
        /// `idLength` is the number of bytes of an object's id in a tree.
        case contents(kind: String, [UInt8], idLength: Int)
    }

    /// What git needs of the environment: where repositories and settings are.
    private static let variables = [
        "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR",
        "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES",
        "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "DEVELOPER_DIR",
    ]

    init(_ name: String) throws(Failure) {
        self.name = name
        // With a colon at its start, git would read the index, for which it may run a program.
        guard !name.isEmpty, !name.hasPrefix("-"), !name.hasPrefix(":"),
            name.unicodeScalars.allSatisfy(Self.isPlain)
        else {
            throw Failure(
                .usage, "`\(visible(name))` for `--against` is not a git revision",
                help: "write a branch, a tag or a commit, such as `origin/main`")
        }
        let environment =
            Self.variables.compactMap { name in environmentVariable(name).map { "\(name)=\($0)" } }
            + ["GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C"]
        // Older versions of git know no other way to forbid a fetch. The other two settings are those
        // with which a repository, or a folder that looks like one, could let git run a program.
        let settings = [
            "protocol.allow=never", "core.fsmonitor=false", "safe.bareRepository=explicit",
        ]
        let arguments = settings.flatMap { ["-c", $0] } + ["cat-file", "--batch"]
        let process: GitProcess
        do throws(SystemError) {
            process = try GitProcess(arguments, environment: environment)
        } catch {
            throw Failure(
                .noInput, "git cannot be started: \(error.message)",
                help: "`--against` needs `git` on the PATH")
        }
        state = Monitor(State(process: process))
        switch object(name + "^{tree}") {
        case .contents: return
        case nil:
            throw Failure(
                .noInput, "git cannot read a repository here",
                help: "run transc in a working tree of git")
        case .missing?, .tooLarge?:
            throw Failure(
                .noInput, "this repository does not have the git revision `\(name)`",
                help: "in a shallow clone, `git fetch` it first; in CI, check out with full history"
            )
        }
    }

    deinit { state.withLock { $0.process?.end() } }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0x7F
    }

    /// The contents of a file at a path from the current directory, or at an absolute one.
    func read(_ path: String) throws(ReadFailure) -> FileContents {
        var (place, object) = try find(path)
        var linkCount = 0
        while case .contents("blob", let target, _)? = object, isLink(place) {
            linkCount += 1
            if linkCount > Self.mostLinks { throw ReadFailure(SystemError.tooManyLinks) }
            let home = "/" + place.path.dropLast().joined(separator: "/")
            (place, object) = try find(joined(home, String(decoding: target, as: UTF8.self)))
        }
        switch object {
        case .contents("blob", let bytes, _)?:
            let number = state.withLock { state -> Int in
                let number = state.numbers[place.spelling] ?? state.numbers.count
                state.numbers[place.spelling] = number
                return number
            }
            let status = FileStatus(ofFileNumber: number, byteCount: bytes.count)
            return FileContents(bytes: bytes, status: status)
        case .contents?: throw ReadFailure(reason: "is not a file in `\(name)`")
        case .missing?: throw ReadFailure(SystemError.notFound)
        case .tooLarge?: throw ReadFailure(reason: "is too large in `\(name)`")
        case nil: throw ReadFailure(reason: "cannot be read by git")
        }
    }

    /// As the system follows.
    private static let mostLinks = 40

    /// Whether a file of the revision is a link, whose contents are the path that it leads to.
    private func isLink(_ place: Place) -> Bool {
        var home = place
        guard let name = home.path.popLast(),
            case .contents("tree", let bytes, let idLength)? = object(
                "\(self.name):\(home.spelling)")
        else { return false }
        return Self.entries(of: bytes, idLength).contains { $0.name == name && $0.mode == "120000" }
    }

    /// The `.trans` files below a directory, in no particular order; nil if it is not a directory
    /// of the revision. Hidden names are skipped, and links.
    func files(below directory: String) throws(ReadFailure) -> [String]? {
        var files: [String] = []
        var pending = [directory]
        while let path = pending.popLast() {
            guard case .contents("tree", let bytes, let idLength)? = try find(path).object else {
                if path == directory { return nil }
                throw ReadFailure(reason: "cannot be read by git")
            }
            for (mode, entry) in Self.entries(of: bytes, idLength) {
                if entry.hasPrefix(".") { continue }
                if mode == "40000" {
                    pending.append(joined(path, entry))
                } else if mode.hasPrefix("100"), hasEnding(entry, inputSuffix) {
                    files.append(joined(path, entry))
                }
            }
        }
        return files
    }

    /// The object at a path. Where the revision has no such path, links of the working tree to
    /// directories are followed, which git does not do.
    private func find(_ path: String) throws(ReadFailure) -> (place: Place, object: Object?) {
        let place = try Place(path)
        let object = object("\(name):\(place.spelling)")
        guard case .missing? = object else { return (place, object) }
        try checkAbsence(of: place)
        let followed = try Place(path, followingLinks: true)
        if followed.path == place.path { return (place, object) }
        let other = self.object("\(name):\(followed.spelling)")
        if case .missing? = other { try checkAbsence(of: followed) }
        return (followed, other)
    }

    /// Git answers alike for a name that the revision does not have and for one whose contents are
    /// left out of a partial clone. Throws for the latter: the nearest directory that git has must
    /// not list the name.
    private func checkAbsence(of place: Place) throws(ReadFailure) {
        var place = place
        while let last = place.path.popLast() {
            switch object("\(name):\(place.spelling)") {
            case .missing?: continue
            case .contents("tree", let bytes, let idLength)?:
                if Self.entries(of: bytes, idLength).contains(where: { $0.name == last }) { break }
                return
            case .contents?: return
            case .tooLarge?, nil: break
            }
            throw ReadFailure(
                reason: "is in `\(name)`, but git does not have its contents; "
                    + "a clone without `--filter` has them")
        }
    }

    /// The entries of a tree: each is a mode, a space, a name, NUL and an id.
    private static func entries(
        of bytes: [UInt8], _ idLength: Int
    ) -> [(mode: String, name: String)] {
        var entries: [(mode: String, name: String)] = []
        var rest = bytes[...]
        while let space = rest.firstIndex(of: UInt8(ascii: " ")),
            let end = rest[space...].firstIndex(of: 0)
        {
            let name = String(decoding: rest[(space + 1)..<end], as: UTF8.self)
            entries.append((String(decoding: rest[..<space], as: UTF8.self), name))
            rest = rest[(end + 1)...].dropFirst(idLength)
        }
        return entries
    }

    /// A path from the root of the file system.
    private struct Place {
        private let start = components(currentDirectory())
        var path: [String]

        init(_ path: String, followingLinks: Bool = false) throws(ReadFailure) {
            guard path.unicodeScalars.allSatisfy(GitRevision.isPlain) else {
                throw ReadFailure(reason: "has a name that cannot be passed to git")
            }
            let absolute = joined(currentDirectory(), path)
            let home = directory(of: absolute)
            self.path =
                components(followingLinks ? pathWithoutLinks(home) : normalized(home))
                .map(String.init) + [lastComponent(of: path)]
        }

        /// As git reads it after a revision: `./App.trans`, `../Shared/Screens.trans`.
        var spelling: String {
            let here = start.map(String.init)
            let shared = zip(path, here).prefix { $0 == $1 }.count
            let up = Array(repeating: "..", count: here.count - shared)
            return "./" + (up + path.dropFirst(shared)).joined(separator: "/")
        }
    }

    // MARK: The protocol

    /// Asks git for an object; nil if git does not answer.
    private func object(_ name: String) -> Object? {
        state.withLock { Self.object(name, &$0) }
    }

    private static func object(_ name: String, _ state: inout State) -> Object? {
        guard let process = state.process,
            (try? writeAll(Array("\(name)\n".utf8), to: process.input)) != nil,
            let line = take(&state, process, upTo: { $0.firstIndex(of: UInt8(ascii: "\n")) })
        else { return nil }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), size >= 0 else { return .missing }
        if size > largestInput {
            // The rest of the answer would have to be read.
            process.end()
            state.process = nil
            return .tooLarge
        }
        guard let bytes = take(&state, process, upTo: { $0.count > size ? size : nil }) else {
            return nil
        }
        return .contents(kind: String(words[1]), bytes, idLength: words[0].utf8.count / 2)
    }

    /// Takes the bytes up to an end, and the line end after them; nil without that line end.
    private static func take(
        _ state: inout State, _ process: GitProcess, upTo end: ([UInt8]) -> Int?
    ) -> [UInt8]? {
        while true {
            if let index = end(state.rest) {
                let bytes = Array(state.rest[..<index])
                state.rest.removeSubrange(...index)
                return bytes
            }
            guard let more = try? readSome(process.output, atMost: 1 << 16), !more.isEmpty else {
                return nil
            }
            state.rest += more
        }
    }
}
