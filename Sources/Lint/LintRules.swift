import TransitionDSL

/// One rule of `transc lint` as a value: its id, and a function that returns its findings in any
/// order. The page of its diagnostic explains it.
struct Rule: Sendable {
    let id: DiagnosticID
    let problems: @Sendable (LintContext) -> [Diagnostic]

    init(_ id: DiagnosticID, _ problems: @escaping @Sendable (LintContext) -> [Diagnostic]) {
        self.id = id
        self.problems = problems
    }
}

/// All rules: a function of the context in Rules/, or a row of a table there.
let lintRules: [Rule] =
    unusedNameRules + sharedIdentifierRules + [
        // Hero ids.
        Rule(.oneSidedHeroID) { $0.oneSidedHeroID() },
        Rule(.repeatedHeroID) { $0.repeatedHeroID() },
        Rule(.fixedIDInCell) { $0.fixedIDInCell() },
        Rule(.similarHeroIDs) { $0.similarHeroIDs() },
        Rule(.unusedHeroID) { $0.unusedHeroID() },
        Rule(.unusedHeroPart) { $0.unusedHeroPart() },
        Rule(.matchWithSystem) { $0.matchWithSystem() },
        Rule(.hiddenMatch) { $0.hiddenMatch() },
        Rule(.sourceWithoutView) { $0.sourceWithoutView() },
        Rule(.repeatedMatch) { $0.repeatedMatch() },
        Rule(.manyToOneMatch) { $0.manyToOneMatch() },
        Rule(.matchedWithoutID) { $0.matchedWithoutID() },
        Rule(.suspiciousText) { $0.suspiciousText() },
        Rule(.openerIDNeverOpened) { $0.openerIDNeverOpened() },
        Rule(.misplacedOpener) { $0.misplacedOpener() },
        Rule(.idOnSystemScreen) { $0.idOnSystemScreen() },
        Rule(.constantFamily) { $0.constantFamily() },

        // Modifiers and views.
        Rule(.cancelledModifier) { $0.cancelledModifier() },
        Rule(.conflictingModifiers) { $0.conflictingModifiers() },
        Rule(.fadeAndOpacity) { $0.fadeAndOpacity() },
        Rule(.noOpModifier) { $0.noOpModifier() },
        Rule(.nestedWhen) { $0.nestedWhen() },
        Rule(.contradictoryCondition) { $0.contradictoryCondition() },
        Rule(.arcWithoutMovement) { $0.arcWithoutMovement() },
        Rule(.idleModifier) { $0.idleModifier() },
        Rule(.overriddenModifier) { $0.overriddenModifier() },
        Rule(.timingOfLeavingView) { $0.timingOfLeavingView() },
        Rule(.repeatedModifier) { $0.repeatedModifier() },
        Rule(.indexShadowsParameter) { $0.indexShadowsParameter() },
        Rule(.zeroDuration) { $0.zeroDuration() },
        Rule(.longDuration) { $0.longDuration() },
        Rule(.millisecondsAsSeconds) { $0.millisecondsAsSeconds() },
        Rule(.delayExceedsDuration) { $0.delayExceedsDuration() },
        Rule(.ignoredOption) { $0.ignoredOption() },
        Rule(.springWithCurve) { $0.springWithCurve() },
        Rule(.endlessSpring) { $0.endlessSpring() },
        Rule(.availableRepeated) { $0.availableRepeated() },
        Rule(.neverAvailable) { $0.neverAvailable() },

        // Animations.
        Rule(.undrivableAnimation) { $0.undrivableAnimation() },
        Rule(.gestureAgainstMotion) { $0.gestureAgainstMotion() },
        Rule(.overlappingKeyFrames) { $0.overlappingKeyFrames() },
        Rule(.emptyAnimator) { $0.emptyAnimator() },
        Rule(.frameWithoutEffect) { $0.frameWithoutEffect() },
        Rule(.hiddenNewScreen) { $0.hiddenNewScreen() },
        Rule(.oneWayAnimator) { $0.oneWayAnimator() },
        Rule(.sameDirectionReturn) { $0.sameDirectionReturn() },
        Rule(.redundantReturn) { $0.redundantReturn() },
        Rule(.missingReduceMotion) { $0.missingReduceMotion() },
        Rule(.movingReduceMotion) { $0.movingReduceMotion() },
        Rule(.unusedParameter) { $0.unusedParameter() },
        Rule(.unreachedFallback) { $0.unreachedFallback() },

        // Registries.
        Rule(.emptyRegistry) { $0.emptyRegistry() },
        Rule(.unreachableLine) { $0.unreachableLine() },
        Rule(.redundantLine) { $0.redundantLine() },
        Rule(.shadowedDefault) { $0.shadowedDefault() },
        Rule(.anyToAnyLine) { $0.anyToAnyLine() },
        Rule(.containerEnd) { $0.containerEnd() },
        Rule(.forgottenReturn) { $0.forgottenReturn() },
        Rule(.hiddenReturn) { $0.hiddenReturn() },
        Rule(.idleGesture) { $0.idleGesture() },
        Rule(.asymmetricReturn) { $0.asymmetricReturn() },
        Rule(.missingDefault) { $0.missingDefault() },
        Rule(.viewOfAnyScreen) { $0.viewOfAnyScreen() },
        Rule(.unlistedCell) { $0.unlistedCell() },

        // Names.
        Rule(.unusedImport) { $0.unusedImport() },
        Rule(.ignoredLinesOfImport) { $0.ignoredLinesOfImport() },
        Rule(.repeatedNameInList) { $0.repeatedNameInList() },
        Rule(.coveredNameInList) { $0.coveredNameInList() },
        Rule(.twoSuperclasses) { $0.twoSuperclasses() },
        Rule(.duplicateHook) { $0.duplicateHook() },
        Rule(.emptyBlock) { $0.emptyBlock() },
        Rule(.confusableName) { $0.confusableName() },
        Rule(.caseOnlyDifference) { $0.caseOnlyDifference() },
        Rule(.reorderedText) { $0.reorderedText() },

        // Comments.
        Rule(.unpairedFormatMark) { $0.unpairedFormatMark() },
    ]
