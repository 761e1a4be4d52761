import TransitionDSL

/// What runs an animation. Views with equal ids fly into each other only where Hero runs it.
enum Renderer: Equatable {
    /// Hero, also for `none`: the screens change at once, and the views still fly.
    case hero
    /// UIKit; Hero is disabled for it.
    case system
    /// TransitionRuntime: key frames, the app's own animator classes, zooms of a rectangle, and
    /// UIKit's transitions of views.
    case runtime
    /// The line does not specify it; it may be Hero.
    case unspecified

    var mayBeHero: Bool { self == .hero || self == .unspecified }

    init(of row: CatalogIndex) {
        self =
            switch Catalog.firstOverload[row.index] {
            case Catalog.Animation.system: .system
            case Catalog.Animation.default, Catalog.Animation.systemZoom: .unspecified
            case let row: Catalog.Animation.ofRuntime.contains(row) ? .runtime : .hero
            }
    }
}

/// What runs a line's animation forward, and on return if the line covers the return.
struct LineRenderers {
    var going: Renderer
    var returning: Renderer?

    var mayBeHero: Bool { going.mayBeHero || returning?.mayBeHero == true }

    /// What may run the animation of views in the line's braces; `on` may choose one direction.
    func playing(on operation: Operation?) -> [Renderer] {
        guard let returning else { return [going] }
        guard let operation else { return [going, returning] }
        return [operation.comesBack ? returning : going]
    }
}

extension Model {
    func renderers(of edge: Edge) -> LineRenderers {
        let covers = edge.operation?.comesBack != true
        guard let use = edge.animation else {
            return LineRenderers(going: .unspecified, returning: covers ? .unspecified : nil)
        }
        let (going, returning) = renderers(of: use)
        return LineRenderers(going: going, returning: covers ? returning : nil)
    }

    func renderers(of use: AnimationUse) -> (going: Renderer, returning: Renderer) {
        let (going, ownReturn) = renderer(of: use.going)
        let returning = use.returning.map { renderer(of: $0).going } ?? ownReturn ?? going
        return (going, returning)
    }

    /// Follows names to what they resolve to; the first that declares a return of its own decides.
    private func renderer(of call: Handle<Call>) -> (going: Renderer, returning: Renderer?) {
        var call = call
        var returning: Renderer?
        while case .animation(let named) = calls[call].callee {
            // An animation after a `/` has no return of its own.
            returning = returning ?? animations[named].body.returning.map { renderer(at: root($0)) }
            call = animations[named].body.going
        }
        return (renderer(at: call), returning)
    }

    private func renderer(at call: Handle<Call>) -> Renderer {
        switch calls[call].callee {
        case .catalog(let row): Renderer(of: row)
        case .animator: .runtime
        case .modifiers, .interaction, .swift, .animation: .unspecified
        }
    }
}
