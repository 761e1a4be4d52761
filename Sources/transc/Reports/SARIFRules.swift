import TransitionDSL

/// What SARIF tells of a diagnostic, be it found or not: rules are those of the tool, not of the
/// code that it read.
func sarifRule(_ id: DiagnosticID) -> JSON {
    let page = id.page
    return [
        "id": .string(id.rawValue), "name": .string(pascalCase(id.rawValue)),
        "shortDescription": ["text": .string("Occurs when \(page.summary).")],
        "fullDescription": ["text": .string(joinedLines(page.explanation))],
        "help": ["text": .string(pageText(id)), "markdown": .string(markdown(page))],
        "defaultConfiguration": [
            "enabled": .bool(id.level != .off), "level": .string(id.severity.rawValue),
        ],
        "properties": [
            "tags": [id.isRule ? "lint" : "language"],
            "precision": id.isRule ? "high" : "very-high",
            "problem.severity": .string(problemSeverity(id.severity)),
        ],
    ]
}

private func problemSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
}

/// `unknown-hero-id` as `UnknownHeroId`.
private func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// The page of a diagnostic as GitHub shows it.
private func markdown(_ page: DiagnosticPage) -> String {
    var text = "Occurs when \(page.summary).\n\n\(page.explanation)\n"
    guard let example = page.example else { return text }
    for (name, content) in example.files { text += "\n`\(name)`:\n\n\(fenced(content))" }
    return text + "\nWrong:\n\n\(fenced(example.bad))\nRight:\n\n\(fenced(example.good))"
}

private func fenced(_ text: String) -> String {
    "```\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
}

private func joinedLines(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
}
