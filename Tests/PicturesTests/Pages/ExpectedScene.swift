import Resolution
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// What the phone must show in a scene, from the geometry of the runtime and Hero's formulas. It
/// repeats the decisions of `Player`, and reads no track.
struct ExpectedScene {
    /// A part of the phone at one time.
    struct Part {
        /// In points, on the phone: upper left, upper right, lower right, lower left.
        var corners: [(x: Double, y: Double)] = []
        var opacity = 1.0
        var cornerRadius: Double?
        /// 0xRRGGBBAA.
        var backgroundColor: UInt32?
        /// The opacity of the color over it.
        var overlay: Double?
    }

    let scene: Scene
    private let screens: (from: PhoneScreen, to: PhoneScreen)
    private let motion: ScreenMotion
    /// What Hero moves in its own way, also screens.
    private let flights: [ExpectedFlight]

    init(_ scene: Scene, _ maker: SceneMaker) {
        self.scene = scene
        screens = (maker.screen(at: scene.event.from), maker.screen(at: scene.event.to))
        let choice = Choice(scene, maker)
        (motion, flights) = choice.isHeros && choice.letsViewsFly ? choice.heros : choice.runtimes
        isHeros = choice.isHeros
    }

    private let isHeros: Bool

    /// In seconds.
    var duration: Double { max(motion.end, flights.map(\.end).max() ?? 0) }

    /// The parts of the phone at a time in seconds, by the names that they have on a page.
    func parts(at time: Double) -> [(name: String, part: Part)] {
        var result: [(name: String, part: Part)] = []
        for side in [Side.from, .to] {
            var part = screenPart(side, at: time)
            if side == .from, isHeros, time >= duration, isLeft(part) { part.opacity = 0 }
            result.append((Self.name(side), part))
        }
        if let plate = motion.layer(.decoration, at: time), let side = motion.plateSide {
            let corners = Self.phone.corners(outer(side, at: time))
            result.append(("plate", Part(corners: corners, opacity: plate.opacity)))
        }
        if let snapshot = motion.layer(.snapshot, at: time) {
            let corners = Self.phone.corners(snapshot.pose.matrix)
            result.append(("snapshot", Part(corners: corners, opacity: snapshot.opacity)))
        }
        for flight in flights {
            var part = flight.part(at: time)
            switch flight.subject {
            case .screen, .plate, .snapshot: continue
            case .flight: break
            case .view(let side, _):
                let matrix = outer(side, at: time)
                part.corners = part.corners.map { Self.phone.moved($0, by: matrix) }
            }
            result.append((Self.name(flight.subject), part))
        }
        return result
    }

    private func screenPart(_ side: Side, at time: Double) -> Part {
        if let own = flight(of: side) { return own.part(at: time) }
        let state = motion.state(of: side, at: time)
        var part = Part(corners: Self.phone.corners(state.pose.matrix), opacity: state.opacity)
        part.cornerRadius = state.cornerRadius
        part.backgroundColor = state.backgroundColor
        part.overlay = state.overlay
        return part
    }

    private func flight(of side: Side) -> ExpectedFlight? {
        flights.first { $0.subject == .screen(side) }
    }

    private func outer(_ side: Side, at time: Double) -> Pose.Matrix {
        flight(of: side)?.matrix(at: time) ?? motion.state(of: side, at: time).pose.matrix
    }

    /// Hero removes the screen that leaves at the end, also if it is still in sight and on top.
    private func isLeft(_ part: Part) -> Bool {
        let center = (
            x: (part.corners[0].x + part.corners[2].x) / 2,
            y: (part.corners[0].y + part.corners[2].y) / 2
        )
        let size = PhoneScreen.size
        return !scene.isToOnTop && part.opacity == 1
            && abs(center.x - Self.phone.center.x) < size.width - 1e-9
            && abs(center.y - Self.phone.center.y) < size.height - 1e-9
    }

    /// The views that only move with their screens, at a time in seconds.
    func stillParts(at time: Double) -> [(name: String, part: Part)] {
        let moving = Set(flights.map { Self.name($0.subject) })
        return [Side.from, .to].flatMap { side in
            let matrix = outer(side, at: time)
            let views = side == .from ? screens.from.views : screens.to.views
            return views.enumerated().compactMap { index, view -> (name: String, part: Part)? in
                let name = "\(Self.name(side)).\(index)"
                if moving.contains(name) { return nil }
                let place = Placement(center: view.rect.centre, size: view.rect.size)
                let corners = place.corners(Pose().matrix).map { Self.phone.moved($0, by: matrix) }
                return (name, Part(corners: corners))
            }
        }
    }

