import OperatingSystem
import Serialization
import TransitionDSL

/// Makefile rules with the dependencies of a run's outputs, as compilers write them for `make`,
/// ninja, Xcode and scripts: one rule for each file of the command line, or one rule for the stamp.
/// An empty rule for each file read follows, so that a deleted or renamed one stops no build.
/// Argument files are not included: build systems write them for one run. Nor is standard input.
/// `app` are the files that all outputs depend on: their names decide whether there is an error.
func depfile(
    _ files: [CheckedFile], _ support: Destination?, _ app: [String] = [], _ options: Options
) throws(Failure) -> Output? {
    guard let path = options.depfile else { return nil }
    let settings = options.settings.map { [normalized($0)] } ?? []
    func inputs(_ files: [CheckedFile]) -> [String] {
        (files.flatMap(paths) + settings + app).uniqued()
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
    // An empty rule that cannot be written is omitted: it is optional.
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

private func targets(of file: CheckedFile) -> [String] {
    file.outputs.compactMap { $0.destination.path }
}

private func paths(of file: CheckedFile) -> [String] {
    Array(file.paths.dropFirst(file.operand == "-" ? 1 : 0))
}

/// A path in a rule that make, ninja and Xcode read, each with its own syntax.
/// Paths that make would misread are refused, since such a rule fails silently. Of the rest, ninja
/// ends a name at quotes, `&`, `<`, `>`, `^` and `` ` ``, even when escaped.
struct MakeName {
    let path: String

    /// Whether the path is left or right of the colon.
    enum Place { case target, prerequisite }

    /// Why the path cannot be in a rule; nil if it can.
    func obstacle(as place: Place) -> String? {
        let bytes = Array(path.utf8)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : nil
            if let obstacle = obstacle(byte, next, place) { return obstacle }
        }
        // make reads one as a home directory, the other as a member of an archive.
        if bytes.first == UInt8(ascii: "~") { return "begins with `~`" }
        if bytes.last == UInt8(ascii: ")"), bytes.contains(UInt8(ascii: "(")) {
            return "ends with `)`"
        }
        return nil
    }

    private func obstacle(_ byte: UInt8, _ next: UInt8?, _ place: Place) -> String? {
        let sign = Unicode.Scalar(byte)
        switch sign {
        case "\u{0}"..."\u{1F}", "\u{7F}": return "contains a control character"
        case ";", "|", "=", "*", "?": return "contains `\(sign)`"
        // Left of the colon it makes the rule a pattern rule.
        case "%" where place == .target: return "contains `%`"
        case " ", ":", "&":
            if next == nil { return sign == " " ? "ends with a space" : "ends with `\(sign)`" }
        case "\\":
            // Tools disagree on whether it is doubled before an escaped character.
            guard let next, !MakeName.isQuotable(next) else { return "has `\\` before a symbol" }
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

    /// The path, escaped as compilers escape the names of headers.
    var text: String { quoting(path, [" ": "\\ ", "#": "\\#", ":": "\\:", "$": "$$"]) }
}

/// Refuses to replace a file that transc did not write as a depfile.
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

/// Whether bytes are a file that `--depfile` wrote, possibly for other files or by another version:
/// only rules in our layout, the first of them made from a `.trans` file, or for the target of the
/// new one.
/// Compilers write similar files, but for other targets, made from files of other kinds.
func isDepfile(_ bytes: [UInt8], like new: [UInt8]) -> Bool {
    let lines = rules(bytes)
    guard case .some(let first?) = lines.first, lines.allSatisfy({ $0 != nil }) else {
        return false
    }
    return first.names.split(separator: " ").contains { $0.hasSuffix(inputSuffix) }
        || first.targets == rules(new).first.flatMap { $0 }?.targets
}

private typealias MakeRule = (targets: Substring, names: Substring)

/// The rules line by line; nil for other lines. A colon inside a name is never followed by a space.
private func rules(_ bytes: [UInt8]) -> [MakeRule?] {
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
