import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// How people get `transc`: the manual page about it, the formula, the scripts that pack.
@Suite struct InstallingTests {
    private static let page = "Documentation/installing.md"
    private static let article =
        "Sources/TransitionRuntime/TransitionRuntime.docc/Installing.md"
    private static let formula = "Documentation/recipes/transc.rb"

    /// A release changes the version in every recipe.
    @Test func recipesNameThisVersion() throws {
        let formula = try Repository.text(Self.formula)
        #expect(formula.contains(#"tag:      "\#(version)""#))
        for page in [Self.page, "Documentation/building.md", Self.article] {
            let form = /(?:[@\/="]|branch |tag |origin )(\d+\.\d+\.\d+)\b/
            let named = try Repository.text(page).matches(of: form).map { String($0.1) }
            #expect(named.count >= (page == Self.page ? 7 : 1))
            for name in named { #expect(name == version, "\(page)") }
        }
    }

    /// One replacement of `OWNER` puts the real address everywhere.
    @Test func theAddressHasOneSpelling() throws {
        let owner = try #require(repositoryAddress.split(separator: "/").dropLast().last)
        let folders = [
            "Documentation", "Editors", "Examples", "Plugins", "Scripts", "Sources", ".github",
        ]
        let all = folders.flatMap { Repository.files(in: $0, ending: "") }
        let files = all + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift"]
        let address = /(?:https?|git|ssh):\/\/[^\s"'`<>()]*?\/transc\b/
        var count = 0
        for path in files {
            // Folders and what is no text.
            guard let data = try? Data(contentsOf: Repository.url(path)),
                let text = String(bytes: data, encoding: .utf8)
            else { continue }
            for match in text.matches(of: address) {
                count += 1
                #expect(match.0 == repositoryAddress, "\(path)")
            }
            // Elsewhere the owner's name is in a tap, or separate.
            for match in text.matches(of: /[\w.:]*\/?\bOWNER\b[\w.\/]*/)
            where !match.0.contains("github.com/\(owner)/transc") {
                let allowed = ["OWNER", "OWNER.transc", "OWNER/tap/transc"]
                #expect(allowed.contains { match.0.hasSuffix($0) }, "\(path): \(match.0)")
            }
        }
        #expect(count > 10)
    }

    /// All documents, and `transc init`, name the package in the same lines, and SwiftPM reads them.
    @Test func thePackageLinesAreAManifest() throws {
        let documents = [Self.page, "README.md", "Documentation/building.md", Self.article]
        let blocks = try documents.map { path in
            let block = Markdown(try Repository.text(path)).blocks.first {
                $0.language == "swift" && $0.text.contains("platforms: [")
            }
            return try #require(block, "\(path)").text.replacing("// Package.swift\n", with: "")
        }
        #expect(Set(blocks).count == 1)
        let lines = blocks[0].split(separator: "\n").map {
            $0.filter { $0 != "," }.trimmingCharacters(in: .whitespaces)
        }
        let steps = FirstFile(namespace: "AppTransitions", engine: .uikit).nextSteps("App.trans")
        let printed = steps.split(separator: "\n").map {
            $0.filter { $0 != "," }.trimmingCharacters(in: .whitespaces)
        }
        for line in lines where line.contains("[") && line != "targets: [" || line.contains("url:")
        {
            #expect(printed.contains(line), "`transc init` does not print \(line)")
        }
        let scratch = try Scratch()
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App",
            \(blocks[0]))
            """
        try Data(manifest.utf8).write(to: scratch.url.appendingPathComponent("Package.swift"))
        let result = try run(
            "/usr/bin/env",
            ["swift", "package", "--package-path", scratch.url.path, "dump-package"])
        #expect(result.code == 0, "\(result.text)")
        #expect(result.text.replacing("\\/", with: "/").contains(repositoryAddress))
    }

    /// What other machines have built is in the bundle and in the sums.
    @Test(.enabled(if: found("python3") != nil))
    func theBundleHasAllPlatforms() throws {
        let scratch = try Scratch()
        func write(_ text: String, to path: String) throws {
            let file = scratch.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for path in [
            "Scripts/release", "Scripts/archive", "LICENSE",
            "Sources/TransitionDSL/Version.swift",
        ] {
            try write(try Repository.text(path), to: path)
        }
        let script = scratch.url.appendingPathComponent("Scripts/archive").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let triples = ["aarch64-unknown-linux-gnu", "arm64-apple-macosx+x86_64-apple-macosx"]
        for triple in triples { try write(triple, to: "dist/variants/\(triple)/transc") }
        let archives = ["aarch64-linux", "macos"].map { "transc-\(version)-\($0).tar.gz" }
        for archive in archives + ["transc-0.0.1-macos.tar.gz"] {
            try write(archive, to: "dist/\(archive)")
        }
        let release = scratch.url.appendingPathComponent("Scripts/release").path
        let result = try run("/bin/bash", [release, "--bundle"])
        #expect(result.code == 0, "\(result.text)")
        let sums = try String(
            contentsOf: scratch.url.appendingPathComponent("dist/SHA256SUMS"), encoding: .utf8)
        let summed = sums.split(separator: "\n").compactMap { $0.split(separator: " ").last }
        #expect(summed.map(String.init) == archives + ["transc.artifactbundle.zip"])
        let lister =
            "import json, sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\n"
            + "i = json.loads(z.read('transc.artifactbundle/info.json'))['artifacts']['transc']\n"
            + "for v in i['variants']: print(*v['supportedTriples'],"
            + " oct(z.getinfo('transc.artifactbundle/' + v['path']).external_attr >> 16 & 0o777))\n"
        let bundle = scratch.url.appendingPathComponent("dist/transc.artifactbundle.zip").path
        let listed = try run(try #require(found("python3")), ["-c", lister, bundle])
        let lines = triples.map { $0.replacing("+", with: " ") + " 0o755\n" }
        #expect(listed == Output(code: 0, text: lines.joined()))
    }

    /// Each call in a fenced block is one that the command line understands.
    @Test func callsAreUnderstood() throws {
        let blocks = Markdown(try Repository.text(Self.page)).blocks.filter { $0.language == "sh" }
        var count = 0
        for line in blocks.flatMap({ $0.text.split(separator: "\n") }) {
            guard let call = line.firstMatch(of: /(?:^|run )transc (.*)$/) else { continue }
            count += 1
            _ = try parseArguments(call.1.split(separator: " ").map(String.init))
        }
        #expect(count > 0)
        let formula = try Repository.text(Self.formula)
        for match in formula.matches(of: /bin\/"transc", ("[^)\n]*")/) {
            let words = match.1.split(separator: ", ").filter { $0.hasPrefix("\"") }
                .map { String($0.dropFirst().dropLast()) }
            let shell = words == ["completions"] ? [Shell.bash.rawValue] : []
            _ = try parseArguments(words + shell)
        }
    }

    @Test(arguments: ["release", "check", "docs", "engines", "editors"])
    func scriptsAreBash(_ name: String) throws {
        let result = try run("/bin/bash", ["-n", Repository.path("Scripts/\(name)")])
        #expect(result == Output(code: 0, text: ""))
    }

    @Test(.enabled(if: found("ruby") != nil))
    func theFormulaIsRuby() throws {
        let result = try run(try #require(found("ruby")), ["-c", Repository.path(Self.formula)])
        #expect(result.code == 0, "\(result.text)")
    }

    /// Neither the time of a file, its owner's rights nor the order on the disk shows.
    @Test(.enabled(if: found("python3") != nil), arguments: ["tar.gz", "zip"])
    func archivesAreReproducible(_ ending: String) throws {
        let python = try #require(found("python3"))
        let scratch = try Scratch()
        var archives: [Data] = []
        for (number, names) in [["b/tool", "a.txt", "b/c"], ["b/c", "a.txt", "b/tool"]].enumerated()
        {
            let folder = scratch.url.appendingPathComponent("\(number)")
            for name in names {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("text of \(name)\n".utf8).write(to: file)
                let rights = name == "b/tool" ? 0o700 + number * 0o55 : 0o600 + number * 0o44
                let time = Date(timeIntervalSince1970: 1_000_000_000 + Double(number) * 5000)
                try FileManager.default.setAttributes(
                    [.posixPermissions: rights, .modificationDate: time], ofItemAtPath: file.path)
            }
            let output = scratch.url.appendingPathComponent("\(number).\(ending)")
            let result = try run(
                python, [Repository.path("Scripts/archive"), output.path, folder.path])
            #expect(result == Output(code: 0, text: ""))
            archives.append(try Data(contentsOf: output))
        }
        #expect(archives[0] == archives[1])
        // Python reads both formats, whatever other tools there are.
        let lister =
            ending == "zip"
            ? "import sys, zipfile\nfor e in zipfile.ZipFile(sys.argv[1]).infolist():"
                + " print(e.filename, oct(e.external_attr >> 16 & 0o777))"
            : "import sys, tarfile\nfor e in tarfile.open(sys.argv[1]):"
                + " print(e.name, oct(e.mode))\n"
        let path = scratch.url.appendingPathComponent("0.\(ending)").path
        let listed = try run(python, ["-c", lister, path])
        #expect(listed.text == "a.txt 0o644\nb/c 0o644\nb/tool 0o755\n")
    }
}
