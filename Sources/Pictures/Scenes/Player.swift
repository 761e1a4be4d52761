import Resolution
import TransitionDSL
import TransitionRuntime

/// Plays one event: its screens, then the views that the engine moves.
struct Player {
    private(set) var scene: Scene
    private let maker: SceneMaker
    private let verdict: LookupResult
    private let withoutViews: Bool
    private var values: ValueReader
    private var model: Model { maker.model }
    private var event: Event { scene.event }
    private var hasHero: Bool { EngineSet.withHero.contains(.of(maker.engine)) }

    init(
        _ maker: SceneMaker, _ event: Event, _ verdict: LookupResult, withoutViews: Bool = false
    ) {
        self.maker = maker
        self.verdict = verdict
        self.withoutViews = withoutViews
        values = ValueReader(maker.texts)
        scene = Scene(
            registry: 0, event: event, isReduced: false, duration: 0,
            layers: [.screen(.from), .screen(.to)], tracks: [], hole: nil, gesture: nil,
            remarks: [], edge: verdict.answer.winner?.edge,
            fallback: verdict.fallback?.place)
        if withoutViews {
            let reason = "this picture shows only how the screens move"
            scene.remarks = [Remark(subject: .views, exactness: .notDrawn(reason))]
        }
    }

    /// The animation that decides, and the views in the braces of lines.
    ///
    /// `reducedMotion`: what Reduce Motion plays in place of every animation but `system` and `none`, and of
    /// Hero's own choice but not of UIKit's. Then no view has a motion of its own.
    /// `isOfLine`: it is the line's own, so that it replaces these, too.
    mutating func play(
        _ views: ViewTable, reducedMotion: AnimationUse? = nil, isOfLine: Bool = false
    ) {
        var options = MotionOptions()
        var action: Action?
        if let play = verdict.play {
            (action, options) = resolve(play, verdict.options)
            readGesture(play, verdict.options)
        }
        if let reducedMotion, isOfLine || action?.isReducible ?? hasHero {
            let play = ChosenAnimation(reducedMotion.going)
            scene.remarks.removeAll { $0.exactness == Self.unknownOption }
            (action, options) = resolve(play, reducedMotion.options)
            readGesture(play, reducedMotion.options)
        }
        let cast = cast(reducedMotion == nil ? views : nil)
        if hasHero, action?.lettingViewsFly ?? true {
            playHero(action, options, cast)
        } else {
            let own = OwnAnimation(maker.engine, on: event.operation)
            playScreens(
                action ?? (own.isApproximate ? .ofSystem(own.animation) : .plain(own.animation)),
                options)
            if hasHero { remarkStillViews(of: cast) }
        }
        scene.duration = scene.tracks.map { $0.end }.max() ?? 0
        if hasHero { cutToEnd() }
    }

    private static let unknownOption = Exactness.approximate("an option is known only in the app")

    private mutating func resolve(
        _ play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>
    ) -> (Action?, MotionOptions) {
        let isReturn = verdict.answer.forward != nil || play.isOpposite
        let resolved = values.unfold(
            play, with: lineOptions, on: DrivenEvent(isReturn: isReturn, hasReturn: true))
        var isKnown = true
        let options = values.motionOptions(resolved.options, isKnown: &isKnown)
        if !isKnown { remark(Self.unknownOption) }
        return (chosen(values.action(resolved, on: event)), options)
    }

    /// Replaces `auto`; nil for Hero's choice, which depends on the views.
    private func chosen(_ action: Action) -> Action? {
        guard case .auto = action else { return action }
        let auto = ScreenAnimation.auto.resolvingAuto(on: event.runtimeOperation)
        return hasHero ? nil : .plain(auto)
    }

    private mutating func remark(_ exactness: Exactness) {
        scene.remarks.append(Remark(subject: .animation, exactness: exactness))
    }

    // MARK: Gestures

    private mutating func readGesture(
        _ play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>
    ) {
        let line = verdict.answer.winner.map { model.edges[$0.edge] }
        let isReturn = verdict.answer.forward != nil
        let hasReturn = line.map { $0.hasReturn } ?? true
        let resolved = values.unfold(
            play, with: lineOptions, on: DrivenEvent(isReturn: isReturn, hasReturn: hasReturn))
        if resolved.options.interactions.isEmpty { return }
        let known = resolved.options.interactions.compactMap { option in
            model.term(of: option).flatMap { values.interaction($0) }
        }
        // The phone takes one gesture.
        guard var interaction = known.first else {
            return remark(.approximate("its gesture is known only in the app"))
        }
        if event.operation == .tabLower {
            let action = values.action(resolved, on: event)
            let animation: ScreenAnimation? =
                if case .plain(let plain) = action { plain } else { nil }
            interaction = interaction.towardsLowerTab(animation)
        }
        scene.gesture = DrivenGesture(interaction, on: PhoneScreen.size)
    }

    // MARK: Screens

    /// Who determines the times of the screens.
    private var source: Track.Source { verdict.play == nil ? .engine : .line }

