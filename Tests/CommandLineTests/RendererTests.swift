import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

@Suite struct RendererTests {
    private func render(
        _ diagnostics: [Diagnostic],
        _ sources: [SourceFile],
        _ style: RenderStyle = RenderStyle()
    ) -> String {
        String(
            decoding: renderDiagnostics(diagnostics, sources: sources, style: style), as: UTF8.self)
    }

    /// One error that marks a part of a text.
    private func mark(_ part: String, in text: String, width: Int = 120) throws -> String {
        let source = SourceFile(path: "a.trans", text: text)
        let place = source.place(try range(of: part, in: source))
        return render(
            [Diagnostic(.unknownScreen, "m", at: place)], [source],
            RenderStyle(excerptWidth: width))
    }

    private func mark(_ range: ClosedRange<UInt32>, in bytes: [UInt8]) -> String {
        let source = SourceFile(path: "a.trans", bytes: bytes)
        let place = source.place(SourceRange(start: range.lowerBound, end: range.upperBound))
        return render([Diagnostic(.unknownScreen, "m", at: place)], [source])
    }

    @Test func showsMessageExcerptNotesAndHelp() throws {
        let main = SourceFile(path: "app.trans", text: "one\nscreen News = N\npush Nws -> B\n")
        let other = SourceFile(
            path: "lib/s.trans", text: "import \"app.trans\"\n", index: FileIndex(1))
        let diagnostic = Diagnostic(
            .unknownScreen, "unknown screen `Nws`", at: main.place(try range(of: "Nws", in: main)),
            notes: [
                Diagnostic.Note(
                    "`News` is declared here", at: main.place(try range(of: "News", in: main))),
                Diagnostic.Note(
                    "imported here", at: other.place(try range(of: "\"app.trans\"", in: other))),
            ],
            help: "write `News`")
        #expect(
            render([diagnostic], [main, other]) == """
                app.trans:3:6: error: unknown screen `Nws` [unknown-screen]
                3 | push Nws -> B
                  |      ^~~
                app.trans:2:8: note: `News` is declared here
                2 | screen News = N
                  |        ^~~~
                lib/s.trans:1:8: note: imported here
                1 | import "app.trans"
                  |        ^~~~~~~~~~~
                help: write `News`

                """)
    }

    @Test func coloursOnlyWhenAsked() throws {
        let source = SourceFile(path: "a", text: "x y")
        var diagnostic = Diagnostic(
            .unknownScreen, "m", at: source.place(try range(of: "y", in: source)), help: "h")
        let plain = render([diagnostic], [source])
        #expect(!plain.contains("\u{1B}"))
        let colored = render([diagnostic], [source], RenderStyle(isColored: true))
        #expect(
            colored == """
                \u{1B}[1ma:1:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mm\u{1B}[0m [unknown-screen]
                \u{1B}[36m1 |\u{1B}[0m x y
                \u{1B}[36m  |\u{1B}[0m   \u{1B}[1;31m^\u{1B}[0m
                \u{1B}[1;36mhelp:\u{1B}[0m h

                """)
        diagnostic.severity = .warning
        #expect(
            render([diagnostic], [source], RenderStyle(isColored: true))
                .contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    }

    @Test func alignsTabs() throws {
        #expect(
            try mark("b", in: "\ta\tb") == """
                a.trans:1:4: error: m [unknown-screen]
                1 |     a    b
                  |          ^

                """)
    }

    @Test func alignsWideCombinedAndJoinedCharacters() throws {
        #expect(
            try mark("世界", in: "日e\u{301}👨‍👩‍👧🇨🇭x世界") == """
                a.trans:1:34: error: m [unknown-screen]
                1 | 日e\u{301}👨‍👩‍👧🇨🇭x世界
                  |         ^~~~

                """)
    }

    @Test func showsWhatCannotBeSeen() throws {
        let bytes = Array("a\0\u{1B}[31m\u{202E}".utf8) + [0xFF, 0xE4, 0xB8] + Array("z".utf8)
        #expect(
            mark(1...2, in: bytes) == """
                a.trans:1:2: error: m [unknown-screen]
                1 | a␀␛[31m\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}z
                  |  ^

                """)
    }

    @Test func cleansMessagesAndPaths() {
        let source = SourceFile(path: "a\nb", text: "x")
        let diagnostic = Diagnostic(
            .unknownScreen, "\u{1B}[2J", at: source.place(SourceRange(start: 0, end: 1)))
        #expect(render([diagnostic], [source]).hasPrefix("a␊b:1:1: error: ␛[2J [unknown-screen]\n"))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func knowsAllLineEndings(_ end: String) throws {
        #expect(
            try mark("three", in: "one\(end)two three\(end)four") == """
                a.trans:2:5: error: m [unknown-screen]
                2 | two three
                  |     ^~~~~

                """)
    }

    @Test func showsSeveralLines() throws {
        #expect(
            try mark("b {\n\n  c\n}", in: "a\nb {\n\n  c\n}\n") == """
                a.trans:2:1: error: m [unknown-screen]
                2 | b {
                  | ^~~
                ...
                5 | }
                  | ~

                """)
        #expect(
            try mark("b {\n  c\n}\n", in: "a b {\n  c\n}\nd") == """
                a.trans:1:3: error: m [unknown-screen]
                1 | a b {
                  |   ^~~
                2 |   c
                  |   ~
                3 | }
                  | ~

                """)
    }

    @Test func growsItsGutter() throws {
        #expect(
            try mark("x\ny", in: String(repeating: "\n", count: 8) + "x\ny") == """
                a.trans:9:1: error: m [unknown-screen]
                 9 | x
                   | ^
                10 | y
                   | ~

                """)
    }

    @Test func marksTheEndsOfAFile() {
        #expect(
            mark(2...2, in: Array("a\n".utf8)) == """
                a.trans:2:1: error: m [unknown-screen]
                2 |
                  | ^

                """)
        #expect(
            mark(0...0, in: []) == """
                a.trans:1:1: error: m [unknown-screen]
                1 |
                  | ^

                """)
        #expect(
            mark(1...2, in: Array("a\n".utf8)) == """
                a.trans:1:2: error: m [unknown-screen]
                1 | a
                  |  ^

                """)
        #expect(mark(70...900, in: Array("a".utf8)).hasPrefix("a.trans:1:2: error: m "))
    }

    @Test func aByteOrderMarkIsNoColumn() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("ab".utf8)
        let expected = """
            a.trans:1:1: error: m [unknown-screen]
            1 | ab
              | ^

            """
        #expect(mark(0...3, in: bytes) == expected)
        #expect(mark(3...4, in: bytes) == expected)
    }

    @Test func trimsLongLines() throws {
        let filler = String(repeating: ".", count: 100)
        #expect(
            try mark("here", in: filler + "here" + filler, width: 20) == """
                a.trans:1:101: error: m [unknown-screen]
                1 | ….....here...........…
                  |       ^~~~

                """)
        #expect(
            try mark("here", in: "here" + filler, width: 20) == """
                a.trans:1:1: error: m [unknown-screen]
                1 | here................…
                  | ^~~~

                """)
        #expect(
            try mark("here", in: filler + "here", width: 20) == """
                a.trans:1:101: error: m [unknown-screen]
                1 | …................here
                  |                  ^~~~

                """)
        #expect(
            try mark("here" + filler, in: "here" + filler, width: 20) == """
                a.trans:1:1: error: m [unknown-screen]
                1 | here................…
                  | ^~~~~~~~~~~~~~~~~~~~

                """)
    }

    /// Work and output are bounded by what is shown, not by the line.
    @Test func isQuickOnOneLongLine() {
        func time(ofBytes count: Int) -> Double {
            let source = SourceFile(path: "a", bytes: [UInt8](repeating: 0x78, count: count))
            let diagnostics = (0..<500).map { index in
                let start = UInt32(index * 79)
                return Diagnostic(
                    .unknownScreen, "m",
                    at: source.place(SourceRange(start: start, end: UInt32(count))))
            }
            return processorTime {
                let text = renderDiagnostics(diagnostics, sources: [source], style: RenderStyle())
                #expect(text.count < 500 * 400)
            }
        }
        // With work for the whole line the ratio is near 100.
        #expect(time(ofBytes: 4_000_000) < 20 * time(ofBytes: 40_000))
    }

    @Test func survivesAPlaceInNoFile() {
        let place = SourcePlace(file: FileIndex(7), range: SourceRange(start: 0, end: 1))
        let text = render([Diagnostic(.unknownScreen, "m", at: place)], [])
        #expect(text == "transc: error: m [unknown-screen]\n")
    }

    @Test func ordersByFileAndPlace() {
        let places: [(Int, UInt32)] = [(1, 0), (0, 9), (0, 2), (0, 2)]
        let diagnostics = places.enumerated().map { number, place in
            Diagnostic(
                .unknownScreen, "\(number)",
                at: SourcePlace(
                    file: FileIndex(place.0), range: SourceRange(start: place.1, end: place.1)))
        }
        #expect(sortedByPlace(diagnostics, by: \.self).map(\.message) == ["2", "3", "1", "0"])
    }
}

