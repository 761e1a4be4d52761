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
        .cancelledModifier: .warning,
        .conflictingModifiers: .warning,
        .fadeAndOpacity: .warning,
        .noOpModifier: .warning,
        .nestedWhen: .warning,
        .contradictoryCondition: .warning,
        .arcWithoutMovement: .warning,
        .repeatedModifier: .warning,
        .indexShadowsParameter: .warning,
        .zeroDuration: .warning,
        .longDuration: .warning,
        .millisecondsAsSeconds: .warning,
        .delayExceedsDuration: .warning,
        .magicDuration: .off,
        .ignoredOption: .warning,
        .springWithCurve: .warning,
        .availableRepeated: .warning,
        .mixedDirections: .off,

        // Animations, animators and interactions.
        .undrivableAnimation: .warning,
        .overlappingKeyFrames: .warning,
        .emptyAnimator: .warning,
        .frameWithoutEffect: .warning,
        .oneWayAnimator: .note,
        .sameDirectionReturn: .warning,
        .redundantReturn: .warning,
        .missingReduceMotion: .note,
        .movingReduceMotion: .warning,
        .unusedParameter: .warning,
        .unreachedFallback: .note,

        // Registries and defaults.
        .emptyRegistry: .warning,

            // Names and declarations.

            // Suppressions.
    ]
}
