package import Resolution
import TransitionDSL

/// An event of one registry.
package struct RegistryEvent: Hashable, Sendable {
    /// The index of the registry.
    var registry: Int
    var event: Event
    /// Those around its screens besides the page's, the innermost first.
    var containers: [Handle<Screen>] = []

    package init(registry: Int, _ event: Event) {
        self.registry = registry
        self.event = event
    }
}

/// The scenes that a page plays: a forward scene for each line in the order of the file, then their
/// returns, then the other pairs of their ends. `limit` is the largest number of scenes.
func scenes(of model: Model, limit: Int = 600) -> SceneList {
    scenes(of: SceneMaker(model), limit: limit)
}

/// The scenes of a page in containers, the innermost first. `asked` is a further event, which
/// comes first.
func scenes(
    of maker: SceneMaker, limit: Int = 600, asked: RegistryEvent? = nil,
    containers: [Handle<Screen>] = []
) -> SceneList {
    let chooser = EventChooser(of: maker, asked)
    let chosen = chooser.inOrder + chooser.variants(containers)
    return SceneList(
        scenes: chosen.prefix(limit).map {
            maker.scene($0.event, registry: $0.registry, containers: $0.containers + containers)
        },
        screens: maker.screens, leftOut: max(0, chosen.count - limit))
}

/// The events of all lines and of `asked`, the most important first.
func events(
    of maker: SceneMaker, asked: RegistryEvent? = nil
) -> [RegistryEvent] { EventChooser(of: maker, asked).inOrder }

/// Chooses the events to play.
private struct EventChooser {
    private let maker: SceneMaker
    private var first: [RegistryEvent] = []
    private var returns: [RegistryEvent] = []
    private var others: [RegistryEvent] = []
    /// A line has at most so many pairs. Two large groups would have millions.
    private static let mostPairs = 24
    /// The ids of each screen, by its position in the tree, and the screens of each id. Indexes:
    /// each end of a line asks for its own.
    private let heroes: [Set<Handle<Hero>>]
    private var screensOf: [Handle<Hero>: [ScreenTree.Position]] = [:]

    /// With the events of all lines.
    init(of maker: SceneMaker, _ asked: RegistryEvent?) {
        self.init(maker, asked)
        for registry in maker.tables.indices { addLines(of: registry) }
    }

    private init(_ maker: SceneMaker, _ asked: RegistryEvent?) {
        self.maker = maker
        first = asked.map { [$0] } ?? []
        let all = maker.tree.subtree(at: ScreenTree.undeclared)
        heroes = all.map { Self.heroes(of: $0, maker) }
        for position in all {
            for hero in heroes[position] { screensOf[hero, default: []].append(position) }
        }
    }

    /// Each event once.
    var inOrder: [RegistryEvent] {
        var seen: Set<RegistryEvent> = []
        return (first + returns + others).filter { seen.insert($0).inserted }
    }

    /// The events that play in another way on an older version of iOS, or in a container that the
    /// page is not about.
    func variants(_ containers: [Handle<Screen>]) -> [RegistryEvent] {
        let model = maker.model
        let steps = IOSSteps(maker.tables.map { EventClasses($0, in: model).steps })
        let others = containers.isEmpty ? model.defaults.compactMap { $0.container }.uniqued() : []
        if steps.versions.count == 1, others.isEmpty { return [] }
        let plays = PlayText(maker.texts)
        func result(_ choice: RegistryEvent) -> (VerdictKey, String?) {
            let verdict = maker.tables[choice.registry].verdict(
                on: choice.event, in: model, containers: choice.containers + containers)
            let fallback = verdict.play.flatMap { plays.fallback(of: $0, on: choice.event.version) }
            return (VerdictKey(verdict), fallback)
        }
        var variants: [RegistryEvent] = []
        for choice in inOrder where choice.event.version == .newest {
            let usual = result(choice)
            for container in [nil] + others.map(Optional.some) {
                for version in steps.versions.reversed() {
                    var variant = choice
                    variant.event.version = version
                    variant.containers = container.map { [$0] } ?? []
                    if variant != choice, result(variant) != usual { variants.append(variant) }
                }
            }
        }
        let known = Set(inOrder)
        return variants.filter { !known.contains($0) }
    }

