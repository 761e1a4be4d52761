import TransitionDSL

/// Makefile rules that tell what a run's outputs are made from, as compilers write them for `make`,
/// ninja, Xcode and scripts: a rule for each file of the command line, or one whose target is the
/// stamp, then an empty rule for each file read, so that one that is gone or has got another name
/// stops no build.
///
/// Argument files are not named: build systems write them for one run. Nor is standard input.
func depfile(
    _ files: [JudgedFile], _ support: Destination?, _ options: Options
) throws(Failure) -> Output? {
    guard let path = options.depfile else { return nil }
    let settings = options.settings.map { [normalized($0)] } ?? []
    func inputs(_ files: [JudgedFile]) -> [String] {
        (files.flatMap(sources) + settings).uniqued()
    }
    var text = ""
    if let stamp = options.stamp {
        text += try rule([stamp], inputs(files), in: path)
    } else {
        for file in files { text += try rule(targets(of: file), inputs([file]), in: path) }
        if let support = support?.path { text += try rule([support], inputs(files), in: path) }
    }
    let targets = Set((options.stamp.map { [$0] } ?? files.flatMap(targets)).map(normalized))
    let names = inputs(files).filter { !targets.contains(normalized($0)) }
    for name in names.map(MakeName.init)
    // An empty rule that cannot be told is left out: it is a help, not a fact.
    where name.obstacle(as: .target) == nil { text += "\n\(name.text):\n" }
    return Output(bytes: Array(text.utf8), destination: .file(path))
}

private func rule(
    _ targets: [String], _ prerequisites: [String], in path: String
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
    _ name: String, _ place: MakeName.Place, _ depfile: String
) throws(Failure) -> String {
    let word = MakeName(path: name)
    if let obstacle = word.obstacle(as: place) {
        throw Failure(
            .cannotWrite, "`\(depfile)` cannot name `\(name)`, since it \(obstacle)",
            help: "choose a name that make and ninja can both read, or leave `--depfile` out")
    }
    return word.text
}

private func targets(of file: JudgedFile) -> [String] {
    file.outputs.compactMap(\.destination.path)
}

private func sources(of file: JudgedFile) -> [String] {
    file.sources.dropFirst(file.operand == "-" ? 1 : 0).map(\.path)
}

/// A path as it stands in a rule that make, ninja and Xcode read, each by rules of its own.
///
/// What make would take for something else is refused, since such a rule goes wrong in silence. Of
/// what is left, ninja takes quotes, `&`, `<`, `>`, `^` and `` ` `` for the end of a name, whatever
/// stands before them.
struct MakeName {
    let path: String

    /// The path in its place, be it left or right of the colon.
    enum Place { case target, prerequisite }

    /// What keeps the path out of a rule; nil where it can be told.
    func obstacle(as place: Place) -> String? {
        let bytes = Array(path.utf8)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : nil
            if let obstacle = obstacle(byte, next, place) { return obstacle }
        }
        // make takes the one for a home directory, the other for a member of an archive.
        if bytes.first == UInt8(ascii: "~") { return "begins with `~`" }
        if bytes.last == UInt8(ascii: ")"), bytes.contains(UInt8(ascii: "(")) {
            return "ends with `)`"
        }
        return nil
    }

    private func obstacle(_ byte: UInt8, _ next: UInt8?, _ place: Place) -> String? {
        let sign = Unicode.Scalar(byte)
        switch sign {
        case "\u{0}"..."\u{1F}", "\u{7F}": return "holds a control character"
        case ";", "|", "=", "*", "?": return "holds `\(sign)`"
        // Left of the colon it makes a pattern of the rule.
        case "%" where place == .target: return "holds `%`"
        case " ", ":", "&":
            if next == nil { return sign == " " ? "ends with a space" : "ends with `\(sign)`" }
        case "\\":
            // Whether it is doubled before a sign that is quoted itself, none does as the others.
            guard let next, !MakeName.isQuotable(next) else { return "holds `\\` before a sign" }
        default: break
        }
        return nil
    }

    private static func isQuotable(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", "\u{80}"...: false
        default: true
        }
    }

    /// The path, quoted as compilers quote the names of headers.
    var text: String { quoting(path, [" ": "\\ ", "#": "\\#", ":": "\\:", "$": "$$"]) }
}

/// Refuses to replace what is no depfile of ours: an input of another run, an argument file, Swift.
func checkDepfile(_ path: String, before new: [UInt8], isForced: Bool) throws(Failure) {
    let bytes: [UInt8]
    do throws(WriteFailure) {
        guard let status = try existingStatus(path) else { return }
        if status.kind == .directory {
            throw WriteFailure("is a directory and cannot be the depfile")
        }
        guard status.kind == .regular, !isForced else { return }
        bytes = try wholeFile(path, atMost: largestInput)
    } catch { throw Failure(path, error) }
    if bytes.isEmpty || isDepfile(bytes, like: new) { return }
    throw Failure(
        .cannotWrite, "`\(path)` is not a depfile that transc wrote",
        help: "choose another name, or overwrite it with `--force`")
}

/// Whether bytes are what `--depfile` writes, be it for other files or by another version: nothing
/// but rules as we lay them out, the first of them made from a `.trans` file, or for the same
/// target as that of the new one.
///
/// What compilers write is alike, but is for other targets, made from files of other kinds.
func isDepfile(_ bytes: [UInt8], like new: [UInt8]) -> Bool {
    let rules = rules(bytes)
    guard case .some(let first?) = rules.first, rules.allSatisfy({ $0 != nil }) else {
        return false
    }
    return first.names.split(separator: " ").contains { $0.hasSuffix(inputSuffix) }
        || first.targets == transc.rules(new).first.flatMap(\.self)?.targets
}

private typealias Rule = (targets: Substring, names: Substring)

/// The rules line by line; nil for what is none. Within a name, no space follows a colon unquoted.
private func rules(_ bytes: [UInt8]) -> [Rule?] {
    var lines: [String] = []
    var isContinued = false
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        let text = line.hasSuffix(" \\") ? line.dropLast(2) : line
        if isContinued, line.hasPrefix("  "), let last = lines.popLast() {
            lines.append(last + text.dropFirst())
        } else {
            lines.append(String(text))
        }
        isContinued = line.hasSuffix(" \\")
    }
    return lines.map { line in
        if line.hasPrefix("#") || line.hasPrefix(":") || line.contains("\t" as Character) {
            return nil
        }
        if let colon = line.indices.first(where: { line[$0...].hasPrefix(": ") }) {
            return (line[..<colon], line[colon...].dropFirst(2))
        }
        return line.hasSuffix(":") ? (line.dropLast(), "") : nil
    }
}
