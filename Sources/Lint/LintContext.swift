import Resolution
import TransitionDSL

/// The input of all rules: the checked program, and its files for places. Facts that several rules
/// need, and those of ``HeroIndex``, are computed once, on first use.
final class LintContext {
    let model: Model
    let files: [ParseResult]
    /// The file that each `import` resolves to.
    let imports: [ResolvedImport]
    /// The names that are used.
    private(set) lazy var uses = NameUses(model)
    /// The rules of each registry, in the order of the registries.
    let tables: [Table]
    /// For each registry, the lines that win no event.
    private(set) lazy var unreachableLines = tables.map { $0.unreachableLines() }
    /// The source text of calls, values and names.
    private(set) lazy var texts = ModelText(model)
    /// Every list of modifiers in the file; see ModifierLists.swift.
    private(set) lazy var modifierLists = Self.modifierLists(model)
    /// The modifiers in them that have no effect because a later one replaces them.
    private(set) lazy var lostModifiers = Self.lostModifiers(modifierLists)
    /// The paths of views that fly anywhere; see ViewsWithoutID.swift.
    private(set) lazy var flyingPaths = Self.flyingPaths(model)
    /// Every `duration` and `delay` in the file; see Times.swift.
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

    /// Whether a place is in the compiled file. Problems in an imported file are reported when that
    /// file is compiled.
    func isOwn(_ place: SourcePlace) -> Bool { place.file == .main }
}
