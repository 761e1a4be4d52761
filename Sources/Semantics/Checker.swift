import TransitionDSL

/// Gives names their places in the model and fills it: the passes of which each needs what the others
/// know of names. What looks at the finished model is no part of it.
///
/// It is large, so nothing can copy it. A method that only looks is handed a copy of its bits all
/// the same, a kilobyte; those that are called for each name or value are inlined, or `mutating`.
struct Checker: ~Copyable, Reporting {
    /// The program as far as it is known.
    var model: Model
    /// The declarations whose bodies are checked after all names are known.
    var syntax = DeclarationNodes()
    /// What the file's names lead to.
    var names: NameTables
    /// What the language's words mean, and what calls can be given.
    var vocabulary: Vocabulary
    var reporter: Reporter
    var recorder: NameRecorder
    /// What names mean in the body that is being checked.
    var scope = Scope()
    /// Which definition uses which.
    var definitions = DefinitionGraph()

    init(_ files: [ParseResult], _ options: AnalysisOptions) {
        let trees = files.map { $0.tree }
        var texts = Vocabulary.ofCatalog.texts
        vocabulary = Vocabulary.ofCatalog.vocabulary
        reporter = Reporter(suppressed: SuppressedChecks(files))
        recorder = NameRecorder(isOn: options.recordsReferences)
        let (header, moduleNames) = readHeader(of: trees, options, &texts, &reporter)
        names = NameTables(importedNamespaces: Set(moduleNames.dropFirst()))
        model = Model(header: header)
        model.moduleNames = moduleNames
        model.texts = texts
    }

    mutating func report(_ problem: Diagnostic) { reporter.report(problem) }
}

/// The syntax of each declared thing, in the order of the model's arrays.
struct DeclarationNodes {
    var screens: [ScreenSyntax] = []
    var cells: [CellSyntax] = []
    var groups: [GroupSyntax] = []
    var heroes: [HeroSyntax] = []
    var modifiers: [ModifiersSyntax] = []
    var animations: [AnimationSyntax] = []
    var animators: [AnimatorSyntax] = []
    var interactions: [InteractionSyntax] = []
    var defaults: [DefaultsSyntax] = []
    var registries: [RegistrySyntax] = []
    var lint: [LintSyntax] = []
}

/// What names mean where a value stands.
struct Scope {
    var parameters = HandleRange<Parameter>.empty
    /// The index variable of an outlet array.
    var indexName: Text?
    /// What stands in quotes here can have no holes; named as messages name it.
    var fixedText: String?
    /// This is a view's hero id, which it does not get where one of its arguments is nil.
    var isViewsHeroID = false
    /// Percent of a view's size makes sense here.
    var allowsPercentLength = false
    /// `from.` and `to.` name the two screens here.
    var isEdge = false
    /// The views that the screens of a body or a line are given.
    var given: [Text: Handle<Parameter>] = [:]
    /// The declaration being defined, for finding definitions that lead to themselves.
    var definition: DefinitionGraph.Node?
}
