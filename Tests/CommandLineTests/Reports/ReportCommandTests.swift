import Foundation
import Testing

@testable import Driver
@testable import TestSupport

/// `--report` from end to end.
@Suite struct ReportCommandTests {
    /// Time stays near linear where a file is one long line of findings.
    @Test func aLongLineIsNoTrouble() throws {
        let scratch = try Scratch()
        let text = (0..<4_000).map { "hero é\($0) = \"x\" " }.joined()
        let path = try scratch.write(text, to: "a.trans")
        let run = try transc("lint", path, "--report", "jsonl")
        #expect(run.code == 1)
        let last = try #require(run.output.split(separator: "\n").last)
        #expect(last.contains(#""type":"summary""#))
    }
}
