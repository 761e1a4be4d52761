import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// The values are those that GitHub's action tests itself with.
@Suite struct LineHashTests {
    private static let unended = [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
        "b86d3392aea1be30:1", "e6ceba753e1a442:1",
    ]
    private static let ended = [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
        "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
    ]

    @Test(
        arguments: [
            ("", ["c129715d7a2bc9a3:1"]),
            (
                " a\nb\n  \t\tc\n d",
                [
                    "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1",
                    "a23a3dc5e078b07b:1",
                ]
            ),
            (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End", unended),
            (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", ended),
            (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", ended),
            (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", ended),
            (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", ended),
            (
                String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
                (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
                    "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1",
                    "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
                ]
            ),
        ] as [(String, [String])])
    func areThoseOfGitHub(_ text: String, _ hashes: [String]) {
        #expect(primaryLocationLineHashes(Array(text.utf8)) == hashes)
    }

    /// Each line of the file has one, whatever its bytes.
    @Test func thereIsOneForEachLine() {
        var numbers = SeededNumbers(seed: 7)
        let alphabet: [UInt8] = [0x0A, 0x0D, 0x20, 0x09, 0x61, 0xF0, 0x9F, 0xC3, 0xA9, 0xFF, 0]
        for _ in 0..<500 {
            let count = Int.random(in: 0...300, using: &numbers)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &numbers) ?? 0 }
            let lines = LineTable(SourceFile(path: "a", bytes: bytes)).lineCount
            #expect(primaryLocationLineHashes(bytes).count == lines)
        }
    }
}
