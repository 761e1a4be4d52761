#if canImport(UIKit)
    public import UIKit

    extension KeyFrames {
        /// Plays the key frames on two views, in a transition that an engine runs.
        ///
        /// The view that comes is put into the container. At the end both views look as they did
        /// before. If the transition was cancelled, they are also where they were before.
        ///
        /// - Parameters:
        ///   - leaving: The view that leaves.
        ///   - coming: The view that comes.
        ///   - container: The view of the transition.
        ///   - duration: The duration in seconds, or `nil` for the key frames' own.
        ///   - changes: Changes to animate with the key frames.
        ///   - isCancelled: Returns, at the end, whether the transition was cancelled.
        ///   - completion: Called at the end. `finished` is `false` if the animation was interrupted.
        @MainActor public func animate(
            from leaving: UIView?, to coming: UIView?, in container: UIView,
            duration: TimeInterval? = nil, alongside changes: @escaping @MainActor () -> Void = {},
            isCancelled: @escaping @MainActor () -> Bool = { false },
            completion: @escaping @MainActor (_ finished: Bool) -> Void
        ) {
            let (from, to) = (leaving.map { SavedView($0) }, coming.map { SavedView($0) })
            let size = container.bounds.size
            let nobody = ViewAppearance(
                size: Size(width: Double(size.width), height: Double(size.height)))
            let isToOnTop = Timeline(self, fromView: nobody, toView: nobody).isToOnTop
            if let coming { container.place(coming, onTop: isToOnTop, of: leaving) }
            let timeline = Timeline(
                self, fromView: from?.appearance ?? nobody, toView: to?.appearance ?? nobody)
            let actors = [(timeline.from, from), (timeline.to, to)].compactMap { track, saved in
                track.flatMap { track in saved.map { (track, $0) } }
            }
            for (track, saved) in actors { saved.show(track.initial) }
            UIView.animateKeyframes(
                withDuration: duration ?? self.duration, delay: delay,
                options: [.calculationModeLinear],
                animations: {
                    changes()
                    for (track, saved) in actors {
                        for step in track.steps {
                            UIView.addKeyframe(
                                withRelativeStartTime: step.start,
                                relativeDuration: step.end - step.start
                            ) { saved.show(step.state) }
                        }
                    }
                },
                completion: { finished in
                    for saved in [from, to] { saved?.restoreAppearance() }
                    from?.restoreGeometry()
                    if isCancelled() {
                        to?.restoreGeometry()
                        to?.restorePlace()
                        from?.restorePlace()
                    }
                    completion(finished)
                })
        }
    }

    extension UIView {
        fileprivate func place(_ coming: UIView, onTop: Bool, of leaving: UIView?) {
            coming.place(in: bounds)
            if !onTop, let leaving, leaving.superview === self {
                insertSubview(coming, belowSubview: leaving)
            } else {
                addSubview(coming)
            }
            coming.layoutIfNeeded()
        }
    }
#endif
