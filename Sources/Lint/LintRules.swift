/// All rules: a list for each folder of Rules/, and the tables in them.
let lintRules: [[Rule]] = [
    registryRules, viewRules, lostModifierRules, heroIDRules, unplayedMatchRules, animationRules,
    nameRules, unusedNameRules, sharedIdentifierRules,
]

private let heroIDRules: [Rule] = [
    Rule(OneSidedHeroID.self),
    Rule(RepeatedHeroID.self),
    Rule(FixedIDInCell.self),
    Rule(SimilarHeroIDs.self),
    Rule(UnusedHeroID.self),
    Rule(UnusedHeroPart.self),
    Rule(SourceWithoutView.self),
    Rule(RepeatedMatch.self),
    Rule(ManyToOneMatch.self),
    Rule(MatchedWithoutID.self),
    Rule(SuspiciousText.self),
    Rule(OpenerIDNeverOpened.self),
    Rule(IDOnSystemScreen.self),
    Rule(ConstantFamily.self),
]

private let viewRules: [Rule] = [
    Rule(CancelledModifier.self),
    Rule(NoOpModifier.self),
    Rule(NestedWhen.self),
    Rule(ContradictoryCondition.self),
    Rule(ArcWithoutMovement.self),
    Rule(IdleModifier.self),
    Rule(OverriddenModifier.self),
    Rule(TimingOfLeavingView.self),
    Rule(RepeatedModifier.self),
    Rule(IndexShadowsParameter.self),
    Rule(ZeroDuration.self),
    Rule(LongDuration.self),
    Rule(MillisecondsAsSeconds.self),
    Rule(DelayExceedsDuration.self),
    Rule(IgnoredOption.self),
    Rule(SpringWithCurve.self),
    Rule(AvailableRepeated.self),
    Rule(NeverAvailable.self),
]

private let animationRules: [Rule] = [
    Rule(UndrivableAnimation.self),
    Rule(OverlappingKeyFrames.self),
    Rule(EmptyAnimator.self),
    Rule(FrameWithoutEffect.self),
    Rule(OneWayAnimator.self),
    Rule(SameDirectionReturn.self),
    Rule(RedundantReturn.self),
    Rule(MissingReduceMotion.self),
    Rule(MovingReduceMotion.self),
    Rule(UnusedParameter.self),
    Rule(UnreachedFallback.self),
]

private let registryRules: [Rule] = [
    Rule(EmptyRegistry.self),
    Rule(UnreachableLine.self),
    Rule(RedundantLineRule.self),
    Rule(ShadowedDefault.self),
    Rule(AnyToAnyLine.self),
    Rule(ContainerEnd.self),
    Rule(ForgottenReturn.self),
    Rule(HiddenReturn.self),
    Rule(IdleGesture.self),
    Rule(AsymmetricReturn.self),
    Rule(MissingDefault.self),
    Rule(ViewOfAnyScreen.self),
]

private let nameRules: [Rule] = [
    Rule(UnusedImport.self),
    Rule(RepeatedNameInList.self),
    Rule(CoveredNameInList.self),
    Rule(TwoSuperclasses.self),
    Rule(DuplicateHook.self),
    Rule(EmptyBlock.self),
    Rule(ConfusableName.self),
    Rule(CaseOnlyDifference.self),
    Rule(ReorderedText.self),
]
