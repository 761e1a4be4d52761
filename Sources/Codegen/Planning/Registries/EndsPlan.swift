import Resolution
import TransitionDSL

/// How the ends of a registry's lines are written: `[.home]`, `.any`, or the name of a constant if
/// many lines have the same long list of screens.
struct EndsPlan: ~Copyable {
    enum Spelling {
        case any
        case list(HandleRange<Handle<Screen>>)
        /// The number of a constant.
        case constant(Int)
    }

    /// By set.
    private var spellings: [Spelling]
    /// Since the last plan, by set.
    private var uses: [Int]
    /// The sets that have been used since the last plan.
    private var order: [EndSets.ID] = []
    private(set) var constants: [HandleRange<Handle<Screen>>] = []
    /// The screens of lists and constants.
    private(set) var screens: [Handle<Screen>] = []
    /// The prefix of the constants' names; a number follows.
    let name: StaticString

    /// A list this short may be repeated in every line that has it.
    static let shortCount = 4
    /// The longest literal: type checking takes more than linear time.
    static let longestLiteral = 64

    init(setCount: Int, name: StaticString) {
        self.name = name
        spellings = [Spelling](repeating: .any, count: setCount)
        uses = [Int](repeating: 0, count: setCount)
    }

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
        if uses[id.number] == 0 { order.append(id) }
        uses[id.number] += 1
    }

    /// Decides the spellings of the sets used since the last plan, and forgets these.
    mutating func plan(_ sets: EndSets, _ model: Model) {
        constants = []
        screens = []
        for id in order {
            let start = screens.count
            if !sets.add(id, to: &screens, model) { continue }
            let list = HandleRange<Handle<Screen>>(start: start, end: screens.count)
            let count = screens.count - start
            let isShort = count <= Self.shortCount
            let isInline = isShort || uses[id.number] == 1 && count <= Self.longestLiteral
            spellings[id.number] = isInline ? .list(list) : .constant(constants.count + 1)
            if !isInline { constants.append(list) }
        }
        for id in order { uses[id.number] = 0 }
        order = []
    }

    func spelling(of id: EndSets.ID) -> Spelling { spellings[id.number] }

    /// The screens of a set that are written, none below another; empty for any.
    func screens(of id: EndSets.ID) -> ArraySlice<Handle<Screen>> {
        switch spelling(of: id) {
        case .any: []
        case .list(let list): screens[list]
        case .constant(let number): screens[constants[number - 1]]
        }
    }
}
