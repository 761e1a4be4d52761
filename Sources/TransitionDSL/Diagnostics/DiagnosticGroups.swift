extension DiagnosticID {
    /// Who reports a diagnostic.
    package enum Group: Sendable {
        /// The language: an error without another level.
        case language
        /// A rule that the check of a program reports.
        case check
        /// A rule of `transc lint` about a checked program.
        case program
        /// A rule that needs the code of an app, with or without .trans files.
        case app
        /// A rule about comments for transc.
        case comments
    }

    package var group: Group { row.group }

    /// The default level, unless a `lint` block or the command line sets another.
    package var level: LintLevel { row.level }

    private var row: (group: Group, level: LintLevel) {
        switch self {
        case .badUTF8, .nulByte, .unknownCharacter, .unclosedString, .unclosedComment,
            .unclosedQuotedName, .malformedNumber, .unknownUnit, .malformedColor, .unknownEscape,
            .malformedHole, .fileTooLarge, .unexpectedToken, .unknownWord, .unclosedBrace,
            .unexpectedBrace, .trailingComma, .nestingTooDeep, .duplicateDeclaration,
            .duplicateName, .duplicateClause, .givenView, .hostedView, .duplicateView,
            .duplicateDefault, .unknownEngine, .unknownAccess, .unknownScope, .unknownLintRule,
            .unknownLintLevel,
            .missingImport, .importOutsideRoot, .importCycle, .listTooLong, .nameShadowsCatalog,
            .unknownScreen, .unknownCell, .unknownHeroID, .unknownPart, .unknownParameter,
            .unknownAnimation, .unknownModifier, .unknownInteraction, .unknownOption,
            .unknownChange, .unknownSegue, .unknownOperation, .unknownValue, .recursiveDefinition,
            .parentNotScreen, .unknownLabel, .missingLabel, .missingArgument, .missingDirection,
            .extraArgument, .duplicateArgument, .wrongType, .wrongUnit, .outOfRange,
            .divisionByZero, .emptyRange, .duplicateModifier, .unclearSwift, .emptyHeroID,
            .duplicateHeroID, .overlappingHeroIDs, .ambiguousHeroID, .unusedHeroParameter,
            .missingPartHole, .unusedPartHole, .missingPart, .openerNotScoped, .holeNotAllowed,
            .bothWaysNotAllowed, .returnNotAllowed, .operationNotAllowed, .nestedReturn,
            .defaultNotAllowed, .duplicateLine, .ambiguousLine, .missingSide,
            .misplacedPath, .unwindGestureFromAny, .notInEngine, .swiftReservedName,
            .swiftNameCollision:
            (.language, .error)
        case .tooManyOpenHeroIDs, .tooManyCrossingLines:
            (.check, .warning)
        case .rawSwift:
            (.check, .note)
        case .oneSidedHeroID, .repeatedHeroID, .fixedIDInCell, .similarHeroIDs, .unusedHeroID,
            .matchWithSystem, .hiddenMatch, .sourceWithoutView, .repeatedMatch, .manyToOneMatch,
            .matchedWithoutID, .suspiciousText, .openerIDNeverOpened, .misplacedOpener,
            .idOnSystemScreen, .endlessSpring, .gestureAgainstMotion,
            .cancelledModifier, .conflictingModifiers, .fadeAndOpacity, .noOpModifier,
            .nestedWhen, .contradictoryCondition, .arcWithoutMovement, .idleModifier,
            .overriddenModifier, .timingOfLeavingView, .repeatedModifier, .indexShadowsParameter,
            .zeroDuration, .longDuration, .millisecondsAsSeconds, .delayExceedsDuration,
            .ignoredOption, .springWithCurve, .availableRepeated, .neverAvailable,
            .undrivableAnimation, .overlappingKeyFrames, .emptyAnimator, .frameWithoutEffect,
            .sameDirectionReturn, .redundantReturn, .movingReduceMotion, .unusedParameter,
            .emptyRegistry, .unreachableLine, .redundantLine, .shadowedDefault, .anyToAnyLine,
            .containerEnd, .hiddenReturn, .idleGesture, .viewOfAnyScreen,
            .unlistedCell,
            .unusedCell, .unusedGroup, .unusedModifiers, .unusedAnimation, .unusedInteraction,
            .unusedImport, .repeatedNameInList, .coveredNameInList, .sameClassTwice,
            .twoSuperclasses, .sameStoryboardIdentifier, .sameSegueIdentifier, .duplicateHook,
            .emptyBlock, .caseOnlyDifference, .reorderedText:
            (.program, .warning)
        case .unusedScreen, .unusedHeroPart, .constantFamily, .oneWayAnimator, .missingReduceMotion,
            .unreachedFallback, .confusableName:
            (.program, .note)
        case .forgottenReturn, .asymmetricReturn, .missingDefault:
            (.program, .off)
        case .missingClass, .missingOutlet, .missingSegue, .missingStoryboardID,
            .missingStoryboard:
            (.app, .error)
        case .unknownAttribute, .overwrittenHeroID, .heroOff, .idBeforeValue, .blankHeroID,
            .unseparatedHeroID,
            .unstableHeroID,
            .unusedHeroConstant, .undeclaredHeroConstant, .repeatedHeroConstant, .carrierNeverSet,
            .carrierNeverRead, .mismatchedCarrier, .unreadableModifierText, .unknownModifierText,
            .unreadableAnimationText, .animationWithoutEffect, .overlappingRegistry, .missingView,
            .privateView, .neverApplied, .neverInstalled, .presentWithoutInstall,
            .containerNeverInstalled, .missingCellSource, .undeclaredHeroID, .setTwice,
            .segueElsewhere, .differentInInterfaceBuilder, .animationByHand, .oneSidedZoom,
            .loneNamespace, .zoomInContainer, .repeatedZoomSource, .zoomIntoItself, .hiddenType:
            (.app, .warning)
        case .optionalInHeroID, .indexAsHeroID, .rawHeroID, .unreachedViewClass, .oddAttribute,
            .legacyAttribute, .deadRegistration, .missingMirror, .rawSegueID, .rawStoryboardID,
            .lineWithoutEdge, .edgeWithoutLine:
            (.app, .note)
        case .unusedSuppression, .unknownSuppression, .suppressionWithoutReason,
            .malformedSuppression, .unpairedFormatMark:
            (.comments, .warning)
        }
    }
}
