import TransitionDSL

/// Fills the model: contains the passes that depend on each other's names. Checks of the finished
/// model are separate. Files are checked one after another, or several together.
/// A class, since it is large.
final class Checker {
    /// The program as far as it is known.
    var model: Model
    /// The declarations whose bodies are checked after all names are known.
    var syntax = DeclarationNodes()
    /// The declarations of the file's names.
    var names: NameTables
    /// The meaning of the language's words, and the parameters of all calls.
    var vocabulary: InternedCatalog
    var reporter: Reporter
    var recorder: NameRecorder
    /// The meaning of names in the body that is being checked.
    var scope = Scope()
    /// Which definition uses which.
    var definitions = DefinitionGraph()

    /// How many declarations are in the files that have been checked.
    var checkedCounts: DeclarationCounts
    /// Keeps the trees of ``syntax`` alive.
    private let imports: CheckedImports

    /// Continues after checked imports.
    init(after imports: CheckedImports = CheckedImports(), recordsReferences: Bool = false) {
        self.imports = imports
        model = imports.model
        syntax = imports.syntax
        names = imports.names
        vocabulary = imports.vocabulary
        definitions = imports.definitions
        checkedCounts = DeclarationCounts(syntax)
        reporter = Reporter(suppressed: SuppressedChecks([]))
        recorder = NameRecorder(isOn: recordsReferences)
    }

    func report(_ problem: Diagnostic) { reporter.report(problem) }

    func report(
        _ id: DiagnosticID, _ message: String, at place: SourcePlace, notes: [Diagnostic.Note] = [],
        help: String? = nil, fix: Fix? = nil
    ) { report(Diagnostic(id, message, at: place, notes: notes, help: help, fix: fix)) }
}

/// The syntax of each declaration, in the order of the model's arrays.
struct DeclarationNodes: Sendable {
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

/// How many declarations there are of each kind that imports can have.
struct DeclarationCounts {
    let screens, cells, groups, heroes, modifiers, animations, animators, interactions: Int

    init(_ syntax: DeclarationNodes) {
        screens = syntax.screens.count
        cells = syntax.cells.count
        groups = syntax.groups.count
        heroes = syntax.heroes.count
        modifiers = syntax.modifiers.count
        animations = syntax.animations.count
        animators = syntax.animators.count
        interactions = syntax.interactions.count
    }
}

/// The meaning of names in the place of a value.
struct Scope {
    var parameters = HandleRange<Parameter>.empty
    /// The index variable of an outlet array.
    var indexName: Text?
    /// Strings here cannot have interpolations; the name of such a string in messages.
    var fixedText: String?
    /// Whether this is a view's hero id, which is not set if one of its arguments is nil.
    var isViewsHeroID = false
    /// Whether lengths in percent of a view's size are allowed here.
    var allowsPercentLength = false
    /// Whether `same` is allowed here: as what plays with Reduce Motion.
    var allowsSame = false
    /// Whether this is a line or a default, which has no parameters.
    var isUnnamed = false
    /// Whether `from.` and `to.` name the two screens here.
    var isEdge = false
    /// The given views of the screens of a body or a line.
    var given: [Text: Handle<Parameter>] = [:]
    /// The declaration being defined, to find definitions that refer to themselves.
    var definition: DefinitionGraph.Node?
}
