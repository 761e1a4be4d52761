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
        .unusedScreen: .warning,
        .unusedCell: .warning,
        .unusedGroup: .warning,
        .unusedModifiers: .warning,
        .unusedAnimation: .warning,
        .unusedInteraction: .warning,
        .unusedSegue: .off,
        .unusedImport: .warning,
        .unusedProtocolScreen: .off,
        .repeatedNameInList: .warning,
        .coveredNameInList: .warning,
        .sameClassTwice: .warning,
        .twoSuperclasses: .warning,
        .sameStoryboardIdentifier: .warning,
        .sameSegueIdentifier: .warning,
        .duplicateHook: .warning,
        .redundantLintSetting: .off,
        .emptyBlock: .warning,
        .confusableName: .note,
        .caseOnlyDifference: .warning,
        .todoComment: .off,

        // Suppressions.
        .unusedSuppression: .warning,
        .unknownSuppression: .warning,
        .suppressionWithoutReason: .warning,
        .malformedSuppression: .warning,
    ]
}
