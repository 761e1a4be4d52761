/// The forms in which a run can be told to a machine, and `text`, which is for people.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, xcode, jsonl, sarif, github, gitlab, checkstyle, junit

    /// The bytes of a report; nil for `text`, which is shown while the run goes on.
    func bytes(of report: Report) -> [UInt8]? {
        switch self {
        case .text: return nil
        case .xcode: return xcodeReport(report)
        case .jsonl: return jsonLinesReport(report)
        case .sarif: return sarifReport(report)
        case .github: return githubReport(report)
        case .gitlab: return gitlabReport(report)
        case .checkstyle: return checkstyleReport(report)
        case .junit: return junitReport(report)
        }
    }
}
