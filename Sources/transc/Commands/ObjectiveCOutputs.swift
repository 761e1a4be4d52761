import Codegen
import TransitionDSL

/// Where the Objective-C of a file goes: beside its Swift, `app.trans.h` and `app.trans.m` beside
/// `app.trans.swift`.
struct ObjectiveCDestinations: Hashable, Sendable {
    var header: Destination
    var implementation: Destination

    init(beside swift: Destination) throws(Failure) {
        guard case .file(let path) = swift else {
            throw Failure(
                .usage, "`--objc` writes three files, and standard output is one",
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
        var headerName = ""
        if case .file(let path) = header { headerName = lastComponent(of: path) }
        let files = generateObjectiveC(
            model, sourceName: lastComponent(of: input.source.path), headerName: headerName)
        return [
            Output(bytes: try whole(files.header, input), destination: header),
            Output(bytes: try whole(files.implementation, input), destination: implementation),
        ]
    }
}

/// Bytes that begin with the marker and end a line, as all that is written does.
func whole(_ file: GeneratedFile, _ input: Input) throws(Failure) -> [UInt8] {
    guard file.bytes.starts(with: generatedMarker.utf8), file.bytes.last == UInt8(ascii: "\n")
    else { throw internalError("what is generated from `\(input.source.path)` is not whole") }
    return file.bytes
}
