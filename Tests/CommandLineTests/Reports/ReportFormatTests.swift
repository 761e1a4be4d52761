import Foundation
import Serialization
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// The output of each format for one small run.
@Suite struct ReportFormatTests {
    private static let main = SourceFile(
        path: "./app.trans", text: "hero é = \"🙂\"\npush Nws -> B\n")
    private static let other = SourceFile(
        path: "lib/s.trans", text: "screen News = N\n", index: FileIndex(1))

    /// An error with a second place, a remedy and a fix; a warning over two lines; a file that
    /// cannot be read.
    private static func report() throws -> Report {
        let place = main.place(try range(of: "Nws", in: main))
        var error = Diagnostic(
            .unknownScreen, "no screen is called `Nws`", at: place,
            notes: [
                .init("`News` is declared here", at: other.place(try range(of: "News", in: other)))
            ],
            help: "did you mean `News`?")
        error.fix = Fix("write `News`", [Fix.Edit(place, "News")])
        let warning = Diagnostic(
            .emptyRegistry, "100%: a, b", at: main.place(try range(of: "\"🙂\"\npush", in: main)))
        var builder = ReportBuilder(directory: "/home/me")
        builder.add([warning, error], [main, other])
        builder.add([error], [main, other])
        builder.add(Failure(.noInput, "`no` does not exist"), path: "no")
        return builder.report
    }

    private func text(_ format: ReportFormat) throws -> String {
        String(decoding: try #require(format.bytes(of: try Self.report())), as: UTF8.self)
    }

    @Test func everythingIsToldOnce() throws {
        let report = try Self.report()
        #expect(report.findings.map(\.id) == [.emptyRegistry, .unknownScreen])
        #expect(report.files.map(\.path) == ["app.trans", "lib/s.trans"])
    }

    /// What is excused is among the rest, by place.
    @Test func whatIsExcusedIsTold() {
        func diagnostic(_ start: UInt32) -> Diagnostic {
            let range = SourceRange(start: start, end: start + 1)
            return Diagnostic(.unknownScreen, "m", at: Self.main.place(range))
        }
        var builder = ReportBuilder(directory: "")
        builder.add(
            [diagnostic(9), diagnostic(1)], [Self.main],
            suppressed: [(diagnostic(5), "on purpose")], known: [diagnostic(3)])
        let findings = builder.report.findings
        #expect(findings.map(\.location.start.offset) == [1, 3, 5, 9])
        #expect(findings.map(\.isInBaseline) == [false, true, false, false])
        #expect(findings.map(\.suppression) == [nil, nil, "on purpose", nil])
        #expect(builder.report.hasBaseline)
    }

    @Test func columnsAreCountedBothWays() throws {
        let location = try Self.report().findings[0].location
        #expect(location.start == .init(offset: 10, line: 1, column: 11, utf16Column: 10))
        #expect(location.end == .init(offset: 21, line: 2, column: 5, utf16Column: 5))
    }

    @Test func xcodeLines() throws {
        #expect(
            try text(.xcode) == """
                /home/me/app.trans:1:11: warning: 100%: a, b [empty-registry]
                /home/me/app.trans:2:6: error: no screen is called `Nws` [unknown-screen]
                /home/me/app.trans:2:6-2:9: fixit: News
                /home/me/lib/s.trans:1:8: note: `News` is declared here
                /home/me/app.trans:2:6: note: did you mean `News`?
                /home/me/no: error: `no` does not exist

                """)
    }

