import Parser
import Semantics
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// A fix takes its diagnostic away; what `--fix` does brings no error and needs no second time.
func tryFixes(_ bytes: [UInt8]) throws(Violation) {
    let input = FileSet(bytes).input
    let problems = try input.linted().problems
    for problem in problems where problem.place.file == .main {
        if let fix = problem.fix { try expectGone(problem, fix, problems, input) }
    }
    let fixed = try applied(input)
    let result = try fixed.input.linted().problems
    try expect(
        (fixed.count == 0) == (fixed.input.source.bytes == input.source.bytes),
        "\(fixed.count) fixes, and the bytes say otherwise")
    // Errors of a later stage were there already where those of an earlier one hid them.
    let counts = Stage.counts(of: errors(problems))
    try expect(
        !counts.lexicographicallyPrecedes(Stage.counts(of: errors(result))),
        "`--fix` brings an error")
    let again = try applied(fixed.input)
    try expect(again.count == 0, "`--fix` mends \(again.count) more the second time")
    let difference = unifiedDiff(input.source.bytes, fixed.input.source.bytes, path: "a.trans")
    try expect(difference.isEmpty == (fixed.count == 0), "the difference says otherwise")
}

private func applied(_ input: Input) throws(Violation) -> FixedInput {
    do throws(Failure) {
        return try applyFixes(input, Options())
    } catch {
        throw Violation(description: error.message)
    }
}

/// The same message is reported less often. A safe fix of a rule leaves the language kept.
private func expectGone(
    _ problem: Diagnostic, _ fix: Fix, _ problems: [Diagnostic], _ input: Input
) throws(Violation) {
    // Of very many problems only the first are reported: then others come in its place.
    if input.module.files[0].tree.tokens.problems.count >= 20 { return }
    if problems.count(where: { $0.id == problem.id }) >= 20 { return }
    // Where the parser could not read a file, what is declared twice is a guess: without one of
    // them it reads the rest otherwise.
    if problem.id == .duplicateDeclaration, !input.module.files[0].problems.isEmpty { return }
    let fixed = input.replacing(applying([fix], to: input.source.bytes))
    let result = try fixed.linted()
    let remaining = result.problems
    func isSame(_ other: Diagnostic) -> Bool {
        other.id == problem.id && other.message == problem.message
    }
    let text = "\(described(problem)) in\n\(String(decoding: fixed.source.bytes, as: UTF8.self))"
    // The parser reports the first mistake on a line; then the next one replaces it.
    let start = Int(problem.place.range.start)
    let hidesNext =
        !problem.id.isRule && fix.edits.allSatisfy { $0.place == problem.place }
        && remaining.contains { other in
            let next = Int(other.place.range.start)
            return isSame(other) && other.place.file == .main && next >= start
                && !fixed.source.bytes[start..<next].contains { $0.isLineEnd }
        }
    if fix.isSafe, !hidesNext {
        try expect(
            remaining.count(where: isSame) < problems.count(where: isSame), "is not mended: \(text)"
        )
    }
    guard problem.id.isRule, errors(problems).isEmpty else { return }
    try expect(!fix.isSafe || errors(remaining).isEmpty, "is an error once mended: \(text)")
    // What a fix removes may have been the last use of a name.
    let newlyUnused = remaining.count { other in
        other.id.name.hasPrefix("unused-")
            && !problems.contains { $0.id == other.id && $0.message == other.message }
    }
    try expect(
        !fix.isSafe || remaining.count - newlyUnused < problems.count,
        "leaves as many problems: \(text)")
    if fix.isSafe { try expectSameBehaviour(input, result, text) }
}

/// Whatever happens plays what it played before.
private func expectSameBehaviour(
    _ input: Input, _ result: LintedFile, _ text: String
) throws(Violation) {
    let checked = input.analysis(Options())
    guard let before = checked.model.flatMap({ behaviour(of: $0, checked.tables) }),
        let after = result.checkedModel.flatMap({ behaviour(of: $0, result.tables) })
    else { return }
    for (event, play) in before {
        guard let other = after[event] else { continue }
        try expect(play == other, "\(event) plays `\(other)`, before `\(play)`: \(text)")
    }
}
