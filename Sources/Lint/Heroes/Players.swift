import TransitionDSL

/// What runs an animation. Views with equal ids fly into each other only where Hero runs it.
enum Player: Equatable {
    /// Hero, also for `none`: the screens change at once, and the views still fly.
    case hero
    /// UIKit; Hero is disabled for it.
    case system
    /// TransitionRuntime: key frames, the app's own animator classes, zooms of a rectangle.
    case runtime
    /// The line does not specify it; it may be Hero.
    case unsaid

    var mayBeHero: Bool { self == .hero || self == .unsaid }

    init(of row: CatalogIndex) {
        self =
            switch Catalog.firstOverload[Int(row.index)] {
            case Catalog.Animation.system: .system
            case Catalog.Animation.default, Catalog.Animation.systemZoom: .unsaid
            case Catalog.Animation.zoomInRect, Catalog.Animation.zoomOutRect: .runtime
            default: .hero
            }
    }
}

/// What runs a line's animation forward, and on return if the line covers the return.
struct LinePlayers {
    var going: Player
    var returning: Player?

    var mayBeHero: Bool { going.mayBeHero || returning?.mayBeHero == true }

    /// What may run the animation of views in the line's braces; `on` may choose one direction.
    func playing(on operation: Operation?) -> [Player] {
        guard let returning else { return [going] }
        guard let operation else { return [going, returning] }
        return [operation.comesBack ? returning : going]
    }
}

extension Model {
    func players(of edge: Edge) -> LinePlayers {
        let covers = edge.operation?.comesBack != true
        guard let use = edge.animation else {
            return LinePlayers(going: .unsaid, returning: covers ? .unsaid : nil)
        }
        let (going, returning) = players(of: use)
        return LinePlayers(going: going, returning: covers ? returning : nil)
    }

    func players(of use: AnimationUse) -> (going: Player, returning: Player) {
        let (going, ownReturn) = player(of: use.going)
        let returning = use.returning.map { player(of: $0).going } ?? ownReturn ?? going
        return (going, returning)
    }

    /// Follows names to what they resolve to; the first that declares a return of its own decides.
    private func player(of call: Handle<Call>) -> (going: Player, returning: Player?) {
        var call = call
        var returning: Player?
        while case .animation(let named) = calls[call].callee {
            // An animation after a `/` has no return of its own.
            returning = returning ?? animations[named].body.returning.map { player(at: root($0)) }
            call = animations[named].body.going
        }
        return (player(at: call), returning)
    }

    private func player(at call: Handle<Call>) -> Player {
        switch calls[call].callee {
        case .catalog(let row): Player(of: row)
        case .animator: .runtime
        case .modifiers, .interaction, .swift, .animation: .unsaid
        }
    }
}
