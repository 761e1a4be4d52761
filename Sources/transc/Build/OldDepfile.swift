/// Refuses to replace what is no depfile of ours: an input of another run, an argument file, Swift.
func checkDepfile(_ path: String, before new: [UInt8], isForced: Bool) throws(Failure) {
    let status: FileStatus
    do throws(SystemError) { status = try FileStatus(path) } catch {
        if error == .notFound { return }
        throw Failure(path, WriteFailure(error))
    }
    if status.kind == .directory {
        throw Failure(.cannotWrite, "`\(path)` is a directory and cannot be the depfile")
    }
    guard status.kind == .regular, !isForced else { return }
    let bytes: [UInt8]
    do throws(ReadFailure) { bytes = try readFile(path).bytes } catch {
        throw Failure(.cannotWrite, "`\(path)` \(error.reason)")
    }
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
    return holdsInput(first.names)
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

private func holdsInput(_ names: Substring) -> Bool {
    names.split(separator: " ").contains { $0.hasSuffix(inputSuffix) }
}
