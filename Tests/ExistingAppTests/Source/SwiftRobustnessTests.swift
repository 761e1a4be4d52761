import AppSource
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

private let root = repositoryRoot.resolvingSymlinksInPath()

/// The Swift files of this repository.
private let swiftFiles: [URL] = ["Sources", "Tests", "Plugins", "Examples"].flatMap { folder in
    let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
}

/// With a higher effort everything is tried, instead of a part.
private func isTried(_ index: Int) -> Bool { effort > 1 || index.isMultiple(of: 8) }

private func bytes(_ url: URL) -> [UInt8] { (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? [] }

/// The first byte that is in no token, comment or white space, and the first that is in two.
private func firstUncovered(_ source: SwiftSource) -> Int? {
    let bytes = source.bytes
    var ranges = source.tokens.comments
    var index = 0
    let tokens = source.tokens.tokens
    while index < tokens.count {
        ranges.append(tokens[index].range)
        index = source.tokens.index(after: index)
    }
    var end = 0
    for range in ranges.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
        let gap = bytes[min(end, Int(range.start))..<Int(range.start)]
        if range.start < end { return Int(range.start) }
        if !gap.allSatisfy({ $0 <= 0x20 || $0 >= 0x80 }) { return end }
        end = Int(range.end)
    }
    return end <= bytes.count ? nil : end
}

@Suite struct SwiftRobustnessTests {
    @Test func tokensAndCommentsCoverEachFile() {
        #expect(swiftFiles.count > 500)
        for (index, url) in swiftFiles.enumerated() where isTried(index) {
            let source = SwiftSource(bytes(url))
            #expect(firstUncovered(source) == nil, "\(url.path)")
            #expect(!source.tokens.tokens.contains { $0.kind == .unknown }, "\(url.path)")
        }
    }

    @Test func eachFileIsUnderstood() {
        for (index, url) in swiftFiles.enumerated() where isTried(index) {
            var source = SwiftSource(bytes(url))
            for dump in source.dumps() {
                let isUnknown = dump.contains("<unknown>") || dump.contains("<other>")
                // The dumps themselves contain the words.
                if isUnknown, !url.path.contains("/ExistingAppTests/Source/") {
                    Issue.record("\(url.path): \(dump.prefix(200))")
                }
            }
        }
    }

    @Test(arguments: [
        "\"", "\"\\(", "\"\"\"\n\\(\"", "#\"\\#(", "/*", "/* /* */", "`", "#", "##", "#/", "/a",
        "\\", "<#",
        "\u{FEFF}#!", "$", "1.", "0x", "1e", ".", "@", "\"\\u{", "\"\\", "a.", "f(", "{", "[:",
        "switch",
        "if", "let", "func", "case", "#if", "class A", "import", "extension", "enum A { case",
    ])
    func unfinishedTextIsRead(text: String) {
        var source = SwiftSource(text)
        #expect(firstUncovered(source) == nil)
        _ = source.dumps()
        _ = source.body()
        #expect(source.tokens.tokens.last?.kind == .endOfFile)
    }

    @Test func bytesThatAreNoTextAreRead() {
        for unit: [UInt8] in [
            [0xFF], [0xFE, 0xFF, 0, 0x61], [0xC3], [0xF0, 0x9F], [0], Array(0...255),
        ] {
            var source = SwiftSource((0..<300).flatMap { _ in unit })
            #expect(firstUncovered(source) == nil)
            _ = source.dumps()
            _ = source.body()
        }
    }

    @Test(arguments: [
        "(", "[", "{", "}", "a(", "\"\\(", "(/", "/\\", "#\"", "a<", "a<b,", "- ", "a.", ".c", "+c",
        "!",
        "a ? b : ", "a = ", "a?", "if a {", "if a {} else ", "switch a { case b: ", "#if a\n",
        "class A {",
        "@a ", "public ", "let a: ", "let (", "case let (", "(a) -> ", "a{}b:", "func a(b: ", "[(",
        "{[",
        "#if a\n#elseif b\n", "\n#if a\n.b", "var a: Int {", "\\a.", "a as b ", "for a in ", "{ (",
        "a??",
    ])
    func longTextIsReadInLinearTime(unit: String) {
        func time(ofUnits count: Int) -> Double {
            var source = SwiftSource("a" + String(repeating: unit, count: count))
            return processorTime {
                _ = source.dumps()
                _ = source.body()
            }
        }
        // Quadratic time is 400 times as long.
        #expect(time(ofUnits: 10_000) < 100 * time(ofUnits: 500))
    }

    @Test func changedFilesAreRead() throws {
        let url = root.appending(path: "Tests/ExistingAppTests/Source/SwiftSample.txt")
        let sample = try #require(try? String(contentsOf: url, encoding: .utf8))
        let tokens = SwiftSource(sample).tokens.tokens.map(\.range.offsets)
        let bytes = Array(sample.utf8)
        for (index, token) in tokens.enumerated() where isTried(index) {
            let text = bytes[token]
            let next = tokens[min(index + 1, tokens.count - 1)]
            let deleted = bytes[..<token.lowerBound] + bytes[token.upperBound...]
            let doubled = bytes[..<token.upperBound] + text + bytes[token.upperBound...]
            var mutants = [Array(deleted), Array(doubled)]
            if next.lowerBound >= token.upperBound {
                let between = bytes[token.upperBound..<next.lowerBound]
                let start = bytes[..<token.lowerBound] + bytes[next]
                mutants.append(Array(start + between + text + bytes[next.upperBound...]))
            }
            for mutant in mutants {
                var source = SwiftSource(mutant)
                #expect(firstUncovered(source) == nil)
                _ = source.dumps()
                _ = source.body()
            }
        }
    }
}
