#if canImport(UIKit)
    public import UIKit

    extension KeyFrames {
        /// Plays the key frames and `changes` on two views, in a transition that an engine runs.
        /// `duration`, in seconds, replaces the key frames' own.
        ///
        /// The appearing view is inserted into the container. At the end both views look as before.
        /// If `isCancelled` then returns `true`, they are also where they were. `finished` is
        /// `false` if the animation was interrupted.
        @MainActor public func animate(
            from leaving: UIView?, to coming: UIView?, in container: UIView,
            duration: TimeInterval? = nil, alongside changes: @escaping @MainActor () -> Void = {},
            isCancelled: @escaping @MainActor () -> Bool = { false },
            completion: @escaping @MainActor (_ finished: Bool) -> Void
        ) {
            let (from, to) = (leaving.map { SavedView($0) }, coming.map { SavedView($0) })
            let actors = KeyFrameActors(self, from, to, in: container) { isOnTop in
                to.map {
                    container.insert($0, in: container.bounds, onTop: isOnTop, of: leaving)
                }
            }
            UIView.animateKeyframes(
                withDuration: duration ?? self.duration, delay: delay,
                options: [.calculationModeLinear],
                animations: {
                    changes()
                    actors.addKeyFrames()
                },
                completion: { finished in
                    SavedView.restore(from, to, completed: !isCancelled())
                    completion(finished)
                })
        }
    }
#endif
