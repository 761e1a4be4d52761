import OperatingSystem
import Serialization
import TransitionDSL

/// JUnit: one suite a file. A clean file is a passed test, since some services reject a report
/// without tests; errors and warnings failed, notes passed with a text in their output.
func junitReport(_ report: Report) -> [UInt8] {
    let suites =
        byFile(report).map { path, findings in
            let cases =
                findings.isEmpty
                ? [XML("testcase", [("name", "no findings"), ("classname", path)])]
                : findings.map(testCase)
            return suite(path, cases, failures: failureCount(findings), errors: 0)
        } + report.failures.map(suite)
    let failures = failureCount(report.openFindings)
    let tests = suites.reduce(0) { $0 + $1.children.count }
    return XML(
        "testsuites", [("name", "transc")] + counts(tests, failures, errors: report.failures.count),
        children: suites
    ).file
}

private func failureCount(_ findings: [Finding]) -> Int { findings.count { $0.severity > .note } }

private func counts(_ tests: Int, _ failures: Int, errors: Int) -> [(String, String)] {
    [("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors))]
}

private func suite(_ name: String, _ cases: [XML], failures: Int, errors: Int) -> XML {
    XML(
        "testsuite", [("name", name)] + counts(cases.count, failures, errors: errors),
        children: cases)
}

private func suite(_ failure: ReportedFailure) -> XML {
    let path = failure.path ?? "transc"
    let error = XML(
        "error", [("message", failure.failure.message), ("type", "failure")], text: failure.text)
    let testCase = XML("testcase", [("name", "is read"), ("classname", path)], children: [error])
    return suite(path, [testCase], failures: 0, errors: 1)
}

private func testCase(_ finding: Finding) -> XML {
    let id = finding.id.name
    let start = finding.location.start
    let position = "\(start.line):\(start.utf16Column)"
    var text = "\(finding.location.path):\(position): \(finding.severity.rawValue): "
    text += "\(finding.message) [\(id)]"
    for related in finding.related {
        text += "\n\(related.location.path):\(related.location.start.line):"
        text += "\(related.location.start.utf16Column): note: \(related.message)"
    }
    if let help = finding.help { text += "\nhelp: \(help)" }
    let detail =
        finding.severity > .note
        ? XML(
            "failure", [("message", finding.message), ("type", finding.severity.rawValue)],
            text: text) : XML("system-out", text: text)
    return XML(
        "testcase", [("name", "\(id) at \(position)"), ("classname", finding.location.path)],
        children: [detail])
}
