import TransitionDSL

/// The first line of a generated file.
package enum GeneratedMark: Sendable, Equatable {
    /// Made from a .trans file of this name.
    case from(String)
    /// The code that generated files share. It has no facts of an app.
    case support

    private static let end = ". DO NOT EDIT."

    /// Nil if people wrote the file.
    package init?(_ file: AppFile) {
        let bytes = file.source.bytes
        guard bytes.starts(with: GeneratedNames.marker.utf8) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let rest = line.dropFirst(GeneratedNames.marker.count)
        guard rest.hasPrefix(" from "), rest.hasSuffix(Self.end) else {
            self = .support
            return
        }
        self = .from(String(rest.dropFirst(" from ".count).dropLast(Self.end.count)))
    }
}

/// The files of generated Swift whose .trans file is not among the files of the app.
func orphans(among files: [AppFile]) -> [Int] {
    let known = Set(
        files.filter { $0.kind == .transitions }.map { lastComponent(of: $0.source.path) })
    return files.indices.filter { number in
        guard files[number].kind == .swift, case .from(let name)? = GeneratedMark(files[number])
        else { return false }
        return !known.contains(name)
    }
}

/// The Swift of .trans files that is not among the files of the app. The numbers of these files follow
/// those of the app's.
func missingSwift(of transitions: [App.Transitions], among files: [AppFile]) -> [AppFile] {
    var added: [AppFile] = []
    for one in transitions {
        let path = files[one.file].source.path
        let name = lastComponent(of: path)
        let isAlone =
            transitions.count { lastComponent(of: files[$0.file].source.path) == name } == 1
        // If several have its name, its own is in its folder.
        let isThere = files.contains {
            $0.kind == .swift && GeneratedMark($0) == .from(name)
                && (isAlone || directory(of: $0.source.path) == directory(of: path))
        }
        if isThere { continue }
        let index = FileIndex(files.count + added.count)
        let source = SourceFile(path: path + ".swift", bytes: one.swift, index: index)
        if let file = AppFile(source) { added.append(file) }
    }
    return added
}
