import Foundation
import Testing
import TransitionDSL

@testable import Driver

/// Lines as Xcode reads them. Its reader takes the last label that a colon and spaces go before, if
/// no quote is earlier in the line; what is no such line becomes a note.
@Suite struct XcodeReportTests {
    private let source = SourceFile(path: "app.trans", text: "é = 🙂, Nws\nend\n")

    private func lines(
        _ message: String = "m", fix: Fix? = nil, help: String? = nil, source: SourceFile? = nil,
        directory: String = "/home/me"
    ) throws -> [String] {
        let source = source ?? self.source
        var diagnostic = Diagnostic(
            .unknownScreen, message, at: source.place(try range(of: "Nws", in: source)), help: help)
        diagnostic.fix = fix
        var builder = ReportBuilder(directory: directory)
        builder.add([diagnostic], [source])
        return String(decoding: xcodeReport(builder.report), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    private func place(_ text: String) throws -> SourcePlace {
        source.place(try range(of: text, in: source))
    }

    /// Columns count bytes, and ends are exclusive; one that is inserted begins where it ends.
    @Test func fixesFollowTheirFinding() throws {
        let start = try place("Nws").range.start
        let fix = Fix(
            "mend",
            [
                Fix.Edit(try place("🙂"), ""),
                Fix.Edit(
                    source.place(SourceRange(start: start, end: start)), "a\t\"b\"\\\n\u{2028}"),
                Fix.Edit(try place("Nws\nend"), "é"),
            ])
        #expect(
            try lines(fix: fix, help: "look") == [
                "/home/me/app.trans:1:12: error: m [unknown-screen]",
                "/home/me/app.trans:1:6-1:10: fixit: ",
                "/home/me/app.trans:1:12-1:12: fixit: a\\t\\\"b\\\"\\\\\\n\\u2028",
                "/home/me/app.trans:1:12-2:4: fixit: é",
                "/home/me/app.trans:1:12: note: look",
            ])
    }

    /// A fix that the user must choose belongs to a note, which «Fix All» ignores.
    @Test func whatIsNotSafeIsOffered() throws {
        let fix = Fix.didYouMean("News", at: try place("Nws"))
        #expect(
            try lines(fix: fix, help: "did you mean `News`?") == [
                "/home/me/app.trans:1:12: error: m [unknown-screen]",
                "/home/me/app.trans:1:12: note: did you mean `News`?",
                "/home/me/app.trans:1:12: note: replace it with `News`",
                "/home/me/app.trans:1:12-1:15: fixit: News",
            ])
    }

    /// A path with a colon or a quote ends where Xcode would look for the place: the severity must
    /// be read all the same, and no edit is reported.
    @Test(arguments: ["a:b.trans", "it's.trans", "\".trans"])
    func pathsThatNoLineCanBeginWith(_ path: String) throws {
        let odd = SourceFile(path: path, text: "Nws")
        let place = odd.place(SourceRange(start: 0, end: 3))
        let fix = Fix("mend", [Fix.Edit(place, "News")])
        #expect(
            try lines(fix: fix, source: odd)
                == ["error: /home/me/\(path):1:1: m [unknown-screen]"])
        #expect(try lines(fix: Fix.didYouMean("N", at: place), source: odd).count == 1)
    }

    @Test func standardInputTakesNoEdits() throws {
        let input = SourceFile(path: standardInputName, text: "Nws")
        let fix = Fix("mend", [Fix.Edit(input.place(SourceRange(start: 0, end: 3)), "News")])
        #expect(
            try lines(fix: fix, source: input) == ["<stdin>:1:1: error: m [unknown-screen]"])
    }

    @Test(arguments: ["error", "warning", "note", "notice", "fixit", "sh"])
    func labelsInTextsAreNone(_ label: String) throws {
        let fix = Fix("mend", [Fix.Edit(try place("Nws"), "x:  \(label): y")])
        let lines = try lines("it says x: \(label): y", fix: fix)
        #expect(try XcodeLine(lines[0]).severity == "error")
        #expect(try XcodeLine(lines[0]).location == "/home/me/app.trans:1:12:")
        #expect(try XcodeLine(lines[1]).severity == "fixit")
        let text = try #require(lines[1].components(separatedBy: "fixit: ").last)
        let read = try JSONDecoder().decode(String.self, from: Data("\"\(text)\"".utf8))
        #expect(read == "x:  \(label): y" || label == "fixit")
    }

    /// A failure without a file has no place: Xcode would read the command's name as a file.
    @Test func failures() {
        #expect(xcodeLine(.error, "no") == "error: no\n")
        #expect(xcodeLine(.error, "no", at: ("/a", nil)) == "/a: error: no\n")
        #expect(xcodeLine(.warning, "a\nb") == "warning: a␊b\n")
    }
}

/// A line as Xcode's public build system takes it apart.
struct XcodeLine {
    var location: String
    var severity: String
    var message: String

    init(_ line: String) throws {
        let pattern =
            #"^([^'"]+: +|[ \t\f\p{Z}]*)(error|warning|note|notice|fixit|(?:.*/)?sh): (.*)$"#
        let regex = try NSRegularExpression(pattern: pattern)
        let whole = NSRange(line.startIndex..., in: line)
        let match = try #require(regex.firstMatch(in: line, range: whole), "a note: \(line)")
        let groups = try (1...3).map { index in
            String(line[try #require(Range(match.range(at: index), in: line))])
        }
        location = groups[0].trimmingCharacters(in: .whitespaces)
        severity = groups[1]
        message = groups[2]
    }
}
