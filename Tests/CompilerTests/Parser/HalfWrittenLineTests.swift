import Foundation
import Lexer
import Parser
import Testing
import TransitionDSL
@testable import TestSupport

/// A line that is not finished is marked at its end, and not the right line below it.
@Suite struct HalfWrittenLineTests {
    @Test(arguments: examples)
    func theMarkIsOnTheUnfinishedLine(_ path: String) throws {
        let url = repositoryRoot.appendingPathComponent(path)
        let source = SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
        let file = tokenize(source)
        let lines = LineTable(source)
        var wrong: [String] = []
        for (token, range) in file.ranges.dropLast(2).enumerated() {
            let line = lines.position(of: range.start).line
            guard lines.position(of: file.ranges[token + 1].start).line == line else { continue }
            let end = source.bytes[Int(range.end)...].firstIndex(of: UInt8(ascii: "\n"))
            let bytes =
                source.bytes[..<Int(range.end)] + source.bytes[(end ?? source.bytes.count)...]
            let half = SourceFile(path: path, bytes: Array(bytes))
            let problems = parse(tokenize(half)).problems
            let table = LineTable(half)
            for problem in problems
            where table.position(of: problem.place.range.start).line != line {
                // A list that has lost its `}` ends where the file or the next declaration begins.
                if problem.id == .unclosedBrace { continue }
                let text = String(decoding: bytes[..<Int(range.end)], as: UTF8.self)
                wrong.append(
                    "line \(line) `\(text.split(separator: "\n").last ?? "")`: "
                        + "\(table.position(of: problem.place.range.start).line): \(problem.message)"
                )
            }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    static let examples: [String] = {
        let folder = repositoryRoot.appendingPathComponent("Examples")
        let names = FileManager.default.enumerator(atPath: folder.path)
        return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".trans") }
            .filter { !$0.contains(".build") }.map { "Examples/\($0)" }.sorted()
    }()
}