    /// The gravest first; no columns where the lines differ; what would end a command is escaped.
    @Test func githubCommands() throws {
        #expect(
            try text(.github) == """
                ::error title=transc,file=no::`no` does not exist
                ::error title=transc unknown-screen,file=app.trans,line=2,col=6,endLine=2,endColumn=9\
                ::app.trans:2:6: no screen is called `Nws` [unknown-screen]\
                %0Alib/s.trans:1:8: note: `News` is declared here%0Ahelp: did you mean `News`?
                ::warning title=transc empty-registry,file=app.trans,line=1,endLine=2\
                ::app.trans:1:11: 100%25: a, b [empty-registry]

                """)
    }

    /// GitHub shows ten of a kind: a notice says how many more there are.
    @Test(
        arguments: [
            (10, 10, 10, nil), (11, 0, 0, 1), (0, 10, 11, 2), (15, 12, 9, 7), (15, 12, 10, 8),
        ] as [(Int, Int, Int, Int?)])
    func githubSaysWhatItHides(_ errors: Int, _ warnings: Int, _ notes: Int, _ hidden: Int?) throws
    {
        var report = Report()
        let model = try Self.report().findings[0]
        for (severity, count) in [(Severity.note, notes), (.error, errors), (.warning, warnings)] {
            for _ in 0..<count {
                var finding = model
                finding.severity = severity
                report.findings.append(finding)
            }
        }
        let lines = String(decoding: githubReport(report), as: UTF8.self).split(separator: "\n")
        let caps = lines.indices.filter { lines[$0].hasPrefix("::notice title=transc::") }
        #expect(lines.count == errors + warnings + notes + caps.count)
        #expect(caps == (hidden == nil ? [] : [errors + warnings]))
        if let hidden {
            #expect(
                lines[caps[0]] == "::notice title=transc::\(hidden) more in the log of this step")
        }
    }

    @Test func checkstyleElements() throws {
        #expect(
            try text(.checkstyle) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="app.trans">
                    <error line="1" column="10" severity="warning" message="100%: a, b" \
                source="transc.empty-registry"/>
                    <error line="2" column="6" severity="error" message="no screen is called `Nws`; \
                help: did you mean `News`?" source="transc.unknown-screen"/>
                  </file>
                  <file name="lib/s.trans"/>
                  <file name="no">
                    <error line="1" severity="error" message="`no` does not exist" source="transc"/>
                  </file>
                </checkstyle>

                """)
    }

    @Test func junitHasATestForACleanFile() throws {
        let text = try text(.junit)
        #expect(text.contains(#"<testsuites name="transc" tests="4" failures="2" errors="1">"#))
        #expect(
            text.contains(
                """
                  <testsuite name="lib/s.trans" tests="1" failures="0" errors="0">
                    <testcase name="no findings" classname="lib/s.trans"/>
                  </testsuite>
                """))
    }

    /// What code scanning wants of a file, a rule and a result; the schema knows no more.
    @Test func sarifHasWhatGitHubWants() throws {
        let log = try object(sarifReport(try Self.report()))
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let tool = try #require(run["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "transc")
        #expect(driver["semanticVersion"] as? String == version)
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == DiagnosticID.allCases.map(\.name))
        for rule in rules {
            #expect((rule["name"] as? String)?.utf8.count ?? 999 <= 255)
            for (member, limit) in [
                ("shortDescription", 1024), ("fullDescription", 1024), ("help", Int.max),
            ] {
                let text = try #require((rule[member] as? [String: Any])?["text"] as? String)
                #expect(!text.isEmpty && text.utf8.count <= limit, "\(member): \(text)")
            }
            let levels = try #require(rule["defaultConfiguration"] as? [String: Any])
            #expect(["note", "warning", "error"].contains(levels["level"] as? String))
        }
        let results = try #require(run["results"] as? [[String: Any]])
        let error = try #require(results.last)
        #expect(error["ruleId"] as? String == "unknown-screen")
        #expect(
            rules[try #require(error["ruleIndex"] as? Int)]["id"] as? String == "unknown-screen")
        #expect(
            (error["message"] as? [String: Any])?["text"] as? String
                == """
                no screen is called `Nws`.
                [`News` is declared here](1)
                Help: did you mean `News`?
                """)
        let hashes = primaryLocationLineHashes(Self.main.bytes)
        #expect(
            error["partialFingerprints"] as? [String: String]
                == ["primaryLocationLineHash": hashes[1]])
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
    }

    /// Findings suppressed by the file or the baseline are only in formats that can mark them.
    @Test func whatIsExcusedIsNoFinding() throws {
        var report = try Self.report()
        report.failures = []
        report.hasBaseline = true
        report.findings[0].suppression = "on purpose"
        report.findings[1].isInBaseline = true
        #expect(githubReport(report) == [])
        #expect(xcodeReport(report) == [])
        #expect(gitlabReport(report) == Array("[]\n".utf8))
        #expect(!String(decoding: checkstyleReport(report), as: UTF8.self).contains("<error"))
        #expect(!String(decoding: junitReport(report), as: UTF8.self).contains("<failure"))
        let log = try object(sarifReport(report))
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
        #expect(suppressions[0] == [["kind": "inSource", "justification": "on purpose"]])
        #expect(suppressions[1]?.map { $0["kind"] } == ["external"])
        #expect(results.map { $0["baselineState"] as? String } == ["new", "unchanged"])
        let lines = String(decoding: jsonLinesReport(report), as: UTF8.self)
        #expect(lines.contains(#""suppressed":"on purpose","baseline":false"#))
        #expect(lines.contains(#""errors":0,"warnings":0,"notes":0,"hidden":2,"#))
    }

    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }
}

@Suite struct ReportPartTests {
    @Test(arguments: [
        ("a/b.trans", "a/b.trans"), ("/a b/c", "file:///a%20b/c"),
        ("é%:?#[]@", "%C3%A9%25%3A%3F%23%5B%5D%40"),
        ("<stdin>", "%3Cstdin%3E"), ("/\u{301}", "file:///%CC%81"), ("\n", "%0A"), ("../x", "../x"),
    ])
    func pathsAreURIs(_ path: String, _ expected: String) {
        #expect(uri(ofPath: path) == expected)
    }

    /// What is not UTF-8 is shown as at least one unit, so no column is past the text of its line.
    @Test(
        arguments: [[0xF0, 0x22], [0x22, 0xF0], [0xF0, 0x9F, 0x22], [0xF4, 0xF0, 0xF0]] as [[UInt8]]
    )
    func columnsOfMalformedTextAreInTheLine(_ bytes: [UInt8]) {
        let source = SourceFile(path: "a.trans", bytes: bytes)
        let file = PositionedFile(source)
        let range = SourceRange(start: 0, end: UInt32(bytes.count))
        let text = file.text(ofLine: 1)
        #expect(file.location(range).end.utf16Column <= text.utf16.count + 1)
    }

    /// The table counts as decoding the text up to there would.
    @Test func utf16ColumnsAreThoseOfTheText() {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<20 {
            let text = (0..<900).map { _ in
                ["a", "é", "🙂", "日"].randomElement(using: &numbers) ?? ""
            }
            .joined()
            let table = UTF16Table(Array(text.utf8))
            var offset = 0
            var units = 0
            for scalar in text.unicodeScalars {
                #expect(table.count(before: offset) == units)
                offset += scalar.utf8.count
                units += scalar.utf16.count
            }
            #expect(table.count(before: offset) == units)
        }
    }
}

/// By fingerprints a later run knows findings again.
@Suite struct FingerprintTests {
    /// A finding at each `bad` of a text.
    private func findings(_ text: String) -> [Finding] {
        let source = SourceFile(path: "a.trans", text: text)
        let starts = text.utf8.indices.filter { text.utf8[$0...].starts(with: "bad".utf8) }
        let diagnostics = starts.map { index in
            let start = UInt32(text.utf8.distance(from: text.startIndex, to: index))
            return Diagnostic(
                .unknownScreen, "m", at: source.place(SourceRange(start: start, end: start + 3)))
        }
        var builder = ReportBuilder(directory: "")
        builder.add(diagnostics, [source])
        return builder.report.findings
    }

    @Test func staysWhenLinesComeOrGoAbove() {
        var numbers = SeededNumbers(seed: 11)
        let words = ["bad", "good", " ", "\t", "x", "bad bad"]
        for _ in 0..<200 {
            var lines = (0..<Int.random(in: 1...20, using: &numbers)).map { _ in
                (0..<3).map { _ in words.randomElement(using: &numbers) ?? "" }.joined(
                    separator: " ")
            }
            let before = findings(lines.joined(separator: "\n"))
            let known = fingerprints(of: before)
            #expect(Set(known).count == known.count)
            for _ in 0..<3 {
                let place = Int.random(in: 0...lines.count, using: &numbers)
                lines.insert("new line", at: place)
            }
            lines[0] = "  " + lines[0].replacing(" ", with: "\t ")
            let after = findings(lines.joined(separator: "\n"))
            #expect(fingerprints(of: after) == known)
        }
    }

    @Test func differsWithIDPathLineAndMessage() throws {
        let finding = try #require(findings("bad").first)
        var others = Array(repeating: finding, count: 6)
        others[1].id = .emptyRegistry
        others[2].location.path = "b.trans"
        others[3].lineText = "bad again"
        others[4].message = "other"
        #expect(Set(fingerprints(of: others)).count == 6)
    }
}
