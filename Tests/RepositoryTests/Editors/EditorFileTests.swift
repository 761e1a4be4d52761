import Foundation
import Testing
import TransitionDSL

@testable import transc

/// The files of `Editors` that are made from the tables of the compiler.
@Suite struct EditorFileTests {
    @Test(arguments: EditorFile.all)
    func isThatOfTheTables(_ file: EditorFile) throws {
        let words = try EditorWords.load()
        try Repository.expect(file.path, holds: try #require(try file.text(words), "\(file.path)"))
    }

    /// A new keyword, or a new row of the catalog, is in the files of every editor.
    @Test(arguments: ["textmate", "vscode", "vim", "emacs"])
    func aNewWordChangesEachEditor(_ editor: String) throws {
        let words = try EditorWords.load()
        let files = EditorFile.all.filter { $0.path.hasPrefix("Editors/\(editor)/") }
        for word in ["newKeyword", "newFunction"] {
            var more = words
            if word == "newKeyword" {
                more.clauses.append(word)
            } else {
                more.functions.append(word)
            }
            let texts = try files.compactMap { try $0.text(more) }
            #expect(texts.contains { $0.contains(word) }, "\(word)")
        }
    }

    @Test func eachKeywordHasAPlace() throws {
        let words = Set(try EditorWords.load().lists.flatMap(\.words))
        for keyword in Keyword.allCases { #expect(words.contains(keyword.rawValue)) }
    }
}
