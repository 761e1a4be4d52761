import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// The files of `Editors/tree-sitter-trans` and of editors that use it. `Scripts/tree-sitter`
/// compiles and runs them.
@Suite struct TreeSitterTests {
    private static let folder = "Editors/tree-sitter-trans"

    @Test func theFilesAreMadeOfTheGrammar() throws {
        let grammar = try PlainGrammar(try Grammar.load())
        let table = ParseTable(grammar)
        let parser = ParserFile.text(table)
        try Repository.expect("\(Self.folder)/src/parser.c", holds: parser)
        try Repository.expect(
            "\(Self.folder)/src/node-types.json", holds: NodeTypes.text(grammar))
        let conflicts = table.conflicts.joined(separator: "\n") + "\n"
        try Repository.expect("\(Self.folder)/conflicts.txt", holds: conflicts)

        let words = grammar.symbols.filter(\.isWord).map(\.name)
        #expect(words.sorted() == Keyword.allCases.map(\.rawValue).sorted())
    }

    @Test func theQueriesOfAllEditorsAreTheSame() throws {
        let words = Keyword.allCases.map(\.rawValue)
        let highlights = Queries.withWords(try Repository.text(Queries.highlights), words)
        for word in words { #expect(highlights.contains("\"\(word)\""), "\(word)") }
        try Repository.expect(Queries.highlights, holds: highlights)
        for (folder, files, names) in Queries.editors {
            for file in files {
                let path = "\(Queries.source)/\(file).scm"
                let text = path == Queries.highlights ? highlights : try Repository.text(path)
                try Repository.expect(
                    "\(folder)/\(file).scm", holds: Queries.text(text, names: names))
            }
        }
    }

    @Test func theManifestHasVersionAndAddress() throws {
        try Repository.expect(
            "\(Self.folder)/tree-sitter.json",
            holds: """
                {
                  "grammars": [
                    {
                      "name": "trans",
                      "camelcase": "Trans",
                      "scope": "source.trans",
                      "file-types": ["trans"],
                      "injection-regex": "^trans$",
                      "highlights": "queries/highlights.scm",
                      "injections": "queries/injections.scm",
                      "locals": "queries/locals.scm"
                    }
                  ],
                  "metadata": {
                    "version": "\(version)",
                    "license": "MIT",
                    "description": "Files of transc, which declare iOS screen transitions",
                    "links": {"repository": "\(repositoryAddress)"}
                  }
                }

                """)
    }
}
