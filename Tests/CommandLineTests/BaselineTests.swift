import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

@Suite struct BaselineTests {
    private func source(_ text: String) -> SourceFile { SourceFile(path: "./a.trans", text: text) }

    /// A finding at the first place of a text.
    private func finding(
        _ part: String, in source: SourceFile, _ id: DiagnosticID = .emptyRegistry
    ) throws -> Diagnostic {
        Diagnostic(id, part, at: source.place(try range(of: part, in: source)))
    }

    @Test func onlyTheSurplusRemains() throws {
        let old = source("registry A { }\n")
        let baseline = Baseline.recording([try finding("A", in: old)], [old])
        let new = source("// moved\n\n  registry \t A  { }\nregistry B { }\nregistry A { }//\n")
        let problems = [
            try finding("A", in: new), try finding("A", in: new), try finding("B", in: new),
        ]
        let division = baseline.divide(problems, [new])
        #expect(division.baselined.map(\.message) == ["A"])
        #expect(division.kept.map(\.message) == ["A", "B"])
        #expect(baseline.divide(division.baselined, [new]).kept.isEmpty)
    }

    @Test func errorsOfTheLanguageAreNeverRecorded() throws {
        let file = source("a,\n")
        let problem = try finding(",", in: file, .trailingComma)
        #expect(Baseline.recording([problem], [file]).counts.isEmpty)
        var baseline = Baseline()
        baseline.counts[.init(rule: "trailing-comma", path: "a.trans", line: "a,")] = 1
        #expect(baseline.divide([problem], [file]).kept.count == 1)
    }

    @Test func theFileSurvivesEveryPath() throws {
        var baseline = Baseline()
        for path in ["a b", "a\tb", "a\nb\r", "a\\t", "é/ü", "a\u{2028}b"] {
            baseline.counts[.init(rule: "raw-swift", path: path, line: "x: \"\\(y)\" \\")] = 2
            baseline.counts[.init(rule: "empty-registry", path: path, line: "")] = 1
        }
        let text = baseline.fileText
        #expect(try Baseline(fileText: text, name: "b") == baseline)
        let windows = text.replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try Baseline(fileText: windows, name: "b") == baseline)
        #expect(try Baseline(fileText: "\u{FEFF}" + windows, name: "b") == baseline)
        #expect(text.unicodeScalars.count { $0 == "\n" } == baseline.counts.count + 2)
    }

    @Test func entriesAreSortedAndMayRepeat() throws {
        let lines = ["raw-swift\ta\t1\tx", "empty-registry\tb\t2\ty", "empty-registry\ta\t1\tz"]
        let text = "# transc baseline 1\n" + (lines + [lines[0]]).joined(separator: "\n")
        let read = try Baseline(fileText: text, name: "b")
        #expect(
            read.fileText.split(separator: "\n").dropFirst(2) == [
                "empty-registry\ta\t1\tz", "raw-swift\ta\t2\tx", "empty-registry\tb\t2\ty",
            ])
    }
}
