import Foundation

/// The files outside of `known` that these import, directly or indirectly, if they exist.
///
/// `transc` could list them, but is not built yet when a plugin runs. The scan also finds imports
/// in comments: an extra input costs nothing.
func importedFiles(by known: [URL]) -> [URL] {
    var seen = Set(known.map(\.standardizedFileURL))
    var found: [URL] = []
    var next = known
    while let file = next.popLast() {
        for imported in imports(of: file) where seen.insert(imported).inserted {
            found.append(imported)
            next.append(imported)
        }
    }
    return found.sorted { $0.path < $1.path }
}

private func imports(of file: URL) -> [URL] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.matches(of: /import/)
        .compactMap { try? /#*"([^"\\\n]+)"/.prefixMatch(in: rest(of: text, behind: $0.endIndex)) }
        .map { file.deletingLastPathComponent().appending(path: $0.1).standardizedFileURL }
        .filter(isFile)
}

/// The text after a place, without white space and comments, which nest.
private func rest(of text: String, behind start: String.Index) -> Substring {
    var rest = text[start...]
    var depth = 0
    while let next = rest.first {
        if rest.hasPrefix("/*") {
            depth += 1
            rest = rest.dropFirst(2)
        } else if depth > 0, rest.hasPrefix("*/") {
            depth -= 1
            rest = rest.dropFirst(2)
        } else if depth > 0 || next.isWhitespace {
            rest = rest.dropFirst()
        } else if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
        } else {
            break
        }
    }
    return rest
}

/// A missing file cannot be an input: SwiftPM would refuse to build. `transc` imports no others.
private func isFile(_ file: URL) -> Bool {
    let place = file.resolvingSymlinksInPath()
    guard file.pathExtension == "trans", place.pathExtension == "trans" else { return false }
    let values = try? place.resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile ?? false
}
