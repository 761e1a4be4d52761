import Foundation
import Testing

@testable import transc

/// How `transc` comes to people: the manual page on it, the formula, the scripts that pack.
@Suite struct InstallingTests {
    private static let page = "Documentation/installing.md"
    private static let formula = "Documentation/recipes/transc.rb"

    /// A release changes the version in every recipe.
    @Test func recipesNameThisVersion() throws {
        let formula = try Repository.text(Self.formula)
        #expect(formula.contains(#"tag:      "\#(version)""#))
        let page = try Repository.text(Self.page)
        let named = page.matches(of: /[@\/-](\d+\.\d+\.\d+)\b/).map { String($0.1) }
        #expect(named.count >= 4)
        for name in named { #expect(name == version) }
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

    @Test(arguments: ["release", "check", "engines"])
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
        // Python reads both forms, whatever tools there are besides.
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

    private struct Output: Equatable {
        var code: Int32
        var text: String
    }

    /// What a program prints and how it ends.
    private func run(_ program: String, _ arguments: [String]) throws -> Output {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(code: process.terminationStatus, text: String(decoding: text, as: UTF8.self))
    }
}

/// Where a program is that a test would use; nil if nowhere.
private func found(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
