import Resolution
import TransitionDSL
import TransitionRuntime

/// The screens with all views that the file names, by their position in the tree.
func phoneScreens(
    _ texts: ModelText, _ tree: ScreenTree, _ tables: [Table], _ viewTables: [ViewTable]
) -> [PhoneScreen] {
    let model = texts.model
    var named = NamedViews(texts, tree)
    for table in viewTables {
        for statement in table.statements {
            named.addBraces(
                of: model.edges[statement.edge], table.sets.roots(statement.claim.from),
                table.sets.roots(statement.claim.to))
        }
    }
    for table in tables {
        for statement in table.statements {
            named.addZooms(
                of: statement, table.sets.roots(statement.from), table.sets.roots(statement.to))
        }
    }
    let bars = PhoneBars.all(model, tree, tables)
    return tree.subtree(at: ScreenTree.undeclared).map {
        named.screen(at: $0, bars[$0] ?? PhoneBars())
    }
}

/// The views that lines of registries name, by screen.
private struct NamedViews {
    private let texts: ModelText
    private var model: Model { texts.model }
    private let tree: ScreenTree
    private var paths: [ScreenTree.Position: [Handle<ViewPath>]] = [:]

    init(_ texts: ModelText, _ tree: ScreenTree) {
        self.texts = texts
        self.tree = tree
    }

    mutating func addBraces(
        of edge: Edge, _ left: [ScreenTree.Position], _ right: [ScreenTree.Position]
    ) {
        for match in model.matches[edge.matches] {
            add(match.left, left)
            add(match.right, right)
        }
        for view in model.views[edge.views] {
            add(view.path, model.paths[view.path].root == .toScreen ? right : left)
        }
    }

    /// The view of a zoom is in the screen that leaves, that of a zoom out in the other one, and
    /// that of UIKit's zoom in the screen where the forward transition began.
    mutating func addZooms(
        of rule: TransitionRule, _ from: [ScreenTree.Position], _ to: [ScreenTree.Position]
    ) {
        guard let play = rule.play else { return }
        var values = ValueReader(texts)
        let resolved = values.unfold(play)
        let event = Event(.push, from: ScreenTree.undeclared, to: ScreenTree.undeclared)
        switch values.action(resolved, on: event) {
        case .zoom(let way, _, let target):
            target.path.map { add($0, way == .forward ? from : to) }
        case .systemZoom(let target):
            let isReturn = rule.pattern.operations.isSubset(of: [.pop, .dismiss])
            target.path.map { add($0, isReturn ? to : from) }
        default: return
        }
    }

    private mutating func add(_ path: Handle<ViewPath>, _ roots: [ScreenTree.Position]) {
        for position in roots.flatMap(tree.subtree) { paths[position, default: []].append(path) }
    }

    /// A screen with the views of its lines, of its cells and of the screens that it inherits from.
    func screen(at position: ScreenTree.Position, _ bars: PhoneBars) -> PhoneScreen {
        guard let handle = tree.screen(at: position) else { return PhoneScreen() }
        var (own, inCells) = (DistinctPaths(), DistinctPaths())
        for screen in model.withAncestors(handle) {
            for line in model.views[screen.views] { own.add(line.path, model) }
            for line in model.cellLines(of: screen) { inCells.add(line.path, model) }
        }
        for path in paths[position] ?? [] {
            if case .cell = model.paths[path].root {
                inCells.add(path, model)
            } else {
                own.add(path, model)
            }
        }
        return PhoneScreen(handle, own: own.paths, inCells: inCells.paths, bars, in: model)
    }
}

extension Model {
    /// The screens that a screen inherits from, the furthest first, then the screen.
    func withAncestors(_ handle: Handle<Screen>) -> [Screen] {
        let screen = screens[handle]
        return ancestors(of: screen).reversed().map { screens[$0] } + [screen]
    }

    /// The lines of the cells of a screen.
    func cellLines(of screen: Screen) -> [ViewLine] {
        cells[screen.cells].flatMap { cell in
            views[cell.declaration.map { cells[$0].views } ?? cell.views]
        }
    }
}

/// Paths, each text once.
private struct DistinctPaths {
    private(set) var paths: [Handle<ViewPath>] = []
    private var texts: Set<Text> = []

    mutating func add(_ path: Handle<ViewPath>, _ model: Model) {
        if texts.insert(model.paths[path].text).inserted { paths.append(path) }
    }
}
