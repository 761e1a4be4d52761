package import Resolution
package import TransitionDSL

/// Makes the scenes of a checked program.
package struct SceneMaker {
    package let model: Model
    package let tables: [Table]
    let viewTables: [ViewTable]
    /// By the position in the tree.
    package let screens: [PhoneScreen]
    package let tree: ScreenTree
    private let reduced: ReducedMotion?
    var engine: Engine { model.header.engine }

    package init(_ model: Model) {
        self.model = model
        tree = ScreenTree(model)
        tables = Resolution.tables(of: model)
        viewTables = Resolution.viewTables(of: model, tree)
        reduced = model.reducedMotion
        screens = phoneScreens(model, tree, tables, viewTables)
    }

    /// How an event plays if one registry is installed, in containers, the innermost first.
    ///
    /// `withoutViews`: only the screens move, as in all events with the same verdict.
    package func scene(
        _ event: Event, registry: Int, isReduced: Bool = false,
        containers: [Handle<Screen>] = [], withoutViews: Bool = false
    ) -> Scene {
        let verdict = tables[registry].verdict(on: event, in: model, containers: containers)
        var player = Player(self, event, verdict, withoutViews: withoutViews)
        let calm = reduced.flatMap { line in
            isReduced && line.versions.contains(event.version) ? line.line.animation : nil
        }
        player.play(viewTables[registry], calm: calm)
        var scene = player.scene
        scene.registry = registry
        scene.containers = containers
        scene.isReduced = isReduced
        return scene
    }

    /// A screen on the phone.
    package func screen(at position: ScreenTree.Position) -> PhoneScreen { screens[Int(position)] }
}
