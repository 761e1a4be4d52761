import Resolution
import TransitionDSL

extension LintContext {
    /// A view of a cell at an end whose screens do not list the cell, while other screens do: the
    /// app is asked for a cell there that it does not show. A cell that no screen lists may be
    /// anywhere, and a container shows the cells of the screens in it.
    func unlistedCell() -> [Diagnostic] {
        let containers = Set(model.containers)
        var seen: Set<Handle<ViewPath>> = []
        var problems: [Diagnostic] = []
        for edge in model.edges where isOwn(edge.place) {
            for use in model.cellUses(of: edge) + gestureUses(of: edge) {
                let screens = screens(of: use.ends)
                guard let screens, !screens.isEmpty, containers.isDisjoint(with: screens),
                    !screens.contains(where: { familyLists(use.cell, $0) }),
                    let other = model.screens.indices.first(where: { lists(use.cell, Handle($0)) }),
                    seen.insert(use.path).inserted
                else { continue }
                problems.append(problem(use, screens, Handle(other), edge))
            }
        }
        return problems
    }

    private func problem(
        _ use: CellUse, _ screens: [Handle<Screen>], _ other: Handle<Screen>, _ edge: Edge
    ) -> Diagnostic {
        let cell = texts.string(model.cells[use.cell].declared.name)
        let name = texts.name(screens[0])
        let place = model.paths[use.path].place
        let isInLine = edge.place.range.union(place.range) == edge.place.range
        return Diagnostic(
            .unlistedCell,
            screens.count == 1
                ? "the screen `\(name)` does not list the cell `\(cell)`"
                : "no screen at this end lists the cell `\(cell)`",
            at: isOwn(place) ? place : edge.place,
            notes: (isInLine ? [] : [.init("this line uses it", at: edge.place)])
                + [
                    .init(
                        "`\(texts.name(other))` lists it", at: model.screens[other].declared.place)
                ],
            help: "name a view of `\(name)`, or "
                + (model.cells[use.cell].owner == nil
                    ? "write `cell \(cell)` in the braces of that screen"
                    : "declare the cell outside the screens, and list it in both"))
    }

    /// The screens of some ends; nil if one may be any screen.
    private func screens(of ends: ArraySlice<Endpoint>) -> [Handle<Screen>]? {
        var screens: [Handle<Screen>] = []
        for end in model.withMembers(ends) {
            switch end {
            case .any: return nil
            case .screen(let screen): screens.append(screen)
            case .group: break
            }
        }
        return screens
    }

    /// Whether a screen, one that it inherits from, or one that inherits from it lists a cell.
    private func familyLists(_ cell: Handle<Cell>, _ screen: Handle<Screen>) -> Bool {
        if lists(cell, screen) { return true }
        if model.ancestors(of: model.screens[screen]).contains(where: { lists(cell, $0) }) {
            return true
        }
        return model.screens.indices.contains { index in
            lists(cell, Handle(index))
                && model.ancestors(of: model.screens[index]).contains(screen)
        }
    }

    /// Whether the braces of a screen have a cell of that name.
    private func lists(_ cell: Handle<Cell>, _ screen: Handle<Screen>) -> Bool {
        let name = model.cells[cell].declared.name
        return model.cells[model.screens[screen].cells].contains { $0.declared.name == name }
    }
}
