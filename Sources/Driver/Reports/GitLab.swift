import Serialization
import TransitionDSL

/// GitLab's code quality report: an array, empty without findings.
/// GitLab shows only the description, so it begins with the id. It identifies findings by their
/// fingerprints, and stops at the first incomplete entry.
func gitlabReport(_ report: Report) -> [UInt8] {
    let findings = report.openFindings
    var entries = zip(findings, fingerprints(of: findings)).map { finding, fingerprint in
        entry(
            finding.id.name, finding.message, fingerprint, severity(finding.severity),
            path: finding.location.path,
            lines: (finding.location.start.line, finding.location.end.line), report)
    }
    entries += report.failures.map { failure in
        let path = failure.path ?? "transc"
        return entry(
            "transc", failure.text, fingerprint("\(path)\0\(failure.text)"), "blocker",
            path: path, lines: (1, 1), report)
    }
    return JSON.array(entries).file
}

private func entry(
    _ name: String, _ message: String, _ fingerprint: String, _ severity: String, path: String,
    lines: (begin: Int, end: Int), _ report: Report
) -> JSON {
    [
        "description": .string("\(name): \(message)"), "check_name": .string(name),
        "fingerprint": .string(fingerprint), "severity": .string(severity),
        "location": [
            "path": .string(relative(path, report.directory)),
            "lines": ["begin": .number(lines.begin), "end": .number(lines.end)],
        ],
    ]
}

private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
}

/// GitLab requires paths from the root of the repository, where jobs run.
private func relative(_ path: String, _ directory: String) -> String {
    let root = joined(directory, "")
    guard isAbsolute(root), path.utf8.count > root.utf8.count, path.utf8.starts(with: root.utf8)
    else { return path }
    return String(decoding: path.utf8.dropFirst(root.utf8.count), as: UTF8.self)
}
