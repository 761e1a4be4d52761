package import OperatingSystem

/// Replaces each `@file` with the arguments in that file.
///
/// White space separates arguments; `'…'` and `"…"` keep it, and a backslash outside of `'…'` takes
/// the next character literally. There are no comments. A file may name others, relative to the
/// current directory. After `--`, an argument that begins with `@` is a file name, as is one that a
/// pattern of the shell or a list has found: one that ends in `.trans`, or that `exists`.
func expandArgumentFiles(
    _ arguments: [String], exists: (String) -> Bool = { _ in false },
    reading read: (String) throws(Failure) -> String
) throws(Failure) -> [String] {
    var expanded: [String] = []
    /// The arguments still to process, the next one last, with their nesting depth.
    var pending = arguments.reversed().map { (argument: $0, depth: 0) }
    var fileCount = 0
    var isOpen = true
    while let (argument, depth) = pending.popLast() {
        if argument == "--" { isOpen = false }
        guard isOpen, isReference(argument) else {
            expanded.append(argument)
            continue
        }
        let path = String(argument.dropFirst())
        if exists(argument) {
            guard !exists(path) else {
                throw Failure(
                    .usage, "`\(argument)` is a file, and `\(path)` could be an argument file",
                    help: "write `./\(argument)` for the one, and `@./\(path)` for the other")
            }
            expanded.append(argument)
            continue
        }
        fileCount += 1
        // Only files that name each other exceed these limits.
        guard depth < 10, fileCount <= 1000 else {
            throw Failure(
                .usage, "argument files are nested too deeply at `@\(path)`",
                help: "an argument file must not name itself, not even through another")
        }
        let words = try splitArguments(read(path), "argument file", path)
        pending += words.reversed().map { (argument: $0.text, depth: depth + 1) }
    }
    return expanded
}

private func isReference(_ argument: String) -> Bool {
    argument.utf8.count > 1 && argument.hasPrefix("@") && !hasEnding(argument, inputSuffix)
}

/// Refuses an option that is also the name of a file: a pattern of the shell may have found it.
func checkOptionsAreNoFiles(
    _ arguments: [String], exists: (String) -> Bool
) throws(Failure) {
    for argument in arguments.prefix(while: { $0 != "--" })
    where argument != "-" && argument.hasPrefix("-") && exists(argument) {
        throw Failure(
            .usage, "`\(argument)` is an option and the name of a file",
            help: "write `--` before the names of files, or rename the file")
    }
}

/// The text of an argument file, without a byte order mark.
func readArgumentFile(_ path: String) throws(Failure) -> String {
    try readText(path, "argument file", isSource: true) { _ in
        "write `./@name` for a file with a name that begins with `@`"
    }
}

/// The text of a file of arguments, without a byte order mark. `isSource` as for ``readSource(_:in:)``.
func readText(
    _ path: String, _ noun: String, isSource: Bool = false, help: (ReadFailure) -> String?
) throws(Failure) -> String {
    let bytes = try converting(try readFile(path, isSource: isSource).bytes) {
        (error: ReadFailure) in
        Failure(.noInput, "\(noun) `\(path)` \(error.reason)", help: help(error))
    }
    // Some editors begin a file with a byte order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: text, as: UTF8.self) else {
        throw Failure(.usage, "\(noun) `\(path)` is not UTF-8")
    }
    return text
}

/// An argument in a file.
package struct WrittenArgument: Hashable, Sendable {
    package var text: String
    /// The line where it begins, from 1.
    var line: Int

    package init(_ text: String, line: Int) { (self.text, self.line) = (text, line) }
}

/// The arguments in the text of a file, in which `#` may begin comments.
package func splitArguments(
    _ text: String, _ noun: String, _ path: String, hasComments: Bool = false
) throws(Failure) -> [WrittenArgument] {
    var words: [WrittenArgument] = []
    var word = String.UnicodeScalarView()
    /// The line of the current word, if there is one.
    var start: Int?
    var quote: Unicode.Scalar?
    var line = 1
    var quoteLine = 1
    var scalars = text.unicodeScalars.makeIterator()
    var last: Unicode.Scalar?
    /// Counts lines by any of the three kinds of line ends.
    func next() -> Unicode.Scalar? {
        let scalar = scalars.next()
        if last == "\n" || last == "\r" && scalar != "\n" { line += 1 }
        last = scalar
        return scalar
    }
    while let scalar = next() {
        if hasComments, scalar == "#", quote == nil, start == nil {
            while let next = next(), next != "\n", next != "\r" {}
        } else if scalar == "\\", quote != "'" {
            start = start ?? line
            guard let next = next() else {
                throw Failure(.usage, "\(noun) `\(path)` ends in a backslash that escapes nothing")
            }
            word.append(next)
        } else if let open = quote {
            if scalar == open { quote = nil } else { word.append(scalar) }
        } else if scalar == "'" || scalar == "\"" {
            (quote, quoteLine) = (scalar, line)
            start = start ?? line
        } else if scalar.properties.isWhitespace {
            if let start { words.append(WrittenArgument(String(word), line: start)) }
            word = String.UnicodeScalarView()
            start = nil
        } else {
            word.append(scalar)
            start = start ?? line
        }
    }
    if quote != nil {
        throw Failure(.usage, "a quote is not closed in \(noun) `\(path)`, line \(quoteLine)")
    }
    if let start { words.append(WrittenArgument(String(word), line: start)) }
    return words
}