    static let phone = Placement(
        center: (PhoneScreen.size.width / 2, PhoneScreen.size.height / 2), size: PhoneScreen.size)

    private static func name(_ side: Side) -> String { side == .from ? "from" : "to" }

    private static func name(_ subject: Track.Subject) -> String {
        switch subject {
        case .screen(let side): name(side)
        case .view(let side, let index), .flight(let side, let index): "\(name(side)).\(index)"
        case .plate: "plate"
        case .snapshot: "snapshot"
        }
    }
}

/// A rectangle by its center.
struct Placement {
    var center: (x: Double, y: Double)
    var size: PhoneSize

    /// The corners after a transform about the center.
    func corners(_ matrix: Pose.Matrix) -> [(x: Double, y: Double)] {
        let (width, height) = (size.width / 2, size.height / 2)
        return [(-width, -height), (width, -height), (width, height), (-width, height)].map {
            moved((center.x + $0.0, center.y + $0.1), by: matrix)
        }
    }

    func moved(_ point: (x: Double, y: Double), by matrix: Pose.Matrix) -> (x: Double, y: Double) {
        let (x, y) = (point.x - center.x, point.y - center.y)
        return (
            center.x + matrix.a * x + matrix.c * y + matrix.tx,
            center.y + matrix.b * x + matrix.d * y + matrix.ty
        )
    }
}

extension MotionTimes {
    /// In seconds; a spring takes its own time.
    var fullDuration: Double { timing.settlingTime ?? duration }

    /// The part of the way that is done at a time in seconds.
    func progress(at time: Double) -> Double {
        if fullDuration <= 0 { return time < delay ? 0 : 1 }
        return timing.value(at: (time - delay) / fullDuration)
    }
}

extension ExpectedScene {
    /// What plays, decided once more.
    fileprivate struct Choice {
        let scene: Scene
        let maker: SceneMaker
        let verdict: LookupResult
        var values: ValueReader
        var action: Action?
        var options = MotionOptions()
        /// Whether Reduce Motion replaces it.
        var isReplaced = false
        /// Whether Reduce Motion keeps views still.
        var isCalm = false
        var isHeros: Bool { [.hero, .sdoshero].contains(maker.engine) }

        init(_ scene: Scene, _ maker: SceneMaker) {
            self.scene = scene
            self.maker = maker
            let table = maker.tables[scene.registry]
            verdict = table.verdict(on: scene.event, in: maker.model, containers: scene.containers)
            values = ValueReader(maker.texts)
            if let play = verdict.play { read(play, verdict.options) }
            let line = scene.isReduced ? maker.model.reducedMotion() : nil
            guard let line, line.versions.contains(scene.event.version) else { return }
            isCalm = true
            // UIKit's own choice stays.
            if verdict.play == nil, !isHeros { return }
            switch action {
            case .ofSystem, .plain(.none): return
            case nil, .auto, .plain, .ofViews, .keyFrames, .zoom, .systemZoom, .unknown: break
            }
            isReplaced = true
            let substitute = line.line.animation
            read(ChosenAnimation(substitute.going), substitute.options)
        }

        private mutating func read(_ play: ChosenAnimation, _ line: HandleRange<Handle<Call>>) {
            let isReturn = verdict.answer.forward != nil || play.isOpposite
            let resolved = values.bindings.unfold(
                play, with: line, on: DrivenEvent(isReturn: isReturn, hasReturn: true), maker.model)
            var isKnown = true
            options = values.motionOptions(resolved.options, isKnown: &isKnown)
            action = values.action(resolved, on: scene.event)
            if case .auto = action { action = nil }
        }

        /// Hero flies views only in animations of its own.
        var letsViewsFly: Bool {
            switch action {
            case nil, .auto, .plain: true
            case .ofSystem, .ofViews, .keyFrames, .zoom, .systemZoom, .unknown: false
            }
        }
    }
}

extension ExpectedScene.Choice {
    typealias Motions = (ScreenMotion, [ExpectedFlight])

