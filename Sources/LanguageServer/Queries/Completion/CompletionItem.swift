package import TransitionDSL

/// A word that an editor offers.
package struct CompletionItem: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case keyword, screen, group, cell, hero, part, view, modifier, animation, interaction
        case option, constant, constructor, segue, parameter, label, type, rule, level, file, engine
    }

    /// What its documentation describes.
    package enum Origin: Equatable, Sendable {
        case none
        /// An index in the declarations of the analysis.
        case declaration(Int)
        case catalog(CatalogIndex)
        case rule(DiagnosticID)
    }

    package var label: String
    package var kind: Kind
    /// A type or a signature.
    package var detail = ""
    /// The text with the arguments that must be given, each as `${number:text}`; nil if it is the
    /// label.
    package var snippet: String?
    package var origin = Origin.none
    /// Lower comes first; items of one rank are sorted by use.
    package var rank = 0

    package init(
        label: String, kind: Kind, detail: String = "", snippet: String? = nil,
        origin: Origin = .none, rank: Int = 0
    ) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.snippet = snippet
        self.origin = origin
        self.rank = rank
    }
}

/// The words that can be at a position, the best first.
package struct CompletionList: Sendable {
    /// What an item replaces.
    package var word: SourceRange
    package var items: [CompletionItem]

    package init(word: SourceRange, items: [CompletionItem]) {
        self.word = word
        self.items = items
    }
}

extension CatalogKind {
    /// How an editor shows a row.
    var itemKind: CompletionItem.Kind {
        switch self {
        case .animation: .animation
        case .modifier, .change: .modifier
        case .interaction: .interaction
        case .option: .option
        case .constructor: .constructor
        case .constant: .constant
        }
    }
}
