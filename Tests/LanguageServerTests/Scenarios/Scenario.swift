import Foundation
import Serialization
import Testing
import TransitionDSL

/// A file of `Tests/Editing/<method>`: a file of the language with `⁁` where the cursor is, other
/// files after lines `//// NAME`, and the answer after a line `//// answer`. With a `transc.args`,
/// the other files are an app.
struct Scenario: CustomTestStringConvertible {
    static let cursor = "⁁"
    private static let mark = "//// "

    /// From the folder: `hover/hero.trans`.
    let path: String
    var method: String { String(path.prefix { $0 != "/" }) }
    var testDescription: String { path }
    /// The main file first; without cursors.
    private(set) var files: [(name: String, text: String)] = []
    /// Where the cursors are in the main file.
    private(set) var cursors: [Int] = []
    private(set) var answer = ""
    /// All that precedes the answer.
    private(set) var question = ""

    static let folder = EditedFile.root.appendingPathComponent("Tests/Editing")

    static let all: [Scenario] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix(".trans") }.sorted().compactMap { Scenario($0) }
    }()

    init?(_ path: String) {
        self.path = path
        let url = Self.folder.appendingPathComponent(path)
        guard let data = try? Data(contentsOf: url) else { return nil }
        var name = "App.trans"
        var text = ""
        var isAnswer = false
        func end(_ files: inout [(name: String, text: String)]) { files.append((name, text)) }
        for line in String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            if !isAnswer, line.hasPrefix(Self.mark) {
                end(&files)
                text = ""
                name = String(line.dropFirst(Self.mark.count))
                isAnswer = name == "answer"
                if !isAnswer { question += "\(line)\n" }
            } else {
                text += "\(line)\n"
                if !isAnswer { question += "\(line)\n" }
            }
        }
        // The last line ends in a line feed.
        text.removeLast()
        if isAnswer { answer = text } else { end(&files) }
        if !isAnswer { question.removeLast() }
        let parts = files[0].text.components(separatedBy: Self.cursor)
        for part in parts.dropLast() { cursors.append((cursors.last ?? 0) + part.utf8.count) }
        files[0].text = parts.joined()
    }

    /// Compares the answer; `TRANSC_UPDATE=1` rewrites it. What is wrong, or nil.
    func check(_ answer: String) throws -> String? {
        if answer == self.answer { return nil }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            return
                "Tests/Editing/\(path): `TRANSC_UPDATE=1 swift test` rewrites the answer\n\(answer)"
        }
        let end = question.hasSuffix("\n") ? "" : "\n"
        let text = "\(question)\(end)\(Self.mark)answer\n\(answer)"
        try Data(text.utf8).write(to: Self.folder.appendingPathComponent(path), options: .atomic)
        return "Tests/Editing/\(path) was rewritten"
    }
}
