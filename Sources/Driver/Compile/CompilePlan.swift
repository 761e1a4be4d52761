import Codegen
package import OperatingSystem
import TransitionDSL

/// Everything that `compile` decides before it reads a file: it depends only on names.
package struct CompilePlan: Sendable {
    package var items: [Item] = []
    /// The file for the shared support code, if it has its own.
    package var support: Destination?

    /// A file of the command line, and where its outputs go.
    package struct Item: Sendable {
        package var operand: String
        var swift: Destination
        /// nil if no Objective-C is generated.
        var objectiveC: ObjectiveCDestinations?

        /// The Swift file comes first.
        var destinations: [Destination] {
            [swift] + (objectiveC.map { [$0.header, $0.implementation] } ?? [])
        }
    }

    /// Where all generated files go.
    var destinations: [Destination] {
        items.flatMap { $0.destinations } + (support.map { [$0] } ?? [])
    }

    /// Refuses command lines that conflict whatever the files contain.
    package init(_ operands: [String], _ options: Options) throws(Failure) {
        if options.isInXcode {
            try checkScriptPhase(operands, options)
            try self.init(ScriptPhase(), options)
        } else {
            try checkInputs(operands, options)
            let destinations = try plannedDestinations(of: operands, options)
            try self.init(operands, destinations, options)
        }
    }

    /// Compiles the files of Xcode's variables to the outputs of Xcode's variables.
    init(_ phase: ScriptPhase, _ options: Options) throws(Failure) {
        let files = try phase.compiledFiles()
        try checkInputs(files.map { $0.file }, options)
        try self.init(
            files.map { $0.file }, files.map { .file($0.output) },
            options.addingInstructions(of: phase)
        )
        for path in destinations.compactMap({ $0.path }) where !phase.outputs.contains(path) {
            throw Failure(
                .usage, "`\(path)` is an output, but not an Output File of the script",
                help: "add it below Output Files")
        }
    }

    private init(_ operands: [String], _ swift: [Destination], _ options: Options) throws(Failure) {
        for (operand, destination) in zip(operands, swift) {
            var item = Item(operand: operand, swift: destination)
            if options.writesObjectiveC {
                item.objectiveC = try ObjectiveCDestinations(beside: destination)
            }
            items.append(item)
        }
        support = try supportDestination(options)
        try checkFiles(operands, options, destinations)
    }
}

/// Where the Swift of a file goes.
package enum Destination: Hashable, Sendable {
    case standardOutput
    case file(String)

    /// The destination of an option's FILE; `-` is standard output.
    package init(_ file: String) {
        self = file == "-" || file == "/dev/stdout" ? .standardOutput : .file(file)
    }

    /// Nil for standard output.
    var path: String? { if case .file(let path) = self { path } else { nil } }
}

/// The destination of each file of the command line. It depends only on names, never on the files'
/// contents, so that build systems can compute it beforehand.
package func plannedDestinations(
    of operands: [String], _ options: Options, suffix: String = ".swift"
) throws(Failure) -> [Destination] {
    if options.output != nil, options.directory != nil {
        throw Failure(.usage, "only one of `-o` and `-d` can be given")
    }
    if options.output != nil, operands.count > 1 {
        throw Failure(
            .usage, "`-o` names the output of one file, but there are \(operands.count)",
            help: "`-d DIR` writes several into a directory")
    }
    var result: [Destination] = []
    var origins: [String: String] = [:]
    for operand in operands {
        let destination = try destination(of: operand, options, suffix)
        result.append(destination)
        guard let path = destination.path else { continue }
        if let other = origins.updateValue(operand, forKey: normalized(path)) {
            throw Failure(
                .usage, "`\(other)` and `\(operand)` would both be written to `\(path)`",
                help: options.directory == nil
                    ? "compile them one by one, each with its own `-o FILE`"
                    : "compile them one by one, each with its own `-d DIR`, or leave out `-d`: "
                        + "then the Swift goes next to each file")
        }
    }
    return result
}

private func destination(
    of operand: String, _ options: Options, _ suffix: String
) throws(Failure) -> Destination {
    if let output = options.output { return Destination(output) }
    guard let directory = options.directory else {
        return operand == "-" ? .standardOutput : .file(operand + suffix)
    }
    let name = operand == "-" ? options.stdinPath : operand
    guard let name else {
        throw Failure(
            .usage, "`-d` names the output after the file, and standard input has no name",
            help: "name it with `--stdin-path NAME`")
    }
    return .file(joined(directory, lastComponent(of: name) + suffix))
}

/// Where the Objective-C of a file goes: next to its Swift, `app.trans.h` and `app.trans.m` next to
/// `app.trans.swift`.
struct ObjectiveCDestinations: Hashable, Sendable {
    var header: Destination
    var implementation: Destination

    init(beside swift: Destination) throws(Failure) {
        guard let path = swift.path else {
            throw Failure(
                .usage, "`--objc` writes three files, but standard output is one",
                help: "name the Swift file with `-o FILE`, or a directory with `-d DIR`")
        }
        if path == "/dev/null" {
            header = swift
            implementation = swift
            return
        }
        let stem = path.hasSuffix(".swift") ? String(path.dropLast(".swift".count)) : path
        header = .file(stem + ".h")
        implementation = .file(stem + ".m")
        if lastComponent(of: stem).unicodeScalars.contains(where: Self.cannotBeImported) {
            throw Failure(
                .usage, "no `#import` can name `\(lastComponent(of: stem)).h`",
                help: "choose a name without quotes, backslashes and control characters")
        }
    }

    private static func cannotBeImported(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
    }

    /// The two files of a checked module.
    func outputs(of model: Model, _ input: Input) throws(Failure) -> [Output] {
        let files = generateObjectiveC(
            model, sourceName: lastComponent(of: input.source.path),
            headerName: lastComponent(of: header.path ?? ""))
        return [
            Output(bytes: try validatedBytes(files.header, input), destination: header),
            Output(
                bytes: try validatedBytes(files.implementation, input), destination: implementation),
        ]
    }
}

/// Checks that the bytes begin with the marker and end with a newline, as all outputs must.
func validatedBytes(_ file: GeneratedFile, _ input: Input) throws(Failure) -> [UInt8] {
    guard file.bytes.starts(with: GeneratedNames.marker.utf8), file.bytes.last == UInt8(ascii: "\n")
    else { throw internalError("the output of `\(input.source.path)` is incomplete") }
    return file.bytes
}
