import Resolution
import TransitionDSL

/// How the ends of a registry's lines are written: `[.home]`, `.any`, or the name of a constant if
/// many lines have the same long list of screens.
struct EndsPlan {
    enum Spelling {
        case any
        case list([Handle<Screen>])
        /// The number of a constant.
        case constant(Int)
    }

    private var spellings: [EndSets.ID: Spelling] = [:]
    /// Since the last plan.
    private var uses: [EndSets.ID: Int] = [:]
    /// The sets that have been used since the last plan, in the order of their first use.
    private var order: [EndSets.ID] = []
    private(set) var constants: [[Handle<Screen>]] = []
    /// The prefix of the constants' names; a number follows.
    let name: StaticString

    /// A list this short may be repeated in every line that has it.
    static let shortCount = 4
    /// The longest literal: the type checker needs too much memory for longer ones.
    static let longestLiteral = 64

    init(name: StaticString) { self.name = name }

    /// Registers the ends of a key for the next plan.
    mutating func use(_ claim: RuleKey) {
        use(claim.from)
        use(claim.to)
        if claim.isPartOfLine {
            use(claim.lineFrom)
            use(claim.lineTo)
        }
    }

    private mutating func use(_ id: EndSets.ID) {
        if uses[id] == nil { order.append(id) }
        uses[id, default: 0] += 1
    }

    /// Decides the spellings of the sets used since the last plan, and forgets these.
    mutating func plan(_ sets: EndSets, _ model: Model) {
        constants = []
        spellings = [:]
        for id in order {
            guard let screens = sets.screens(id, model) else { continue }
            let isShort = screens.count <= Self.shortCount
            let isInline = isShort || uses[id] == 1 && screens.count <= Self.longestLiteral
            if !isInline { constants.append(screens) }
            spellings[id] = isInline ? .list(screens) : .constant(constants.count)
        }
        uses = [:]
        order = []
    }

    func spelling(of id: EndSets.ID) -> Spelling { spellings[id] ?? .any }

    /// The screens of a set that are written, none below another; empty for any.
    func screens(of id: EndSets.ID) -> [Handle<Screen>] {
        switch spelling(of: id) {
        case .any: []
        case .list(let screens): screens
        case .constant(let number): constants[number - 1]
        }
    }
}
