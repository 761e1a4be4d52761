import Codegen
import Foundation
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

@testable import Driver

/// The documents match the code.
@Suite struct DocumentationTests {
    @Test func theTablesAreThoseOfTheCode() throws {
        try Repository.expect("Documentation/catalog.md", holds: catalogDocument())
        try Repository.expect("Documentation/diagnostics.md", holds: diagnosticsDocument())
    }

    /// A `trans` block is a whole file that compiles; `trans fragment` is a part of one; `trans as
    /// NAME` can be imported by later blocks; `trans error: ID` has only that diagnostic.
    @Test(arguments: [
        "README.md", "Documentation/language.md", "Documentation/generated-swift.md",
        "Documentation/coming-from.md", "Documentation/example.md", "Documentation/cheat-sheet.md",
        "Documentation/does-not-fly.md", "Documentation/testing.md",
    ])
    func theBlocksCompile(_ path: String) throws {
        var named: [String: String] = [:]
        for block in Markdown(try Repository.text(path)).blocks where block.language == "trans" {
            let place = "\(path):\(block.line)"
            let ids = checked(block.text, importing: named).problems
                .filter { $0.severity != .note }.map(\.id.name)
            switch block.words.first {
            case nil: #expect(ids == [], "\(place)")
            case "as":
                #expect(ids == [], "\(place)")
                named[block.words.last ?? ""] = block.text
            case "error:": #expect(ids == Array(block.words.dropFirst()), "\(place)")
            case "fragment": break
            case let word?: Issue.record("\(place): `\(word)` is no mark of a block")
            }
        }
    }

    /// A `swift` block right after a whole `trans` block is the Swift generated from it: all of it
    /// or, if it begins with `…`, some of its lines. One marked `support module` is that of
    /// `App.trans` with the support in a separate file.
    @Test(arguments: [
        "README.md", "Documentation/generated-swift.md", "Documentation/coming-from.md",
        "Documentation/example.md",
    ])
    func theSwiftIsWhatIsGenerated(_ path: String) throws {
        let blocks = Markdown(try Repository.text(path)).blocks
        var count = 0
        for (block, next) in zip(blocks, blocks.dropFirst())
        where block.language == "trans" && next.language == "swift" && block.words.isEmpty
            && !["app", "before"].contains(next.words.first)
        {
            guard let model = checked(block.text).model else { continue }
            count += 1
            let isSmallest = next.words == ["support", "module"]
            let name =
                isSmallest
                ? "App.trans" : path == "Documentation/example.md" ? "News.trans" : "app.trans"
            let options = GenerationOptions(support: isSmallest ? .module : .inline)
            let swift = String(
                decoding: generate(model, sourceName: name, options: options).bytes,
                as: UTF8.self)
            if next.text.hasPrefix("…\n") {
                let shown = next.text.split(separator: "\n").dropFirst()
                let lines = Set(swift.split(separator: "\n"))
                for line in shown where !lines.contains(line) {
                    Issue.record("\(path):\(next.line) shows a line that is not generated: \(line)")
                }
            } else {
                #expect(next.text == swift, "\(path):\(next.line)")
            }
        }
        #expect(count > 0)
    }

    /// The message that a `text` block shows is the one that the `trans error:` block before earns.
    @Test func theErrorIsWhatIsSaid() throws {
        let blocks = Markdown(try Repository.text("README.md")).blocks
        let error = try #require(blocks.firstIndex { $0.words.first == "error:" })
        let source = SourceFile(path: "Login.trans", text: blocks[error].text)
        let result = analyze(
            [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "Login"))
        let said = renderDiagnostics(result.problems, sources: [source], style: RenderStyle())
        #expect(blocks[error + 1].text == String(decoding: said, as: UTF8.self))
    }

    @Test func linksLeadSomewhere() throws {
        for path in try Repository.documents() {
            let directory = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
            for link in Markdown(try Repository.text(path)).links where !link.contains("://") {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false)
                let target = parts[0].isEmpty ? path : directory + parts[0]
                guard Repository.has(target) else {
                    Issue.record("\(path) links to \(link), which is not there")
                    continue
                }
                if parts.count > 1 {
                    let anchors = Markdown(try Repository.text(target)).anchors
                    #expect(anchors.contains(String(parts[1])), "\(path) links to \(link)")
                }
            }
        }
    }

    @Test func theChangelogKnowsTheVersion() throws {
        let source = try Repository.text("Sources/TransitionDSL/Version.swift")
        let version = try #require(source.firstMatch(of: /let version = "([^"]+)"/)).1
        let changes = try Repository.text("CHANGELOG.md")
        let headings = changes.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.contains { $0.contains("Unreleased") || $0.hasPrefix("## \(version)") })
    }

    /// The type's name cannot be computed: the runtime imports nothing of the compiler.
    @Test func theRuntimeHasATypeForTheVersion() throws {
        let source = try Repository.text("Sources/TransitionRuntime/RuntimeVersion.swift")
        #expect(source.contains("public enum Version\(runtimeVersion(of: version)) {}"))
        #expect(runtimeVersion(of: "12.10.3-beta.1") == "12_10")
    }

    @Test func everyNameOfTheGrammarIsInTheManual() throws {
        let manual = try Repository.text("Documentation/language.md")
        for keyword in Keyword.allCases {
            #expect(manual.contains(keyword.rawValue), "the manual has no `\(keyword.rawValue)`")
        }
    }

    /// A section with a production also has its meaning, an example and the mistakes.
    @Test func sectionsOfTheReferenceHaveOneShape() throws {
        let sections = try Repository.text("Documentation/language.md")
            .components(separatedBy: "\n## ").filter { $0.contains("```ebnf") }
        #expect(sections.count > 15)
        for section in sections {
            for part in ["**Syntax**", "**Meaning", "```trans", "**Mistakes"] {
                #expect(section.contains(part), "\(part) in \(section.prefix { $0 != "\n" })")
            }
        }
    }

    @Test func theArchitectureIsShort() throws {
        let lines = try Repository.text("ARCHITECTURE.md").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count < 180)
    }

    private func checked(_ text: String, importing named: [String: String] = [:]) -> Analysis {
        var sources = [SourceFile(path: "app.trans", text: text)]
        for (name, content) in named.sorted(by: { $0.key < $1.key })
        where text.contains("import \"\(name)\"") {
            sources.append(SourceFile(path: name, text: content, index: FileIndex(sources.count)))
        }
        return analyze(
            sources.map { parse(tokenize($0)) }, options: AnalysisOptions(defaultNamespace: "App"))
    }
}
