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
    private var screenMotion = ScreenMotion(.still, MotionTimes(0, 0, .linear))
    private var flights: [ExpectedFlight] = []

    init(_ scene: Scene, _ maker: SceneMaker) {
        self.scene = scene
        let event = scene.event
        screens = (maker.screen(at: event.from), maker.screen(at: event.to))
        let choice = Choice(scene, maker)
        let isHeros = choice.isHeros
        var longest: Double?
        if isHeros, !choice.isReplaced, choice.letsViewsFly {
            let views = choice.movingViews()
            let durations = views.compactMap { ExpectedFlight($0, longest: 0).ownDuration }
            longest = durations.max()
            flights = views.map { ExpectedFlight($0, longest: longest ?? 0.208) }
        }
        screenMotion = choice.screenMotion(longest: longest, isHeros: isHeros)
    }

    /// In seconds.
    var duration: Double { max(screenMotion.end, flights.map(\.end).max() ?? 0) }

    /// The parts of the phone at a time in seconds, by the names that they have on a page.
    func parts(at time: Double) -> [(name: String, part: Part)] {
        let phone = Self.phone
        var result: [(name: String, part: Part)] = []
        var outer: [Side: Pose.Matrix] = [:]
        for side in [Side.from, .to] {
            let state = screenMotion.state(of: side, at: time)
            outer[side] = state.pose.matrix
            var part = Part(corners: phone.corners(state.pose.matrix), opacity: state.opacity)
            part.cornerRadius = state.cornerRadius
            part.backgroundColor = state.backgroundColor
            part.overlay = state.overlay
            result.append((Self.name(side), part))
        }
        if let plate = screenMotion.layer(.decoration, at: time),
            let side = screenMotion.plateSide
        {
            let corners = phone.corners(outer[side] ?? Pose().matrix)
            result.append(("plate", Part(corners: corners, opacity: plate.opacity)))
        }
        if let snapshot = screenMotion.layer(.snapshot, at: time) {
            let corners = phone.corners(snapshot.pose.matrix)
            result.append(("snapshot", Part(corners: corners, opacity: snapshot.opacity)))
        }
        for flight in flights {
            var part = flight.part(at: time)
            if case .view(let side, _) = flight.view.subject, let matrix = outer[side] {
                part.corners = part.corners.map { phone.moved($0, by: matrix) }
            }
            result.append((Self.name(flight.view.subject), part))
        }
        return result
    }

    /// The views that only move with their screens, at a time in seconds.
    func stillParts(at time: Double) -> [(name: String, part: Part)] {
        let moving = Set(flights.map { Self.name($0.view.subject) })
        return [Side.from, .to].flatMap { side in
            let matrix = screenMotion.state(of: side, at: time).pose.matrix
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
        var isHeros: Bool { [.hero, .sdoshero].contains(maker.engine) }

        init(_ scene: Scene, _ maker: SceneMaker) {
            self.scene = scene
            self.maker = maker
            let table = maker.tables[scene.registry]
            verdict = table.verdict(on: scene.event, in: maker.model, containers: [])
            values = ValueReader(maker.model)
            if let play = verdict.play { read(play, verdict.options) }
            let line = scene.isReduced ? maker.model.reducedMotion : nil
            guard let line, line.versions.contains(scene.event.version) else { return }
            switch action {
            case .ofSystem, .plain(.none): return
            case nil, .auto, .plain, .keyFrames, .zoom, .unknown: break
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
            case .ofSystem, .keyFrames, .zoom, .unknown: false
            }
        }
    }
}

extension ExpectedScene.Choice {
    /// The animation of the catalog that moves the screens; nil for another one.
    private func plain(rootTakesPart: Bool) -> ScreenAnimation? {
        switch action {
        case .plain(let animation), .ofSystem(let animation): return animation
        case .keyFrames, .zoom, .unknown: return nil
        case nil, .auto:
            let isAuto = verdict.play != nil && !isHeros
            if isAuto { return .auto.resolvingAuto(on: scene.event.runtimeOperation) }
            let takesPart = rootTakesPart && !isReplaced
            return OwnAnimation(
                maker.engine, on: scene.event.operation, rootTakesPart: takesPart
            ).animation
        }
    }

    private func cast() -> Cast {
        let player = Player(maker, scene.event, verdict)
        var cast = player.cast(maker.viewTables[scene.registry])
        cast.pairIDs()
        return cast
    }

    /// The views that Hero moves, with their modifiers; not yet where they are.
    func movingViews() -> [MovingView] {
        let cast = cast()
        let animation = plain(rootTakesPart: cast.rootTakesPart) ?? .none
        let geometry = AnimationGeometry(animation.resolved(isRightToLeft: false))
        return Flights(
            cast, options, isToOnTop: geometry?.isComingOnTop ?? true,
            isPresenting: scene.event.forward == nil, in: maker.model
        ).moving
    }

    func screenMotion(longest: Double?, isHeros: Bool) -> ScreenMotion {
        switch action {
        case .keyFrames(let frames):
            return ScreenMotion(.keyFrames(frames), MotionTimes(frames, options))
        case .zoom(let way, let content, let view):
            let screen = maker.screen(
                at: way == .forward ? scene.event.from : scene.event.to)
            let rect = view.flatMap { path in
                screen.views.first {
                    maker.model.paths[$0.path].text == maker.model.paths[path].text
                }?.rect
            }
            let zoom = RectZoom(way, content, screen: PhoneScreen.size, rect: rect)
            return ScreenMotion(.zoom(zoom, way), MotionTimes(zoom: options))
        case .unknown: return ScreenMotion(.still, MotionTimes(0, 0, .linear))
        case nil, .auto, .plain, .ofSystem: break
        }
        let takesPart = isHeros && !isReplaced && cast().rootTakesPart
        guard let animation = plain(rootTakesPart: takesPart),
            let geometry = AnimationGeometry(animation.resolved(isRightToLeft: false))
        else { return ScreenMotion(.still, MotionTimes(0, 0, .linear)) }
        var times = MotionTimes(animation, options)
        if isHeros, animation == .fade, options.duration == nil {
            times.duration = longest ?? 0.208
        }
        return ScreenMotion(.plain(geometry), times)
    }
}
