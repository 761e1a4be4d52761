import TransitionDSL

/// Documentation/diagnostics.md: a line for each diagnostic, with its page.
func diagnosticsDocument() -> String {
    var text = """
        # Diagnostics: everything that transc reports

        The tests generate this page from the pages in `diagnostics`; see [CONTRIBUTING.md](../CONTRIBUTING.md).
        A message ends with its id in brackets. `transc explain ID` prints the page. Only errors prevent
        the compiler from writing Swift.


        """
    text += row(["Id", "Severity", "Occurs when"]) + row(["---", "---", "---"])
    for id in DiagnosticID.allCases {
        let name = "[`\(id.name)`](diagnostics/\(id.name).md)"
        text += row([name, id.severity.rawValue, id.page.summary])
    }
    return text
}

/// DiagnosticPageTexts.swift: each page as a literal, without its title.
///
/// Resources of SwiftPM's `.embedInCode` are array literals, which take the compiler a hundred times as
/// long.
func diagnosticPageTexts() throws -> String {
    var text = """
        // swift-format-ignore-file
        // Made of Documentation/diagnostics by the tests; see CONTRIBUTING.md.

        /// The page of a diagnostic without its title.
        func diagnosticPageText(_ id: DiagnosticID) -> String {
            switch id {

        """
    for id in DiagnosticID.allCases {
        let page = try Repository.text("Documentation/diagnostics/\(id.name).md")
        let body = page.dropFirst("# \(id.name)\n\n".count)
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        text += "    case .\(id): \"\(body)\"\n"
    }
    return text + "    }\n}\n"
}
