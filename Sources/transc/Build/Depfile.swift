import TransitionDSL

/// Makefile rules that tell what a run's outputs are made from, as compilers write them for `make`,
/// ninja, Xcode and scripts: a rule for each file of the command line, or one whose target is the
/// stamp, then an empty rule for each file read, so that one that is gone or has got another name
/// stops no build.
///
/// Argument files are not named: build systems write them for one run. Nor is standard input.
func depfile(
    _ files: [CompiledFile], _ support: Destination?, _ options: Options
) throws(Failure) -> Output? {
    guard let path = options.depfile else { return nil }
    var text = ""
    if let stamp = options.stamp {
        text += try rule([stamp], files.flatMap(inputs).uniqued(), in: path)
    } else {
        for file in files {
            text += try rule(targets(of: file), inputs(of: file).uniqued(), in: path)
        }
        if case .file(let support)? = support {
            text += try rule([support], files.flatMap(inputs).uniqued(), in: path)
        }
    }
    let targets = Set((options.stamp.map { [$0] } ?? files.flatMap(targets)).map(normalized))
    let names = files.flatMap(inputs).filter { !targets.contains(normalized($0)) }
    for name in names.uniqued().map(MakeName.init)
    // An empty rule that cannot be told is left out: it is a help, not a fact.
    where name.obstacle(as: .target) == nil { text += "\n\(name.text):\n" }
    return Output(bytes: Array(text.utf8), destination: .file(path))
}

private func rule(
    _ targets: [String],
    _ prerequisites: [String],
    in path: String
) throws(Failure) -> String {
    var words: [String] = []
    for target in targets { words.append(try word(target, .target, path)) }
    var text = words.joined(separator: " ") + ":"
    for (index, name) in prerequisites.enumerated() {
        text += (index == 0 ? " " : " \\\n  ") + (try word(name, .prerequisite, path))
    }
    return text + "\n"
}

private func word(
    _ name: String,
    _ place: MakeName.Place,
    _ depfile: String
) throws(Failure) -> String {
    let word = MakeName(path: name)
    if let obstacle = word.obstacle(as: place) {
        throw Failure(
            .cannotWrite, "`\(depfile)` cannot name `\(name)`, since it \(obstacle)",
            help: "choose a name that make and ninja can both read, or leave `--depfile` out")
    }
    return word.text
}

private func targets(of file: CompiledFile) -> [String] {
    file.outputs.compactMap { output in
        if case .file(let path) = output.destination { path } else { nil }
    }
}

private func inputs(of file: CompiledFile) -> [String] {
    file.sources.dropFirst(file.isStandardInput ? 1 : 0).map(\.path)
}
