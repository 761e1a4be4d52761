/// The level of a rule: the words of a `lint` block and of the command line.
package enum LintLevel: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// The severity of its findings; nil if the rule is off.
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
    /// The default level, unless a `lint` block or the command line sets another. Errors belong to
    /// the language and have no level; all other diagnostics are rules.
    package var level: LintLevel {
        switch self {
        case .forgottenReturn, .asymmetricReturn, .missingDefault: .off
        case .rawSwift, .unusedHeroPart, .constantFamily, .oneWayAnimator, .missingReduceMotion,
            .unreachedFallback, .confusableName, .optionalInHeroID, .rawHeroID, .oddAttribute,
            .legacyAttribute, .indexAsHeroID, .unreachedViewClass, .deadRegistration,
            .missingMirror, .rawSegueID, .rawStoryboardID:
            .note
        case .unknownAttribute, .missingSegue, .missingStoryboardID, .missingClass, .missingOutlet,
            .missingStoryboard:
            .error
        default: Self.warnings.contains(self) ? .warning : .error
        }
    }

    private static let warnings: Set<DiagnosticID> =
        rulesOfLint.union([.tooManyOpenHeroIDs, .tooManyCrossingLines])

    /// The rules that need the code of an app.
    package static let rulesOfApps = Array(
        allCases.drop { $0 != .overwrittenHeroID }.prefix { $0 != .unusedSuppression })

    /// The rules follow the language's own errors in the list of cases.
    static let rulesOfLint = Set(allCases.drop { $0 != .oneSidedHeroID })
}
