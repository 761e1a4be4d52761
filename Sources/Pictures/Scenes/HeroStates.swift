import Resolution
import TransitionDSL
import TransitionRuntime

/// The states that Hero gives the views of one event, from their ids and modifiers and from the
/// animation of the screens. Each step is one of Hero's preprocessors, in their order.
struct HeroStates {
    let cast: Cast
    /// One for each actor.
    private(set) var targets: [ViewTarget]
    private(set) var remarks: [Remark] = []
    private let isPresenting: Bool

    /// Reads the modifiers.
    init(_ cast: Cast, isPresenting: Bool) {
        self.cast = cast
        self.isPresenting = isPresenting
        targets = cast.actors.map { _ in ViewTarget() }
        for index in targets.indices { remarks += readModifiers(of: index) }
        for (index, actor) in cast.actors.enumerated() {
            guard let isDeep = targets[index].ignoresAllSubviews else { continue }
            for (other, view) in cast.actors.enumerated() {
                guard let part = cast.subview(view, of: actor) else { continue }
                if isDeep || part.isDirect { targets[other] = ViewTarget() }
            }
        }
    }

    /// Returns what it remarks.
    private mutating func readModifiers(of index: Int) -> [Remark] {
        let actor = cast.actors[index]
        var reader = ModifierReader(
            cast.texts,
            ModifierContext(
                isAppearing: actor.side == .to, isPresenting: isPresenting,
                isMatched: actor.partner != nil, item: cast.view(actor)?.index))
        reader.read(actor.modifiers, into: &targets[index])
        return reader.remarks
    }

    /// Whether modifiers move the own view of a screen. Then Hero moves none by its own choice.
    var rootsMove: Bool { [Side.from, .to].contains { targets[cast.root($0)].animates } }

    /// The states in an animation. `isFromOnTop`: the pictures of the leaving views are above those
    /// of the appearing ones.
    mutating func play(
        _ animation: ScreenAnimation, _ options: MotionOptions, by source: Track.Source,
        isFromOnTop: Bool
    ) {
        if let geometry = AnimationGeometry(animation) {
            for side in [Side.from, .to] {
                targets[cast.root(side)] = ViewTarget(
                    geometry, side, animation, options, by: source)
            }
        }
        match(isFromOnTop: isFromOnTop)
        flyFromSources()
        for index in targets.indices { delaySubviews(of: index) }
        for (index, actor) in cast.actors.enumerated() where actor.partner != nil {
            targets[index].add(options)
        }
        if animation != .none { restoreRoots() }
        shareTimes()
    }

    /// The modifiers of the screens' own views count in addition to those of the animation.
    private mutating func restoreRoots() {
        for index in [cast.root(.from), cast.root(.to)] {
            let root = cast.actors[index]
            let before = targets[index]
            _ = readModifiers(of: index)
            if root.partner != nil {
                (targets[index].position, targets[index].size) = (before.position, before.size)
                (targets[index].matrix, targets[index].opacity) = (before.matrix, before.opacity)
            }
            delaySubviews(of: index)
        }
    }

    private mutating func shareTimes() {
        for (index, actor) in cast.actors.enumerated() where actor.side == .from {
            if let partner = actor.partner { targets[index].takeTimes(of: targets[partner]) }
        }
    }

    /// The view on top fades over its partner, which stays visible if both are opaque.
    private mutating func match(isFromOnTop: Bool) {
        shareTimes()
        let pairs = cast.actors.enumerated().compactMap { index, actor in
            actor.side == .from ? actor.partner.map { (index, $0) } : nil
        }
        for (from, to) in pairs {
            let (top, bottom) = isFromOnTop ? (from, to) : (to, from)
            let keepsOpaque = targets[from].keepsOpaque || targets[to].keepsOpaque
            let isOpaque = cast.isOpaque(cast.actors[from]) && cast.isOpaque(cast.actors[to])
            targets[top].opacity = 0
            targets[bottom].opacity = keepsOpaque || isOpaque ? nil : 0
            let rects = (cast.rect(cast.actors[from]), cast.rect(cast.actors[to]))
            targets[from].fly(to: rects.1, from: rects.0)
            targets[to].fly(to: rects.0, from: rects.1)
        }
    }

