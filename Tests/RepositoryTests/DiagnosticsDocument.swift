import TransitionDSL

/// Documentation/diagnostics.md, made from the registry of diagnostics and their pages.
func diagnosticsDocument() -> String {
    var text = """
        # Diagnostics: everything that transc says

        Made from the code by the tests; see [CONTRIBUTING.md](../CONTRIBUTING.md) for how to change it.
        The id stands in brackets at the end of a message; `transc explain ID` prints what is known
        of it. Only errors keep Swift from being written.


        """
    let pages = DiagnosticID.allCases.map { DiagnosticPages.page(for: $0) }
    let hasPages = pages.contains { $0 != nil }
    text += row(hasPages ? ["Id", "Severity", "Occurs when"] : ["Id", "Severity"])
    text += row(hasPages ? ["---", "---", "---"] : ["---", "---"])
    for (id, page) in zip(DiagnosticID.allCases, pages) {
        let name = page == nil ? "`\(id.rawValue)`" : "[`\(id.rawValue)`](#\(id.rawValue))"
        let cells = [name, id.severity.rawValue]
        text += row(hasPages ? cells + [page?.summary ?? ""] : cells)
    }
    for page in pages.compactMap({ $0 }) { text += section(page) }
    return text
}

private func section(_ page: DiagnosticPage) -> String {
    let id = page.id
    var text = "\n## \(id.rawValue)\n\n\(id.severity.rawValue): occurs when \(page.summary).\n"
    text += "\n\(page.explanation)\n"
    guard let example = page.example else { return text }
    for (name, content) in example.files { text += "\n`\(name)`:\n\n" + fenced(content) }
    return text + "\nWrong:\n\n" + fenced(example.bad) + "\nRight:\n\n" + fenced(example.good)
}

private func fenced(_ file: String) -> String {
    "```trans\n\(file)\(file.hasSuffix("\n") ? "" : "\n")```\n"
}
