import Foundation
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// The files of `Editors` that are made from the tables of the compiler.
@Suite struct EditorFileTests {
    @Test(arguments: EditorFile.all)
    func isThatOfTheTables(_ file: EditorFile) throws {
        let text = try #require(
            try file.text(try EditorWords.load()), "\(file.path) has no place for generated lines")
        try Repository.expect(file.path, holds: text)
    }

    /// A new keyword, or a new row of the catalog, is in the files of every editor.
    @Test(arguments: ["textmate", "vscode", "vim", "emacs"], ["declarations", "functions"])
    func aNewWordIsInEachEditor(_ editor: String, _ list: String) throws {
        var words = try EditorWords.load()
        if list == "functions" {
            words.functions.append("new")
        } else {
            words.declarations.append("new")
        }
        let texts = try EditorFile.all.filter { $0.path.hasPrefix("Editors/\(editor)/") }
            .compactMap { try $0.text(words) }
        #expect(texts.contains { $0.contains(/\bnew\b/) })
    }

    /// The lists hold each keyword; one that has no list of its own is in `clauses`.
    @Test func eachKeywordHasAPlace() throws {
        let words = try EditorWords.load()
        #expect(
            Set(words.lists.flatMap(\.words)) == Set(Keyword.allCases.map(\.rawValue)))
        #expect(words.lists.allSatisfy { !$0.words.isEmpty })
        #expect(words.nameLists.allSatisfy { !$0.words.isEmpty })
    }

    private static let jsonFiles = Repository.files(in: "Editors", ending: ".json")
        .filter { !$0.contains("/node_modules/") }

    @Test(arguments: jsonFiles)
    func jsonIsValid(_ path: String) throws {
        let data = Data(try Repository.text(path).utf8)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }

    /// The extension is published with the compiler, from files that exist.
    @Test func theManifestFitsTheCompiler() throws {
        let manifest = try object("Editors/vscode/package.json")
        #expect(manifest["version"] as? String == version)
        #expect((manifest["repository"] as? [String: String])?["url"] == repositoryAddress)
        let text = try Repository.text("Editors/vscode/package.json")
        let paths = text.matches(of: /"\.\/([^"]+)"/).map { String($0.1) }
        #expect(paths.count == 7)
        for path in paths { #expect(Repository.has("Editors/vscode/\(path)"), "\(path)") }
        let contributes = try #require(manifest["contributes"] as? [String: Any])
        let settings = contributes["configuration"] as? [String: Any]
        let names = (settings?["properties"] as? [String: Any] ?? [:]).keys
        #expect(Set(names) == Set(EditorSetting.allCases.map { "transc.\($0.rawValue)" }))
    }

    /// With its suggestions, each snippet is a declaration or a call without a syntax error.
    @Test func snippetsAreOfTheLanguage() throws {
        let snippets = try object("Editors/vscode/snippets.json")
        let declarations = Set(Keyword.declarations.map(\.rawValue))
        #expect(snippets.count > declarations.count)
        for (name, value) in snippets {
            let snippet = try #require(value as? [String: Any])
            let body = try #require(snippet["body"] as? [String]).joined(separator: "\n")
            let filled = body.replacing(/\$\{\d+:([^}]*)\}/) { "\($0.1)" }
                .replacing(/\$\{\d+\|([^,|]*)[^|]*\|\}/) { "\($0.1)" }.replacing("$0", with: "")
            let text = declarations.contains(name) ? filled : "animation a = \(filled)"
            let problems = parse(SourceFile(path: "a.trans", text: text)).problems
            #expect(problems.isEmpty, "\(text): \(problems.map(\.message))")
        }
    }

    /// The archive of the extension has all that its manifest names.
    @Test(.enabled(if: found("python3") != nil))
    func theArchiveIsComplete() throws {
        let scratch = try Scratch()
        let archive = scratch.url.appendingPathComponent("transc.vsix").path
        let made = try run(
            try #require(found("python3")), [Repository.path("Scripts/vscode-archive"), archive])
        #expect(made.code == 0, "\(made.text)")
        let reader = """
            import json, sys, zipfile
            from xml.dom.minidom import parseString
            file = zipfile.ZipFile(sys.argv[1])
            assert file.testzip() is None
            types = parseString(file.read("[Content_Types].xml")).getElementsByTagName("Default")
            known = {item.getAttribute("Extension") for item in types}
            for name in file.namelist():
                assert name.startswith("[") or "." + name.rsplit(".", 1)[-1] in known, name
            manifest = parseString(file.read("extension.vsixmanifest"))
            for asset in manifest.getElementsByTagName("Asset"):
                file.getinfo(asset.getAttribute("Path"))
            package = json.loads(file.read("extension/package.json"))
            identity = manifest.getElementsByTagName("Identity")[0]
            for name, key in [("Id", "name"), ("Version", "version"), ("Publisher", "publisher")]:
                assert identity.getAttribute(name) == package[key], name
            parts = package["contributes"]
            paths = [package["main"]] + [item["path"] for item in parts["grammars"] + parts["snippets"]]
            paths += [item["configuration"] for item in parts["languages"]]
            for path in paths:
                assert file.read("extension/" + path.removeprefix("./")), path
            print(len(file.namelist()), "files")
            """
        let read = try run(try #require(found("python3")), ["-c", reader, archive])
        #expect(read.code == 0 && read.text.hasSuffix("files\n"), "\(read.text)")
    }

    private func object(_ path: String) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(try Repository.text(path).utf8))
        return try #require(json as? [String: Any], "\(path)")
    }
}
