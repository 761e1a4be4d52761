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
        case .forgottenReturn, .asymmetricReturn, .missingDefault:
            .off
        case .rawSwift, .unusedHeroPart, .constantFamily, .oneWayAnimator, .missingReduceMotion,
            .unreachedFallback, .confusableName:
            .note
        case .tooManyOpenHeroIDs, .tooManyCrossingLines,

            // Hero ids and matches.
            .oneSidedHeroID, .repeatedHeroID, .fixedIDInCell, .similarHeroIDs, .unusedHeroID,
            .matchWithSystem, .hiddenMatch, .sourceWithoutView, .repeatedMatch, .manyToOneMatch,
            .matchedWithoutID, .suspiciousText, .openerIDNeverOpened, .idOnSystemScreen,

            // Modifiers and views.
            .cancelledModifier, .conflictingModifiers, .fadeAndOpacity, .noOpModifier, .nestedWhen,
            .contradictoryCondition, .arcWithoutMovement, .idleModifier, .overriddenModifier,
            .timingOfLeavingView, .repeatedModifier, .indexShadowsParameter, .zeroDuration,
            .longDuration, .millisecondsAsSeconds, .delayExceedsDuration, .ignoredOption,
            .springWithCurve, .availableRepeated, .neverAvailable,

            // Animations, animators and interactions.
            .undrivableAnimation, .overlappingKeyFrames, .emptyAnimator, .frameWithoutEffect,
            .sameDirectionReturn, .redundantReturn, .movingReduceMotion, .unusedParameter,

            // Registries and defaults.
            .emptyRegistry, .unreachableLine, .redundantLine, .shadowedDefault, .anyToAnyLine,
            .containerEnd, .hiddenReturn, .idleGesture, .viewOfAnyScreen,

            // Names and declarations.
            .unusedScreen, .unusedCell, .unusedGroup, .unusedModifiers, .unusedAnimation,
            .unusedInteraction, .unusedImport, .repeatedNameInList, .coveredNameInList,
            .sameClassTwice,
            .twoSuperclasses, .sameStoryboardIdentifier, .sameSegueIdentifier, .duplicateHook,
            .emptyBlock, .caseOnlyDifference, .reorderedText,

            // Suppressions.
            .unusedSuppression, .unknownSuppression, .suppressionWithoutReason,
            .malformedSuppression:
            .warning
        default: .error
        }
    }
}
