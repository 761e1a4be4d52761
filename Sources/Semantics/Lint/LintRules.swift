// A table for each folder of Rules/. What the rules of one have gathered, which can be as much as a
// third of the model, is given back before those of the next begin: they share next to nothing.

/// The rules that run where tables are checked: those about registries look at them, as no others
/// do. Those about views make this about as much work as all that may run beside it.
let rulesWithTables: [[any LintRule.Type]] = [registryRules, viewRules]

let rulesBesideTables: [[any LintRule.Type]] = [heroIDRules, animationRules, nameRules]

private let heroIDRules: [any LintRule.Type] = [
    OneSidedHeroID.self,
    RepeatedHeroID.self,
    FixedIDInCell.self,
    SimilarHeroIDs.self,
    UnusedHeroID.self,
    UnusedHeroPart.self,
    MatchWithSystem.self,
    HiddenMatch.self,
    SourceWithoutView.self,
    RepeatedMatch.self,
    ManyToOneMatch.self,
    MatchedWithoutID.self,
    SuspiciousText.self,
    OpenerIDNeverOpened.self,
    IDOnSystemScreen.self,
    ConstantFamily.self,
]

private let viewRules: [any LintRule.Type] = [
    CancelledModifier.self,
    ConflictingModifiers.self,
    FadeAndOpacity.self,
    NoOpModifier.self,
    NestedWhen.self,
    ContradictoryCondition.self,
    ArcWithoutMovement.self,
    IdleModifier.self,
    OverriddenModifier.self,
    TimingOfLeavingView.self,
    RepeatedModifier.self,
    IndexShadowsParameter.self,
    ZeroDuration.self,
    LongDuration.self,
    MillisecondsAsSeconds.self,
    DelayExceedsDuration.self,
    MagicDuration.self,
    IgnoredOption.self,
    SpringWithCurve.self,
    AvailableRepeated.self,
    NeverAvailable.self,
    MixedDirections.self,
]

private let animationRules: [any LintRule.Type] = [
    UndrivableAnimation.self,
    OverlappingKeyFrames.self,
    EmptyAnimator.self,
    FrameWithoutEffect.self,
    OneWayAnimator.self,
    SameDirectionReturn.self,
    RedundantReturn.self,
    MissingReduceMotion.self,
    MovingReduceMotion.self,
    UnusedParameter.self,
    UnreachedFallback.self,
]

private let registryRules: [any LintRule.Type] = [
    EmptyRegistry.self,
    UnreachableLine.self,
    RedundantLineRule.self,
    ShadowedDefault.self,
    AnyToAnyLine.self,
    ContainerEnd.self,
    ForgottenReturn.self,
    HiddenReturn.self,
    IdleGesture.self,
    AsymmetricReturn.self,
    MissingDefault.self,
    ViewOfAnyScreen.self,
]

private let nameRules: [any LintRule.Type] = [
    UnusedScreen.self,
    UnusedCell.self,
    UnusedGroup.self,
    UnusedModifiers.self,
    UnusedAnimation.self,
    UnusedInteraction.self,
    UnusedSegue.self,
    UnusedImport.self,
    UnusedProtocolScreen.self,
    RepeatedNameInList.self,
    CoveredNameInList.self,
    SameClassTwice.self,
    TwoSuperclasses.self,
    SameStoryboardIdentifier.self,
    SameSegueIdentifier.self,
    DuplicateHook.self,
    RedundantLintSetting.self,
    EmptyBlock.self,
    ConfusableName.self,
    CaseOnlyDifference.self,
    TodoComment.self,
    ReorderedText.self,
]
