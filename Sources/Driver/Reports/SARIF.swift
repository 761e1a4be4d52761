import Serialization
import TransitionDSL

/// SARIF 2.1.0 with all that GitHub's code scanning reads.
/// It contains no absolute path that was not given, and no category: `upload-sarif` would prefer a
/// category in the file to one that a workflow sets.
func sarifReport(_ report: Report) -> [UInt8] {
    let log: JSON = [
        "$schema":
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            [
                "tool": [
                    "driver": [
                        "name": "transc", "version": .string(version),
                        "semanticVersion": .string(version),
                        "rules": .array(DiagnosticID.allCases.map(sarifRule)),
                    ]
                ], "columnKind": "utf16CodeUnits",
                "originalUriBaseIds": [
                    sourceRoot: ["description": ["text": "the directory in which transc ran"]]
                ], "invocations": [invocation(report)],
                "artifacts": .array(report.files.map(artifact)), "results": .array(results(report)),
            ]
        ],
    ]
    return log.file
}

private let sourceRoot = "%SRCROOT%"

private func results(_ report: Report) -> [JSON] {
    var hashes: [String: [String]] = [:]
    for file in report.files { hashes[file.path] = primaryLocationLineHashes(file.bytes) }
    return report.findings.map { finding in
        let line = finding.location.start.line - 1
        let hash = hashes[finding.location.path].flatMap {
            $0.indices.contains(line) ? $0[line] : nil
        }
        return result(finding, hash, hasBaseline: report.hasBaseline)
    }
}

private func result(_ finding: Finding, _ lineHash: String?, hasBaseline: Bool) -> JSON {
    let ruleIndex = DiagnosticID.allCases.firstIndex(of: finding.id) ?? 0
    let fingerprints = lineHash.map { JSON.object([("primaryLocationLineHash", .string($0))]) }
    let isKnown = hasBaseline || finding.isInBaseline
    let state: JSON? = isKnown ? (finding.isInBaseline ? "unchanged" : "new") : nil
    let related = finding.related.enumerated().map { index, related in
        location(related.location).with("id", .number(index + 1)).with(
            "message", ["text": .string(related.message)])
    }
    let result: JSON = [
        "ruleId": .string(finding.id.name), "ruleIndex": .number(ruleIndex),
        "level": .string(finding.severity.rawValue), "message": ["text": .string(message(finding))],
        "locations": [location(finding.location)], "relatedLocations": .array(related),
    ]
    return result.with("partialFingerprints", fingerprints).with(
        "fixes", finding.fix.map { [fix($0)] }
    ).with("suppressions", .array(suppressions(finding))).with("baselineState", state)
}

/// The message, with its first sentence as GitHub's title, and a link to each related place.
private func message(_ finding: Finding) -> String {
    var text = sentence(finding.message)
    for (index, related) in finding.related.enumerated() {
        text += "\n[\(withoutLinks(related.message))](\(index + 1))"
    }
    if let help = finding.help { text += "\nHelp: \(sentence(help))" }
    return text
}

/// A message, which has no final period, as a sentence.
private func sentence(_ text: String) -> String {
    let isEnded = text.utf8.last.map { ".?!".utf8.contains($0) } ?? false
    return withoutLinks(text) + (isEnded ? "" : ".")
}

/// Text with brackets and backslashes escaped, so that SARIF does not read a link.
private func withoutLinks(_ text: String) -> String {
    let hasBrackets = text.unicodeScalars.contains { $0 == "[" || $0 == "]" }
    return hasBrackets ? quoting(text, ["[": "\\[", "]": "\\]", "\\": "\\\\"]) : text
}

private func location(_ location: Location) -> JSON {
    [
        "physicalLocation": [
            "artifactLocation": artifactLocation(location.path), "region": region(location),
        ]
    ]
}

private func artifactLocation(_ path: String) -> JSON {
    let isRelative = !isAbsolute(path)
    return JSON.object([("uri", .string(uri(ofPath: path)))]).with(
        "uriBaseId", isRelative ? .string(sourceRoot) : nil)
}

private func region(_ location: Location) -> JSON {
    [
        "startLine": .number(location.start.line),
        "startColumn": .number(location.start.utf16Column), "endLine": .number(location.end.line),
        "endColumn": .number(location.end.utf16Column),
    ]
}

private func fix(_ fix: Finding.ProposedFix) -> JSON {
    var changes: [(path: String, replacements: [JSON])] = []
    for edit in fix.edits {
        let replacement: JSON = [
            "deletedRegion": region(edit.location),
            "insertedContent": ["text": .string(edit.replacement)],
        ]
        if changes.last?.path == edit.location.path {
            changes[changes.count - 1].replacements.append(replacement)
        } else {
            changes.append((edit.location.path, [replacement]))
        }
    }
    return [
        "description": ["text": .string(fix.title)],
        "artifactChanges": .array(
            changes.map { change in
                [
                    "artifactLocation": artifactLocation(change.path),
                    "replacements": .array(change.replacements),
                ]
            }), "properties": ["isSafe": .bool(fix.isSafe)],
    ]
}

/// Always an array: if one result has it, all must.
private func suppressions(_ finding: Finding) -> [JSON] {
    let inSource = finding.suppression.map { reason -> JSON in
        ["kind": "inSource", "justification": .string(reason)]
    }
    let external: JSON = ["kind": "external", "justification": "it is in the baseline"]
    return [inSource, finding.isInBaseline ? external : nil].compactMap { $0 }
}

private func artifact(_ file: SourceFile) -> JSON {
    [
        "location": artifactLocation(file.path), "roles": ["analysisTarget"],
        "length": .number(file.bytes.count),
    ]
}

/// What prevented files from being processed is not a result but a notification of the run.
private func invocation(_ report: Report) -> JSON {
    let notifications = report.failures.map { failure in
        let location = failure.path.map { path -> JSON in
            ["physicalLocation": ["artifactLocation": artifactLocation(path)]]
        }
        return JSON.object([("level", "error"), ("message", ["text": .string(failure.text)])]).with(
            "locations", location.map { [$0] })
    }
    return [
        "executionSuccessful": .bool(report.failures.isEmpty),
        "toolExecutionNotifications": .array(notifications),
    ]
}

/// The description of a diagnostic, found or not: SARIF lists the rules of the tool, not of the
/// code.
func sarifRule(_ id: DiagnosticID) -> JSON {
    let page = id.page
    return [
        "id": .string(id.name), "name": .string(pascalCase(id.name)),
        "shortDescription": ["text": .string("Occurs when \(page.summary).")],
        "fullDescription": [
            "text": .string(page.explanation.split(separator: "\n").joined(separator: " "))
        ], "help": ["text": .string(pageText(id)), "markdown": .string(markdown(page))],
        "defaultConfiguration": [
            "enabled": .bool(id.level != .off), "level": .string(id.severity.rawValue),
        ],
        "properties": [
            "tags": [id.isRule ? "lint" : "language"],
            "precision": id.isRule ? "high" : "very-high",
            "problem.severity": .string(
                id.severity == .note ? "recommendation" : id.severity.rawValue),
        ],
    ]
}

/// `unknown-hero-id` as `UnknownHeroId`.
private func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

private func markdown(_ page: DiagnosticPage) -> String {
    var text = "Occurs when \(page.summary).\n\n\(page.explanation)\n"
    guard let example = page.example else { return text }
    for (name, content) in example.files { text += "\n`\(name)`:\n\n\(fenced(content))" }
    return text + "\nWrong:\n\n\(fenced(example.bad))\nRight:\n\n\(fenced(example.good))"
}

private func fenced(_ text: String) -> String {
    "```\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
}
