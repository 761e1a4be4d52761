import Driver
import OperatingSystem
import TransitionDSL

/// Prints the pages of diagnostics; without an id, one line for each, by level.
func runExplain(_ operands: [String], _ console: Console) throws(Failure) -> ExitCode {
    if operands.isEmpty {
        let groups = LintLevel.allCases.reversed().map { level in
            let rows = DiagnosticID.allCases.filter { $0.level == level }
                .map { ($0.name, "\($0.fixKind.words.mark) \($0.page.summary)") }
            return "\(level.heading):\n" + table(rows)
        }
        return try console.printOutput(
            "F: `transc lint --fix` can fix it. S: a report has a suggested fix.\n\n"
                + groups.joined(separator: "\n"))
    }
    var pages: [String] = []
    for operand in operands { pages.append(pageText(try diagnostic(named: operand))) }
    return try console.printOutput(pages.joined(separator: "\n"))
}

extension LintLevel {
    /// A title for the diagnostics of a default level.
    fileprivate var heading: String {
        switch self {
        case .error: "errors"
        case .warning: "rules that warn"
        case .note: "rules that give notes"
        case .off: "rules that are off"
        }
    }
}

/// The diagnostic with an id, which may be in brackets, as in messages.
private func diagnostic(named name: String) throws(Failure) -> DiagnosticID {
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]") && name.utf8.count > 2
    let bare = isBracketed ? String(name.dropFirst().dropLast()) : name
    if let id = DiagnosticID(named: bare) { return id }
    let letters = lettersOnly(bare)
    let suggestion =
        DiagnosticID.allCases.first { lettersOnly($0.name) == letters }?.name
        ?? nearest(bare, among: DiagnosticID.allCases.map { $0.name })
    throw Failure(
        .usage, "`\(bare)` is not the id of a diagnostic",
        help: suggestion.map { "did you mean `\($0)`?" } ?? "`transc explain` lists them all")
}

/// `unknown_Hero-ID` and `unknownHeroID` as `unknownheroid`.
private func lettersOnly(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
}
