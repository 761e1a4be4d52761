package import TransitionDSL

/// Removes the problems that comments in the code of an app suppress, and checks those comments.
/// `files` are the files with such comments: their tokens, of any kinds, and their comments. What is
/// forbidden stays, and shows the comment.
package func applySuppressions(
    inApp files: [TokenizedFile], to problems: [Diagnostic], levels: [DiagnosticID: LintLevel],
    forbidden: Set<DiagnosticID>
) -> (problems: [Diagnostic], suppressed: [SuppressedDiagnostic]) {
    func level(_ rule: DiagnosticID) -> LintLevel { levels[rule] ?? rule.level }
    var kept: [Diagnostic?] = problems.map { $0 }
    var suppressed: [SuppressedDiagnostic] = []
    var judgement: [Diagnostic] = []
    for tokens in files {
        let read = readSuppressions(in: tokens)
        judgement += read.problems
        guard let lines = read.lines else { continue }
        var table = SuppressionTable(read.suppressions)
        for index in kept.indices {
            guard let problem = kept[index], problem.place.file == tokens.source.index,
                problem.id.isRule,
                let match = table.use(
                    problem.id, onLine: lines.position(of: problem.place.range.start).line)
            else { continue }
            let suppression = read.suppressions[match]
            if forbidden.contains(problem.id) {
                kept[index] = problem.keeping(suppression)
                continue
            }
            kept[index] = nil
            suppressed.append(
                SuppressedDiagnostic(
                    diagnostic: problem, reason: suppression.reason, place: suppression.place))
        }
        judgement += table.unused({ level($0) != .off }, in: tokens)
    }
    let levelled = judgement.compactMap { problem -> Diagnostic? in
        guard let severity = level(problem.id).severity else { return nil }
        var problem = problem
        problem.severity = severity
        return problem
    }
    return (byPlace(kept.compactMap { $0 } + levelled), suppressed)
}
