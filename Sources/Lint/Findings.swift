package import TransitionDSL

/// What is found in a file with its imports, or in an app: from the rules to the reports.
package struct Findings: Sendable {
    /// With the severities that were asked for, by file and place.
    package var problems: [Diagnostic]
    /// What comments suppress, with the severity that it would have had.
    package var suppressed: [SuppressedDiagnostic] = []
    /// Problems that the baseline records, and that are not reported; nil without a baseline.
    package var baselined: [Diagnostic]?
    /// Facts about hero ids for the other files of the run; nil if the program has an error, or for a
    /// single file.
    package var heroIDs: HeroIDSightings?

    /// Gives findings their levels.
    package init(
        _ problems: [Diagnostic], suppressed: [SuppressedDiagnostic] = [], levels: RuleLevels,
        heroIDs: HeroIDSightings? = nil
    ) {
        self.problems = byPlace(levels.apply(to: problems))
        self.suppressed = suppressed.compactMap { item in
            levels.apply(to: item.diagnostic).map { diagnostic in
                var item = item
                item.diagnostic = diagnostic
                return item
            }
        }
        self.heroIDs = heroIDs
    }

    package var withoutNotes: Findings {
        var findings = self
        findings.problems.removeAll { $0.severity == .note }
        findings.baselined?.removeAll { $0.severity == .note }
        return findings
    }

    /// Removes what other files of the run refute or report.
    package mutating func confirm(_ isConfirmed: ((Diagnostic) -> Bool)?) {
        guard let isConfirmed else { return }
        problems.removeAll { !isConfirmed($0) }
        suppressed.removeAll { !isConfirmed($0.diagnostic) }
    }
}
