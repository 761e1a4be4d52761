import TransitionDSL

/// Where the Swift of a file goes.
enum Destination: Hashable, Sendable {
    case standardOutput
    case file(String)

    /// Where an option's FILE leads; `-` is standard output.
    init(_ file: String) {
        self = file == "-" || file == "/dev/stdout" ? .standardOutput : .file(file)
    }
}

/// The destination of each file of the command line. It depends on names alone, never on what the
/// files hold, so that build systems can know it beforehand.
func destinations(of operands: [String], _ options: Options) throws(Failure) -> [Destination] {
    if options.output != nil, options.directory != nil {
        throw Failure(.usage, "only one of `-o` and `-d` can be given")
    }
    if options.output != nil, operands.count > 1 {
        throw Failure(
            .usage, "`-o` names the output of one file, and \(operands.count) are given",
            help: "`-d DIR` writes several into a directory")
    }
    var result: [Destination] = []
    var origins: [String: String] = [:]
    for operand in operands {
        let destination = try destination(of: operand, options)
        result.append(destination)
        guard case .file(let path) = destination else { continue }
        if let other = origins.updateValue(operand, forKey: normalized(path)) {
            throw Failure(
                .usage, "`\(other)` and `\(operand)` would both be written to `\(path)`",
                help: options.directory == nil
                    ? "compile them one by one, each with its own `-o FILE`"
                    : "compile them one by one, each with its own `-d DIR`, or leave out `-d`: "
                        + "then the Swift goes beside each file")
        }
    }
    return result
}

private func destination(of operand: String, _ options: Options) throws(Failure) -> Destination {
    if let output = options.output { return Destination(output) }
    guard let directory = options.directory else {
        return operand == "-" ? .standardOutput : .file(operand + ".swift")
    }
    let name = operand == "-" ? options.stdinPath : operand
    guard let name else {
        throw Failure(
            .usage, "`-d` names the output after the file, and standard input has no name",
            help: "name it with `--stdin-path NAME`")
    }
    return .file(joined(directory, lastComponent(of: name) + ".swift"))
}
