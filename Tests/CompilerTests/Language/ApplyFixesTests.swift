import Testing
import TransitionDSL

@Suite struct ApplyFixesTests {
    private func fix(_ edits: (Int, Int, String)..., isSafe: Bool = true) -> Fix {
        Fix(
            "mend it",
            edits.map { start, end, text in
                let range = SourceRange(start: UInt32(start), end: UInt32(end))
                return Fix.Edit(SourcePlace(file: .main, range: range), text)
            },
            isSafe: isSafe)
    }

    private func applied(_ fixes: [Fix], to text: String) -> String {
        let source = SourceFile(path: "a", text: text)
        let problems = fixes.map {
            Diagnostic(.trailingComma, "it", at: source.place(.init(start: 0, end: 0)), fix: $0)
        }
        let bytes = applying(fixesToApply(problems, in: source), to: source.bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func replacesInsertsAndRemoves() {
        let text = "one two three"
        #expect(
            applied([fix((0, 3, "1")), fix((4, 4, "and ")), fix((7, 13, ""))], to: text)
                == "1 and two")
        #expect(applied([fix((13, 13, "!"))], to: text) == "one two three!")
        #expect(applied([], to: text) == text)
    }

    @Test func takesTheFirstOfThoseThatOverlap() {
        let text = "0123456789"
        #expect(applied([fix((3, 6, "b")), fix((0, 4, "a"))], to: text) == "a456789")
        #expect(applied([fix((0, 2, "a")), fix((2, 4, "b"))], to: text) == "ab456789")
        #expect(applied([fix((2, 2, "a")), fix((2, 2, "b"))], to: text) == "01a23456789")
        // What lies between the edits of one may be what they rely on.
        #expect(
            applied([fix((0, 1, "a"), (8, 9, "a")), fix((4, 5, "b"))], to: text) == "a1234567a9")
    }

    @Test func leavesAloneWhatIsUnsafeOrNotOfTheFile() {
        let text = "0123"
        #expect(applied([fix((0, 1, "a"), isSafe: false)], to: text) == text)
        #expect(applied([fix((2, 9, "a"))], to: text) == text)
        #expect(applied([fix((2, 3, "a"), (0, 1, "b"))], to: text) == text)
        #expect(applied([Fix("mend it", [])], to: text) == text)
        let place = SourcePlace(file: FileIndex(1), range: SourceRange(start: 0, end: 1))
        #expect(applied([Fix("mend it", [Fix.Edit(place, "a")])], to: text) == text)
    }

    @Test(arguments: [("a\nb", "\n"), ("a\r\nb", "\r\n"), ("a\rb\n", "\r"), ("ab", "\n")])
    func linesEndAsInTheFile(_ text: String, _ end: String) {
        #expect(applied([fix((0, 0, "1\n2\n"))], to: text) == "1\(end)2\(end)" + text)
    }
}
