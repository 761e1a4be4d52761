import Foundation

/// What a target holds for `transc`, by path: nothing may depend on the order in which a directory
/// is read.
struct TransFiles {
    let sources: [URL]
    /// Argument files, which say for the whole target what no file can say for itself.
    let arguments: [URL]

    init(_ files: some Sequence<URL>) {
        let sorted = files.sorted { $0.path < $1.path }
        sources = sorted.filter { $0.pathExtension == "trans" }
        arguments = sorted.filter { $0.lastPathComponent == "transc.args" }
    }

    /// What lies below a directory, though the package's manifest excludes it: a team that commits
    /// its Swift excludes the `.trans` files, which SwiftPM would warn of.
    init(below directory: URL) {
        let files = FileManager.default.enumerator(
            at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        self.init(files?.compactMap { $0 as? URL } ?? [])
    }
}

/// How a file below `directory` is named from there; others keep their path.
func path(of file: URL, from directory: URL) -> String {
    let root = directory.path.hasSuffix("/") ? directory.path : directory.path + "/"
    return file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
}