@Suite struct ReporterTests {
    private func code(_ severities: [Severity], strict: Bool) -> ExitCode {
        var options = Options()
        options.isStrict = strict
        var reporter = DiagnosticReporter(Console(color: .never), options)
        let place = SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))
        let diagnostics = severities.map { severity in
            var diagnostic = Diagnostic(.rawSwift, "shown by a test", at: place)
            diagnostic.severity = severity
            return diagnostic
        }
        reporter.report(diagnostics, sources: [])
        return reporter.finish()
    }

    @Test(
        arguments: [
            ([], false, .success), ([], true, .success), ([.note], true, .success),
            ([.warning], false, .success), ([.warning, .note], true, .strictWarnings),
            ([.error], false, .inputErrors), ([.warning, .error], true, .inputErrors),
        ] as [([Severity], Bool, ExitCode)])
    func earnsACode(_ severities: [Severity], _ strict: Bool, _ expected: ExitCode) {
        #expect(code(severities, strict: strict) == expected)
    }

    @Test func countsInWords() {
        var counts = DiagnosticReporter.Counts()
        for severity in [Severity.error, .error, .warning] { counts.add(severity) }
        #expect(counts.text == "2 errors, 1 warning")
    }

    @Test func theGraverCodeShows() {
        #expect(ExitCode.inputErrors.combined(with: .noInput) == .noInput)
        #expect(ExitCode.inputErrors.combined(with: .strictWarnings) == .inputErrors)
        #expect(ExitCode.success.combined(with: .success) == .success)
    }
}
