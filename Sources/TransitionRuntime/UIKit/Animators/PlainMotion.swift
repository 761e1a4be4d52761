#if canImport(UIKit)
    import UIKit

    /// The catalog's animations: both views move as a whole.
    @MainActor struct PlainMotion: Choreography {
        let times: MotionTimes
        private let animation: ScreenAnimation

        init(_ animation: ScreenAnimation, _ options: ScreenTransition) {
            self.animation = animation
            times = MotionTimes(animation, options.options)
        }

        func prepare(_ stage: Stage) -> () -> Void {
            let animation = animation.resolved(isRightToLeft: stage.isRightToLeft)
            let geometry = AnimationGeometry(animation, comingStays: stage.to == nil)
            stage.insertTo(onTop: geometry?.isComingOnTop ?? true)
            guard let geometry else { return {} }
            let come = changes(geometry.coming, stage.to, stage, isComing: true)
            let leave = changes(geometry.leaving, stage.from, stage, isComing: false)
            return {
                come()
                leave()
            }
        }

        /// A view of ours moves between its place and the other end; the overlay needs no view.
        private func changes(
            _ motion: AnimationGeometry.Motion, _ saved: SavedView?, _ stage: Stage, isComing: Bool
        ) -> () -> Void {
            if motion.hasShadow { saved?.throwShadow() }
            let overlay = motion.overlayOpacity > 0 ? stage.addOverlay(over: saved?.view) : nil
            let ownAlpha = saved?.view.alpha ?? 1
            let move: (_ isFar: Bool) -> Void = { isFar in
                overlay?.alpha = isFar ? CGFloat(motion.overlayOpacity) : 0
                guard let saved else { return }
                let far = motion.pose(in: Size(saved.view.bounds.size))
                saved.set(
                    \.transform, to: isFar ? saved.transform.moved(to: far) : saved.transform)
                saved.set(\.alpha, to: isFar ? ownAlpha * CGFloat(far.opacity) : ownAlpha)
            }
            move(isComing)
            return { move(!isComing) }
        }
    }

    extension SavedView {
        fileprivate func throwShadow() {
            set(\.layer.shadowColor, to: UIColor.black.cgColor)
            set(\.layer.shadowOpacity, to: Float(AnimationGeometry.shadow.opacity))
            set(\.layer.shadowRadius, to: CGFloat(AnimationGeometry.shadow.radius))
            set(\.layer.shadowOffset, to: .zero)
            set(\.layer.masksToBounds, to: false)
        }
    }
#endif
