import Foundation

/// The files of a target for `transc`, sorted by path, so that nothing depends on the order in
/// which a directory is read.
struct TransFiles {
    let sources: [URL]
    /// The target's own settings, the file that is nearest to its root first.
    private let settings: [URL]

    init(_ files: some Sequence<URL>) {
        let sorted = files.sorted { $0.path < $1.path }
        sources = sorted.filter { $0.pathExtension == "trans" }
        settings = sorted.filter { $0.lastPathComponent == settingsName }
            .sorted { $0.pathComponents.count < $1.pathComponents.count }
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

let settingsName = "transc.args"

extension TransFiles {
    /// The settings of the target, or else of the project in a directory; none or one.
    func settings(orOf directory: URL) -> [URL] {
        if let own = settings.first { return [own] }
        let shared = directory.appending(component: settingsName)
        return FileManager.default.fileExists(atPath: shared.path) ? [shared] : []
    }
}

private func isBelow(_ file: URL, _ directory: URL) -> Bool {
    file.standardizedFileURL.pathComponents.count
        > directory.standardizedFileURL.pathComponents.count
        && file.standardizedFileURL.pathComponents
            .starts(with: directory.standardizedFileURL.pathComponents)
}

/// The words of settings, near enough to find options in: without quotes.
private func settingsWords(in file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline)
        .flatMap { $0.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("#") } }
        .map { $0.filter { !"'\"\\\u{FEFF}".contains($0) } }
}

/// Where settings want the engine's support to be; nil where they do not say.
func supportPlace(in settings: [URL]) -> String? {
    let words = settings.flatMap { settingsWords(in: $0) }
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
