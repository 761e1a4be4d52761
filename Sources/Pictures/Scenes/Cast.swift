import Resolution
import TransitionDSL
import TransitionRuntime

/// The views that take part in one event, with their ids and modifiers.
struct Cast {
    /// A view of a screen.
    struct Actor {
        var side: Side
        /// The index in the views of its screen; nil for the screen's own view.
        var index: Int?
        var hero: HeroUse?
        /// The modifiers of each line, the narrowest last.
        var modifiers: [HandleRange<Handle<Call>>] = []
        /// The index of the actor that it flies from or to.
        var partner: Int?
    }

    let from: PhoneScreen
    let to: PhoneScreen
    /// First the own views of both screens.
    private(set) var actors = [Actor(side: .from), Actor(side: .to)]
    let texts: ModelText
    var model: Model { texts.model }
    /// The views of each path, and the actor of each view. Indexes: each view asks for its own.
    private var views: [Name: [Int]] = [:]
    private var known: [Place: Int] = [:]

    private struct Name: Hashable {
        var side: Side
        var isInCell: Bool
        var text: Text
    }

    private struct Place: Hashable {
        var side: Side
        var view: Int
    }

    init(_ from: PhoneScreen, _ to: PhoneScreen, in texts: ModelText) {
        self.from = from
        self.to = to
        self.texts = texts
        for side in [Side.from, .to] {
            for (index, view) in screen(side).views.enumerated() {
                let text = model.paths[view.path].text
                let name = Name(side: side, isInCell: view.isInCell, text: text)
                views[name, default: []].append(index)
            }
        }
    }

    func screen(_ side: Side) -> PhoneScreen { side == .from ? from : to }

    /// Adds the lines of a screen, of its cells and of the screens that it inherits from.
    mutating func addLines(of side: Side, on event: Event) {
        for (line, hero, isInCell) in lines(of: side, on: event) {
            add(line, hero, side, isInCell: isInCell)
        }
    }

    /// The lines that apply, with the ids that they give, and whether they are about views in cells.
    private func lines(
        of side: Side, on event: Event
    ) -> [(line: ViewLine, hero: HeroUse?, isInCell: Bool)] {
        guard let handle = screen(side).screen else { return [] }
        let lines = model.withAncestors(handle).flatMap { screen in
            model.views[screen.views].map { ($0, false) }
                + model.cellLines(of: screen).map { ($0, true) }
        }
        return lines.filter { model.allows($0.0.limit, event) }
            .map { ($0.0, model.heroUse(of: $0.0), $0.1) }
    }

    /// Adds the views and matches in the braces of a line, whose left end is a side of the event.
    mutating func addBraces(of edge: Edge, left: Side, on event: Event) {
        let model = model
        for line in model.views[edge.views] {
            guard model.allows(line.limit, event) else { continue }
            let side = model.paths[line.path].root == .toScreen ? left.other : left
            add(line, model.heroUse(of: line), side, isInCell: false)
        }
        for match in model.matches[edge.matches] {
            guard model.allows(match.limit, event) else { continue }
            let ends = [(match.left, left), (match.right, left.other)].map { path, side in
                actors(of: model.paths[path], side)
            }
            for (one, other) in zip(ends[0], ends[1]) {
                for actor in [one, other] { actors[actor].modifiers.append(match.modifiers) }
                actors[one].partner = other
                actors[other].partner = one
            }
        }
    }

    private mutating func add(
        _ line: ViewLine, _ hero: HeroUse?, _ side: Side, isInCell: Bool
    ) {
        for actor in actors(of: model.paths[line.path], side, isInCell: isInCell) {
            actors[actor].hero = hero ?? actors[actor].hero
            if !line.modifiers.isEmpty { actors[actor].modifiers.append(line.modifiers) }
        }
    }

    /// The actors of a path: one, or those of all items. They are made when they are first named.
    private mutating func actors(
        of path: ViewPath, _ side: Side, isInCell: Bool = false
    ) -> [Int] {
        var isInCell = isInCell
        if case .cell = path.root { isInCell = true }
        if !isInCell, PhoneScreen.isRoot(model.texts.string(path.text)) { return [root(side)] }
        let name = Name(side: side, isInCell: isInCell, text: path.text)
        return (views[name] ?? []).map { view in
            let place = Place(side: side, view: view)
            if let actor = known[place] { return actor }
            known[place] = actors.count
            actors.append(Actor(side: side, index: view))
            return actors.count - 1
        }
    }

