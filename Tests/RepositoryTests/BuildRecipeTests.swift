import Testing

@testable import Driver
@testable import OperatingSystem

/// What Documentation/building.md shows of Examples/Builds is what is there, and whatever calls
/// `transc` calls it as it can be called.
@Suite struct BuildRecipeTests {
    private static let manual = "Documentation/building.md"
    private static let example = "Examples/Builds/"
    private static let files = [
        "Makefile", "build.ninja", "transitions.bzl", "BUILD.bazel", "Transitions/BUILD.bazel",
        "project.yml", "Project.swift",
    ]

    /// A block marked `from NAME` is a part of that file.
    @Test func blocksAreOfTheExample() throws {
        var shown: Set<String> = []
        for block in Markdown(try Repository.text(Self.manual)).blocks
        where block.words.first == "from" {
            let name = try #require(block.words.last)
            let text = try Repository.text(Self.example + name)
            #expect(text.contains(block.text), "\(Self.manual):\(block.line) is not in \(name)")
            shown.insert(name)
        }
        #expect(shown == Set(Self.files))
    }

    @Test func callsAreUnderstood() throws {
        var lines: [Substring] = []
        for block in Markdown(try Repository.text(Self.manual)).blocks {
            lines += block.text.split(separator: "\n")
        }
        var called: Set<String> = []
        for name in Self.files {
            let calls = try Repository.text(Self.example + name).split(separator: "\n")
                .filter { call(in: $0) != nil }
            if !calls.isEmpty { called.insert(name) }
            lines += calls
        }
        #expect(called == Set(Self.files).subtracting(["BUILD.bazel", "Transitions/BUILD.bazel"]))
        var options: Set<String> = []
        for words in lines.compactMap(call) {
            options.formUnion(words.filter { $0.hasPrefix("-") })
            do throws(Failure) {
                guard case .run = try parseArguments(words) else {
                    Issue.record("no command is run by \(words)")
                    continue
                }
            } catch {
                Issue.record("\(words): \(error.message)")
            }
        }
        #expect(
            options.isSuperset(of: ["-o", "-d", "--check", "--depfile", "--stamp", "--xcode"]))
    }

    /// The words behind the name of the command or a variable that stands for it, up to the end of
    /// the command; nil where the line calls nothing.
    private func call(in line: Substring) -> [String]? {
        let code = line.prefix { $0 != "#" } + commented(line)
        let start = code.firstMatch(
            of:
                /(?:^|[\s"=])(?:transc|\$\(TRANSC\)|\$\$\{TRANSC:-transc\}|\$\(execpath %s\)) (?=[a-z])/
        )
        guard let start else { return nil }
        var words: [String] = []
        for word in code[start.range.upperBound...].split(separator: " ") {
            if ["||", "|", ">", "&&", ";", "%"].contains(word) { break }
            words.append(word.filter { $0 != "\"" })
        }
        guard let command = words.first, CommandName(rawValue: command) != nil else { return nil }
        // Bazel's macro puts its files behind the options.
        return words + (start.output.contains("%s") ? ["app.trans"] : [])
    }

    /// In `project.yml` a whole rule is in a comment.
    private func commented(_ line: Substring) -> Substring {
        line.hasPrefix("    #   ") ? line.dropFirst(6) : ""
    }
}
