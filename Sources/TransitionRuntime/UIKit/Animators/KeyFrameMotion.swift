#if canImport(UIKit)
    public import UIKit

    /// The motion of declared key frames.
    @MainActor struct KeyFrameMotion: Choreography {
        let times: MotionTimes
        private let frames: KeyFrames

        init(_ frames: KeyFrames, _ options: ScreenTransition) {
            self.frames = frames
            times = MotionTimes(frames, options.options)
        }

        func prepare(_ stage: Stage) -> () -> Void {
            let actors = KeyFrameActors(frames, stage.from, stage.to, in: stage.container) {
                stage.insertTo(onTop: $0)
            }
            let duration = times.duration
            return {
                UIView.animateKeyframes(
                    withDuration: duration, delay: 0, options: [.calculationModeLinear],
                    animations: { actors.addKeyFrames() })
            }
        }
    }

    /// The views that key frames move, each with its track.
    @MainActor struct KeyFrameActors {
        private let actors: [(track: Timeline.Track, saved: SavedView)]

        /// Sets the views to their first state. `insert` inserts the appearing view, above the
        /// other or below.
        init(
            _ frames: KeyFrames, _ from: SavedView?, _ to: SavedView?, in container: UIView,
            insert: (_ onTop: Bool) -> Void
        ) {
            let missing = ViewAppearance(size: Size(container.bounds.size))
            insert(Timeline(frames, fromView: missing, toView: missing).isToOnTop)
            // The appearing view has its final size only now.
            let timeline = Timeline(
                frames, fromView: from?.appearance ?? missing, toView: to?.appearance ?? missing)
            actors = [(timeline.from, from), (timeline.to, to)].compactMap { track, saved in
                track.flatMap { track in saved.map { (track, $0) } }
            }
            for (track, saved) in actors { saved.show(track.initial) }
        }

        /// Called in the animation block of `animateKeyframes`.
        func addKeyFrames() {
            for (track, saved) in actors {
                for step in track.steps {
                    UIView.addKeyframe(
                        withRelativeStartTime: step.start, relativeDuration: step.end - step.start
                    ) { saved.show(step.state) }
                }
            }
        }
    }

    extension SavedView {
        /// Uses only the transform: a frame is undefined while there is one.
        func show(_ state: Pose) {
            set(\.transform, to: transform.moved(to: state))
            set(\.alpha, to: CGFloat(state.opacity))
            set(\.layer.cornerRadius, to: CGFloat(state.cornerRadius))
            if let color = state.backgroundColor {
                set(\.backgroundColor, to: UIColor(components: color))
            }
        }
    }

    extension KeyFrames.Change {
        /// The background color as a `UIColor`, which is resolved when the function is called.
        public static func background(_ color: UIColor) -> KeyFrames.Change {
            .backgroundColor(color.components)
        }
    }

    extension UIColor {
        /// 0xRRGGBBAA.
        var components: UInt32 {
            channels.reduce(0) { sum, part in
                sum << 8 | UInt32(min(max((part * 255).rounded(), 0), 255))
            }
        }

        /// From 0xRRGGBBAA.
        convenience init(components: UInt32) {
            func part(_ shift: UInt32) -> CGFloat { CGFloat(components >> shift & 0xFF) / 255 }
            self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }
    }
#endif
