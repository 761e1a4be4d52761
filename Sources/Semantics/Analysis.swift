package import Resolution
package import TransitionDSL

/// The results for a file and all its imports, with or without errors.
package struct Analysis: Sendable {
    /// Exists if and only if no problem is an error.
    package var model: Model?
    /// The problems of lexing, parsing and checking, by file and place.
    package var problems: [Diagnostic]
    /// The settings of the file's `lint` block.
    package var lintSettings: [LintSetting] = []
    /// The rules of each registry, in source order; empty if there is an error.
    package var tables: [Table] = []
    /// Every name that the files declare, by file and place; empty unless they are recorded.
    package var declarations: [Declaration] = []
    /// Every use of a name, by file and place; empty unless they are recorded.
    package var references: [Reference] = []

    package init(model: Model?, problems: [Diagnostic]) {
        self.model = model
        self.problems = problems
    }
}

/// A name that a file declares.
package struct Declaration: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case screen, cell, group, hero, part, modifiers, animation, animator, interaction, segue,
            unwind, registry, parameter, view, index
    }

    package var kind: Kind
    package var name: String
    /// The range of the name.
    package var place: SourcePlace
    /// The range of the whole declaration, without its documentation.
    package var whole: SourcePlace
    package var documentation: String?
    /// The name in the generated Swift.
    package var swiftName: String
    /// The declaration that contains it, as an index in ``Analysis/declarations``.
    package var container: Int?
}

/// A use of a name.
package struct Reference: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case read
        /// The label of an argument, which sets a parameter's value.
        case write
    }

    package enum Target: Hashable, Sendable {
        /// An index in ``Analysis/declarations``.
        case declaration(Int)
        case catalog(CatalogIndex)
        case file(FileIndex)
    }

    package var place: SourcePlace
    package var kind: Kind
    /// nil if the name is unknown.
    package var target: Target?
}
