package import TransitionDSL

/// The page as it is printed.
package func pageText(_ id: DiagnosticID) -> String {
    let page = id.page
    var text =
        "\(id.name) (\(id.severity.rawValue))\n\nOccurs when \(page.summary).\n\n\(page.explanation)\n"
    text += id.fixKind.words.sentence
    if let kind = id.kindOfNames {
        var names: [String] = []
        for row in Catalog.entries where row.kind == kind && !names.contains(row.name) {
            names.append(row.name)
        }
        let list = wrapped(names.joined(separator: ", "), width: 76)
        text += "\nnames of the language:\n\n" + list.map { "    \($0)\n" }.joined()
    }
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

extension DiagnosticID {
    /// The names of the language that a file could have had in place of an unknown one.
    fileprivate var kindOfNames: CatalogKind? {
        switch self {
        case .unknownAnimation: .animation
        case .unknownModifier: .modifier
        case .unknownInteraction: .interaction
        case .unknownOption: .option
        case .unknownChange: .change
        default: nil
        }
    }
}
