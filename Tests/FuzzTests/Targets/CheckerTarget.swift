import Semantics
import TransitionDSL

@testable import Driver
@testable import transc

/// Twice the same answer, places inside the files, a model if and only if there is no error; for
/// what the file says and for an engine of another's choosing.
func tryChecker(_ bytes: [UInt8]) throws(Violation) {
    let files = FileSet(bytes)
    var options = Options()
    try expectAnswer(files, options)
    let choice = choice(of: bytes)
    options.engine = Engine.allCases[choice % Engine.allCases.count]
    options.writesObjectiveC = choice / 4 % 2 == 0
    options.access = choice / 8 % 2 == 0 ? .public : nil
    options.namespace = choice / 16 % 4 == 0 ? "Screens" : nil
    options.rules.ofWarnings = choice / 64 % 4 == 0 ? .error : nil
    try expectAnswer(files, options)
}

private func expectAnswer(_ files: FileSet, _ options: Options) throws(Violation) {
    let input = files.input
    let sources = input.module.sources
    let checked = input.analysis(options)
    try expect(
        (checked.model == nil) == !errors(checked.problems).isEmpty, "a model with errors, or none")
    let linted = try input.linted(options)
    try expectProblems(linted.problems, in: sources)
    // Suppressed problems keep their severity, so they count with the reported ones.
    try expect(linted.keepsLanguage == (checked.model != nil), "rules change the language")

    let again = files.input
    let other = try again.linted(options)
    try expect(
        linted.problems.map(described) == other.problems.map(described), "the answer differs")
    try expect(linted.suppressed.count == other.suppressed.count, "what is allowed differs")
    try expect(
        checked.model.map(dumpModel) == other.checkedModel.map(dumpModel), "the model differs")
}
