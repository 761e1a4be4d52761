/// Edits of the files that remove the cause of a diagnostic.
package struct Fix: Hashable, Sendable {
    /// New text for a range; an empty range inserts, an empty text deletes.
    package struct Edit: Hashable, Sendable {
        package var place: SourcePlace
        package var replacement: String

        package init(_ place: SourcePlace, _ replacement: String) {
            self.place = place
            self.replacement = replacement
        }
    }

    /// What it does, as an order: «remove `delay(0)`».
    package var title: String
    /// In file order and not overlapping, all in the file of the diagnostic.
    package var edits: [Edit]
    /// Whether the file's meaning stays the same or becomes what was certainly intended, so that
    /// `--fix` can apply it unasked. Other fixes are only shown.
    package var isSafe: Bool
    /// Whether it only replaces a name by the one that is probably meant.
    package var isOfName = false

    package init(_ title: String, _ edits: [Edit], isSafe: Bool = true) {
        self.title = title
        self.edits = edits
        self.isSafe = isSafe
    }

    /// A fix that replaces the text of one range.
    package static func replacing(
        _ place: SourcePlace, with text: String, _ title: String, isSafe: Bool
    ) -> Fix { Fix(title, [Edit(place, text)], isSafe: isSafe) }

    /// The likely meaning of a misspelt word; the user decides.
    package static func didYouMean(_ name: String, at place: SourcePlace) -> Fix {
        var fix = replacing(place, with: name, "replace it with `\(name)`", isSafe: false)
        fix.isOfName = true
        return fix
    }
}

extension DiagnosticID {
    /// The best kind of fix that a diagnostic has.
    package enum FixKind {
        case none
        /// Shown in reports and editors.
        case suggested
        /// Applied by `lint --fix`, at least in some cases.
        case safe
    }

    package var fixKind: FixKind {
        if Self.withSafeFix.contains(self) { return .safe }
        return Self.withSuggestedFix.contains(self) ? .suggested : .none
    }

    private static let withSafeFix: Set<DiagnosticID> = [
        .availableRepeated, .duplicateClause, .duplicateModifier, .fadeAndOpacity,
        .frameWithoutEffect, .ignoredOption, .malformedNumber, .missingLabel, .noOpModifier,
        .rawHeroID, .redundantLine, .redundantReturn, .repeatedMatch, .repeatedModifier,
        .repeatedNameInList, .trailingComma, .unexpectedToken, .unknownCharacter, .unknownUnit,
        .unusedImport, .unusedSuppression, .wrongType,
    ]

    private static let withSuggestedFix: Set<DiagnosticID> = [
        .arcWithoutMovement, .bothWaysNotAllowed, .cancelledModifier, .conflictingModifiers,
        .contradictoryCondition, .coveredNameInList, .duplicateDeclaration, .emptyBlock,
        .emptyRegistry, .extraArgument, .hostedView, .malformedColor, .millisecondsAsSeconds,
        .missingArgument, .missingDirection, .missingImport, .missingReduceMotion,
        .movingReduceMotion, .openerNotScoped, .outOfRange, .overriddenModifier, .returnNotAllowed,
        .springWithCurve, .suspiciousText, .unexpectedBrace, .unknownAnimation, .unknownCell,
        .unknownEngine,
        .unknownHeroID, .unknownInteraction, .unknownLabel, .unknownLintLevel, .unknownLintRule,
        .unknownModifier,
        .unknownOperation, .unknownScreen, .unknownSegue, .unknownValue, .unknownWord,
        .unusedAnimation, .unusedCell, .unusedGroup, .unusedHeroID, .unusedInteraction,
        .unusedModifiers, .unusedScreen,
    ]
}
