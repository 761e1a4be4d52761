/// What a rule does with what it finds: the words of a `lint` block and of the command line.
package enum LintLevel: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// How grave what is found is; nil where nothing is said.
    package var severity: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}

extension DiagnosticID {
    /// What it does unless a `lint` block or the command line says otherwise. Errors are the
    /// language's own and cannot be set; all others are rules.
    package var level: LintLevel {
        switch self {
        case .forgottenReturn, .asymmetricReturn, .missingDefault: .off
        case .rawSwift, .unusedHeroPart, .constantFamily, .oneWayAnimator, .missingReduceMotion,
            .unreachedFallback, .confusableName:
            .note
        default: Self.warnings.contains(self) ? .warning : .error
        }
    }

    private static let warnings: Set<DiagnosticID> =
        rulesOfLint.union([.tooManyOpenHeroIDs, .tooManyCrossingLines])

    /// Among the cases they follow the language's own errors.
    private static let rulesOfLint = Set(allCases.drop { $0 != .oneSidedHeroID })
}
