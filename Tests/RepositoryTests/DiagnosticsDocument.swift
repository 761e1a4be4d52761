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
    var text = "\n## \(page.id.rawValue)\n\n\(page.id.severity.rawValue): \(page.summary)\n"
    text += "\n\(page.explanation)\n"
    for (name, content) in page.files { text += "\n`\(name)`:\n\n" + fenced(content) }
    if !page.bad.isEmpty { text += "\nWrong:\n\n" + fenced(page.bad) }
    if !page.good.isEmpty { text += "\nRight:\n\n" + fenced(page.good) }
    return text
}

private func fenced(_ file: String) -> String {
    "```trans\n\(file)\(file.hasSuffix("\n") ? "" : "\n")```\n"
}
