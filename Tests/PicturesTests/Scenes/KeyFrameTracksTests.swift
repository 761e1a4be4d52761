import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// Key frames and zooms at 14 times, against the timeline and the zoom of the runtime.
@Suite struct KeyFrameTracksTests {
    private static let frames = KeyFrames(duration: 0.8, delay: 0.2, timing: .easeInOut)
        .fromView(0...0.25, .y(-20), .rotate(0.05))
        .fromView(0.2...1, .y(.init(points: 40, fraction: 1)), .rotate(3.5), .cornerRadius(12))
        .fromView(0.8...0.9, .opacity(0.3), .scaleXY(x: 0.5, y: 0.25))
        .toView(0.5...1, .opacity(1), .x(.init(fraction: -0.5)), .backgroundColor(0x1C1C_1EFF))

    /// The state of a track of the runtime, with lines between its steps.
    static func state(_ track: Timeline.Track, at part: Double) -> Pose {
        var state = track.initial
        for step in track.steps where step.start <= part {
            let share = min(1, (part - step.start) / (step.end - step.start))
            func mix(_ path: WritableKeyPath<Pose, Double>) {
                state[keyPath: path] += (step.state[keyPath: path] - state[keyPath: path]) * share
            }
            for path: WritableKeyPath<Pose, Double> in [
                \.x, \.y, \.scaleX, \.scaleY, \.rotation, \.opacity, \.cornerRadius,
            ] { mix(path) }
            if let start = state.backgroundColor, let end = step.state.backgroundColor {
                state.backgroundColor = mixed(start, end, share)
            }
        }
        return state
    }

    @Test(arguments: [false, true])
    func tracksAreTheTimeline(isReversed: Bool) {
        let frames = isReversed ? Self.frames.reversed : Self.frames
        let times = MotionTimes(frames, MotionOptions())
        let tracks = ScreenTracks(
            frames, TrackTimes(times: times, source: .line), on: PhoneScreen.size)
        let view = ViewAppearance(size: PhoneScreen.size, backgroundColor: 0xFFFF_FFFF)
        let timeline = Timeline(frames, fromView: view, toView: view)
        #expect(tracks.isToOnTop == timeline.isToOnTop)
        #expect(tracks.duration == 1)
        for (side, track) in [(Side.from, timeline.from), (.to, timeline.to)] {
            guard let track else { continue }
            for part in sampleTimes {
                let expected = Self.state(track, at: frames.timing.value(at: part))
                let frame = ScreenTracksTests.frame(
                    tracks.tracks, .screen(side), at: 0.2 + 0.8 * part)
                let comment = "\(side) at \(part)"
                ScreenTracksTests.expectNear(frame.pose, expected, comment)
                #expect(abs((frame.opacity ?? 1) - expected.opacity) <= 0.001, "\(comment)")
                let radius = frame.cornerRadius ?? 0
                #expect(abs(radius - expected.cornerRadius) <= 0.25, "\(comment)")
            }
        }
    }

    @Test(arguments: [RectZoom.Way.forward, .backward], [RectZoom.Content.same, .different])
    func tracksAreTheZoom(_ way: RectZoom.Way, _ content: RectZoom.Content) {
        for rect in [nil, Rect(x: 24, y: 100, width: 72, height: 48)] {
            let times = MotionTimes(zoom: MotionOptions(timing: .easeIn))
            let tracks = ScreenTracks(
                way, content, rect: rect, TrackTimes(times: times, source: .line),
                on: PhoneScreen.size)
            let zoom = RectZoom(way, content, screen: PhoneScreen.size, rect: rect)
            #expect(tracks.isToOnTop == zoom.isToOnTop)
            let subjects: [(RectZoom.Layer, Track.Subject)] = [
                (.from, .screen(.from)), (.to, .screen(.to)), (.snapshot, .snapshot),
                (.decoration, .plate(way == .forward ? .from : .to)),
            ]
            for (layer, subject) in subjects {
                for part in sampleTimes {
                    let progress = TimingCurve.easeIn.value(at: part)
                    let frame = ScreenTracksTests.frame(tracks.tracks, subject, at: 0.35 * part)
                    let comment = "\(way) \(content) \(layer) at \(part)"
                    let expected = Self.state(zoom, layer, at: progress)
                    ScreenTracksTests.expectNear(frame.pose, expected.pose, comment)
                    #expect(abs((frame.opacity ?? 1) - expected.opacity) <= 0.001, "\(comment)")
                }
            }
        }
    }

    static func state(
        _ zoom: RectZoom, _ layer: RectZoom.Layer, at part: Double
    ) -> (pose: Pose, opacity: Double) {
        var pose = (zoom.initial[layer]?.transform ?? .identity).pose
        var opacity = zoom.initial[layer]?.opacity ?? 1
        for step in zoom.steps where step.layer == layer && step.start <= part {
            let share = min(1, (part - step.start) / (step.end - step.start))
            if let end = step.state.opacity { opacity += (end - opacity) * share }
            guard let end = step.state.transform else { continue }
            pose.x += (end.x - pose.x) * share
            pose.y += (end.y - pose.y) * share
            pose.scaleX += (end.scale - pose.scaleX) * share
            pose.scaleY = pose.scaleX
        }
        return (pose, opacity)
    }
}
