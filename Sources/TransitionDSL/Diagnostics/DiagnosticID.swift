/// The stable names of everything the compiler says; printed, explained, tested.
package enum DiagnosticID: String, CaseIterable, Sendable {
    // Reading the file.
    case badUTF8 = "bad-utf8"
    case nulByte = "nul-byte"
    case unknownCharacter = "unknown-character"
    case unclosedString = "unclosed-string"
    case unclosedComment = "unclosed-comment"
    case unclosedQuotedName = "unclosed-quoted-name"
    case malformedNumber = "malformed-number"
    case unknownUnit = "unknown-unit"
    case malformedColor = "malformed-color"
    case unknownEscape = "unknown-escape"
    case malformedHole = "malformed-hole"
    case fileTooLarge = "file-too-large"

    // The grammar.
    case unexpectedToken = "unexpected-token"
    case unknownWord = "unknown-word"
    case unclosedBrace = "unclosed-brace"
    case unexpectedBrace = "unexpected-brace"
    case trailingComma = "trailing-comma"
    case nestingTooDeep = "nesting-too-deep"

    // Declarations.
    case duplicateDeclaration = "duplicate-declaration"
    case duplicateName = "duplicate-name"
    case duplicateClause = "duplicate-clause"
    case givenView = "given-view"
    case duplicateView = "duplicate-view"
    case duplicateDefault = "duplicate-default"
    case unknownEngine = "unknown-engine"
    case unknownAccess = "unknown-access"
    case unknownScope = "unknown-scope"
    case unknownLintRule = "unknown-lint-rule"
    case unknownLintLevel = "unknown-lint-level"
    case missingImport = "missing-import"
    case importOutsideRoot = "import-outside-root"
    case importCycle = "import-cycle"
    case listTooLong = "list-too-long"
    case nameShadowsCatalog = "name-shadows-catalog"

    // Names that are used.
    case unknownScreen = "unknown-screen"
    case unknownCell = "unknown-cell"
    case unknownHeroID = "unknown-hero-id"
    case unknownPart = "unknown-part"
    case unknownParameter = "unknown-parameter"
    case unknownAnimation = "unknown-animation"
    case unknownModifier = "unknown-modifier"
    case unknownInteraction = "unknown-interaction"
    case unknownOption = "unknown-option"
    case unknownChange = "unknown-change"
    case unknownSegue = "unknown-segue"
    case unknownOperation = "unknown-operation"
    case unknownValue = "unknown-value"
    case recursiveDefinition = "recursive-definition"
    case parentNotScreen = "parent-not-screen"

    // Calls and values.
    case unknownLabel = "unknown-label"
    case missingLabel = "missing-label"
    case missingArgument = "missing-argument"
    case missingDirection = "missing-direction"
    case extraArgument = "extra-argument"
    case duplicateArgument = "duplicate-argument"
    case wrongType = "wrong-type"
    case wrongUnit = "wrong-unit"
    case outOfRange = "out-of-range"
    case divisionByZero = "division-by-zero"
    case emptyRange = "empty-range"
    case duplicateModifier = "duplicate-modifier"
    case rawSwift = "raw-swift"
    case unclearSwift = "unclear-swift"

    // Hero ids.
    case emptyHeroID = "empty-hero-id"
    case duplicateHeroID = "duplicate-hero-id"
    case overlappingHeroIDs = "overlapping-hero-ids"
    case ambiguousHeroID = "ambiguous-hero-id"
    case unusedHeroParameter = "unused-hero-parameter"
    case missingPartHole = "missing-part-hole"
    case unusedPartHole = "unused-part-hole"
    case missingPart = "missing-part"
    case openerNotScoped = "opener-not-scoped"
    case tooManyOpenHeroIDs = "too-many-open-hero-ids"
    case holeNotAllowed = "hole-not-allowed"

    // Lines.
    case bothWaysNotAllowed = "both-ways-not-allowed"
    case returnNotAllowed = "return-not-allowed"
    case operationNotAllowed = "operation-not-allowed"
    case nestedReturn = "nested-return"
    case defaultNotAllowed = "default-not-allowed"
    case duplicateLine = "duplicate-line"
    case ambiguousLine = "ambiguous-line"
    case tooManyCrossingLines = "too-many-crossing-lines"
    case missingSide = "missing-side"

    // Engines.
    case notInEngine = "not-in-engine"

    // Swift names.
    case swiftReservedName = "swift-reserved-name"
    case swiftNameCollision = "swift-name-collision"

    // Lint: hero ids and matches.
    case oneSidedHeroID = "one-sided-hero-id"
    case repeatedHeroID = "repeated-hero-id"
    case fixedIDInCell = "fixed-id-in-cell"
    case similarHeroIDs = "similar-hero-ids"
    case unusedHeroID = "unused-hero-id"
    case unusedHeroPart = "unused-hero-part"
    case matchWithSystem = "match-with-system"
    case hiddenMatch = "hidden-match"
    case sourceWithoutView = "source-without-view"
    case repeatedMatch = "repeated-match"
    case manyToOneMatch = "many-to-one-match"
    case matchedWithoutID = "matched-without-id"
    case suspiciousText = "suspicious-text"
    case openerIDNeverOpened = "opener-id-never-opened"
    case idOnSystemScreen = "id-on-system-screen"
    case constantFamily = "constant-family"

    // Lint: modifiers and views.
    case cancelledModifier = "cancelled-modifier"
    case conflictingModifiers = "conflicting-modifiers"
    case fadeAndOpacity = "fade-and-opacity"
    case noOpModifier = "no-op-modifier"
    case nestedWhen = "nested-when"
    case contradictoryCondition = "contradictory-condition"
    case arcWithoutMovement = "arc-without-movement"
    case idleModifier = "idle-modifier"
    case overriddenModifier = "overridden-modifier"
    case timingOfLeavingView = "timing-of-leaving-view"
    case repeatedModifier = "repeated-modifier"
    case indexShadowsParameter = "index-shadows-parameter"
    case zeroDuration = "zero-duration"
    case longDuration = "long-duration"
    case millisecondsAsSeconds = "milliseconds-as-seconds"
    case delayExceedsDuration = "delay-exceeds-duration"
    case ignoredOption = "ignored-option"
    case springWithCurve = "spring-with-curve"
    case availableRepeated = "available-repeated"
    case neverAvailable = "never-available"

    // Lint: animations, animators and interactions.
    case undrivableAnimation = "undrivable-animation"
    case overlappingKeyFrames = "overlapping-key-frames"
    case emptyAnimator = "empty-animator"
    case frameWithoutEffect = "frame-without-effect"
    case oneWayAnimator = "one-way-animator"
    case sameDirectionReturn = "same-direction-return"
    case redundantReturn = "redundant-return"
    case missingReduceMotion = "missing-reduce-motion"
    case movingReduceMotion = "moving-reduce-motion"
    case unusedParameter = "unused-parameter"
    case unreachedFallback = "unreached-fallback"

    // Lint: registries and defaults.
    case emptyRegistry = "empty-registry"
    case unreachableLine = "unreachable-line"
    case redundantLine = "redundant-line"
    case shadowedDefault = "shadowed-default"
    case anyToAnyLine = "any-to-any-line"
    case containerEnd = "container-end"
    case forgottenReturn = "forgotten-return"
    case hiddenReturn = "hidden-return"
    case idleGesture = "idle-gesture"
    case asymmetricReturn = "asymmetric-return"
    case missingDefault = "missing-default"
    case viewOfAnyScreen = "view-of-any-screen"

    // Lint: names and declarations.
    case unusedScreen = "unused-screen"
    case unusedCell = "unused-cell"
    case unusedGroup = "unused-group"
    case unusedModifiers = "unused-modifiers"
    case unusedAnimation = "unused-animation"
    case unusedInteraction = "unused-interaction"
    case unusedImport = "unused-import"
    case repeatedNameInList = "repeated-name-in-list"
    case coveredNameInList = "covered-name-in-list"
    case sameClassTwice = "same-class-twice"
    case twoSuperclasses = "two-superclasses"
    case sameStoryboardIdentifier = "same-storyboard-identifier"
    case sameSegueIdentifier = "same-segue-identifier"
    case duplicateHook = "duplicate-hook"
    case emptyBlock = "empty-block"
    case confusableName = "confusable-name"
    case caseOnlyDifference = "case-only-difference"
    case reorderedText = "reordered-text"

    // Lint: suppressions.
    case unusedSuppression = "unused-suppression"
    case unknownSuppression = "unknown-suppression"
    case suppressionWithoutReason = "suppression-without-reason"
    case malformedSuppression = "malformed-suppression"

    package var isRule: Bool { level != .error }

    /// How grave it is unless the user says otherwise; a warning where it must be asked for.
    package var severity: Severity { level.severity ?? .warning }

    /// All that a `lint` block can set.
    package static let rules: [DiagnosticID] = allCases.filter { $0.isRule }

    /// Rules of earlier versions. What sets the level of one has no effect, and is no error.
    package static let retired = [
        "magic-duration", "mixed-directions", "redundant-lint-setting", "todo-comment",
        "unused-protocol-screen", "unused-segue",
    ]
}
