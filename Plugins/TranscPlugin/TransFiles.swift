import Foundation

/// What a target holds for `transc`, and what the Swift of each file is called.
struct TransFiles {
    /// By path, so that names do not depend on the order in which a directory is read.
    let sources: [URL]
    /// `transc.args` in the target's own directory, or nothing.
    let argumentFiles: [URL]
    private let directory: URL

    init(_ files: [URL], below directory: URL) {
        self.directory = directory
        sources = files.filter(isTrans).sorted { $0.path < $1.path }
        let arguments = directory.appending(component: "transc.args").standardizedFileURL
        argumentFiles = files.filter { $0.standardizedFileURL == arguments }
    }

    /// The names that the Swift of the files has: a module's files differ in their names, whatever
    /// directory they are in, so that `Feed/App.trans` gives `Feed_App.trans.swift`.
    var named: [(source: URL, name: String)] {
        var taken: Set<String> = []
        return sources.map { source in
            let stem = relativePath(of: source).dropLast(".trans".count)
                .replacing("/", with: "_")
            let candidates = sequence(first: 1) { $0 + 1 }.lazy
                .map { $0 == 1 ? stem : "\(stem)-\($0)" }
            let free = candidates.first { taken.insert($0.lowercased()).inserted } ?? stem
            return (source, free + ".trans.swift")
        }
    }

    func relativePath(of file: URL) -> String {
        let root = directory.path.hasSuffix("/") ? directory.path : directory.path + "/"
        return file.path.hasPrefix(root)
            ? String(file.path.dropFirst(root.count)) : file.lastPathComponent
    }
}

func isTrans(_ file: URL) -> Bool { file.pathExtension == "trans" }
