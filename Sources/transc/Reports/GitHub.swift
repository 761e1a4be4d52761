import TransitionDSL

/// Commands that a GitHub workflow shows as annotations.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step. The gravest come first, and a
/// notice says how many it leaves out; all are in the log.
func githubReport(_ report: Report) -> [UInt8] {
    let findings = report.openFindings
    var lines: [Severity: [String]] = [:]
    for failure in report.failures { lines[.error, default: []].append(annotation(failure)) }
    for finding in findings { lines[finding.severity, default: []].append(annotation(finding)) }

    func count(_ severity: Severity) -> Int { lines[severity]?.count ?? 0 }
    var hidden = max(0, count(.error) - 10) + max(0, count(.warning) - 10)
    // The notice about what is hidden takes the place of one.
    if hidden > 0 || count(.note) > 10 { hidden += max(0, count(.note) - 9) }
    var text = (lines[.error] ?? []) + (lines[.warning] ?? [])
    if hidden > 0 { text.append("::notice title=transc::\(hidden) more in the log of this step") }
    text += lines[.note] ?? []
    return text.flatMap { Array("\($0)\n".utf8) }
}

private func annotation(_ finding: Finding) -> String {
    let location = finding.location
    let id = finding.id.name
    var properties = [
        ("title", "transc \(id)"), ("file", location.path), ("line", String(location.start.line)),
    ]
    // GitHub wants columns only of what ends on the line where it begins.
    if location.start.line == location.end.line {
        properties.append(("col", String(location.start.utf16Column)))
        properties.append(("endLine", String(location.end.line)))
        properties.append(("endColumn", String(location.end.utf16Column)))
    } else {
        properties.append(("endLine", String(location.end.line)))
    }
    var text = ["\(place(location)): \(visible(finding.message)) [\(id)]"]
    text += finding.related.map { "\(place($0.location)): note: \(visible($0.message))" }
    if let help = finding.help { text.append("help: \(visible(help))") }
    return command(finding.severity, properties, text)
}

private func annotation(_ failure: ReportedFailure) -> String {
    var properties = [("title", "transc")]
    if let path = failure.path { properties.append(("file", path)) }
    return command(.error, properties, [visible(failure.text)])
}

/// The annotation panel alone reads the properties: whoever reads the log finds the place here.
private func place(_ location: Location) -> String {
    "\(visible(location.path)):\(location.start.line):\(location.start.column)"
}

private func command(
    _ severity: Severity, _ properties: [(String, String)], _ text: [String]
) -> String {
    let name = severity == .note ? "notice" : severity.rawValue
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(data(text.joined(separator: "\n")))"
}

private func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

/// Line ends have an escape; the signs of other control characters stand for them.
private func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

private func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if special.contains(scalar) {
            let code = "%" + digits(scalar.value, count: 2, uppercase: true)
            result.append(contentsOf: code.unicodeScalars)
        } else {
            result.append(scalar.properties.generalCategory == .control ? visible(scalar) : scalar)
        }
    }
    return String(result)
}
