import TransitionDSL

/// Who plays an animation: only where Hero does, views with one id fly into each other.
enum Player: Equatable {
    /// One of Hero's, `none` among them: the screen changes at once, and the views still fly.
    case hero
    /// UIKit's own; Hero is kept out of it.
    case system
    /// TransitionRuntime: key frames, the app's own animator classes, zooms of a rectangle.
    case runtime
    /// What the line does not say; it may be Hero.
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

/// Who plays a line on the way there, and on the way back if the line covers that.
struct LinePlayers {
    var going: Player
    var returning: Player?

    var mayBeHero: Bool { going.mayBeHero || returning?.mayBeHero == true }

    /// Who may play what stands in the line's braces, of which `on` may choose one way.
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

    /// Names are followed to what they stand for; the first that says a way back of its own counts.
    private func player(of call: Handle<Call>) -> (going: Player, returning: Player?) {
        var call = call
        var returning: Player?
        while case .animation(let named) = calls[call].callee {
            // What stands behind a `/` says no way back of its own.
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
