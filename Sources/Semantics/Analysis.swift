package import Resolution
package import TransitionDSL

/// What is known of a file and all that it imports, whatever is wrong with them.
package struct Analysis: Sendable {
    /// There if and only if no problem is an error.
    package var model: Model?
    /// What lexing, parsing and checking found, by file and place.
    package var problems: [Diagnostic]
    /// The settings of the file's `lint` block.
    package var lintSettings: [LintSetting] = []
    /// The rules of each registry, in source order; none where there is an error.
    package var tables: [Table] = []
    /// Every name that the files declare, by file and place; none unless they are recorded.
    package var declarations: [Declaration] = []
    /// Every use of a name, by file and place; none unless they are recorded.
    package var references: [Reference] = []

    package init(model: Model?, problems: [Diagnostic]) {
        self.model = model
        self.problems = problems
    }
}

/// A name that a file declares.
package struct Declaration: Sendable {
    @usableFromInline package enum Kind: String, CaseIterable, Sendable {
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
    /// The declaration that it is a part of, by its place in ``Analysis/declarations``.
    package var container: Int?
}

/// A use of a name.
package struct Reference: Sendable {
    @usableFromInline package enum Kind: String, CaseIterable, Sendable {
        case read
        /// The label of an argument, which gives a parameter its value.
        case write
    }

    @usableFromInline package enum Target: Hashable, Sendable {
        /// A place in ``Analysis/declarations``.
        case declaration(Int)
        case catalog(CatalogIndex)
        case file(FileIndex)
    }

    package var place: SourcePlace
    package var kind: Kind
    /// nil where the name is unknown.
    package var target: Target?
}
