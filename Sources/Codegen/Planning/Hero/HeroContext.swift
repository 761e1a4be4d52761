import TransitionDSL

/// What is known of a program's ids and modifiers where an engine has Hero.
struct HeroContext {
    /// What calls speak of.
    private var mentions = CallMentions()
    /// For each named animation whether Hero has a type for it.
    var playableAnimations: [Bool] = []
    /// Whether some screen or cell has a line for some operations only.
    var hasLimitedLines = false

    init() {}

    init(_ model: Model) {
        mentions = CallMentions(model)
        playableAnimations = Self.playableAnimations(model)
        hasLimitedLines =
            model.screens.contains { screen in
                screen.declared.place.file == .main && screen.storyboard?.setsHeroIDs != true
                    && model.views[screen.views].contains { $0.operation != nil }
            }
            || model.cells.contains { cell in
                cell.declared.place.file == .main
                    && model.views[cell.views].contains { $0.operation != nil }
            }
    }

    /// Whether a list of modifiers is written out where it is used.
    func listNeedsContext(_ list: Handle<ModifierList>) -> Bool { mentions.listNeedsContext(list) }

    func mentions(in calls: HandleRange<Handle<Call>>, of items: [Handle<Call>]) -> Mentions {
        mentions.mentions(in: calls, of: items)
    }

    func mentions(in use: HeroUse, _ model: borrowing Model) -> Mentions {
        mentions.mentions(in: use, model)
    }
}
