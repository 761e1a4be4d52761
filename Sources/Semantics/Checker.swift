import TransitionDSL

/// The state of one check: the model as far as it is known, and the tables that find names.
///
/// It is large, so nothing can copy it. A method that only looks is handed a copy of its bits all
/// the same, a kilobyte; those that are called for each name or value are inlined, or `mutating`.
struct Checker: ~Copyable {
    let trees: [SyntaxTree]
    let options: AnalysisOptions
    let recordsReferences: Bool
    var model: Model
    var problems: [Diagnostic] = []
    var recorder = NameRecorder()

    var vocabulary: Vocabulary
    /// What calls can be given: the catalog's parameters, then the file's own, as
    /// `model.parameters`.
    var formals: [Formal]

    // Where the declared names of each namespace are; see Declarations/.
    var screenNames = NameMap<EdgeEnd>()
    var cellNames = NameMap<Handle<Cell>>()
    var localCells: [Text: [Handle<Cell>]] = [:]
    var heroNames = NameMap<Handle<Hero>>()
    var modifierNames = NameMap<Handle<ModifierList>>()
    var animationNames = NameMap<AnimationName>()
    var interactionNames = NameMap<Handle<Interaction>>()
    var segueNames = NameMap<Handle<Segue>>()
    var registryNames = NameMap<Handle<Registry>>()
    var importedNamespaces = StampedSet()

    /// The declarations whose bodies are checked after all names are known.
    var pending = PendingNodes()
    var doubts = Doubts()

    /// The names in the list of calls, and the paths in the body, that are being checked.
    var listedNames = StampedSet()
    var viewPaths = StampedSet()
    /// The animations that lead to each other, where one after the other is looked at.
    var visitedNames = StampedSet()
    /// Bytes of a text that is being made.
    var scratch: [UInt8] = []
    /// The members of the type of a family, of one after the other.
    var familyMembers = NameMap<SourcePlace>()

    /// How many errors have been given a suggestion, each at the cost of a look at all names.
    var suggestionCount = 0
    var misspeltCellChecks = 0
    static let maximumSuggestionCount = 100
    /// Where names are that have been reported as declared twice.
    var duplicatePlaces: Set<SourcePlace> = []

    var scope = Scope()
    var definitions = DefinitionGraph()

    init(_ trees: [SyntaxTree], options: AnalysisOptions) {
        self.trees = trees
        self.options = options
        recordsReferences = options.recordsReferences
        let byteCount = trees.reduce(0) { $0 + $1.source.bytes.count }
        var texts = TextTable(minimumCapacity: byteCount / 128)
        vocabulary = Vocabulary(&texts)
        formals = vocabulary.formals
        model = Model(
            header: Header(
                moduleName: .empty, documentation: nil, engine: .uikit, access: .internal)
        )
        model.texts = texts
    }
}

/// `animation` and `animator` share a namespace.
enum AnimationName {
    case animation(Handle<NamedAnimation>)
    case animator(Handle<Animator>)
}

/// The syntax of each declared thing, in the order of the model's arrays.
struct PendingNodes {
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
