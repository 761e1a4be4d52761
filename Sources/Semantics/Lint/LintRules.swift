/// All rules, a table for each folder of Rules/.
let lintRules: [any LintRule.Type] =
    heroIDRules + viewRules + animationRules + registryRules + nameRules

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

private let viewRules: [any LintRule.Type] = []

private let animationRules: [any LintRule.Type] = []

private let registryRules: [any LintRule.Type] = [
    EmptyRegistry.self
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
]
