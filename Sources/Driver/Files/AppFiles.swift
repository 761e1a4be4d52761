package import Apps
package import OperatingSystem
package import TransitionDSL

/// The files of an app that `scan` reads.
package struct AppFiles {
    /// By path; the number of each is its index.
    package var files: [AppFile] = []
    /// Which file on disk each of them is.
    package private(set) var identities: [FileIdentity] = []
    /// What below a directory could not be read; the rest was.
    package private(set) var failures: [ReportedFailure] = []

    /// Folders of dependencies, build products and pictures.
    static let skipped = [
        "Pods", "Carthage", ".build", "build", "DerivedData", "node_modules", "*.xcassets",
        "*.framework",
    ]

    /// Whether .trans files are read too.
    private let hasTransitions: Bool
    /// Whether the bytes of storyboards and xibs stay in memory.
    private let keepsInterfaces: Bool

    /// Reads all files below the paths, except for those that are excluded. What a path itself
    /// names is read even if it would be excluded below a directory.
    package init(
        _ paths: [String], excluding excluded: [String],
        withTransitions hasTransitions: Bool = false, keepingInterfaces: Bool = true
    ) throws(Failure) {
        self.hasTransitions = hasTransitions
        keepsInterfaces = keepingInterfaces
        let globs = (Self.skipped + excluded).map(Glob.init)
        var found: [(path: String, isLink: Bool)] = []
        for path in paths {
            let status = try converting(try FileStatus(path)) {
                Failure(
                    .noInput, "`\(path)` \(ReadFailure($0).reason)",
                    help: path == "-" ? "scan takes files and directories" : nil)
            }
            if status.kind == .directory {
                found += try files(below: path, globs)
            } else if isAppFile(path) {
                found.append((path, false))
            } else {
                refuse(
                    path, Failure(.noInput, "`\(path)` is not a file of code that scan reads"))
            }
        }
        try read(found)
        if self.files.isEmpty {
            if let failure = failures.first?.failure {
                throw Failure(.noInput, failure.message, help: failure.help)
            }
            throw Failure(
                .noInput, "there is no file to scan in \(list(paths))",
                help: "scan reads Swift, Objective-C, storyboards, xibs, .strings and .trans files")
        }
    }

    /// The files of `--app`; the .trans files of the run are part of the app.
    package init(
        _ options: Options, with operands: [String], keepingInterfaces: Bool = true
    ) throws(Failure) {
        if let root = try SourceRoot(options),
            let path = options.apps.first(where: { !root.contains($0) })
        {
            throw options.blaming(.app, outside(path, root))
        }
        // One that does not exist is reported when it is checked.
        let inputs = operands.filter { (try? FileStatus($0))?.kind == .regular }
        do throws(Failure) {
            try self.init(
                options.apps + inputs, excluding: options.scan.excluded, withTransitions: true,
                keepingInterfaces: keepingInterfaces)
        } catch { throw options.blaming(.app, error) }
    }

    /// The number of a file that the command line names.
    package func number(of operand: String) -> Int? {
        guard let identity = (try? FileStatus(operand))?.identity else { return nil }
        return identities.firstIndex(of: identity)
    }

    /// The paths of the code and nibs of `--app`, to watch them. What cannot be read is left out.
    package static func codePaths(_ options: Options) -> [String] {
        let globs = (skipped + options.scan.excluded).map(Glob.init)
        return options.apps.flatMap { path -> [String] in
            guard isDirectory(path) else { return [path] }
            let walk = walk(below: path, globs, finds: isCode)
            return ((try? walk.files(below: path) { (_, _) in }) ?? []).map { $0.path }
        }
    }

    /// Whether a name is that of a file of code or a nib.
    package static func isCode(_ name: String) -> Bool {
        guard let file = AppFile(SourceFile(path: name, bytes: [])) else { return false }
        return file.kind != .transitions
    }

    private static func walk(
        below directory: String, _ globs: [Glob], finds: @escaping (String) -> Bool
    ) -> FileWalk {
        FileWalk(finds: finds) { path in
            let full = normalized(joined(directory, path))
            return globs.contains { $0.accepts(path) || $0.accepts(full) }
        }
    }

    private mutating func files(
        below directory: String, _ globs: [Glob]
    ) throws(Failure) -> [(path: String, isLink: Bool)] {
        let walk = Self.walk(below: directory, globs, finds: isAppFile)
        var refused: [(path: String, failure: Failure)] = []
        let found = try walk.files(below: directory) { (path, failure) throws(Failure) in
            refused.append((path, failure))
        }
        for item in refused { refuse(item.path, item.failure) }
        return found
    }

    /// A file with several names is read once, if possible under one that is no link.
    private mutating func read(_ found: [(path: String, isLink: Bool)]) throws(Failure) {
        var known: Set<FileIdentity> = []
        var contents: [String: (file: AppFile, identity: FileIdentity)] = [:]
        func sorted(links: Bool) -> [String] {
            sortedByComponents(found.filter { $0.isLink == links }.map { $0.path })
        }
        for path in sorted(links: false) + sorted(links: true) {
            do throws(ReadFailure) {
                let read = try readSource(path)
                guard known.insert(read.identity).inserted else { continue }
                let bytes = inUTF8(read.bytes)
                let source = SourceFile(path: normalized(path), bytes: bytes ?? read.bytes)
                guard var file = AppFile(source) else { continue }
                // Offsets of code must be those of the file. Nothing is reported in a list of texts.
                if bytes != nil, file.kind != .strings {
                    throw ReadFailure(reason: "is in UTF-16, and only UTF-8 is read")
                }
                if !keepsInterfaces { file.releaseInterface() }
                contents[source.path] = (file, read.identity)
            } catch { refuse(path, Failure(.noInput, "`\(path)` \(error.reason)")) }
        }
        for path in sortedByComponents(Array(contents.keys)) {
            guard let known = contents[path] else { continue }
            var file = known.file
            file.source.index = FileIndex(files.count)
            files.append(file)
            identities.append(known.identity)
        }
    }

    private func isAppFile(_ name: String) -> Bool {
        Self.isCode(name) || hasTransitions && name.hasSuffix(inputSuffix)
    }

    private mutating func refuse(_ path: String, _ failure: Failure) {
        failures.append(ReportedFailure(path: normalized(path), failure: failure))
    }

    private func list(_ paths: [String]) -> String {
        paths.map { "`\($0)`" }.joined(separator: ", ")
    }
}

