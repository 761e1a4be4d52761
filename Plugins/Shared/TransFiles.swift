import Foundation

/// The files of a target for `transc`, sorted by path, so that nothing depends on the order in
/// which a directory is read.
struct TransFiles {
    let sources: [URL]
    /// Argument files, with options for the whole target.
    let arguments: [URL]

    init(_ files: some Sequence<URL>) {
        let sorted = files.sorted { $0.path < $1.path }
        sources = sorted.filter { $0.pathExtension == "trans" }
        arguments = sorted.filter { $0.lastPathComponent == "transc.args" }
    }

    /// The files below a directory, including those that the package's manifest excludes: a team
    /// that commits its Swift excludes the `.trans` files, since SwiftPM would warn about them.
    ///
    /// Files below one of the `others` within it are omitted: they belong to that target.
    init(below directory: URL, without others: [URL] = []) {
        let nested = others.filter { isBelow($0, directory) }
        let files = FileManager.default.enumerator(
            at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        self.init(
            (files?.compactMap { $0 as? URL } ?? [])
                .filter { file in !nested.contains { isBelow(file, $0) } })
    }
}

private func isBelow(_ file: URL, _ directory: URL) -> Bool {
    file.standardizedFileURL.pathComponents.count
        > directory.standardizedFileURL.pathComponents.count
        && file.standardizedFileURL.pathComponents
            .starts(with: directory.standardizedFileURL.pathComponents)
}

/// An option in an argument file that conflicts with the plugin: where the Swift goes, and whether
/// any is written. nil if there is none.
func conflictingOption(in arguments: URL) -> String? {
    let refused: Set = [
        "-o", "--output", "-d", "--directory", "--check", "--dry-run", "-h", "--help", "--version",
        "--xcode", "--",
    ]
    return argumentWords(in: arguments).map { String($0.prefix { $0 != "=" }) }.first {
        refused.contains($0)
    }
}

/// The arguments in a file, parsed just well enough to find options: without quotes and `@file`.
private func argumentWords(in arguments: URL) -> [String] {
    guard let text = try? String(contentsOf: arguments, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isWhitespace)
        .map { $0.filter { !"'\"\\\u{FEFF}".contains($0) } }
}

/// The `--support` of the argument files; nil if none of them sets it.
func supportPlace(in arguments: [URL]) -> String? {
    let words = arguments.flatMap { argumentWords(in: $0) }
    let isSupport = { (word: String) in word == "--support" || word.hasPrefix("--support=") }
    guard let index = words.lastIndex(where: isSupport) else { return nil }
    let value = words[index].dropFirst("--support=".count)
    return value.isEmpty ? words[(index + 1)...].first : String(value)
}

/// The path of a file relative to `directory`; the full path if it is not below it.
func path(of file: URL, from directory: URL) -> String {
    let root = directory.path.hasSuffix("/") ? directory.path : directory.path + "/"
    return file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
}