    /// Pairs the views whose ids can be the same: of one family and part, and without arguments
    /// that differ in every run. The first of several views with one id flies.
    mutating func pairIDs() {
        var appearing: [Handle<Hero>: [Int]] = [:]
        for (index, actor) in actors.enumerated() where actor.side == .to {
            if let hero = actor.hero { appearing[hero.hero, default: []].append(index) }
        }
        for one in actors.indices where actors[one].side == .from && actors[one].partner == nil {
            guard let hero = actors[one].hero else { continue }
            let other = (appearing[hero.hero] ?? []).first { other in
                guard actors[other].partner == nil, let id = actors[other].hero else {
                    return false
                }
                return model.canBeEqual(hero, id) && item(other) == item(one)
            }
            guard let other else { continue }
            actors[one].partner = other
            actors[other].partner = one
        }
    }

    private func item(_ actor: Int) -> Int? { view(actors[actor])?.index }

    /// Nil for the own view of a screen.
    func view(_ actor: Actor) -> PhoneView? { actor.index.map { screen(actor.side).views[$0] } }

    func rect(_ actor: Actor) -> Rect { view(actor)?.rect ?? PhoneScreen.bounds }

    func isOpaque(_ actor: Actor) -> Bool { view(actor)?.role.isOpaque ?? true }

    /// The actor of a screen's own view.
    func root(_ side: Side) -> Int { side == .from ? 0 : 1 }

    /// The first view of the other screen that can have an id.
    func first(with id: HeroUse, on side: Side) -> Int? {
        actors.indices.first { index in
            guard actors[index].side == side, let hero = actors[index].hero else { return false }
            return hero.hero == id.hero && model.canBeEqual(hero, id)
        }
    }

    /// The path of a view; empty for the view of a whole screen or cell.
    func path(_ actor: Actor) -> Substring {
        guard let view = view(actor) else { return "" }
        let path = model.texts.string(model.paths[view.path].text)
        return path == PhoneScreen.rootName ? "" : path[...]
    }

    /// The paths of the views that a view can be in.
    func pathsAround(_ actor: Actor) -> [Substring] {
        let path = path(actor)
        return [""] + path.indices.filter { path[$0] == "." }.map { path[..<$0] }
    }

    /// The direct subview of a view that another view is, or is in; nil if that is elsewhere.
    ///
    /// A view is in another one if its path begins with that path: `form.field` is in `form`. All
    /// views are in the own view of their screen or cell, and cells are one subview of a screen.
    func subview(_ actor: Actor, of other: Actor) -> (name: String, isDirect: Bool)? {
        guard actor.side == other.side, let view = view(actor) else { return nil }
        var rest = model.texts.string(model.paths[view.path].text)[...]
        if let whole = self.view(other) {
            if view.isInCell != whole.isInCell || view.path == whole.path { return nil }
            let path = model.texts.string(model.paths[whole.path].text)
            if path != PhoneScreen.rootName {
                guard rest.hasPrefix(path + ".") else { return nil }
                rest = rest.dropFirst(path.count + 1)
            }
        } else if view.isInCell {
            return (".", false)
        }
        let first = rest.prefix { $0 != "." }
        let isDirect = first.count == rest.count
        return (String(first) + (isDirect ? view.index.map { "\($0)" } ?? "" : ""), isDirect)
    }
}

extension Model {
    /// Whether a view line or a match with a limit after `on` applies to an event.
    fileprivate func allows(_ limit: EventLimit?, _ event: Event) -> Bool {
        guard let limit else { return true }
        switch limit.operation {
        case .push: return event.operation == .push
        case .pop: return event.operation == .pop
        case .present: return event.operation == .present
        case .dismiss: return event.operation == .dismiss
        case .replace: return event.operation == .replace
        case .tab: return [.tabHigher, .tabLower].contains(event.operation)
        case .segue: return limit.segue != nil && limit.segue == event.segue
        case .unwind: return limit.segue != nil && limit.segue == event.unwind
        }
    }

    /// Whether two ids of one family are of one part and can have the same arguments. Parameters
    /// and Swift code can have any value.
    fileprivate func canBeEqual(_ left: HeroUse, _ right: HeroUse) -> Bool {
        guard left.part == right.part else { return false }
        return zip(arguments[left.arguments], arguments[right.arguments]).allSatisfy { one, other in
            if let first = values.constant(one.value), let second = values.constant(other.value) {
                return first == second
            }
            guard let first = text(one.value), let second = text(other.value) else { return true }
            return first == second
        }
    }

    /// A string without interpolations.
    private func text(_ handle: Handle<Value>) -> [Text]? {
        guard case .text(let segments) = values[handle] else { return nil }
        var texts: [Text] = []
        for segment in self.segments[segments] {
            guard case .literal(let text) = segment else { return nil }
            texts.append(text)
        }
        return texts
    }
}
