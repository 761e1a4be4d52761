import Testing
import TransitionDSL

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("a\tb\r\nc\n", "a\tb\r\nc\n"), ("\u{1B}[31m", "␛[31m"), ("a\rb", "a␍b"),
        ("\r", "␍"), ("\r\r\n", "␍\r\n"), ("\u{7F}\u{9B}", "␡\u{FFFD}"), ("日本 é", "日本 é"), ("", ""),
    ])
    func linesWithoutControls(_ text: String, _ expected: String) {
        for controlsOnly in [false, true] {
            let bytes = visibleLines(Array(text.utf8), controlsOnly: controlsOnly)
            #expect(String(decoding: bytes, as: UTF8.self) == expected)
        }
    }

    /// A zero-width space is no danger for a runner, and a program may need it.
    @Test func invisibleTextMayStay() {
        let bytes = Array("a\u{200B}b".utf8)
        #expect(visibleLines(bytes, controlsOnly: true) == bytes)
        #expect(visibleLines(bytes) == Array("a\u{FFFD}b".utf8))
    }
}
