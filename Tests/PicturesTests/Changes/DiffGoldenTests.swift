import Foundation
import Testing

@testable import Driver

/// The differences of two versions of an example in each form. `TRANSC_UPDATE=1` rewrites the files
/// and fails.
@Suite struct DiffGoldenTests {
    /// What a pull request could change in `Examples/News`.
    static let edits = [
        ("animation open = pageIn(up) with duration(0.4s)", "animation open = slide(left)"),
        ("  push         slide(left)", "  push         fade"),
        ("\"app.logo\"", "\"news.logo\""), ("screen Login =", "screen SignIn ="),
        ("tab slide(left)", "tab fade"), ("rise(by: 80)", "rise(by: 120)"),
        ("screen Tabs =", "screen Settings = SettingsViewController\nscreen Tabs ="),
        ("  tab  Latest ->", "  present * -> Settings: cover(up)\n  tab  Latest ->"),
    ]

    static func file() throws -> DiffFile {
        let path = GraphFile.root.path + "/Examples/News/News.trans"
        let old = try String(contentsOfFile: path, encoding: .utf8)
        let new = edits.reduce(old) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return try DiffFile(old, new)
    }

    @Test func theFormsAreAsRecorded() throws {
        let file = try Self.file()
        try GraphGoldenTests.expect("Tests/Golden/Differences/News.txt", holds: file.text)
        try GraphGoldenTests.expect("Tests/Golden/Differences/News.md", holds: file.markdown)
        try GraphGoldenTests.expect("Tests/Golden/Differences/News.json", holds: file.json)
    }

    @Test func theResultIsTheSameEachTime() throws {
        let (one, other) = (try Self.file(), try Self.file())
        #expect(one.text == other.text && one.markdown == other.markdown && one.json == other.json)
    }

    @Test(arguments: GraphFile.examples) func anExampleDoesNotDifferFromItself(
        _ example: String
    ) throws {
        let path = GraphFile.root.path + "/Examples/\(example).trans"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        if text.contains("\nimport ") { return }
        #expect(try DiffFile(text, text).text == "")
    }
}