    mutating func addLines(of registry: Int) {
        let table = maker.tables[registry]
        var last: Handle<Edge>?
        var count = 0
        for statement in table.statements {
            if statement.edge != last { count = 0 }
            last = statement.edge
            for pair in pairs(statement.from, statement.to, table.sets) {
                if count == Self.mostPairs { break }
                let event = event(statement.pattern, pair.from, pair.to)
                let choice = RegistryEvent(registry: registry, event)
                if count == 0 { first.append(choice) } else { others.append(choice) }
                if let undoing = event.undoing {
                    let back = RegistryEvent(registry: registry, undoing)
                    if count == 0 { returns.append(back) } else { others.append(back) }
                }
                count += 1
            }
        }
        addBraces(of: registry)
    }

    /// Lines that only have braces, without an animation of their own.
    private mutating func addBraces(of registry: Int) {
        let table = maker.viewTables[registry]
        for statement in table.statements
        where maker.model.edges[statement.edge].animation == nil {
            let claim = statement.claim
            let all = pairs(claim.from, claim.to, table.sets).prefix(Self.mostPairs)
            for (index, pair) in all.enumerated() {
                let event = event(claim.pattern, pair.from, pair.to)
                let choice = RegistryEvent(registry: registry, event)
                if index == 0 { first.append(choice) } else { others.append(choice) }
                if let undoing = event.undoing {
                    returns.append(RegistryEvent(registry: registry, undoing))
                }
            }
        }
    }

    /// An event to which a line applies, in the latest version of iOS.
    private func event(
        _ pattern: EventPattern, _ from: ScreenTree.Position, _ to: ScreenTree.Position
    ) -> Event {
        var event = pattern.event(with: pattern)
        event.operation = pattern.operations.members.first ?? .push
        (event.from, event.to) = (from, to)
        event.version = pattern.versions.before?.previous ?? .newest
        return event
    }

    /// The pairs of a line. An end that is `*` is an undeclared screen, and each screen that shares
    /// an id with the other end.
    private func pairs(
        _ from: EndSets.ID, _ to: EndSets.ID, _ sets: EndSets
    ) -> [(from: ScreenTree.Position, to: ScreenTree.Position)] {
        let any = [ScreenTree.undeclared]
        let (starts, goals) = (sets.roots(from), sets.roots(to))
        var result: [(from: ScreenTree.Position, to: ScreenTree.Position)] = []
        if starts == any, goals != any {
            for goal in screens(goals) where result.count < Self.mostPairs {
                let shared = screensSharing(with: goal).filter { sets.has($0, from) }
                result += (any + shared).map { ($0, goal) }
            }
            return result
        }
        for start in screens(starts) where result.count < Self.mostPairs {
            guard goals == any else {
                result += screens(goals).prefix(Self.mostPairs).map { (start, $0) }
                continue
            }
            let isAny = starts != any || start == ScreenTree.undeclared
            let shared = screensSharing(with: start).filter { sets.has($0, to) }
            result += ((isAny ? any : []) + shared).map { (start, $0) }
        }
        return result
    }

    /// The screens of subtrees in the order of the tree, without protocols, which have no instances
    /// of their own.
    private func screens(_ roots: [ScreenTree.Position]) -> [ScreenTree.Position] {
        let all = roots.flatMap { maker.tree.subtree(at: $0) }
        let real = all.filter { position in
            maker.tree.screen(at: position).map { !maker.model.screens[$0].isProtocol } ?? true
        }
        return real.isEmpty ? all : real
    }

    /// Other screens that have an id of a screen, in the order of the tree.
    private func screensSharing(with position: ScreenTree.Position) -> [ScreenTree.Position] {
        let all = heroes[position].flatMap { screensOf[$0] ?? [] }
        return Set(all).subtracting([position]).sorted()
    }

    private static func heroes(
        of position: ScreenTree.Position, _ maker: SceneMaker
    ) -> Set<Handle<Hero>> {
        let model = maker.model
        guard let handle = maker.tree.screen(at: position) else { return [] }
        let lines = model.withAncestors(handle).flatMap { screen in
            model.views[screen.views] + model.cellLines(of: screen)
        }
        return Set(lines.compactMap { model.heroUse(of: $0)?.hero })
    }
}
