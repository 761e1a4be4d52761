import TransitionDSL

/// Prints what diagnostics mean; without an id, a line for each there is.
func runExplain(_ operands: [String], _ console: Console) throws(Failure) -> ExitCode {
    if operands.isEmpty {
        let rows = DiagnosticID.allCases.map { id in (id.name, id.page.summary) }
        return try console.printOutput(table(rows))
    }
    var pages: [String] = []
    for operand in operands { pages.append(pageText(try diagnostic(named: operand))) }
    return try console.printOutput(pages.joined(separator: "\n"))
}

/// The diagnostic of an id, which may be in the brackets that it is printed in.
private func diagnostic(named name: String) throws(Failure) -> DiagnosticID {
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]") && name.utf8.count > 2
    let bare = isBracketed ? String(name.dropFirst().dropLast()) : name
    if let id = DiagnosticID(named: bare) { return id }
    let suggestion = nearest(bare, among: DiagnosticID.allCases.map(\.name))
    throw Failure(
        .usage, "`\(bare)` is not the id of a diagnostic",
        help: suggestion.map { "did you mean `\($0)`?" } ?? "`transc explain` lists them all")
}

/// A page as it is printed.
func pageText(_ id: DiagnosticID) -> String {
    let page = id.page
    var text =
        "\(id.name) (\(id.severity.rawValue))\n\nOccurs when \(page.summary).\n\n\(page.explanation)\n"
    guard let example = page.example else { return text }
    for (name, content) in example.files { text += "\n\(name):\n\n\(indented(content))" }
    text += "\nwrong:\n\n\(indented(example.bad))"
    text += "\nright:\n\n\(indented(example.good))"
    return text
}

private func indented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.reduce(into: "") { $0 += $1.isEmpty ? "\n" : "    \($1)\n" }
}
