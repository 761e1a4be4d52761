import Resolution
import TransitionDSL

/// How the ends of a registry's lines are spelled: `[.home]`, `.any`, or by the name of a constant
/// where many lines have the same many screens. A class, so that handing it on copies nothing.
final class EndsPlan {
    enum Spelling {
        case any
        case list([Handle<Screen>])
        /// The number of a constant.
        case constant(Int)
    }

    /// By set.
    private var spellings: [Spelling]
    private(set) var constants: [[Handle<Screen>]] = []
    private let sets: EndSets
    private let model: Model

    /// A list this short may stand in every line that has it.
    private static let shortCount = 4
    /// No literal is longer: what it costs to check grows faster than its length.
    static let longestLiteral = 64

    init(_ table: Table, _ model: Model) {
        sets = table.sets
        self.model = model
        spellings = Array(repeating: .any, count: sets.count)
        var uses = [Int](repeating: 0, count: sets.count)
        var order: [EndSets.ID] = []
        for statement in table.statements {
            var ends = [statement.from, statement.to]
            if statement.isPartOfLine { ends += [statement.lineFrom, statement.lineTo] }
            for id in ends {
                if uses[id.number] == 0 { order.append(id) }
                uses[id.number] += 1
            }
        }
        for id in order {
            guard let screens = screens(id) else { continue }
            let isShort = screens.count <= Self.shortCount
            let isInline =
                isShort || uses[id.number] == 1 && screens.count <= Self.longestLiteral
            spellings[id.number] = isInline ? .list(screens) : .constant(constants.count + 1)
            if !isInline { constants.append(screens) }
        }
    }

    func spelling(of id: EndSets.ID) -> Spelling { spellings[id.number] }

    /// The screens of a set without those that are below another of them; nil for any.
    func screens(_ id: EndSets.ID) -> [Handle<Screen>]? {
        let roots = sets.roots(id)
        if roots.contains(ScreenTree.undeclared) { return nil }
        let screens = roots.compactMap { sets.tree.screen(at: $0) }
        if screens.count < 2 { return screens }
        return screens.filter { !isBelow($0, id) }
    }

    private func isBelow(_ screen: Handle<Screen>, _ id: EndSets.ID) -> Bool {
        if model.screens[screen].parents.isEmpty { return false }
        var pending = Array(model.screenReferences[model.screens[screen].parents])
        var seen: Set<Handle<Screen>> = [screen]
        while let parent = pending.popLast() {
            guard seen.insert(parent).inserted else { continue }
            if sets.has(sets.tree.position(of: parent), id) { return true }
            pending += model.screenReferences[model.screens[parent].parents]
        }
        return false
    }
}

extension Statement {
    /// Whether its line has other ends beside these.
    var isPartOfLine: Bool { from != lineFrom || to != lineTo }
}
