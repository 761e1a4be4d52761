import TransitionDSL

/// A line for each finding, its related places and its remedy, as Xcode reads them out of a build's
/// output. Paths are absolute: Xcode opens no others. Columns are bytes, as in Swift's own messages.
func xcodeReport(_ report: Report) -> [UInt8] {
    var text = ""
    for finding in report.openFindings {
        let start = place(finding.location, report)
        let message = "\(visible(finding.message)) [\(finding.id.rawValue)]"
        text += "\(start) \(finding.severity.rawValue): \(message)\n"
        for related in finding.related {
            text += "\(place(related.location, report)) note: \(visible(related.message))\n"
        }
        if let help = finding.help { text += "\(start) note: \(visible(help))\n" }
    }
    for failure in report.failures {
        let path = failure.path.map { absolute($0, report) } ?? "transc"
        text += "\(path): error: \(visible(failure.text))\n"
    }
    return Array(text.utf8)
}

private func place(_ location: Location, _ report: Report) -> String {
    "\(absolute(location.path, report)):\(location.start.line):\(location.start.column):"
}

private func absolute(_ path: String, _ report: Report) -> String {
    visible(path == standardInputName ? path : joined(report.directory, path))
}
