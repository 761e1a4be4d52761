import Apps
import Foundation
import Testing
import Lint
import TransitionDSL

@testable import Driver
@testable import transc
@testable import TestSupport

/// Every fix that a page's example or a case of the corpus is offered does what it promises.
@Suite struct FixTests {
    @Test(arguments: DiagnosticID.allCases.filter { $0.page.moduleExample != nil })
    func examples(_ id: DiagnosticID) throws {
        let example = try #require(id.page.moduleExample)
        let scratch = try Scratch()
        for (name, text) in [("App.trans", example.bad)] + example.files {
            try Data(DiagnosticPage.Example.bytes(text))
                .write(to: scratch.url.appendingPathComponent(name))
        }
        try check(scratch.url.appendingPathComponent("App.trans").path)
    }

    @Test(arguments: Corpus.cases.filter(Corpus.isBad))
    func corpus(_ path: String) throws {
        try check(Repository.path(path))
    }

    /// `transc explain` tells which diagnostics have fixes: those above, and no others.
    @Test func kindsOfFixesAreKnown() throws {
        var found: [DiagnosticID: Bool] = [:]
        var inputs = try Corpus.cases.map { try Input(Repository.path($0), Options()) }
        let scratch = try Scratch()
        for page in DiagnosticID.allCases.map(\.page) {
            guard let example = page.moduleExample else { continue }
            for (name, text) in [("App.trans", example.bad)] + example.files {
                try Data(DiagnosticPage.Example.bytes(text))
                    .write(to: scratch.url.appendingPathComponent(name))
            }
            inputs.append(
                try Input(scratch.url.appendingPathComponent("App.trans").path, Options()))
        }
        // A fix that deletes a comment is not safe, and the second import of the corpus has one.
        let twice = scratch.url.appendingPathComponent("Twice.trans")
        let shared = "import \"Shared.trans\"\n"
        try Data("animation sheet = fade".utf8)
            .write(to: scratch.url.appendingPathComponent("Shared.trans"))
        try Data((shared + shared).utf8).write(to: twice)
        inputs.append(try Input(twice.path, Options()))
        for input in inputs {
            for problem in try input.lint(Options()).findings.problems {
                guard let fix = problem.fix else { continue }
                found[problem.id] = fix.isSafe || found[problem.id] == true
            }
        }
        for example in DiagnosticID.allCases.compactMap(\.page.example)
        where example.language == "swift" {
            let source = SourceFile(path: "Main.swift", text: example.bad)
            let file = try #require(AppFile(source))
            for problem in lintApp(App([file]).scan(withIndex: true)) {
                guard let fix = problem.fix else { continue }
                #expect(fix.isApplicable(to: source))
                found[problem.id] = fix.isSafe || found[problem.id] == true
            }
        }
        for id in DiagnosticID.allCases {
            let kind = found[id].map { $0 ? DiagnosticID.FixKind.safe : .suggested } ?? .none
            #expect(id.fixKind == kind, "\(id.name)")
        }
    }

    private func check(_ path: String) throws {
        let input = try Input(path, Options())
        let problems = try input.lint(Options()).findings.problems
        for problem in problems {
            guard let fix = problem.fix else { continue }
            #expect(fix.title.first?.isUppercase == false && !fix.title.hasSuffix("."))
            guard problem.place.file == .main else { continue }
            #expect(fix.isApplicable(to: input.source))
            try check(fix, of: problem, problems, input)
        }
        let fixed = try applyFixes(input, Options())
        #expect((fixed.count == 0) == (fixed.input.source.bytes == input.source.bytes))
        #expect(try applyFixes(fixed.input, Options()).count == 0, "\(path) is not mended at once")
    }

    /// Any fix takes its diagnostic away and brings no error; a safe one of a rule leaves
    /// fewer problems.
    private func check(
        _ fix: Fix,
        of problem: Diagnostic,
        _ problems: [Diagnostic],
        _ input: Input
    ) throws {
        let fixed = input.replacing(applying([fix], to: input.source.bytes))
        let remaining = try fixed.lint(Options()).findings.problems
        let text = String(decoding: fixed.source.bytes, as: UTF8.self)
        let after = remaining.map { "\($0.id.name): \($0.message)" }
        // What only the removed thing used may be unused now: the same message must be gone.
        func isSame(_ other: Diagnostic) -> Bool {
            other.id == problem.id && other.message == problem.message
        }
        #expect(
            remaining.count(where: isSame) < problems.count(where: isSame),
            "\(problem.message): \(fix.title) gives \(after) in\n\(text)")
        let errors = remaining.filter { $0.severity == .error }
        let errorCount = problems.count { $0.severity == .error }
        #expect(
            problem.id.isRule ? errors.count <= errorCount : errors.count < errorCount,
            "\(problem.message): \(fix.title) gives \(after) in\n\(text)")
        guard fix.isSafe, problem.id.isRule else { return }
        #expect(remaining.count < problems.count, "\(problem.message): \(after) in\n\(text)")
    }
}
