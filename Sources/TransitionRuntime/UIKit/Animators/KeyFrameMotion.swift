#if canImport(UIKit)
    public import UIKit

    /// Hand-made key frames.
    @MainActor struct KeyFrameMotion: Choreography {
        let duration: TimeInterval
        let delay: TimeInterval
        let timing: TimingCurve
        private let frames: KeyFrames

        init(_ frames: KeyFrames, _ options: ScreenTransition) {
            self.frames = frames
            duration = options.duration ?? frames.duration
            delay = options.delay ?? frames.delay
            timing = options.timing ?? frames.timing
        }

        func prepare(_ stage: Stage) -> () -> Void {
            let size = stage.container.bounds.size
            let nobody = ViewAppearance(
                size: Size(width: Double(size.width), height: Double(size.height)))
            let isToOnTop = Timeline(frames, fromView: nobody, toView: nobody).isToOnTop
            stage.insertTo(onTop: isToOnTop)
            // A view that comes has its size only now.
            let timeline = Timeline(
                frames, fromView: stage.from?.appearance ?? nobody,
                toView: stage.to?.appearance ?? nobody)
            let actors = [(timeline.from, stage.from), (timeline.to, stage.to)].compactMap {
                track, saved in track.flatMap { track in saved.map { (track, $0) } }
            }
            for (track, saved) in actors { saved.show(track.initial) }
            let duration = duration
            return {
                UIView.animateKeyframes(
                    withDuration: duration, delay: 0, options: [.calculationModeLinear],
                    animations: {
                        for (track, saved) in actors {
                            for step in track.steps {
                                UIView.addKeyframe(
                                    withRelativeStartTime: step.start,
                                    relativeDuration: step.end - step.start
                                ) { saved.show(step.state) }
                            }
                        }
                    })
            }
        }
    }

    extension SavedView {
        /// By transform alone: a frame means nothing while there is one.
        func show(_ state: ViewState) {
            let change = CGAffineTransform(translationX: CGFloat(state.x), y: CGFloat(state.y))
                .rotated(by: CGFloat(state.rotation))
                .scaledBy(x: CGFloat(state.scaleX), y: CGFloat(state.scaleY))
            view.transform = transform.concatenating(change)
            view.alpha = CGFloat(state.opacity)
            view.layer.cornerRadius = CGFloat(state.cornerRadius)
            if let color = state.backgroundColor {
                view.backgroundColor = UIColor(components: color)
            }
        }
    }

    extension KeyFrames.Change {
        /// The background colour as a `UIColor`, which is resolved when the function is called.
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
