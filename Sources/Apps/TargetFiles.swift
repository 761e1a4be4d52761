import TransitionDSL

/// The files of Swift, and the nibs, that are in no target of the app's Xcode projects. Empty if
/// that is not known: there is no project, or one whose targets take all files of a folder.
func filesOfNoTarget(among files: [AppFile]) -> Set<Int> {
    let projects = files.filter { $0.kind == .project }
    var built: Set<String> = []
    var folders: [String] = []
    for project in projects {
        let bytes = project.source.bytes[...]
        let names = namesInPhase("Sources", bytes)
        if names.isEmpty || bytes.place(of: Array("PBXFileSystemSynchronized".utf8)) != nil {
            return []
        }
        built.formUnion(names)
        built.formUnion(namesInPhase("Resources", bytes))
        // The folder of `App.xcodeproj`.
        let bundle = directory(of: project.source.path).dropLast()
        folders.append(directory(of: String(bundle)))
    }
    let hasNibs = built.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let packages = files.filter { lastComponent(of: $0.source.path) == "Package.swift" }
        .map { directory(of: $0.source.path) }
    return Set(
        files.indices.filter { number in
            let path = files[number].source.path
            let kind = files[number].kind
            // A target may take the nibs of a folder as a whole.
            let isRead = kind == .swift || kind == .interface && hasNibs
            return isRead && folders.contains(where: path.hasPrefix)
                && !packages.contains(where: path.hasPrefix)
                && !built.contains(lastComponent(of: path))
        })
}

/// The names in `/* List.swift in Sources */`, with which Xcode comments the files of a target.
private func namesInPhase(_ phase: String, _ bytes: ArraySlice<UInt8>) -> Set<String> {
    let (opening, ending) = (Array("/* ".utf8), Array(" in \(phase) */".utf8))
    var names: Set<String> = []
    var rest = bytes
    while let end = rest.place(of: ending) {
        var start = end
        while start > rest.startIndex, !rest[start..<end].starts(with: opening) { start -= 1 }
        if rest[start..<end].starts(with: opening) {
            names.insert(
                String(decoding: rest[(start + opening.count)..<end], as: UTF8.self))
        }
        rest = rest[(end + ending.count)...]
    }
    return names
}
