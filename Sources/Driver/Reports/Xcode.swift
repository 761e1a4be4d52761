import Serialization
import TransitionDSL

/// One line for each finding, its edits, its related places and its remedy, in the form that Xcode
/// parses from a build's output. Paths are absolute: Xcode opens no others. Columns are bytes, as
/// in Swift's own messages.
func xcodeReport(_ report: Report) -> [UInt8] {
    var text = ""
    for finding in report.openFindings { text += xcodeLines(finding, report.directory) }
    for failure in report.failures {
        let path = failure.path.map { joined(report.directory, $0) }
        text += xcodeLine(.error, failure.text, at: path.map { (path: $0, position: nil) })
    }
    return Array(text.utf8)
}

/// A safe fix is right below its finding, so that Xcode offers it with «Fix All»; any other is
/// below its own note, for the user to choose.
private func xcodeLines(_ finding: Finding, _ directory: String) -> String {
    func line(_ severity: Severity, _ message: String, _ location: Location) -> String {
        let path = absolute(location.path, directory)
        return xcodeLine(severity, message, at: (path, location.start))
    }
    let message = "\(finding.message) [\(finding.id.name)]"
    var text = line(finding.severity, message, finding.location)
    let edits = finding.fix.map { fixLines($0, directory) } ?? ""
    if finding.fix?.isSafe == true { text += edits }
    for related in finding.related { text += line(.note, related.message, related.location) }
    if let help = finding.help { text += line(.note, help, finding.location) }
    if let fix = finding.fix, !fix.isSafe, !edits.isEmpty {
        text += line(.note, fix.title, finding.location) + edits
    }
    return text
}

/// One line of Xcode's form. A path with a colon or a quote would hide the severity from Xcode, so
/// its place is put into the message.
func xcodeLine(
    _ severity: Severity, _ message: String,
    at place: (path: String, position: Location.Position?)? = nil
) -> String {
    var location = ""
    if let place {
        location = visible(place.path) + ":"
        if let position = place.position { location += "\(position.line):\(position.column):" }
        location += " "
    }
    let message = withoutLabels(visible(message), glue: "\u{A0}")
    if let place, !isReadable(place.path) {
        return "\(severity.rawValue): \(withoutLabels(location, glue: "\u{A0}"))\(message)\n"
    }
    return "\(location)\(severity.rawValue): \(message)\n"
}

/// The edits as lines `FILE:L:C-L:C: fixit: TEXT`, ends exclusive and TEXT as between the quotes of
/// a JSON string; empty if Xcode could not parse one of them.
private func fixLines(_ fix: Finding.ProposedFix, _ directory: String) -> String {
    var text = ""
    for edit in fix.edits {
        let (path, start, end) = (edit.location.path, edit.location.start, edit.location.end)
        guard isReadable(absolute(path, directory)), path != standardInputName else { return "" }
        let range = "\(start.line):\(start.column)-\(end.line):\(end.column)"
        let replacement = withoutLabels(jsonEscaped(edit.replacement), glue: "\\u0020")
        text += "\(absolute(path, directory)):\(range): fixit: \(replacement)\n"
    }
    return text
}

private func isReadable(_ path: String) -> Bool {
    visible(path) == path && !path.unicodeScalars.contains { [":", "\"", "'"].contains($0) }
}

/// Xcode reads the last word that looks like a label, preceded by a colon and a space, as the
/// line's severity. Another kind of space prevents that for words of the text.
private func withoutLabels(_ text: String, glue: String) -> String {
    let labels = ["error:", "warning:", "note:", "notice:", "fixit:", "sh:"]
    var result = ""
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { result += labels.contains(String(word)) ? glue : " " }
        result += word
    }
    return result
}

private func absolute(_ path: String, _ directory: String) -> String {
    path == standardInputName ? path : joined(directory, path)
}
