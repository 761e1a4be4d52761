/// All diagnostics of the compiler. Output, pages and tests use the stable ``name``.
package enum DiagnosticID: String, CaseIterable, Sendable {
    // Reading the file.
    case badUTF8, nulByte, unknownCharacter, unclosedString, unclosedComment, unclosedQuotedName,
        malformedNumber, unknownUnit, malformedColor, unknownEscape, malformedHole, fileTooLarge

    // The grammar.
    case unexpectedToken, unknownWord, unclosedBrace, unexpectedBrace, trailingComma, nestingTooDeep

    // Declarations.
    case duplicateDeclaration, duplicateName, duplicateClause, givenView, hostedView, duplicateView,
        duplicateDefault, unknownEngine, unknownAccess, unknownScope, unknownLintRule,
        unknownLintLevel, missingImport, importOutsideRoot, importCycle, listTooLong,
        nameShadowsCatalog

    // Names that are used.
    case unknownScreen, unknownCell, unknownHeroID, unknownPart, unknownParameter, unknownAnimation,
        unknownModifier, unknownInteraction, unknownOption, unknownChange, unknownSegue,
        unknownOperation, unknownValue, recursiveDefinition, parentNotScreen

    // Calls and values.
    case unknownLabel, missingLabel, missingArgument, missingDirection, extraArgument,
        duplicateArgument, wrongType, wrongUnit, outOfRange, divisionByZero, emptyRange,
        duplicateModifier, rawSwift, unclearSwift

    // Hero ids.
    case emptyHeroID, duplicateHeroID, overlappingHeroIDs, ambiguousHeroID, unusedHeroParameter,
        missingPartHole, unusedPartHole, missingPart, openerNotScoped, tooManyOpenHeroIDs,
        holeNotAllowed

    // Lines.
    case bothWaysNotAllowed, returnNotAllowed, operationNotAllowed, nestedReturn, defaultNotAllowed,
        duplicateLine, ambiguousLine, tooManyCrossingLines, missingSide, misplacedPath,
        unwindGestureFromAny

    // Engines.
    case notInEngine

    // Swift names.
    case swiftReservedName, swiftNameCollision

    // Lint: hero ids and matches.
    case oneSidedHeroID, repeatedHeroID, fixedIDInCell, similarHeroIDs, unusedHeroID,
        unusedHeroPart, matchWithSystem, hiddenMatch, sourceWithoutView, repeatedMatch,
        manyToOneMatch, matchedWithoutID, suspiciousText, openerIDNeverOpened, misplacedOpener,
        idOnSystemScreen, constantFamily

    // Lint: modifiers and views.
    case cancelledModifier, conflictingModifiers, fadeAndOpacity, noOpModifier, nestedWhen,
        contradictoryCondition, arcWithoutMovement, idleModifier, overriddenModifier,
        timingOfLeavingView, repeatedModifier, indexShadowsParameter, zeroDuration, longDuration,
        millisecondsAsSeconds, delayExceedsDuration, ignoredOption, springWithCurve, endlessSpring,
        availableRepeated, neverAvailable

    // Lint: animations, animators and interactions.
    case undrivableAnimation, gestureAgainstMotion, overlappingKeyFrames, emptyAnimator,
        frameWithoutEffect, hiddenNewScreen, oneWayAnimator, sameDirectionReturn, redundantReturn,
        missingReduceMotion,
        movingReduceMotion, unusedParameter, unreachedFallback

    // Lint: registries and defaults.
    case emptyRegistry, unreachableLine, redundantLine, shadowedDefault, anyToAnyLine, containerEnd,
        forgottenReturn, hiddenReturn, idleGesture, asymmetricReturn, missingDefault,
        viewOfAnyScreen, unlistedCell

    // Lint: names and declarations.
    case unusedScreen, unusedCell, unusedGroup, unusedModifiers, unusedAnimation, unusedInteraction,
        unusedImport, ignoredLinesOfImport, repeatedNameInList, coveredNameInList, sameClassTwice,
        twoSuperclasses,
        sameStoryboardIdentifier, sameSegueIdentifier, duplicateHook, emptyBlock, confusableName,
        caseOnlyDifference, reorderedText

    // Lint: existing apps.
    case overwrittenHeroID, heroOff, blankHeroID, unseparatedHeroID, unstableHeroID,
        optionalInHeroID, indexAsHeroID, unusedHeroConstant, undeclaredHeroConstant,
        repeatedHeroConstant, rawHeroID, carrierNeverSet, carrierNeverRead, mismatchedCarrier,
        unreachedViewClass, idBeforeValue, unknownAttribute, oddAttribute, legacyAttribute,
        missingClass,
        missingOutlet, missingSegue, missingStoryboardID, unreadableModifierText,
        unknownModifierText, unreadableAnimationText, animationWithoutEffect, overlappingRegistry,
        deadRegistration, missingMirror, oneSidedZoom, loneNamespace, zoomInContainer,
        repeatedZoomSource, zoomIntoItself

    // Lint: existing apps with .trans files.
    case missingStoryboard, missingView, privateView, neverApplied, neverInstalled,
        presentWithoutInstall, containerNeverInstalled, missingCellSource, hiddenType,
        undeclaredHeroID, setTwice, rawSegueID, rawStoryboardID, segueElsewhere,
        differentInInterfaceBuilder, animationByHand, lineWithoutEdge, edgeWithoutLine

    // Lint: suppressions.
    case unusedSuppression, unknownSuppression, suppressionWithoutReason, malformedSuppression,
        unpairedFormatMark

    /// In kebab case: `fixedIDInCell` is `fixed-id-in-cell`, `similarHeroIDs` is `similar-hero-ids`.
    package var name: String {
        let letters = Array(rawValue.utf8)
        var name: [UInt8] = []
        for (index, letter) in letters.enumerated() {
            let next = letters.dropFirst(index + 1).first
            // An abbreviation or its plural is one word.
            let goesOn =
                index > 0 && letters[index - 1].isCapital
                && (next.map { $0 < UInt8(ascii: "a") || $0 == UInt8(ascii: "s") } ?? true)
            if letter.isCapital, !goesOn { name.append(UInt8(ascii: "-")) }
            name.append(letter.isCapital ? letter | 0x20 : letter)
        }
        return String(decoding: name, as: UTF8.self)
    }

    package init?(named name: String) {
        guard let id = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = id
    }

    /// Whether its level can be set.
    package var isRule: Bool { group != .language }

    /// The severity unless the user sets another; a warning for rules that are off by default.
    package var severity: Severity { level.severity ?? .warning }

    /// All diagnostics that a `lint` block can set.
    package static let rules: [DiagnosticID] = allCases.filter { $0.isRule }

    /// Rules of earlier versions. Setting the level of one has no effect and is not an error.
    package static let retired = [
        "magic-duration", "mixed-directions", "redundant-lint-setting", "todo-comment",
        "unused-protocol-screen", "unused-segue",
    ]
}
