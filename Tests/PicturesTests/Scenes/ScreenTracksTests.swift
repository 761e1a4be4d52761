import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// Quarters, and irregular times at which a curve of too few points is far off.
let sampleTimes = [
    0, 0.0371, 0.1133, 0.2197, 0.25, 0.3413, 0.4637, 0.5, 0.5871, 0.6911, 0.75, 0.8233, 0.9377, 1,
]

/// The tracks of screens at 14 times: each catalog animation, direction and engine.
@Suite struct ScreenTracksTests {
    static let phone = PhoneScreen.size

    static let animations: [ScreenAnimation] = Catalog.entries.indices.flatMap { index in
        let row = CatalogIndex(index)
        if let plain = ScreenAnimation(row: row) { return [plain] }
        return Direction.allCases.compactMap { ScreenAnimation(row: row, direction: $0) }
    }

    @Test func theGeometryIsHeros() throws {
        #expect(HeroTable.rows.count == 35)
        #expect(Set(HeroTable.rows.map(\.animation)).count == 35)
        for row in HeroTable.rows {
            let geometry = try #require(AnimationGeometry(row.animation))
            #expect(geometry.coming == row.to, "\(row.animation)")
            #expect(geometry.leaving == row.from, "\(row.animation)")
            #expect(geometry.isComingOnTop == row.isToOnTop, "\(row.animation)")
            let (own, heros) = (geometry.timing.controlPoints, row.timing.controlPoints)
            #expect(own.map { "\($0)" } == heros.map { "\($0)" }, "\(row.animation)")
        }
    }

    /// Two screens without views.
    private func heroTracks(
        _ animation: ScreenAnimation, _ options: MotionOptions
    ) throws -> [Track] {
        let model = try model(of: "engine hero")
        let cast = Cast(PhoneScreen(), PhoneScreen(), in: ModelText(model))
        var states = HeroStates(cast, isPresenting: true)
        states.play(
            animation.resolved(isRightToLeft: false), options, by: .line, isFromOnTop: false)
        return Flights(states, isFromOnTop: false).tracks
    }

    /// The values of a subject's properties in all its tracks.
    static func frame(_ tracks: [Track], _ subject: Track.Subject, at time: Double) -> Frame {
        var result = Frame()
        for track in tracks where track.subject == subject {
            let frame = track.frame(at: time)
            result.pose = frame.pose ?? result.pose
            result.opacity = frame.opacity ?? result.opacity
            result.size = frame.size ?? result.size
            result.cornerRadius = frame.cornerRadius ?? result.cornerRadius
            result.backgroundColor = frame.backgroundColor ?? result.backgroundColor
            result.shadow = frame.shadow ?? result.shadow
            result.overlay = frame.overlay ?? result.overlay
        }
        return result
    }

    static func expectNear(
        _ pose: Pose?, _ expected: Pose, _ comment: String, tolerance: Double = 0.25
    ) {
        let (own, wanted) = ((pose ?? Pose()).matrix, expected.matrix)
        // The corners of a screen.
        for (x, y) in [(-195.0, -422.0), (195, -422), (-195, 422), (195, 422)] {
            let horizontal =
                own.a * x + own.c * y + own.tx - wanted.a * x - wanted.c * y - wanted.tx
            let vertical = own.b * x + own.d * y + own.ty - wanted.b * x - wanted.d * y - wanted.ty
            #expect(abs(horizontal) <= tolerance && abs(vertical) <= tolerance, "\(comment)")
        }
    }

    @Test(arguments: animations, [true, false])
    func tracksAreTheGeometry(_ animation: ScreenAnimation, isHeros: Bool) throws {
        let options = MotionOptions(duration: 0.4, delay: 0.1)
        let times = MotionTimes(animation, options)
        var tracks = ScreenTracks(
            animation, TrackTimes(times: times, source: .line), on: Self.phone)
        if isHeros { tracks.tracks = try heroTracks(animation, options) }
        guard let geometry = AnimationGeometry(animation.resolved(isRightToLeft: false)) else {
            #expect(tracks.tracks.isEmpty)
            return
        }
        #expect(tracks.isToOnTop == geometry.isComingOnTop)
        for part in sampleTimes {
            let progress = geometry.timing.value(at: part)
            for (side, motion) in [(Side.to, geometry.coming), (.from, geometry.leaving)] {
                let comment = "\(animation) \(side) at \(part)"
                let far = side == .to ? 1 - progress : progress
                let frame = Self.frame(tracks.tracks, .screen(side), at: 0.1 + 0.4 * part)
                let scale = 1 + (motion.scale - 1) * far
                Self.expectNear(
                    frame.pose,
                    Pose(
                        x: motion.x * 390 * far, y: motion.y * 844 * far, scaleX: scale,
                        scaleY: scale), comment)
                let opacity = 1 + (motion.opacity - 1) * far
                #expect(abs((frame.opacity ?? 1) - opacity) <= 0.001, "\(comment)")
                let dark = motion.overlayOpacity * far
                #expect(abs((frame.overlay?.opacity ?? 0) - dark) <= 0.001, "\(comment)")
                let shadow = motion.hasShadow ? (isHeros ? 0.5 * (1 - far) : 0.5) : 0
                #expect(abs((frame.shadow?.opacity ?? 0) - shadow) <= 0.001, "\(comment)")
                if motion.hasShadow { #expect(frame.shadow?.radius == 5 && frame.shadow?.y == 0) }
            }
        }
    }

    /// Before the delay and after the end, everything is at rest at its ends.
    @Test func nothingMovesBeforeAndAfter() {
        let times = MotionTimes(.push(.left), MotionOptions(duration: 0.4, delay: 0.1))
        let tracks = ScreenTracks(
            .push(.left), TrackTimes(times: times, source: .line), on: Self.phone)
        #expect(Self.frame(tracks.tracks, .screen(.to), at: 0.05).pose?.x == 390)
        #expect(Self.frame(tracks.tracks, .screen(.to), at: 9).pose?.x == 0)
        #expect(tracks.duration == 0.5)
    }

    @Test(arguments: CurveValueTests.springs)
    func springsMoveScreensInTheirOwnTime(_ spring: (stiffness: Double, damping: Double)) throws {
        let curve = TimingCurve.spring(stiffness: spring.stiffness, damping: spring.damping)
        let times = MotionTimes(.slide(.up), MotionOptions(duration: 0.4, timing: curve))
        let tracks = ScreenTracks(
            .slide(.up), TrackTimes(times: times, source: .line), on: Self.phone)
        let settling = try #require(curve.settlingTime)
        #expect(tracks.duration == settling)
        for part in sampleTimes {
            let frame = Self.frame(tracks.tracks, .screen(.to), at: settling * part)
            Self.expectNear(
                frame.pose, Pose(y: 844 * (1 - curve.value(at: part))), "\(spring) at \(part)")
        }
    }
}
