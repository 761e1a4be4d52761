extension DiagnosticID {
    /// What each rule does unless it is told otherwise. All that is not here is an error.
    static let ruleLevels: [DiagnosticID: LintLevel] = [
        .rawSwift: .note,
        .tooManyOpenHeroIDs: .warning,

        // Hero ids and matches.

        // Modifiers and views.

        // Animations, animators and interactions.

        // Registries and defaults.
        .emptyRegistry: .warning,

        // Names and declarations.

        // Suppressions.
        .unusedSuppression: .warning,
        .unknownSuppression: .warning,
        .suppressionWithoutReason: .warning,
        .malformedSuppression: .warning,
    ]
}