    /// `source`: flies to a view of the other screen, or from it, without a match.
    private mutating func flyFromSources() {
        for (index, actor) in cast.actors.enumerated() where actor.partner == nil {
            guard let id = targets[index].source else { continue }
            if let goal = cast.first(with: id, on: actor.side.other) {
                let rect = cast.rect(cast.actors[goal])
                targets[index].fly(to: rect, from: cast.rect(actor))
            } else {
                let reason = "no view of the other screen has the id of its `source`"
                remarks.append(Remark(subject: actor.remarked, exactness: .notDrawn(reason)))
            }
        }
    }

    /// `cascade`: each subview waits longer than the one before it. Matched ones wait only if the
    /// modifier says so, and then for all others.
    private mutating func delaySubviews(of index: Int) {
        guard let cascade = targets[index].cascade else { return }
        let whole = cast.actors[index]
        var names: [String] = []
        var members: [String: [Int]] = [:]
        for (other, actor) in cast.actors.enumerated() {
            guard let name = cast.subview(actor, of: whole)?.name else { continue }
            if members[name] == nil { names.append(name) }
            members[name, default: []].append(other)
        }
        func rect(_ name: String) -> Rect {
            members[name]?.first.map { cast.rect(cast.actors[$0]) } ?? PhoneScreen.bounds
        }
        let frame = cast.rect(whole)
        names.sort { cascade.order.goes(rect($0), before: rect($1), in: frame) }
        let start = targets[index].delay
        let end = start + Double(names.count) * cascade.delta
        for (place, name) in names.enumerated() {
            for view in members[name] ?? [] {
                guard let partner = cast.actors[view].partner else {
                    targets[view].delay = start + Double(place) * cascade.delta
                    continue
                }
                guard cascade.delaysMatched else { continue }
                targets[view].delay = end
                targets[partner].delay = end
            }
        }
    }
}

extension Cast.Actor {
    /// What a remark about it is about.
    var remarked: Remark.Subject { index.map { .view(side, $0) } ?? .screen(side) }
}

extension ViewTarget {
    /// The state of a screen in an animation of Hero.
    fileprivate init(
        _ geometry: AnimationGeometry, _ side: Side, _ animation: ScreenAnimation,
        _ options: MotionOptions, by source: Track.Source
    ) {
        let motion = side == .to ? geometry.coming : geometry.leaving
        let far = motion.pose(in: PhoneScreen.size)
        if far.transform != Pose() { matrix = far.transform.matrix }
        if far.opacity != 1 { opacity = far.opacity }
        if motion.overlayOpacity != 0 { overlay = Frame.Overlay(opacity: motion.overlayOpacity) }
        if motion.hasShadow {
            // It grows from nothing with the view that appears, and fades with one that leaves.
            shadow = Frame.Shadow(opacity: 0, radius: AnimationGeometry.shadow.radius, x: 0, y: 0)
            var own = ViewTarget()
            own.shadow = shadow
            own.shadow?.opacity = AnimationGeometry.shadow.opacity
            begin = [own]
        }
        let times = MotionTimes(animation, options)
        (delay, timing, timesBy) = (times.delay, times.timing, source)
        // Hero's fade lasts as long as the longest movement.
        isLongest = animation == .fade && options.duration == nil
        duration = isLongest ? nil : times.duration
    }

    /// The options of an animation, for a view that flies and has none of its own.
    fileprivate mutating func add(_ options: MotionOptions) {
        let old = (duration, delay, curve)
        if duration == nil, !isLongest { duration = options.duration }
        if delay == 0 { delay = options.delay ?? 0 }
        if curve == nil { timing = options.timing }
        if timesBy == .engine, old != (duration, delay, curve) { timesBy = .line }
    }
}