    private mutating func playScreens(_ action: Action, _ options: MotionOptions) {
        var rect: Rect?
        let isReturn = event.forward != nil
        switch action {
        case .plain, .keyFrames, .auto: break
        case .ofSystem: remark(.approximate("UIKit moves the screens in its own way"))
        case .unknown(let reason): remark(.notDrawn(reason))
        case .zoom(let way, _, let target):
            rect = place(of: target, on: way == .forward ? .from : .to)
        case .ofViews: remark(.approximate("UIKit turns the screens in space"))
        case .systemZoom(let target):
            rect = place(of: target, on: isReturn ? .to : .from)
            scene.hole = nil
            remark(.approximate("UIKit zooms in its own way"))
        }
        let result = ScreenTracks(
            action, options, by: source, rect: rect, isReturn: isReturn)
        if !result.isToOnTop { scene.layers.reverse() }
        if result.tracks.contains(where: { $0.subject == .snapshot }) {
            scene.layers.append(.snapshot)
        }
        scene.tracks += result.tracks
    }

    /// The rectangle of a zoom, which becomes the hole; nil for the middle.
    private mutating func place(of target: ZoomTarget, on side: Side) -> Rect? {
        let screen = screen(side)
        let index = target.path.flatMap { path in
            screen.views.firstIndex { model.paths[$0.path].text == model.paths[path].text }
        }
        scene.hole = index.map { .view(side, $0) }
        if index == nil, !withoutViews {
            if case .middle = target { return nil }
            remark(.approximate("the place of its view is known only in the app"))
        }
        return index.map { screen.views[$0].rect }
    }

    // MARK: Views

    private func screen(_ side: Side) -> PhoneScreen {
        withoutViews ? PhoneScreen() : maker.screen(at: side == .from ? event.from : event.to)
    }

    /// Both screens with the lines about their views; nil: without lines.
    func cast(_ views: ViewTable?) -> Cast {
        var cast = Cast(screen(.from), screen(.to), in: maker.texts)
        guard let views, !withoutViews else { return cast }
        cast.addLines(of: .from, on: event)
        cast.addLines(of: .to, on: event)
        let winner = verdict.answer.winner?.edge
        let lines = views.lines(covering: event)
        // The braces of the winning line come last and apply.
        for line in lines.filter({ $0.edge != winner }) + lines.filter({ $0.edge == winner }) {
            let left: Side = line.isTurned ? .to : .from
            cast.addBraces(of: model.edges[line.edge], left: left, on: event)
        }
        cast.pairIDs()
        return cast
    }

    private mutating func playHero(_ action: Action?, _ options: MotionOptions, _ cast: Cast) {
        var states = HeroStates(cast, isPresenting: event.forward == nil)
        var animation = OwnAnimation(
            maker.engine, on: event.operation, rootTakesPart: states.rootsMove
        ).animation
        if case .plain(let written) = action { animation = written.resolved(isRightToLeft: false) }
        let isFromOnTop = animation.putsFromOnTop(
            isReturn: event.forward != nil && event.operation != .tabLower)
        states.play(animation, options, by: source, isFromOnTop: isFromOnTop)
        let flights = Flights(states, isFromOnTop: isFromOnTop)
        scene.tracks = flights.tracks
        scene.pairs = cast.actors.compactMap { actor in
            guard actor.side == .from, let from = actor.index, let partner = actor.partner,
                let to = cast.actors[partner].index
            else { return nil }
            return Scene.Pair(from: from, to: to)
        }
        scene.remarks += flights.remarks
        if !scene.tracks.isEmpty { scene.layers = flights.layers }
    }

    /// Hero removes the leaving screen at the end, even if nothing moved it out of sight.
    private mutating func cutToEnd() {
        let size = PhoneScreen.size
        let isGone = scene.tracks.contains { track in
            guard track.subject == .screen(.from), let last = track.points.last?.frame else {
                return false
            }
            return last.opacity != nil
                || last.pose.map { abs($0.x) >= size.width || abs($0.y) >= size.height } ?? false
        }
        if scene.isToOnTop || isGone { return }
        scene.tracks.append(
            Track(
                .screen(.from), delay: scene.duration, duration: 0, timing: .linear,
                source: .engine, [(0, Frame(opacity: 1)), (1, Frame(opacity: 0))]))
    }

    /// In an animation that Hero does not play, no view flies.
    private mutating func remarkStillViews(of cast: Cast) {
        for actor in cast.actors where actor.hero != nil {
            let reason = "no view flies in an animation that Hero does not play"
            scene.remarks.append(
                Remark(subject: actor.remarked, exactness: .notDrawn(reason)))
        }
    }
}

extension Action {
    /// Whether Hero plays it, so that views with ids fly.
    fileprivate var lettingViewsFly: Bool {
        switch self {
        case .plain, .auto: true
        case .ofSystem, .ofViews, .keyFrames, .zoom, .systemZoom, .unknown: false
        }
    }

    /// Whether Reduce Motion replaces it.
    fileprivate var isReducible: Bool {
        switch self {
        case .ofSystem, .plain(.none): false
        case .auto, .plain, .ofViews, .keyFrames, .zoom, .systemZoom, .unknown: true
        }
    }
}

extension ScreenAnimation {
    /// Whether Hero puts the pictures of leaving views above those of appearing ones. For some
    /// animations, that depends on whether the event is a return, without those of tabs.
    fileprivate func putsFromOnTop(isReturn: Bool) -> Bool {
        switch self {
        case .fade, .slide, .zoomSlide: isReturn
        default: AnimationGeometry(self).map { !$0.isComingOnTop } ?? isReturn
        }
    }
}
