import TransitionDSL

/// What decides how values are spelled where Hero's ids and modifiers stand.
struct HeroContext {
    /// What calls speak of.
    private var mentions = CallMentions()
    /// How many lists are being written out in one another.
    var depth = 0
    /// Whether what is written stands outside of the namespace.
    var isOutside = false
    /// The screen that a scoped id carries, and that which `of opener` means.
    var own: OpenerSpelling?
    var opener: OpenerSpelling?

    /// Whether a list of modifiers is written out where it is used.
    func listNeedsContext(_ list: Handle<ModifierList>) -> Bool { mentions.listNeedsContext(list) }

    func mentions(in calls: HandleRange<Handle<Call>>, of items: [Handle<Call>]) -> Mentions {
        mentions.mentions(in: calls, of: items)
    }

    /// Whether a modifier is the one that Hero lacks.
    func isAutolayout(_ row: CatalogIndex) -> Bool { mentions.isAutolayout(row) }

    func mentions(in use: HeroUse, _ model: borrowing Model) -> Mentions {
        mentions.mentions(in: use, model)
    }

    /// For each named animation whether Hero has a type for it.
    var playableAnimations: [Bool] = []
    /// The methods that lines of registries call, to be printed after them.
    var ownerLines: [OwnerLine] = []
    /// Whether some screen or cell has a line for some operations only.
    var hasLimitedLines = false
    /// The module's name, before every id that is made for a match.
    var module = ""
    /// How many matches a pair of ends has by now.
    private var matchCounts: [String: Int] = [:]
    /// The texts of ids that no value goes into and that begin as those of matches do.
    private var fixedTexts: Set<String> = []

    init() {}

    init(_ model: Model) {
        mentions = CallMentions(model)
        playableAnimations = Self.playableAnimations(model)
        module = model.texts.string(model.header.moduleName)
        hasLimitedLines =
            model.screens.contains { screen in
                screen.declared.place.file == .main && screen.storyboard?.setsHeroIDs != true
                    && model.views[screen.views].contains { $0.operation != nil }
            }
            || model.cells.contains { cell in
                cell.declared.place.file == .main
                    && model.views[cell.views].contains { $0.operation != nil }
            }
        if model.matches.isEmpty { return }
        let start = Array("\(module).match.".utf8)
        for hero in model.heroes where hero.parameters.isEmpty && hero.parts.isEmpty {
            if hero.text.count == 1, case .literal(let text) = model.segments[Int(hero.text.start)],
                !model.texts.bytes[model.texts.range(text)].starts(with: start)
            {
                continue
            }
            var text = ""
            for segment in model.segments[hero.text] {
                if case .literal(let literal) = segment { text += model.texts.string(literal) }
            }
            fixedTexts.insert(text)
        }
    }

    /// `News.match.NewsDetail.GameCenter.1`: the same whatever other lines say, and no declared id.
    mutating func nextMatchID(_ pair: String) -> String {
        while true {
            let number = (matchCounts[pair] ?? 0) + 1
            matchCounts[pair] = number
            let id = "\(module).match.\(pair).\(number)"
            if !fixedTexts.contains(id) { return id }
        }
    }
}
