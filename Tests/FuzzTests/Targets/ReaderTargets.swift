import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// Argument files: the main file has an argument a line, the others are what `@PATH` names.
func tryArguments(_ bytes: [UInt8]) throws(Violation) {
    let files = FileSet(bytes)
    let read = files.reader
    let given = lines(files.files[0].bytes)
    func expanded(
        _ arguments: [String], _ read: @escaping FileReader
    ) throws(Failure) -> [String] {
        try expandArgumentFiles(arguments) { (path) throws(Failure) -> String in
            guard let contents = try? read(normalized(path)) else {
                throw Failure(.noInput, "`\(path)` does not exist")
            }
            return String(decoding: contents.bytes, as: UTF8.self)
        }
    }
    guard let arguments = try? expanded(given, read) else { return }
    // A quoted argument in a file is read back unchanged, even if the quote has an accent.
    let quoted = arguments.map { word in
        let scalars = word.unicodeScalars.flatMap {
            $0 == "'" ? Array(#"'\''"#.unicodeScalars) : [$0]
        }
        return "'\(String(String.UnicodeScalarView(scalars)))'"
    }
    let text = quoted.joined(separator: "\n")
    let all = FileSet([("all", Array(text.utf8))]).reader
    if !arguments.contains(where: { $0.hasPrefix("@") }) {
        let again = try? expanded(["@all"], all)
        try expect(again == arguments, "\(arguments) is read from a file as \(again ?? [])")
    }
    do throws(Failure) {
        _ = try parseArguments(arguments)
    } catch {
        try expect(error.code == .usage && !error.message.isEmpty, "\(error)")
    }
}

/// What can be read is written so that it reads the same.
func tryBaseline(_ bytes: [UInt8]) throws(Violation) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let baseline = try? Baseline(fileText: text, name: "b") else { return }
    let written = baseline.fileText
    let again = try? Baseline(fileText: written, name: "b")
    try expect(again == baseline, "a baseline reads back as another")
    try expect(again?.fileText == written, "a baseline is written otherwise once it was read")
}

/// Xcode's environment: the main file has a variable a line, the others are file lists.
func tryScriptPhase(_ bytes: [UInt8]) throws(Violation) {
    let files = FileSet(bytes)
    var variables: [String: String] = [:]
    for line in lines(files.files[0].bytes) {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    guard let phase = try? ScriptPhase({ variables[$0] }, reading: files.reader),
        let compiled = try? phase.compiledFiles()
    else { return }
    let inputs = phase.inputs + (phase.ruleInput.map { [$0] } ?? [])
    for file in compiled {
        try expect(inputs.contains(file.file), "`\(file.file)` is no input")
        try expect(phase.outputs.contains(file.output), "`\(file.output)` is no output")
        try expect(
            lastComponent(of: file.output) == lastComponent(of: file.file) + ".swift",
            "`\(file.file)` goes to `\(file.output)`")
    }
    try expect(Set(compiled.map(\.file)).count == compiled.count, "a file is compiled twice")
    try expect(Set(compiled.map(\.output)).count == compiled.count, "an output is written twice")
}

/// A name that a rule can tell is read back by make's rules, whatever it holds.
func tryDepfile(_ bytes: [UInt8]) throws(Violation) {
    let names = lines(bytes).filter { name in
        let word = MakeName(path: name)
        return !name.isEmpty && word.obstacle(as: .target) == nil
            && word.obstacle(as: .prerequisite) == nil
    }
    let line = names.map { MakeName(path: $0).text }.joined(separator: " ")
    try expect(makeWords(line) == names, "\(names) is told as `\(line)`")
}

/// A request of HTTP is the same when it is written from its parts. Text in an event of a stream is
/// read back line by line, and begins no other event.
func tryRequest(_ bytes: [UInt8]) throws(Violation) {
    if let request = HTTPRequest(bytes) {
        let host = request.host.map { "Host: \($0)\r\n" } ?? ""
        let text = "\(request.method) \(request.target) HTTP/1.1\r\n\(host)"
        try expect(HTTPRequest(Array(text.utf8)) == request, "\(request) reads back as another")
    }
    let event = String(
        decoding: streamEvent("x", String(decoding: bytes, as: UTF8.self)), as: UTF8.self)
    let read = event.utf8.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }
    let fields = read.map { String(Substring($0)) }
    try expect(fields.first == "event: x" && fields.suffix(2) == ["", ""], "\(fields)")
    try expect(
        fields.dropFirst().dropLast(2).allSatisfy { $0.utf8.starts(with: "data: ".utf8) },
        "\(fields)")
}

/// The names in a list as make reads them: a backslash takes a space, a hash or a colon, `$$` is
/// `$`.
private func makeWords(_ line: String) -> [String] {
    var words: [String.UnicodeScalarView] = []
    var isWord = false
    var scalars = Array(line.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
        var sign = scalar
        if scalar == " " {
            isWord = false
            continue
        }
        if scalar == "\\", let next = scalars.first, " #:".unicodeScalars.contains(next) {
            sign = next
            scalars.removeFirst()
        } else if scalar == "$" {
            guard scalars.popFirst() == "$" else { return [] }
        } else if scalar == "#" || scalar == ":" {
            return []
        }
        if !isWord { words.append(String.UnicodeScalarView()) }
        isWord = true
        words[words.count - 1].append(sign)
    }
    return words.map { String($0) }
}

private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
}
