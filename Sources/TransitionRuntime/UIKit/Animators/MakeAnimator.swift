#if canImport(UIKit)
    import UIKit

    extension TransitionSession {
        /// The runtime's own animation controller for a transition; nil for UIKit's own animation,
        /// or for one that the runtime does not have.
        func makeAnimator(
            for transition: ScreenTransition
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            switch transition.kind {
            case .plain(.system), .foreign: return nil
            case .plain(let animation):
                return StagedAnimator(
                    PlainMotion(animation.resolvingAuto(on: ends.operation), transition), self)
            case .zoomInRect(let target):
                return StagedAnimator(RectZoomMotion(.forward, target, transition, ends), self)
            case .zoomOutRect(let target):
                return StagedAnimator(RectZoomMotion(.backward, target, transition, ends), self)
            case .viewTransition(let viewTransition):
                return ViewTransitionAnimator(viewTransition, transition, self)
            case .keyFrames(let frames):
                return StagedAnimator(KeyFrameMotion(frames, transition), self)
            case .custom(let make): return WatchedAnimator.watching(make(), for: self)
            case .systemZoom: return nil
            }
        }

        /// Resolves UIKit's zoom to UIKit's own animation if it is available, else to its fallback.
        func resolvingSystemZoom(_ transition: ScreenTransition) -> ScreenTransition {
            guard case .systemZoom(let view, let fallback) = transition.kind else {
                return transition
            }
            return useSystemZoom(of: view) ? .system : transition.fallingBack(to: fallback)
        }

        /// Lets UIKit zoom, if it can; it then also plays the return. This can only be checked
        /// against Apple's own SDK: no other has these declarations.
        private func useSystemZoom(of view: @escaping ScreenTransition.ViewProvider) -> Bool {
            #if os(iOS) && !targetEnvironment(macCatalyst) && compiler(>=6.0)
                if #available(iOS 18.0, *) {
                    guard !ends.isReturn else { return true }
                    ends.coming.preferredTransition = .zoom {
                        [weak owner = ends.from, weak other = ends.to] _ in
                        guard let owner, let other else { return nil }
                        return view(owner, other)
                    }
                    return true
                }
            #endif
            return false
        }
    }

    extension ScreenTransition {
        /// The fallback with the options set here, or its own options where none are set.
        fileprivate func fallingBack(to fallback: ScreenTransition) -> ScreenTransition {
            var result = fallback
            result.duration = duration ?? fallback.duration
            result.delay = delay ?? fallback.delay
            result.timing = timing ?? fallback.timing
            result.gestures = gestures
            return result
        }
    }
#endif
