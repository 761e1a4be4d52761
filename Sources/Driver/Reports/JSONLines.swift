import OperatingSystem
package import Serialization
import TransitionDSL

/// One object a line: each finding, each failure, and a summary at the end, which shows that the
/// output is complete. Documentation/command-line.md specifies the members.
func jsonLinesReport(_ report: Report) -> [UInt8] {
    var lines = zip(report.findings, fingerprints(of: report.findings)).map(object)
    lines += report.failures.map(jsonObject)
    lines.append(summary(report))
    return jsonLines(lines)
}

package func jsonLines(_ objects: [JSON]) -> [UInt8] {
    objects.flatMap { $0.line + [UInt8(ascii: "\n")] }
}

package func jsonObject(_ failure: ReportedFailure) -> JSON {
    jsonObject(
        "failure",
        [
            ("path", .optional(failure.path)), ("message", .string(failure.failure.message)),
            ("help", .optional(failure.failure.help)),
        ])
}

/// The first members of every line. Removing a member or changing its meaning raises the version.
package func jsonObject(_ type: String, _ members: [(name: String, value: JSON)]) -> JSON {
    .object([("version", 1), ("type", .string(type))] + members)
}

private func object(_ finding: Finding, _ fingerprint: String) -> JSON {
    let related = finding.related.map { related in
        JSON.object([("message", .string(related.message))] + jsonMembers(related.location))
    }
    return jsonObject(
        "finding",
        [
            ("id", .string(finding.id.name)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)), ("help", .optional(finding.help)),
        ] + jsonMembers(finding.location) + [
            ("lineText", .string(finding.lineText)), ("related", .array(related)),
            ("fix", finding.fix.map(fix) ?? .null), ("suppressed", .optional(finding.suppression)),
            ("baseline", .bool(finding.isInBaseline)), ("fingerprint", .string(fingerprint)),
        ])
}

private func fix(_ fix: Finding.ProposedFix) -> JSON {
    let edits = fix.edits.map { edit in
        JSON.object(jsonMembers(edit.location) + [("text", .string(edit.replacement))])
    }
    return ["title": .string(fix.title), "safe": .bool(fix.isSafe), "edits": .array(edits)]
}

package func jsonMembers(_ location: Location) -> [(name: String, value: JSON)] {
    [
        ("path", .string(location.path)), ("start", jsonObject(location.start)),
        ("end", jsonObject(location.end)),
    ]
}

package func jsonObject(_ position: Location.Position) -> JSON {
    [
        "offset": .number(position.offset), "line": .number(position.line),
        "column": .number(position.column), "utf16Column": .number(position.utf16Column),
    ]
}

private func summary(_ report: Report) -> JSON {
    let open = report.openFindings
    func count(_ severity: Severity) -> JSON { .number(open.count { $0.severity == severity }) }
    return jsonObject(
        "summary",
        [
            ("tool", "transc"), ("toolVersion", .string(version)),
            ("files", .number(report.files.count)), ("errors", count(.error)),
            ("warnings", count(.warning)), ("notes", count(.note)),
            ("hidden", .number(report.findings.count - open.count)),
            ("failures", .number(report.failures.count)),
        ])
}
