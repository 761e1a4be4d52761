import Resolution
import TransitionDSL

/// Names for sets of the screens of two versions, as a line would write them.
struct ScreenSetNames {
    /// The name of each screen; the first one is `*`, for screens that are not declared.
    let names: [String]
    /// The screens that the name of a screen covers in a line, with the screen itself.
    private var covered: [[Int]]
    /// The largest groups first.
    private var groups: [(name: String, members: [Int])] = []
    /// Longer lists are counted.
    private static let longest = 8

    init(_ old: Model, _ new: Model, _ pairing: Pairing) {
        let pairs = pairing.screens
        names =
            ["*"]
            + pairs.map { pair in
                let (model, screen) = pair.new.map { (new, $0) } ?? (old, pair.old ?? Handle(0))
                return model.texts.string(model.screens[screen].declared.name)
            }
        let trees = (old: ScreenTree(old), new: ScreenTree(new))
        // By the place in the tree of the version that names it.
        var places: (old: [Int: Int], new: [Int: Int]) = ([:], [:])
        for (index, pair) in pairs.enumerated() {
            if let screen = pair.old { places.old[Int(screen.index)] = index + 1 }
            if let screen = pair.new { places.new[Int(screen.index)] = index + 1 }
        }
        func all(_ screen: Handle<Screen>, isOld: Bool) -> [Int] {
            let tree = isOld ? trees.old : trees.new
            let known = isOld ? places.old : places.new
            let places = tree.subtrees(of: screen).flatMap { tree.subtree(at: $0) }
            return Set(
                places.compactMap { tree.screen(at: $0).flatMap { known[Int($0.index)] } }
            ).sorted()
        }
        covered =
            [[0]]
            + pairs.enumerated().map { index, pair in
                pair.new.map { all($0, isOld: false) } ?? [index + 1]
            }
        for (model, isOld) in [(new, false), (old, true)] {
            for group in model.groups {
                let name = model.texts.string(group.declared.name)
                if groups.contains(where: { $0.name == name }) { continue }
                var members: Set<Int> = []
                for case .screen(let screen) in model.withMembers(model.ends[group.members]) {
                    members.formUnion(all(screen, isOld: isOld))
                }
                if members.count > 1 { groups.append((name, members.sorted())) }
            }
        }
        groups = groups.enumerated().sorted { one, other in
            one.element.members.count == other.element.members.count
                ? one.offset < other.offset
                : one.element.members.count > other.element.members.count
        }.map { $0.element }
    }

    /// A set of screens, in ascending order.
    func names(of screens: [Int]) -> ScreenNames {
        ScreenNames(text: text(screens), names: screens.map { names[$0] })
    }

    private func text(_ screens: [Int]) -> String {
        if screens.count == names.count { return "*" }
        guard screens.first == 0 else { return list(screens) }
        let all = Set(screens)
        let others = list(names.indices.filter { !all.contains($0) })
        let own = list(Array(screens.dropFirst()))
        if screens.count == 1 { return "undeclared screens" }
        return others.count <= own.count ? "* except \(others)" : "\(own) | undeclared screens"
    }

    private func list(_ screens: [Int]) -> String {
        var rest = Set(screens)
        var items: [(position: Int, name: String)] = []
        for group in groups where group.members.allSatisfy(rest.contains) {
            items.append((group.members[0], group.name))
            rest.subtract(group.members)
        }
        for screen in screens where rest.contains(screen) {
            let family = covered[screen]
            let isWhole = family.allSatisfy(rest.contains)
            rest.subtract(isWhole ? family : [screen])
            items.append((screen, (isWhole ? "" : "only ") + names[screen]))
        }
        let names = items.sorted { $0.position < $1.position }.map { $0.name }
        if names.count <= Self.longest { return names.joined(separator: " | ") }
        let first = names.prefix(3).joined(separator: ", ")
        return "\(screens.count) screens (\(first), …)"
    }
}
