import TransitionRuntime

/// What moves two screens: their tracks, and which one is on top.
package struct ScreenTracks: Hashable, Sendable {
    var tracks: [Track] = []
    var isToOnTop = true
    /// In seconds, with the delay. Views can move for longer.
    var duration = 0.0
}

/// When something moves, and who determines it.
struct TrackTimes {
    var times: MotionTimes
    var source: Track.Source

    func track(_ subject: Track.Subject, _ points: [(Double, Frame)]) -> Track {
        Track(
            subject, delay: times.delay, duration: times.duration, timing: times.timing,
            source: source, points)
    }
}

extension ScreenTracks {
    /// An animation of the catalog with a resolved `auto`, on a phone whose text runs from left to
    /// right, as the runtime plays it.
    init(_ animation: ScreenAnimation, _ times: TrackTimes, on phone: PhoneSize) {
        let animation = animation.resolved(isRightToLeft: false)
        guard let geometry = AnimationGeometry(animation) else { return }
        isToOnTop = geometry.isComingOnTop
        for side in [Side.from, .to] {
            let motion = side == .to ? geometry.coming : geometry.leaving
            let far = motion.pose(in: phone)
            add(side, times, far: Frame(pose: far.transform), near: Frame(pose: Pose()))
            add(side, times, far: Frame(opacity: far.opacity), near: Frame(opacity: 1))
            let dark = Frame.Overlay(opacity: motion.overlayOpacity)
            add(side, times, far: Frame(overlay: dark), near: Frame(overlay: Frame.Overlay()))
            guard motion.hasShadow else { continue }
            let shadow = Frame(
                shadow: Frame.Shadow(
                    opacity: AnimationGeometry.shadow.opacity,
                    radius: AnimationGeometry.shadow.radius, x: 0, y: 0))
            tracks.append(times.track(.screen(side), Self.ends(side, far: shadow, near: shadow)))
        }
        duration = tracks.map { $0.end }.max() ?? times.times.delay + times.times.duration
    }

    /// The far end of a motion is where the appearing view begins and the leaving one ends.
    private static func ends(_ side: Side, far: Frame, near: Frame) -> [(Double, Frame)] {
        side == .to ? [(0, far), (1, near)] : [(0, near), (1, far)]
    }

    private mutating func add(_ side: Side, _ times: TrackTimes, far: Frame, near: Frame) {
        if far == near { return }
        tracks.append(times.track(.screen(side), Self.ends(side, far: far, near: near)))
    }
}

extension ScreenTracks {
    /// Key frames for the views of two screens without properties of their own.
    init(_ frames: KeyFrames, _ times: TrackTimes, on phone: PhoneSize) {
        let view = ViewAppearance(size: phone, backgroundColor: Self.white)
        let timeline = Timeline(frames, fromView: view, toView: view)
        isToOnTop = timeline.isToOnTop
        for (side, track) in [(Side.from, timeline.from), (.to, timeline.to)] {
            if let track { add(track, .screen(side), times) }
        }
        duration = times.times.delay + (times.times.timing.settlingTime ?? times.times.duration)
    }

    private static let white: UInt32 = 0xFFFF_FFFF

    private mutating func add(
        _ track: Timeline.Track, _ subject: Track.Subject, _ times: TrackTimes
    ) {
        var poses = [(0.0, track.initial)]
        for step in track.steps {
            // It does not change between steps.
            if let last = poses.last, last.0 < step.start { poses.append((step.start, last.1)) }
            poses.append((step.end, step.state))
        }
        if let last = poses.last, last.0 < 1 { poses.append((1, last.1)) }
        func add(_ frame: (Pose) -> Frame) {
            let points = poses.map { ($0.0, frame($0.1)) }
            let own = frame(Pose())
            guard points.contains(where: { $0.1 != own }) else { return }
            tracks.append(times.track(subject, points.withoutPointsOnLines))
        }
        add { Frame(pose: $0.transform) }
        add { Frame(opacity: $0.opacity) }
        add { Frame(cornerRadius: $0.cornerRadius) }
        if poses.contains(where: { $0.1.backgroundColor != nil }) {
            add { Frame(backgroundColor: $0.backgroundColor ?? Self.white) }
        }
    }

