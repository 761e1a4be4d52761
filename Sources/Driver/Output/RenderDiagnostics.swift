package import OperatingSystem
package import TransitionDSL

/// Diagnostics as text: `path:line:column: error: message [id]`, the source with the place
/// underlined, then the notes, then the help. Pure; build tools parse the first line.
/// The source of file `n` is `sources[n]`.
package func renderDiagnostics(
    _ diagnostics: [Diagnostic], sources: [SourceFile], style: RenderStyle
) -> [UInt8] {
    var renderer = DiagnosticRenderer(sources: sources, style: style)
    for diagnostic in diagnostics { renderer.render(diagnostic) }
    return renderer.output
}

/// A failure without a place in a file.
package func renderFailure(_ failure: Failure, severity: Severity = .error, style: RenderStyle)
    -> [UInt8]
{
    let label = style.paint("\(severity.rawValue):", as: .severity(severity))
    let message = style.paint(visible(failure.message), as: .message)
    let help = failure.help.map { helpLine($0, style) } ?? ""
    return Array("transc: \(label) \(message)\n\(help)".utf8)
}

private func helpLine(_ help: String, _ style: RenderStyle) -> String {
    "\(style.paint("help:", as: .help)) \(visible(help))\n"
}

private struct DiagnosticRenderer {
    let sources: [SourceFile]
    let style: RenderStyle
    var output: [UInt8] = []
    /// The line table of each file that a message has mentioned. Most imports are never mentioned.
    private var lineTables: [LineTable?]

    init(sources: [SourceFile], style: RenderStyle) {
        self.sources = sources
        self.style = style
        lineTables = Array(repeating: nil, count: sources.count)
    }

    mutating func render(_ diagnostic: Diagnostic) {
        let id = " [\(diagnostic.id.name)]"
        render(diagnostic.severity, diagnostic.message, diagnostic.place, suffix: id)
        for note in diagnostic.notes { render(.note, note.message, note.place, suffix: "") }
        if let help = diagnostic.help { output += helpLine(help, style).utf8 }
    }

    private mutating func render(
        _ severity: Severity, _ message: String, _ place: SourcePlace, suffix: String
    ) {
        let label = style.paint("\(severity.rawValue):", as: .severity(severity))
        let text = "\(label) \(style.paint(visible(message), as: .message))\(suffix)\n"
        let file = Int(place.file.index)
        guard sources.indices.contains(file) else {
            output += "transc: \(text)".utf8
            return
        }
        let table = lineTable(file)
        let position = table.position(of: place.range.start)
        let path = visible(sources[file].path)
        let location = "\(path):\(position.line):\(position.column):"
        output += "\(style.paint(location, as: .message)) \(text)".utf8
        output += excerpt(of: sources[file], place.range, table, severity, style).utf8
    }

    private mutating func lineTable(_ file: Int) -> LineTable {
        if let table = lineTables[file] { return table }
        let table = LineTable(sources[file])
        lineTables[file] = table
        return table
    }
}

/// The style of messages; it never changes their text.
package struct RenderStyle: Hashable, Sendable {
    var isColored: Bool
    /// How many columns of a source line are shown.
    var excerptWidth: Int

    package init(isColored: Bool = false, excerptWidth: Int = 120) {
        self.isColored = isColored
        self.excerptWidth = excerptWidth
    }

    /// The parts of a message that have a color, with the terminal codes.
    enum Part: String, Sendable {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case message = "1"
        case gutter = "36"

        static let help = note

        static func severity(_ severity: Severity) -> Part {
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        }
    }

    /// A part with its color, if colors are on.
    func paint(_ text: String, as part: Part) -> String {
        isColored ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
    }
}
