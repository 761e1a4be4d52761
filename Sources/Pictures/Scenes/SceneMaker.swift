import Resolution
import TransitionDSL

/// Makes the scenes of a checked program.
final class SceneMaker: Sendable {
    let texts: ModelText
    var model: Model { texts.model }
    let tables: [Table]
    let viewTables: [ViewTable]
    /// The screens by their position in the tree.
    let screens: [PhoneScreen]
    let tree: ScreenTree
    private let isReducedToZoom: Bool
    /// Whether a line, a default or a container has its own animation for Reduce Motion.
    private let hasReducedPlays: Bool
    /// Whether anything plays in another way with Reduce Motion.
    var hasReducedMotion: Bool { hasReducedPlays || model.reducedMotion() != nil }
    var engine: Engine { model.header.engine }

    init(_ model: Model) {
        texts = ModelText(model)
        tree = ScreenTree(model)
        tables = Resolution.tables(of: model)
        viewTables = Resolution.viewTables(of: model, tree)
        hasReducedPlays =
            model.calls.contains { $0.callee == .catalog(Catalog.Option.reduceMotion) }
            || model.defaults.contains {
                $0.container.map { model.reducedMotion(in: $0) != nil } ?? false
            }
        isReducedToZoom = Self.isReducedToZoom(texts)
        screens = phoneScreens(texts, tree, tables, viewTables)
    }

    /// How an event plays if one registry is installed, in containers, the innermost first.
    ///
    /// `withoutViews`: only the screens move, as in all events with the same verdict.
    func scene(
        _ event: Event, registry: Int, isReduced: Bool = false,
        containers: [Handle<Screen>] = [], withoutViews: Bool = false
    ) -> Scene {
        let verdict = tables[registry].verdict(on: event, in: model, containers: containers)
        var player = Player(self, event, verdict, withoutViews: withoutViews)
        player.play(
            viewTables[registry],
            reducedMotion: isReduced ? reducedMotion(verdict, containers) : nil,
            isOfLine: model.reducedPlay(of: verdict) != nil)
        var scene = player.scene
        scene.registry = registry
        scene.containers = containers
        scene.isReduced = isReduced
        return scene
    }

    /// What plays with Reduce Motion; nil if nothing else does.
    private func reducedMotion(
        _ verdict: LookupResult, _ containers: [Handle<Screen>]
    ) -> AnimationUse? {
        switch model.reducedPlay(of: verdict) {
        case .same?: nil
        case .other(let call)?: AnimationUse(going: call, returning: nil, options: .empty)
        case nil:
            model.reducedMotion(in: containers, on: verdict.event.version)?.line.animation
        }
    }

    /// Whether an event plays in the same way with Reduce Motion whatever views its screens have:
    /// no view has a motion of its own then, and only a zoom goes into a view.
    func isReducedWithoutViews(_ event: Event) -> Bool {
        !hasReducedPlays && !isReducedToZoom
            && model.reducedMotion(in: [], on: event.version) != nil
    }

    private static func isReducedToZoom(_ texts: ModelText) -> Bool {
        let model = texts.model
        guard let line = model.reducedMotion()?.line else { return false }
        var values = ValueReader(texts)
        let resolved = values.unfold(ChosenAnimation(line.animation.going))
        let event = Event(.push, from: ScreenTree.undeclared, to: ScreenTree.undeclared)
        switch values.action(resolved, on: event) {
        case .zoom, .systemZoom: return true
        case .auto, .plain, .ofSystem, .ofViews, .keyFrames, .unknown: return false
        }
    }

    /// A screen on the phone.
    func screen(at position: ScreenTree.Position) -> PhoneScreen { screens[position] }
}
