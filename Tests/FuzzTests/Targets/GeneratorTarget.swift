import Codegen
import Lint
import Semantics
import TransitionDSL

@testable import Driver

/// For each engine that takes the file: whole, the same twice, and with nothing that leaves a
/// comment or a string.
func tryGenerator(_ bytes: [UInt8]) throws(Violation) {
    for output in try outputs(of: FileSet(bytes), choice(of: bytes)) {
        try expectWhole(output.bytes, output.name)
        if !output.hasRawSwift { try expectBalance(output.bytes, output.name) }
    }
}

/// What is generated from a file for one engine.
struct GeneratedOutput {
    var name: String
    var bytes: [UInt8]
    /// With Swift of the user's own, about which nothing is promised.
    var hasRawSwift: Bool

    var isSwift: Bool { name.hasSuffix(".swift") }
}

/// For each engine that can do what the files say, in one of the forms that options choose.
func outputs(of files: FileSet, _ choice: Int) throws(Violation) -> [GeneratedOutput] {
    var outputs: [GeneratedOutput] = []
    for (number, engine) in Engine.allCases.enumerated() {
        var options = Options()
        options.engine = engine
        options.writesObjectiveC = choice % 3 == 0
        options.access = choice / 3 % 2 == 0 ? nil : Access.allCases[choice % Access.allCases.count]
        let input = files.input
        let linted = try input.linted(options)
        guard let model = linted.checkedModel else { continue }
        let path = input.source.path
        var form = GenerationOptions(
            swiftVersion: SwiftVersion.allCases[(choice / 6 + number) % SwiftVersion.allCases.count]
        )
        if (choice / 30 + number) % 2 == 0 {
            form.lines = SourceLines(input.module.sources) { $0.path }
        }
        let swift = generate(model, tables: linted.tables, sourceName: path, options: form)
        let again = generate(model, sourceName: path, options: form)
        try expect(swift.bytes == again.bytes, "what is generated differs")
        let problems = linted.problems + linted.suppressed.map(\.diagnostic)
        let hasRawSwift = problems.contains { $0.id == .rawSwift }
        outputs.append(
            GeneratedOutput(
                name: "\(engine.rawValue).swift", bytes: swift.bytes, hasRawSwift: hasRawSwift))
        guard options.writesObjectiveC else { continue }
        let objectiveC = generateObjectiveC(model, sourceName: path, headerName: "App.h")
        for (name, file) in [("App.h", objectiveC.header), ("App.m", objectiveC.implementation)] {
            outputs.append(
                GeneratedOutput(name: name, bytes: file.bytes, hasRawSwift: hasRawSwift))
        }
    }
    return outputs
}

private func expectWhole(_ bytes: [UInt8], _ name: String) throws(Violation) {
    let newline = UInt8(ascii: "\n")
    try expect(
        bytes.starts(with: GeneratedNames.marker.utf8), "\(name) does not begin with the marker")
    try expect(
        bytes.last == newline && bytes.dropLast().last != newline,
        "\(name) does not end in one line")
    try expect(
        bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == newline },
        "\(name) holds a control character")
    let text = String(decoding: bytes, as: UTF8.self)
    try expect(Array(text.utf8) == bytes, "\(name) is not UTF-8")
}

/// Comments end, strings end on their line and brackets pair up: a reading of Swift and C of its
/// own.
private func expectBalance(_ bytes: [UInt8], _ name: String) throws(Violation) {
    var brackets: [UInt8] = []
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch Unicode.Scalar(byte) {
        case "/" where next == UInt8(ascii: "/"):
            index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            continue
        case "/" where next == UInt8(ascii: "*"):
            throw Violation(description: "\(name) has a comment in the style of C at \(index)")
        case "\"":
            index = try end(ofString: bytes, index, name)
            continue
        case "(", "[", "{": brackets.append(byte)
        case ")": try expect(brackets.popLast() == UInt8(ascii: "("), "\(name): `)` at \(index)")
        case "]": try expect(brackets.popLast() == UInt8(ascii: "["), "\(name): `]` at \(index)")
        case "}": try expect(brackets.popLast() == UInt8(ascii: "{"), "\(name): `}` at \(index)")
        default: break
        }
        index += 1
    }
    try expect(brackets.isEmpty, "\(name) leaves brackets open")
}

/// One past the closing quote; what is interpolated is skipped by its parentheses.
private func end(
    ofString bytes: [UInt8], _ start: Int, _ name: String
) throws(Violation) -> Int {
    var index = start + 1
    while index < bytes.count {
        switch Unicode.Scalar(bytes[index]) {
        case "\"": return index + 1
        case "\n": throw Violation(description: "\(name): the string at \(start) is not closed")
        case "\\":
            index += 1
            guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { break }
            var depth = 0
            repeat {
                switch Unicode.Scalar(bytes[index]) {
                case "(": depth += 1
                case ")": depth -= 1
                case "\"":
                    index = try end(ofString: bytes, index, name)
                    continue
                default: break
                }
                index += 1
            } while depth > 0 && index < bytes.count
            continue
        default: break
        }
        index += 1
    }
    throw Violation(description: "\(name): the string at \(start) is not closed")
}
