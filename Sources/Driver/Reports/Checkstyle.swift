import Serialization
import TransitionDSL

/// Checkstyle 4.3, which Jenkins and others read; clean files are listed too.
func checkstyleReport(_ report: Report) -> [UInt8] {
    let files = byFile(report).map { path, findings in
        XML("file", [("name", path)], children: findings.map(error))
    }
    let failures = report.failures.map { failure in
        let error = [
            ("line", "1"), ("severity", "error"), ("message", failure.text), ("source", "transc"),
        ]
        return XML("file", [("name", failure.path ?? "transc")], children: [XML("error", error)])
    }
    return XML("checkstyle", [("version", "4.3")], children: files + failures).file
}

private func error(_ finding: Finding) -> XML {
    let help = finding.help.map { "; help: \($0)" } ?? ""
    return XML(
        "error",
        [
            ("line", String(finding.location.start.line)),
            ("column", String(finding.location.start.utf16Column)),
            ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
            ("message", finding.message + help), ("source", "transc.\(finding.id.name)"),
        ])
}

/// Every file with its open findings, in the order in which files were read.
func byFile(_ report: Report) -> [(path: String, findings: [Finding])] {
    let findings = Dictionary(grouping: report.openFindings, by: { $0.location.path })
    return report.files.map { ($0.path, findings[$0.path] ?? []) }
}
