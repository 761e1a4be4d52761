import Resolution
import TransitionDSL

/// What rules look at: the checked program, and the files for where things stand in them. What
/// several of them look for is sought when the first does, and once.
final class LintContext {
    let model: Model
    let files: [ParseResult]
    /// Where each `import` leads.
    let imports: [ResolvedImport]
    /// Which names are used.
    private(set) lazy var uses = NameUses(model)
    /// What each registry says, in their order.
    let tables: [Table]
    /// Of each registry the lines that win no event.
    private(set) lazy var unreachableLines = tables.map { $0.unreachableLines() }
    /// How calls, values and names are written.
    private(set) lazy var texts = ModelText(model)
    /// Every list of modifiers in the file; see ModifierLists.swift.
    private(set) lazy var modifierLists = Self.modifierLists(model)
    /// What is lost in them.
    private(set) lazy var lostModifiers = Self.lostModifiers(modifierLists)
    /// The paths of views that fly anywhere; see ViewsWithoutID.swift.
    private(set) lazy var flyingPaths = Self.flyingPaths(model)
    /// Every `duration` and `delay` in the file; see Durations.swift.
    private(set) lazy var durations = Self.durations(model)
    /// Every use of an animation in the file; see PlacedAnimations.swift.
    private(set) lazy var animationUses = Self.animationUses(model)
    /// Every list of options in the file.
    private(set) lazy var optionLists = Self.optionLists(model, animationUses)
    let heroes: HeroIndex

    init(model: Model, files: [ParseResult], imports: [ResolvedImport], tables: [Table]) {
        self.model = model
        self.files = files
        self.imports = imports
        self.tables = tables
        heroes = HeroIndex(model)
    }

    /// Whether something is of the compiled file. What is wrong with an imported one is told when
    /// that is compiled.
    func isOwn(_ place: SourcePlace) -> Bool { place.file == .main }
}
