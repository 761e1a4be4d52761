import Resolution
import TransitionDSL

/// The bars around the content of a screen, as far as the lines of a file tell them.
struct PhoneBars: Hashable, Sendable {
    /// A title at the top: the screen is in a stack, or was presented.
    var hasTitle = false
    /// A button that goes back to the screen below it.
    var hasBack = false
    /// A button that closes the screen.
    var isModal = false
    /// The roots of its tab bar; none without one.
    var tabs: [Handle<Screen>] = []
    /// Its place among the tabs.
    var selected: Int?

    /// The heights that the bars and the edges of the phone take, in points.
    var top: Double { hasTitle ? 104 : 60 }
    var bottom: Double { tabs.isEmpty ? 40 : 96 }

    /// Those of all screens, by their position in the tree.
    static func all(
        _ model: Model, _ tree: ScreenTree, _ tables: [Table]
    ) -> [ScreenTree.Position: PhoneBars] {
        var bars: [ScreenTree.Position: PhoneBars] = [:]
        func change(_ roots: [ScreenTree.Position], _ change: (inout PhoneBars) -> Void) {
            // A line from all screens is not about one of them.
            if roots == [ScreenTree.undeclared] { return }
            for position in roots.flatMap({ tree.subtree(at: $0) }) {
                change(&bars[position, default: PhoneBars()])
            }
        }
        for table in tables {
            for statement in table.statements {
                let (from, to) = (table.sets.roots(statement.from), table.sets.roots(statement.to))
                if statement.pattern.operations.contains(.push) {
                    change(from) { $0.hasTitle = true }
                    change(to) { ($0.hasTitle, $0.hasBack) = (true, true) }
                } else if statement.pattern.operations.contains(.present) {
                    change(to) { ($0.hasTitle, $0.isModal) = (true, true) }
                }
            }
        }
        for bar in tabBars(of: model) {
            for screen in bar.roots + (bar.container.map { [$0] } ?? []) {
                let selected = bar.roots.firstIndex(of: screen) ?? 0
                change([tree.position(of: screen)]) { bars in
                    (bars.tabs, bars.selected, bars.hasBack) = (bar.roots, selected, false)
                }
            }
        }
        return bars
    }
}
