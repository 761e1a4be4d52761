import TransitionDSL

/// A file with what could be mended unasked.
struct FixedInput: Sendable {
    var input: Input
    /// How many fixes were applied.
    var count = 0
}

/// Applies the safe fixes of a file, and those that its new text then has, until there is none.
///
/// No round may bring an error: of one that would, only its first fixes are kept. Nor may a text
/// grow without a problem less, so that fixes that miss their aim come to an end.
func applyFixes(_ input: Input, _ options: Options) throws(Failure) -> FixedInput {
    var result = FixedInput(input: input)
    var problems = try input.lint(options).problems
    for _ in 0..<FixLimit.rounds {
        let fixes = fixesToApply(problems, in: result.input.source)
        guard let round = try bestRound(fixes, result.input, problems, options) else { break }
        result.input = round.input
        result.count += round.count
        problems = round.problems
    }
    return result
}

enum FixLimit {
    /// Many, since of some mistakes only the first of a file are told.
    static let rounds = 100
}

private struct Round {
    var input: Input
    var problems: [Diagnostic]
    var count: Int
}

/// The text with all fixes, or with half of them, and so on; nil where not even one does good.
private func bestRound(
    _ fixes: [Fix],
    _ input: Input,
    _ problems: [Diagnostic],
    _ options: Options
) throws(Failure) -> Round? {
    var count = fixes.count
    while count > 0 {
        let bytes = applying(Array(fixes[..<count]), to: input.source.bytes)
        let fixed = input.replacing(bytes)
        let remaining = try fixed.lint(options).problems
        let growth = bytes.count - input.source.bytes.count
        if isBetter(remaining, than: problems, growth: growth) {
            return Round(input: fixed, problems: remaining, count: count)
        }
        count /= 2
    }
    return nil
}

private func isBetter(
    _ remaining: [Diagnostic],
    than problems: [Diagnostic],
    growth: Int
) -> Bool {
    let errors = problems.count { $0.severity == .error }
    let remainingErrors = remaining.count { $0.severity == .error }
    if remainingErrors != errors { return remainingErrors < errors }
    return growth < 0 || remaining.count < problems.count
}
