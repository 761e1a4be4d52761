/// The severity of a diagnostic. Only errors prevent output.
package enum Severity: String, CaseIterable, Comparable, Sendable {
    case note
    case warning
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One problem in the input: what it is, where it is, and how to fix it.
/// Style (tested): messages begin in lower case, end without a period, put code in backticks, and
/// leave the remedy to `help`.
package struct Diagnostic: Sendable {
    /// A second place that explains the first.
    package struct Note: Sendable {
        package var message: String
        package var place: SourcePlace

        package init(_ message: String, at place: SourcePlace) {
            self.message = message
            self.place = place
        }
    }

    package var id: DiagnosticID
    package var severity: Severity
    package var message: String
    /// The smallest range that shows the mistake.
    package var place: SourcePlace
    package var notes: [Note]
    /// The remedy, in a sentence that makes sense without the message.
    package var help: String?
    package var fix: Fix?

    package init(
        _ id: DiagnosticID, _ message: String, at place: SourcePlace, notes: [Note] = [],
        help: String? = nil, fix: Fix? = nil
    ) {
        self.id = id
        self.severity = id.severity
        self.message = message
        self.place = place
        self.notes = notes
        self.help = help
        self.fix = fix
    }
}

/// By file, then by place. Diagnostics of one place keep their order.
package func byPlace(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.sorted { $0.place.isBefore($1.place) }
}
