extension DiagnosticID {
    /// What each rule does unless it is told otherwise. All that is not here is an error.
    static let ruleLevels: [DiagnosticID: LintLevel] = [
        .rawSwift: .note,
        .tooManyOpenHeroIDs: .warning,
        .tooManyCrossingLines: .warning,

        // Hero ids and matches.
        .oneSidedHeroID: .warning,
        .repeatedHeroID: .warning,
        .fixedIDInCell: .warning,
        .similarHeroIDs: .warning,
        .unusedHeroID: .warning,
        .unusedHeroPart: .note,
        .matchWithSystem: .warning,
        .hiddenMatch: .warning,
        .sourceWithoutView: .warning,
        .repeatedMatch: .warning,
        .manyToOneMatch: .warning,
        .matchedWithoutID: .warning,
        .suspiciousText: .warning,
        .openerIDNeverOpened: .warning,
        .idOnSystemScreen: .warning,
        .constantFamily: .note,

        // Modifiers and views.

        // Animations, animators and interactions.

        // Registries and defaults.
        .emptyRegistry: .warning,

            // Names and declarations.

            // Suppressions.
    ]
}
