import Lint
import Resolution
import Semantics
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

/// Every place lies in its file, problems are sorted by file and place, and a fix can be applied.
func expectProblems(_ problems: [Diagnostic], in sources: [SourceFile]) throws(Violation) {
    var last = (file: UInt32(0), start: UInt32(0))
    for problem in problems {
        let text = described(problem)
        for place in [problem.place] + problem.notes.map(\.place) {
            let file = Int(place.file.index)
            try expect(file < sources.count, "in no file: \(text)")
            try expect(
                place.range.start <= place.range.end
                    && Int(place.range.end) <= sources[file].bytes.count, "outside: \(text)")
        }
        let place = (file: problem.place.file.index, start: problem.place.range.start)
        try expect(last <= place, "out of order: \(text)")
        last = place
        try expect(!problem.message.isEmpty && problem.help != "", "says nothing: \(text)")
        if let fix = problem.fix {
            let source = sources[Int(problem.place.file.index)]
            try expect(fix.isApplicable(to: source), "cannot be applied: \(text)")
        }
    }
}

/// All that a diagnostic says.
func described(_ problem: Diagnostic) -> String {
    let notes = problem.notes.map { "\($0.message) \(described($0.place))" }
    let edits = problem.fix?.edits.map { "\(described($0.place)) `\($0.replacement)`" } ?? []
    let fix = problem.fix.map { "\($0.title) \($0.isSafe)" } ?? ""
    return "\(described(problem.place)) \(problem.severity) \(problem.id.name) "
        + "\(problem.message) \(notes) \(problem.help ?? "") \(fix) \(edits)"
}

private func described(_ place: SourcePlace) -> String {
    "\(place.file.index):\(place.range.start)..<\(place.range.end)"
}

struct LintedFile {
    var checked: Analysis
    var findings: Findings

    var problems: [Diagnostic] { findings.problems }
    var suppressed: [SuppressedDiagnostic] { findings.suppressed }
    var checkedModel: Model? { checked.model }
    var keepsLanguage: Bool { checked.model != nil }
    var tables: [Table] { checked.tables }
}

extension Input {
    /// ``lint(_:)``, whose only failure is a fault of the compiler.
    func linted(_ options: Options = Options()) throws(Violation) -> LintedFile {
        do throws(Failure) {
            let (checked, findings) = try lint(options)
            return LintedFile(checked: checked, findings: findings)
        } catch {
            throw Violation(description: error.message)
        }
    }
}

func errors(_ problems: [Diagnostic]) -> [Diagnostic] { problems.filter { $0.severity == .error } }
