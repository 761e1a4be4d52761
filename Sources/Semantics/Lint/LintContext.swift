import Parser
import Resolution
import TransitionDSL

/// What rules look at: the checked program, and the files for where things stand in them.
struct LintContext {
    let model: Model
    let files: [ParseResult]
    /// Where each `import` leads.
    let imports: [ResolvedImport]
    /// Which names are used.
    let uses: NameUses
    /// What each registry says, in their order.
    let tables: [Table]
    /// How calls, values and names are written.
    let texts: ModelText
    /// Every list of modifiers in the file; see ModifierLists.swift.
    let modifierLists: ModifierLists
    /// Every `duration` and `delay` in the file; see Durations.swift.
    let durations: [PlacedDuration]
    /// Every use of an animation in the file; see PlacedAnimations.swift.
    let animationUses: [PlacedAnimation]
    /// What plays in the end for each named animation.
    let animationRoots: [Handle<Call>]
    let heroes: HeroIndex

    init(
        model: Model,
        files: [ParseResult],
        imports: [ResolvedImport],
        tables: [Table]
    ) {
        self.model = model
        self.files = files
        self.imports = imports
        self.tables = tables
        uses = NameUses(model, fileCount: files.count)
        texts = ModelText(model)
        modifierLists = ModifierLists(model)
        durations = Self.durations(model)
        animationUses = Self.animationUses(model)
        animationRoots = Self.animationRoots(model)
        heroes = HeroIndex(model)
    }

    /// Whether something is of the compiled file. What is wrong with an imported one is told when
    /// that is compiled.
    func isOwn(_ place: SourcePlace) -> Bool { place.file == .main }
}
