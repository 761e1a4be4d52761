import Foundation
import Testing
@testable import TestSupport

/// Prose is plain, current technical English: no word of the list, no sentence over 25 words.
///
/// `TRANSC_SAMPLE=seed` prints messages and paragraphs of the manual, drawn at random, to read.
@Suite struct WordListTests {
    /// The words as regular expressions, each with what to write instead.
    private static let words: [(pattern: String, instead: String)] = [
        (
            "tells? (of|apart)|telling (of|apart)|(is|are|be) told|told (of|apart)",
            "report, distinguish"
        ),
        ("mend(s|ed|ing)?", "fix"),
        ("heed(s|ed)?", "use, respect"),
        ("bears? (an|the) ids?", "have"),
        ("deeds?", "capability"),
        ("slips?", "mistake"),
        ("doubts?", "suppressed check, uncertain"),
        ("stands?|stood|standing", "is"),
        ("(line|lines|default|defaults) plays?|nothing plays", "apply, win"),
        (
            "(line|lines|file|files|block|screen|screens) says?|says nothing|(is|are) said",
            "declare, set"
        ),
        ("(it|this|that|which) (is|are) none|be none|none does", "is not a, there is no"),
        ("whoever", "any caller"), ("nobody", "no one, no caller"),
        ("the way (there|back)|way back", "forward, the return"),
        ("in turn", "one after another"),
        ("anew", "again"),
        ("beside", "next to, with"),
        ("hence|thereby|lest|as it were|be it|else than", "a plain connective"),
        ("by itself", "itself, separately"),
        ("grave", "severe"),
        ("and the like|and its like", "and others"),
        ("one too many", "extra"),
        ("speaks? of", "name, use"),
        ("lets? (itself|fly)", "allow"),
    ]

    private static let paths = [
        "Sources", "Plugins", "Documentation", "Editors", "Examples", "README.md",
        "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "grammar.ebnf",
    ]

    private static let files: [String] = {
        let endings = [".swift", ".md", ".ebnf", ".trans"]
        return paths.flatMap { path in
            endings.contains { path.hasSuffix($0) }
                ? [path] : endings.flatMap { Repository.files(in: path, ending: $0) }.sorted()
        }
    }()

    @Test func wordsAreCurrent() throws {
        // One search for any of them, then one for each only where it finds something.
        let any = try Regex("(?i)\\b(?:\(Self.words.map { $0.pattern }.joined(separator: "|")))\\b")
        let list = try Self.words.map {
            (try Regex("(?i)\\b(?:\($0.pattern))\\b"), $0.instead)
        }
        for path in Self.files {
            for (line, text) in prose(of: try Repository.text(path), path)
            where text.contains(any) {
                for (word, instead) in list {
                    guard let found = text.firstMatch(of: word) else { continue }
                    Issue.record("\(path):\(line): «\(text[found.range])»: write «\(instead)»")
                }
            }
        }
    }

    @Test func sentencesAreShort() throws {
        for path in Self.files where path.hasSuffix(".md") && path != "CHANGELOG.md" {
            for paragraph in paragraphs(of: try Repository.text(path)).map(withoutCode) {
                for sentence in paragraph.split(separator: /[.?!:]["»)]*\s+(?=[A-Z`"«\[])/) {
                    let count = sentence.split(separator: " ").count
                    #expect(count <= 25, "\(path): \(count) words: \(sentence)")
                }
            }
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["TRANSC_SAMPLE"] != nil))
    func printsASample() throws {
        let seed = ProcessInfo.processInfo.environment["TRANSC_SAMPLE"].flatMap { UInt64($0) }
        var random = SeededNumbers(seed: seed ?? 0)
        let sources = Repository.files(in: "Sources", ending: ".swift")
            .filter { !$0.hasSuffix("DiagnosticPageTexts.swift") }
        let messages = try sources.flatMap { path in
            strings(in: try Repository.text(path)).filter {
                $0.text.contains(/[a-z]+ [a-z]+ [a-z]+/)
            }
            .map { "\(path):\($0.line): \($0.text)" }
        }
        let manual = Repository.files(in: "Documentation", ending: ".md") + ["README.md"]
        let prose = try manual.flatMap { path in
            paragraphs(of: try Repository.text(path)).filter { $0.contains(". ") }
                .map { "\(path): \($0)" }
        }
        for text in messages.shuffled(using: &random).prefix(50) { print(text) }
        for text in prose.shuffled(using: &random).prefix(20) { print(text + "\n") }
    }

    /// The lines of a file that people read, without code.
    private func prose(of text: String, _ path: String) -> [(line: Int, text: String)] {
        if path.hasSuffix(".md") {
            return lines(text, outsideOfFences: true).map { ($0.line, withoutCode($0.text)) }
        }
        let all = lines(text, outsideOfFences: false)
        if path.hasSuffix(".ebnf") { return all.filter { !$0.text.contains("::=") } }
        let comments = all.compactMap { line in
            line.text.range(of: "//").map { (line.line, withoutCode(line.text[$0.upperBound...])) }
        }
        return path.hasSuffix(".swift")
            ? comments + strings(in: text).map { ($0.line, withoutCode($0.text)) } : comments
    }

    private func lines(_ text: String, outsideOfFences: Bool) -> [(line: Int, text: String)] {
        var isFenced = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { _, line in
                let isFence = outsideOfFences && line.contains("```")
                if isFence { isFenced.toggle() }
                return !isFence && !isFenced
            }
            .map { ($0.offset + 1, String($0.element)) }
    }

    /// The paragraphs outside tables, headings and blocks of code.
    private func paragraphs(of text: String) -> [String] {
        lines(text, outsideOfFences: true).map(\.text).split(whereSeparator: \.isEmpty)
            .filter { !["|", "#", "<", "!"].contains($0.first?.first ?? "|") }
            .flatMap { $0.joined(separator: "\n").split(separator: /(^|\n)\s*(-|\d+\.)\s+/) }
            .map { $0.split(separator: /\s+/).joined(separator: " ") }
    }

    private func strings(in text: String) -> [(line: Int, text: String)] {
        lines(text, outsideOfFences: false).filter { !$0.text.contains(/^\s*\/\//) }.flatMap {
            line in
            line.text.matches(of: /"((?:[^"\\]|\\.)*)"/).map { (line.line, String($0.1)) }
        }
    }

    private func withoutCode(_ text: some StringProtocol) -> String {
        String(text).replacing(/`[^`]*`/, with: "Code")
    }
}
