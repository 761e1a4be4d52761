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
        case .tooManyOpenHeroIDs: .warning
        case .tooManyCrossingLines: .warning

        // Hero ids and matches.
        case .oneSidedHeroID: .warning
        case .repeatedHeroID: .warning
        case .fixedIDInCell: .warning
        case .similarHeroIDs: .warning
        case .unusedHeroID: .warning
        case .unusedHeroPart: .note
        case .matchWithSystem: .warning
        case .hiddenMatch: .warning
        case .sourceWithoutView: .warning
        case .repeatedMatch: .warning
        case .manyToOneMatch: .warning
        case .matchedWithoutID: .warning
        case .suspiciousText: .warning
        case .openerIDNeverOpened: .warning
        case .idOnSystemScreen: .warning
        case .constantFamily: .note

        // Modifiers and views.
        case .cancelledModifier: .warning
        case .conflictingModifiers: .warning
        case .fadeAndOpacity: .warning
        case .noOpModifier: .warning
        case .nestedWhen: .warning
        case .contradictoryCondition: .warning
        case .arcWithoutMovement: .warning
        case .idleModifier: .warning
        case .overriddenModifier: .warning
        case .timingOfLeavingView: .warning
        case .repeatedModifier: .warning
        case .indexShadowsParameter: .warning
        case .zeroDuration: .warning
        case .longDuration: .warning
        case .millisecondsAsSeconds: .warning
        case .delayExceedsDuration: .warning
        case .ignoredOption: .warning
        case .springWithCurve: .warning
        case .availableRepeated: .warning
        case .neverAvailable: .warning

        // Animations, animators and interactions.
        case .undrivableAnimation: .warning
        case .overlappingKeyFrames: .warning
        case .emptyAnimator: .warning
        case .frameWithoutEffect: .warning
        case .oneWayAnimator: .note
        case .sameDirectionReturn: .warning
        case .redundantReturn: .warning
        case .missingReduceMotion: .note
        case .movingReduceMotion: .warning
        case .unusedParameter: .warning
        case .unreachedFallback: .note

        // Registries and defaults.
        case .emptyRegistry: .warning
        case .unreachableLine: .warning
        case .redundantLine: .warning
        case .shadowedDefault: .warning
        case .anyToAnyLine: .warning
        case .containerEnd: .warning
        case .forgottenReturn: .off
        case .hiddenReturn: .warning
        case .idleGesture: .warning
        case .asymmetricReturn: .off
        case .missingDefault: .off
        case .viewOfAnyScreen: .warning

        // Names and declarations.
        case .unusedScreen: .warning
        case .unusedCell: .warning
        case .unusedGroup: .warning
        case .unusedModifiers: .warning
        case .unusedAnimation: .warning
        case .unusedInteraction: .warning
        case .unusedImport: .warning
        case .repeatedNameInList: .warning
        case .coveredNameInList: .warning
        case .sameClassTwice: .warning
        case .twoSuperclasses: .warning
        case .sameStoryboardIdentifier: .warning
        case .sameSegueIdentifier: .warning
        case .duplicateHook: .warning
        case .emptyBlock: .warning
        case .confusableName: .note
        case .caseOnlyDifference: .warning
        case .reorderedText: .warning

        // Suppressions.
        case .unusedSuppression: .warning
        case .unknownSuppression: .warning
        case .suppressionWithoutReason: .warning
        case .malformedSuppression: .warning

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
        case .notInEngine:
            .error
        // Swift names.
        case .swiftReservedName, .swiftNameCollision:
            .error
        }
    }
}
