import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// How everything reads that the pages and the corpus make the compiler say.
@Suite struct MessageStyleTests {
    /// Mistakes of which the message says all: what is expected, or what the range is.
    private static let withoutHelp: Set<DiagnosticID> = [
        .divisionByZero, .outOfRange, .unexpectedToken,
    ]

    /// The names of people's things keep their capital where a sentence begins with them.
    private static let properNames = ["Swift ", "Hero ", "UIKit "]

    private static let problems: [Diagnostic] = {
        var problems: [Diagnostic] = []
        for path in Corpus.cases {
            let compilation = try? Corpus.compilation(path)
            problems += compilation?.problems ?? []
        }
        for page in DiagnosticID.allCases.map(\.page) {
            guard let example = page.moduleExample, let scratch = try? Scratch() else { continue }
            let files = [(name: "App.trans", text: example.bad)] + example.files
            let compilation = try? scratch.compile(
                files.map { ($0.name, DiagnosticPage.Example.bytes($0.text)) },
                runsRules: page.id.isRule
            )
            problems += compilation?.problems ?? []
        }
        return problems
    }()

    @Test func sayMuch() {
        #expect(Self.problems.count > DiagnosticID.allCases.count)
    }

    @Test func messagesBeginSmallAndEndWithoutAPeriod() {
        for problem in Self.problems {
            for text in [problem.message] + problem.notes.map(\.message) + [problem.help ?? "x"] {
                let first = text.first ?? "."
                let isProper = Self.properNames.contains { text.hasPrefix($0) }
                #expect(
                    first.isLowercase || "`\"".contains(first) || first.isNumber || isProper,
                    "\(text)")
                #expect(!text.hasSuffix("."), "\(text)")
            }
        }
    }

    @Test func messagesNameTheMistake() {
        for problem in Self.problems {
            let words = withoutCode(problem.message + " " + (problem.help ?? "")).lowercased()
            for word in ["invalid", "illegal", "bad ", "unable", "error"] {
                #expect(!words.contains(word), "\(problem.message)")
            }
        }
    }

    @Test func errorsSayWhatMendsThem() {
        for problem in Self.problems where problem.severity == .error {
            let needsHelp = !Self.withoutHelp.contains(problem.id)
            #expect(
                !needsHelp || problem.help?.isEmpty == false, "\(problem.id): \(problem.message)")
        }
    }

    @Test func messagesFitALine() {
        for problem in Self.problems {
            #expect(shown(problem.message).count <= 120, "\(problem.message)")
            #expect(shown(problem.help ?? "").count <= 140, "\(problem.help ?? "")")
        }
    }

    @Test func backticksArePaired() {
        for problem in Self.problems where problem.id != .unclosedQuotedName {
            for text in [problem.message] + problem.notes.map(\.message) + [problem.help ?? ""] {
                #expect(text.filter { $0 == "`" }.count.isMultiple(of: 2), "\(text)")
            }
        }
    }

    /// The text without what is in backticks.
    private func withoutCode(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
            .joined()
    }

    /// The text with paths as they look from the root.
    private func shown(_ text: String) -> String {
        text.replacingOccurrences(of: Repository.root.path + "/", with: "")
            .replacingOccurrences(of: FileManager.default.temporaryDirectory.path + "/", with: "")
    }
}
