/// Key frames for two given views: the states of each view at all times at which a change begins or
/// ends. Linear interpolation between them gives the declared motion.
package struct Timeline: Hashable, Sendable {
    /// A fraction of the time in which a view changes to a state.
    package struct Step: Hashable, Sendable {
        /// Fractions of the whole time.
        package var start: Double
        package var end: Double
        package var state: Pose
    }

    /// The motion of one view. It does not change between steps.
    package struct Track: Hashable, Sendable {
        /// The state before the first step, to be set at once.
        package var initial: Pose
        /// In the order of time, without overlaps.
        package var steps: [Step]

        var final: Pose { steps.last?.state ?? initial }
    }

    /// nil if no key frame changes the view.
    package var from: Track?
    package var to: Track?
    /// Whether the appearing view is above the leaving one: true if only it has key frames; the
    /// opposite if reversed.
    package var isToOnTop: Bool

    package init(_ keyFrames: KeyFrames, fromView: ViewAppearance, toView: ViewAppearance) {
        func track(_ view: KeyFrames.View) -> Track? {
            let frames = keyFrames.frames.filter { frame in
                frame.view == (keyFrames.isReversed ? view.other : view)
            }
            if frames.isEmpty { return nil }
            let track = Track(frames, of: view == .from ? fromView : toView)
            return keyFrames.isReversed ? track.reversed : track
        }
        from = track(.from)
        to = track(.to)
        let isOnlyTo = !keyFrames.frames.isEmpty && keyFrames.frames.allSatisfy { $0.view == .to }
        isToOnTop = isOnlyTo != keyFrames.isReversed
    }
}

extension Timeline.Track {
    /// Rotations of more quarter turns than this between two times are not exact.
    private static let mostParts = 1000.0

    init(_ frames: [KeyFrames.Frame], of view: ViewAppearance) {
        let ramps = Ramps(frames, of: view)
        var times = ramps.times
        initial = ramps.state(at: 0)
        steps = []
        var last = initial
        var start = times.isEmpty ? 0 : times.removeFirst()
        for end in times {
            let state = ramps.state(at: end)
            // No step exceeds a quarter turn: half a turn or more has no definite direction.
            let quarters = abs(state.rotation - last.rotation) / (.pi / 2)
            let parts = 1 + Int(min(max(quarters - 1e-9, 0), Self.mostParts - 1))
            var begin = start
            for part in 1...parts where state != last {
                let moment = start + (end - start) * Double(part) / Double(parts)
                let isLast = part == parts
                steps.append(
                    Timeline.Step(
                        start: begin, end: isLast ? end : moment,
                        state: isLast ? state : ramps.state(at: moment)))
                begin = moment
            }
            last = state
            start = end
        }
    }

    /// The same track, reversed.
    var reversed: Timeline.Track {
        var states = [initial] + steps.map { $0.state }
        let final = states.removeLast()
        return Timeline.Track(
            initial: final,
            steps: zip(steps, states).reversed().map { step, state in
                Timeline.Step(start: 1 - step.end, end: 1 - step.start, state: state)
            })
    }
}
