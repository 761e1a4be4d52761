import Serialization
import TransitionDSL

/// Workflow commands that GitHub shows as annotations.
/// GitHub shows ten errors, ten warnings and ten notices of a step. The most severe come first, and
/// a notice says how many are omitted; all are in the log.
func githubReport(_ report: Report) -> [UInt8] {
    func lines(_ severity: Severity) -> [String] {
        report.openFindings.filter { $0.severity == severity }.map(annotation)
    }
    let errors = report.failures.map(annotation) + lines(.error)
    let (warnings, notes) = (lines(.warning), lines(.note))
    var hidden = max(0, errors.count - 10) + max(0, warnings.count - 10)
    // The notice about omitted findings takes the place of one.
    if hidden > 0 || notes.count > 10 { hidden += max(0, notes.count - 9) }
    let notice = hidden > 0 ? ["::notice title=transc::\(hidden) more in the log of this step"] : []
    return (errors + warnings + notice + notes).flatMap { Array("\($0)\n".utf8) }
}

private func annotation(_ finding: Finding) -> String {
    let location = finding.location
    let id = finding.id.name
    var properties = [
        ("title", "transc \(id)"), ("file", location.path), ("line", String(location.start.line)),
    ]
    // GitHub accepts columns only for a range on one line.
    let hasColumns = location.start.line == location.end.line
    if hasColumns { properties.append(("col", String(location.start.utf16Column))) }
    properties.append(("endLine", String(location.end.line)))
    if hasColumns { properties.append(("endColumn", String(location.end.utf16Column))) }
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

/// Only the annotation panel reads the properties: the log needs the place here.
private func place(_ location: Location) -> String {
    "\(visible(location.path)):\(location.start.line):\(location.start.column)"
}

private func command(
    _ severity: Severity, _ properties: [(String, String)], _ text: [String]
) -> String {
    let name = severity == .note ? "notice" : severity.rawValue
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return withoutRunnerCommands("::\(name) \(list)::\(data(text.joined(separator: "\n")))")
}

private func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

/// Line ends are escaped; other control characters are replaced by their symbols.
private func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

private func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
        if special.contains(scalar) {
            result += "%" + digits(scalar.value, count: 2, uppercase: true)
        } else {
            let isControl = scalar.properties.generalCategory == .control
            result.unicodeScalars.append(isControl ? visible(scalar) : scalar)
        }
    }
}
