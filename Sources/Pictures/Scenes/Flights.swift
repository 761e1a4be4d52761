import Resolution
import TransitionDSL
import TransitionRuntime

/// The tracks of the views of one event that Hero plays.
struct Flights {
    private(set) var tracks: [Track] = []
    private(set) var remarks: [Remark] = []
    private let cast: Cast
    private var moving: [MovingView] = []
    private let model: Model

    /// `options` are those of the animation; a view that flies takes those that it does not have.
    init(
        _ cast: Cast, _ options: MotionOptions, isToOnTop: Bool, isPresenting: Bool, in model: Model
    ) {
        self.cast = cast
        self.model = model
        var targets: [ViewTarget] = []
        for actor in cast.actors {
            let context = ModifierContext(
                isAppearing: actor.side == .to, isPresenting: isPresenting,
                isMatched: actor.partner != nil, item: cast.view(actor).index)
            var reader = ModifierReader(model, context)
            targets.append(reader.read(actor.modifiers))
            remarks += reader.remarks
        }
        delaySubviews(&targets)
        for (index, actor) in cast.actors.enumerated() {
            add(actor, targets[index], of: targets, options, isToOnTop: isToOnTop)
        }
        let known = moving.compactMap(\.duration).max() ?? FlightPath.duration(distance: 0)
        for view in moving {
            var isSheared = false
            tracks += view.tracks(longest: known, isSheared: &isSheared)
            if isSheared, case .view(let side, let index) = view.subject {
                let reason = "its modifiers slant the view"
                remarks.append(
                    Remark(subject: .view(side, index), exactness: .approximate(reason)))
            }
        }
        remarks = remarks.withoutDuplicates
    }

    /// The longest duration of a view without its delay, in seconds; nil without views.
    var longest: Double? { moving.compactMap(\.duration).max() }

    private mutating func add(
        _ actor: Cast.Actor, _ target: ViewTarget, of targets: [ViewTarget],
        _ options: MotionOptions, isToOnTop: Bool
    ) {
        let view = cast.view(actor)
        guard let partner = actor.partner else {
            if actor.hero != nil {
                let reason = "it has no partner on the other screen"
                remarks.append(
                    Remark(subject: .view(actor.side, actor.index), exactness: .notDrawn(reason)))
            }
            guard target.animates else { return }
            let subject: Track.Subject =
                target.movesInContainer
                ? .flight(actor.side, actor.index) : .view(actor.side, actor.index)
            moving.append(
                MovingView(
                    subject: subject, rect: view.rect, isAppearing: actor.side == .to,
                    target: target))
            return
        }
        let other = cast.actors[partner]
        var state = target
        // Both views take the times and the arc of the one that appears.
        let leading = actor.side == .to ? target : targets[partner]
        state.duration = leading.duration
        state.isLongest = leading.isLongest
        state.timing = leading.timing
        state.spring = leading.spring
        state.delay = leading.delay
        state.arc = leading.arc
        state.opacity = opacity(
            actor, keepsOpaque: target.keepsOpaque || targets[partner].keepsOpaque,
            isOpaque: view.role.isOpaque && cast.view(other).role.isOpaque, isToOnTop: isToOnTop)
        moving.append(
            MovingView(
                subject: .flight(actor.side, actor.index), rect: view.rect,
                isAppearing: actor.side == .to, target: state, partner: cast.view(other).rect,
                options: options))
    }

    /// The view of the screen on top fades over its partner, which stays visible if both are
    /// opaque.
    private func opacity(
        _ actor: Cast.Actor, keepsOpaque: Bool, isOpaque: Bool, isToOnTop: Bool
    ) -> Double? {
        let isOnTop = (actor.side == .to) == isToOnTop
        return isOnTop || !keepsOpaque && !isOpaque ? 0 : nil
    }

    /// `cascade`: each subview waits longer than the one before it. Matched ones wait only if the
    /// modifier says so, and then for all others.
    private mutating func delaySubviews(_ targets: inout [ViewTarget]) {
        for (index, actor) in cast.actors.enumerated() {
            let isIgnored = targets[index].ignoresSubviews
            guard isIgnored || targets[index].cascade != nil else { continue }
            var subviews = cast.actors.indices.filter { isSubview(cast.actors[$0], of: actor) }
            if isIgnored {
                for subview in subviews { targets[subview] = ViewTarget() }
            }
            guard let cascade = targets[index].cascade else { continue }
            let direction = CascadeOrder(row: cascade.direction)
            subviews.sort { left, right in
                direction.goes(
                    cast.view(cast.actors[left]).rect, before: cast.view(cast.actors[right]).rect)
            }
            let start = targets[index].delay
            for (place, subview) in subviews.enumerated() {
                let delay = start + Double(place) * cascade.delta
                guard let partner = cast.actors[subview].partner else {
                    targets[subview].delay = delay
                    continue
                }
                guard cascade.delaysMatched else { continue }
                let end = start + Double(subviews.count) * cascade.delta
                targets[subview].delay = end
                targets[partner].delay = end
            }
        }
    }

    /// Whether the path of a view begins with that of another: `form.field` is in `form`.
    private func isSubview(_ actor: Cast.Actor, of other: Cast.Actor) -> Bool {
        let (view, whole) = (cast.view(actor), cast.view(other))
        guard actor.side == other.side, view.isInCell == whole.isInCell else { return false }
        let path = model.texts.string(model.paths[view.path].text)
        return path.hasPrefix(model.texts.string(model.paths[whole.path].text) + ".")
    }
}

/// The order of `cascade`.
private enum CascadeOrder {
    case topToBottom, bottomToTop, leftToRight, rightToLeft

    private static let named: [String: CascadeOrder] = [
        "topToBottom": .topToBottom, "bottomToTop": .bottomToTop, "leftToRight": .leftToRight,
        "rightToLeft": .rightToLeft, "leadingToTrailing": .leftToRight,
        "trailingToLeading": .rightToLeft,
    ]

    /// From the top for a direction that is not a constant.
    init(row: CatalogIndex?) {
        self = row.flatMap { Self.named[Catalog[$0].name] } ?? .topToBottom
    }

    func goes(_ one: Rect, before other: Rect) -> Bool {
        switch self {
        case .topToBottom: one.y < other.y
        case .bottomToTop:
            (one.y + one.height, one.x + one.width) > (
                other.y + other.height, other.x + other.width
            )
        case .leftToRight: one.x < other.x
        case .rightToLeft: one.x + one.width > other.x + other.width
        }
    }
}

extension [Remark] {
    /// Two views can have the same modifiers.
    fileprivate var withoutDuplicates: [Remark] {
        var seen: Set<Remark> = []
        return filter { seen.insert($0).inserted }
    }
}