    /// Who moves the screens and views if Hero does.
    var heros: Motions {
        let player = Player(maker, scene.event, verdict)
        let cast = player.cast(isCalm ? nil : maker.viewTables[scene.registry])
        let isReturn = scene.event.forward != nil
        var states = HeroStates(cast, isPresenting: !isReturn)
        let own = OwnAnimation(
            maker.engine, on: scene.event.operation, rootTakesPart: states.rootsMove)
        var animation = own.animation
        if case .plain(let written) = action { animation = written.resolved(isRightToLeft: false) }
        let geometry = AnimationGeometry(animation)
        var isFromOnTop = isReturn && scene.event.operation != .tabLower
        switch animation {
        case .fade, .slide, .zoomSlide: break
        default: isFromOnTop = geometry.map { !$0.isComingOnTop } ?? isFromOnTop
        }
        states.play(animation, options, by: .line, isFromOnTop: isFromOnTop)
        let flights = cast.actors.indices.filter { states.targets[$0].animates }.map { index in
            ExpectedFlight(cast, index, states)
        }
        let longest = flights.map(\.ownDuration).max() ?? 0
        // The animation decides where a screen is, if no modifiers of the screen do.
        let ofGeometry = [Side.from, .to].filter { side in
            geometry != nil && cast.actors[cast.root(side)].modifiers.isEmpty
                && cast.actors[cast.root(side)].partner == nil
        }
        let others = flights.filter { flight in
            !ofGeometry.contains { flight.subject == .screen($0) }
        }.map { $0.lasting(longest) }
        guard let geometry else { return (ScreenMotion(.still), others) }
        var times = MotionTimes(animation, options)
        if animation == .fade, options.duration == nil { times.duration = longest }
        return (ScreenMotion(.plain(geometry), times), others)
    }

    /// Who moves the screens if the runtime does.
    var runtimes: Motions { (screenMotion, []) }

    private var screenMotion: ScreenMotion {
        switch action {
        case .keyFrames(let frames):
            return ScreenMotion(.keyFrames(frames), MotionTimes(frames, options))
        case .zoom(let way, let content, let target):
            let rect = rect(of: target, on: way == .forward ? scene.event.from : scene.event.to)
            let zoom = RectZoom(way, content, screen: PhoneScreen.size, rect: rect)
            return ScreenMotion(.zoom(zoom, way), MotionTimes(zoom: options))
        case .systemZoom(let target):
            let isReturn = scene.event.forward != nil
            let rect = rect(of: target, on: isReturn ? scene.event.to : scene.event.from)
            return ScreenMotion(
                .systemZoom(rect ?? RectZoom.defaultRect(in: PhoneScreen.size), isReturn: isReturn),
                MotionTimes(ScreenAnimation.zoom, options))
        case .ofViews(let transition):
            return ScreenMotion(kind(of: transition), MotionTimes(viewTransition: options))
        case .unknown: return ScreenMotion(.still)
        case .plain(let animation), .ofSystem(let animation): return plain(animation)
        case nil, .auto:
            let isAuto = verdict.play != nil
            return plain(
                isAuto
                    ? .auto.resolvingAuto(on: scene.event.runtimeOperation)
                    : OwnAnimation(maker.engine, on: scene.event.operation).animation)
        }
    }

    private func kind(of transition: ViewTransition) -> ScreenMotion.Kind {
        switch transition {
        case .flip(let direction): .flip(isUpright: [.up, .down].contains(direction))
        case .curl(.down): AnimationGeometry(.cover(.down)).map { .plain($0) } ?? .still
        case .curl: AnimationGeometry(.uncover(.up)).map { .plain($0) } ?? .still
        }
    }

    private func rect(of target: ZoomTarget, on position: ScreenTree.Position) -> Rect? {
        guard let path = target.path else { return nil }
        let (texts, views) = (maker.model.paths, maker.screen(at: position).views)
        return views.first { texts[$0.path].text == texts[path].text }?.rect
    }

    private func plain(_ animation: ScreenAnimation) -> ScreenMotion {
        let geometry = AnimationGeometry(animation.resolved(isRightToLeft: false))
        guard let geometry else { return ScreenMotion(.still) }
        return ScreenMotion(.plain(geometry), MotionTimes(animation, options))
    }
}