    /// A zoom of the runtime. The rectangle is in the screen that leaves, that of a zoom out in
    /// the one that appears.
    init(
        _ way: RectZoom.Way, _ content: RectZoom.Content, rect: Rect?, _ times: TrackTimes,
        on phone: PhoneSize
    ) {
        let zoom = RectZoom(way, content, screen: phone, rect: rect)
        isToOnTop = zoom.isToOnTop
        for layer in RectZoom.Layer.allCases {
            guard let subject = Self.subject(of: layer, way) else { continue }
            let steps = zoom.steps.filter { $0.layer == layer }
            let first = zoom.initial[layer]
            add(
                subject, times, first?.transform, .identity,
                steps.compactMap { step in step.state.transform.map { (step.start, step.end, $0) } }
            ) { Frame(pose: $0.pose) }
            add(
                subject, times, first?.opacity, 1,
                steps.compactMap { step in step.state.opacity.map { (step.start, step.end, $0) } }
            ) { Frame(opacity: $0) }
        }
        duration = times.times.delay + (times.times.timing.settlingTime ?? times.times.duration)
    }

    /// Near to UIKit's transitions of views. A flip is drawn without its depth: as two turns about
    /// the middle, seen from the front. A curl is drawn as the page that moves away, or in.
    init(_ transition: ViewTransition, _ times: TrackTimes, on phone: PhoneSize) {
        switch transition.resolved(isRightToLeft: false) {
        case .curl(.down): self.init(ScreenAnimation.cover(.down), times, on: phone)
        case .curl: self.init(ScreenAnimation.uncover(.up), times, on: phone)
        case .flip(let direction):
            self.init()
            let isUpright = direction == .up || direction == .down
            let edge = Frame(pose: isUpright ? Pose(scaleY: 0) : Pose(scaleX: 0))
            let whole = Frame(pose: Pose())
            tracks = [
                times.track(.screen(.from), [(0, whole), (0.5, edge), (1, edge)]),
                times.track(.screen(.to), [(0, edge), (0.5, edge), (1, whole)]),
            ]
            duration = tracks.map { $0.end }.max() ?? 0
        }
    }

    /// Near to UIKit's zoom: the new screen grows from a rectangle of the other one and becomes
    /// visible while it is small; on return, the reverse.
    init(systemZoomFrom rect: Rect, _ times: TrackTimes, isReturn: Bool) {
        let bounds = PhoneScreen.bounds
        let small = Pose(
            x: rect.centre.x - bounds.centre.x, y: rect.centre.y - bounds.centre.y,
            scaleX: rect.width / bounds.width, scaleY: rect.height / bounds.height)
        let subject = Track.Subject.screen(isReturn ? .from : .to)
        isToOnTop = !isReturn
        func add(_ points: [(Double, Frame)]) {
            let turned = points.reversed().map { (1 - $0.0, $0.1) }
            tracks.append(times.track(subject, isReturn ? turned : points))
        }
        add([(0, Frame(pose: small)), (1, Frame(pose: Pose()))])
        add([(0, Frame(opacity: 0)), (0.3, Frame(opacity: 1)), (1, Frame(opacity: 1))])
        duration = tracks.map { $0.end }.max() ?? 0
    }

    private static func subject(of layer: RectZoom.Layer, _ way: RectZoom.Way) -> Track.Subject? {
        switch layer {
        case .from: .screen(.from)
        case .to: .screen(.to)
        case .decoration: .plate(way == .forward ? .from : .to)
        case .snapshot: .snapshot
        // The phone has no navigation bar.
        case .navigationBar: nil
        }
    }

    private mutating func add<Value: Equatable>(
        _ subject: Track.Subject, _ times: TrackTimes, _ initial: Value?, _ own: Value,
        _ steps: [(start: Double, end: Double, value: Value)], _ frame: (Value) -> Frame
    ) {
        var points = [(0.0, frame(initial ?? own))]
        for step in steps {
            if let last = points.last, last.0 < step.start { points.append((step.start, last.1)) }
            points.append((step.end, frame(step.value)))
        }
        if let last = points.last, last.0 < 1 { points.append((1, last.1)) }
        if initial != nil || !steps.isEmpty { tracks.append(times.track(subject, points)) }
    }
}

extension Pose {
    /// Only what moves, turns and scales.
    var transform: Pose {
        Pose(x: x, y: y, scaleX: scaleX, scaleY: scaleY, rotation: rotation)
    }
}

extension [(Double, Frame)] {
    /// Without points at which nothing changes on both sides.
    fileprivate var withoutPointsOnLines: [(Double, Frame)] {
        var result: [(Double, Frame)] = []
        for (index, point) in enumerated() {
            let isFlat =
                index > 0 && index + 1 < count && self[index - 1].1 == point.1
                && self[index + 1].1 == point.1
            if !isFlat { result.append(point) }
        }
        return result
    }
}