/// The text of a file in UTF-16, which begins with a byte order mark; nil for another file.
private func inUTF8(_ bytes: [UInt8]) -> [UInt8]? {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
}

extension AppScan {
    /// The files that are not known to the end, as failures.
    package var unknownFiles: [ReportedFailure] { cutFiles + orphanedFiles }

    /// Those of generated Swift.
    private var orphanedFiles: [ReportedFailure] {
        orphans.map { number in
            let path = files[number].source.path
            return ReportedFailure(
                path: path,
                failure: Failure(
                    .noInput,
                    "the .trans file of `\(path)` is not among the files; its names are known, but not "
                        + "what it declares",
                    help: "name the folder of the .trans file, too"))
        }
    }

    /// Those whose code was not followed to the end.
    private var cutFiles: [ReportedFailure] {
        cut.filter { files.indices.contains($0) }.map { number in
            let path = files[number].source.path
            return ReportedFailure(
                path: path,
                failure: Failure(
                    .noInput,
                    "`\(path)` has more ways through its code than transc follows; "
                        + "what depends on the others is left out as unknown",
                    help:
                        "it takes at most \(maximumStepsOfFile) steps in a file, and \(maximumStepsOfApp) in an app"
                ))
        }
    }

    /// Reads storyboards and xibs with diagnostics again, whose bytes were released.
    package mutating func restoreInterfaces(of problems: [Diagnostic]) {
        let places = problems.flatMap { [$0.place] + $0.notes.map { $0.place } }
        for number in Set(places.map { Int($0.file.index) }) where files.indices.contains(number) {
            let source = files[number].source
            guard files[number].kind == .interface, source.bytes.isEmpty,
                let bytes = try? readSource(source.path).bytes
            else { continue }
            files[number].source = SourceFile(
                path: source.path, bytes: bytes, index: source.index)
        }
    }
}
