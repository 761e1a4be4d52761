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
        case .rawSwift: .note
        case .tooManyOpenHeroIDs, .tooManyCrossingLines: .warning

        // Hero ids and matches.
        case .unusedHeroPart, .constantFamily: .note
        case .oneSidedHeroID, .repeatedHeroID, .fixedIDInCell, .similarHeroIDs, .unusedHeroID,
            .matchWithSystem, .hiddenMatch, .sourceWithoutView, .repeatedMatch, .manyToOneMatch,
            .matchedWithoutID, .suspiciousText, .openerIDNeverOpened, .idOnSystemScreen:
            .warning

        // Modifiers and views.
        case .cancelledModifier, .conflictingModifiers, .fadeAndOpacity, .noOpModifier,
            .nestedWhen, .contradictoryCondition, .arcWithoutMovement, .idleModifier,
            .overriddenModifier, .timingOfLeavingView, .repeatedModifier, .indexShadowsParameter,
            .zeroDuration, .longDuration, .millisecondsAsSeconds, .delayExceedsDuration,
            .ignoredOption, .springWithCurve, .availableRepeated, .neverAvailable:
            .warning

        // Animations, animators and interactions.
        case .oneWayAnimator, .missingReduceMotion, .unreachedFallback: .note
        case .undrivableAnimation, .overlappingKeyFrames, .emptyAnimator, .frameWithoutEffect,
            .sameDirectionReturn, .redundantReturn, .movingReduceMotion, .unusedParameter:
            .warning

        // Registries and defaults.
        case .forgottenReturn, .asymmetricReturn, .missingDefault: .off
        case .emptyRegistry, .unreachableLine, .redundantLine, .shadowedDefault, .anyToAnyLine,
            .containerEnd, .hiddenReturn, .idleGesture, .viewOfAnyScreen:
            .warning

        // Names and declarations.
        case .confusableName: .note
        case .unusedScreen, .unusedCell, .unusedGroup, .unusedModifiers, .unusedAnimation,
            .unusedInteraction, .unusedImport, .repeatedNameInList, .coveredNameInList,
            .sameClassTwice, .twoSuperclasses, .sameStoryboardIdentifier, .sameSegueIdentifier,
            .duplicateHook, .emptyBlock, .caseOnlyDifference, .reorderedText:
            .warning

        // Suppressions.
        case .unusedSuppression, .unknownSuppression, .suppressionWithoutReason,
            .malformedSuppression:
            .warning

        // Reading the file.
        case .badUTF8, .nulByte, .unknownCharacter, .unclosedString, .unclosedComment,
            .unclosedQuotedName, .malformedNumber, .unknownUnit, .malformedColor, .unknownEscape,
            .malformedHole, .fileTooLarge:
            .error
        // The grammar.
        case .unexpectedToken, .unknownWord, .unclosedBrace, .unexpectedBrace, .trailingComma,
            .nestingTooDeep:
            .error
        // Declarations.
        case .duplicateDeclaration, .duplicateName, .duplicateClause, .givenView, .duplicateView,
            .duplicateDefault, .unknownEngine, .unknownAccess, .unknownScope, .unknownLintRule,
            .unknownLintLevel, .missingImport, .importOutsideRoot, .importCycle, .listTooLong,
            .nameShadowsCatalog:
            .error
        // Names that are used.
        case .unknownScreen, .unknownCell, .unknownHeroID, .unknownPart, .unknownParameter,
            .unknownAnimation, .unknownModifier, .unknownInteraction, .unknownOption,
            .unknownChange, .unknownSegue, .unknownOperation, .unknownValue,
            .recursiveDefinition, .parentNotScreen:
            .error
        // Calls and values.
        case .unknownLabel, .missingLabel, .missingArgument, .missingDirection, .extraArgument,
            .duplicateArgument, .wrongType, .wrongUnit, .outOfRange, .divisionByZero,
            .emptyRange, .duplicateModifier, .unclearSwift:
            .error
        // Hero ids.
        case .emptyHeroID, .duplicateHeroID, .overlappingHeroIDs, .ambiguousHeroID,
            .unusedHeroParameter, .missingPartHole, .unusedPartHole, .missingPart,
            .openerNotScoped, .holeNotAllowed:
            .error
        // Lines.
        case .bothWaysNotAllowed, .returnNotAllowed, .operationNotAllowed, .nestedReturn,
            .defaultNotAllowed, .duplicateLine, .ambiguousLine, .missingSide:
            .error
        // Engines.
        case .notInEngine: .error
        // Swift names.
        case .swiftReservedName, .swiftNameCollision: .error
        }
    }
}
