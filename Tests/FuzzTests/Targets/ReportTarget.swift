import Foundation
import Lint
import Semantics
import TransitionDSL

@testable import Driver
@testable import transc

/// A report can be parsed and is deterministic; a baseline of all findings leaves only errors of
/// the language. An input tries one format: some are always long.
func tryReports(_ bytes: [UInt8]) throws(Violation) {
    let input = FileSet(bytes).input
    let linted = try input.linted()
    let sources = input.module.sources
    var builder = ReportBuilder(directory: "/app")
    builder.add(
        linted.problems, sources,
        suppressed: linted.suppressed.map { ($0.diagnostic, $0.reason) })
    let report = builder.report
    let format = ReportFormat.allCases[choice(of: bytes) % ReportFormat.allCases.count]
    if let text = format.bytes(of: report) {
        try expect(format.bytes(of: report) == text, "\(format.rawValue) differs")
        try expectReadable(text, format)
    }
    for style in [RenderStyle(), RenderStyle(isColored: true)] {
        let text = renderDiagnostics(linted.problems, sources: sources, style: style)
        try expectLines(text, "text", allowed: style.isColored ? [0x1B] : [])
    }
    try expectBaseline(linted.problems, sources)
}

private func expectReadable(
    _ bytes: [UInt8], _ format: ReportFormat
) throws(Violation) {
    try expectLines(bytes, format.rawValue)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    switch format {
    case .jsonl:
        for line in lines { try expectJSON(Array(line), format) }
    case .sarif, .gitlab: try expectJSON(bytes, format)
    case .github:
        for line in lines {
            try expect(line.starts(with: "::".utf8), "a line of \(format.rawValue) is no command")
        }
    case .text, .xcode, .checkstyle, .junit: break
    }
}

private func expectJSON(_ bytes: [UInt8], _ format: ReportFormat) throws(Violation) {
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    try expect(value != nil, "\(format.rawValue) is no JSON")
}

private func expectLines(
    _ bytes: [UInt8], _ name: String, allowed: [UInt8] = []
) throws(Violation) {
    try expect(bytes.isEmpty || bytes.last == UInt8(ascii: "\n"), "\(name) ends within a line")
    try expect(
        bytes.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") || allowed.contains($0)
        }, "\(name) holds a control character")
    let text = String(decoding: bytes, as: UTF8.self)
    try expect(Array(text.utf8) == bytes, "\(name) is not UTF-8")
}

private func expectBaseline(
    _ problems: [Diagnostic], _ sources: [SourceFile]
) throws(Violation) {
    let baseline = Baseline.recording(problems, sources)
    let read = try? Baseline(fileText: baseline.fileText, name: "baseline")
    try expect(read == baseline, "a baseline reads back as another")
    let division = baseline.divide(problems, sources)
    try expect(
        division.kept.allSatisfy { !$0.id.isRule }, "a baseline of all findings leaves some")
    try expect(
        division.kept.count + division.baselined.count == problems.count, "findings are lost")
}
