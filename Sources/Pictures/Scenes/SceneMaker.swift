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
    /// What plays with Reduce Motion. Each event asks for it.
    private let reduced: ReducedMotion?
    private let isReducedToZoom: Bool
    var engine: Engine { model.header.engine }

    init(_ model: Model) {
        texts = ModelText(model)
        tree = ScreenTree(model)
        tables = Resolution.tables(of: model)
        viewTables = Resolution.viewTables(of: model, tree)
        reduced = model.reducedMotion
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
        player.play(viewTables[registry], reducedMotion: isReduced ? reducedMotion(event) : nil)
        var scene = player.scene
        scene.registry = registry
        scene.containers = containers
        scene.isReduced = isReduced
        return scene
    }

    /// What plays with Reduce Motion; nil if the file sets nothing for the version of an event.
    private func reducedMotion(_ event: Event) -> AnimationUse? {
        reduced.flatMap { $0.versions.contains(event.version) ? $0.line.animation : nil }
    }

    /// Whether an event plays in the same way with Reduce Motion whatever views its screens have:
    /// no view has a motion of its own then, and only a zoom goes into a view.
    func isReducedWithoutViews(_ event: Event) -> Bool {
        reducedMotion(event) != nil && !isReducedToZoom
    }

    private static func isReducedToZoom(_ texts: ModelText) -> Bool {
        let model = texts.model
        guard let line = model.reducedMotion?.line else { return false }
        var values = ValueReader(texts)
        let resolved = values.unfold(ChosenAnimation(line.animation.going))
        let event = Event(.push, from: ScreenTree.undeclared, to: ScreenTree.undeclared)
        switch values.action(resolved, on: event) {
        case .zoom, .systemZoom: return true
        case .auto, .plain, .ofSystem, .keyFrames, .unknown: return false
        }
    }

    /// A screen on the phone.
    func screen(at position: ScreenTree.Position) -> PhoneScreen { screens[position] }
}
