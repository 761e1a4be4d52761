package import TransitionDSL

/// The page as it is printed.
package func pageText(_ id: DiagnosticID) -> String {
    let page = id.page
    var text =
        "\(id.name) (\(id.severity.rawValue))\n\nOccurs when \(page.summary).\n\n\(page.explanation)\n"
    text += id.fixKind.words.sentence
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

extension DiagnosticID.FixKind {
    /// The mark in the list, and the sentence on the page.
    package var words: (mark: String, sentence: String) {
        switch self {
        case .none: (" ", "")
        case .suggested: ("S", "\nThe reports of `--report` have a suggested fix.\n")
        case .safe: ("F", "\n`transc lint --fix` can fix it.\n")
        }
    }
}
