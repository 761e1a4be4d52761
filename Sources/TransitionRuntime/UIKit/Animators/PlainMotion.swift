#if canImport(UIKit)
    import UIKit

    /// The catalog's animations: both views move as a whole.
    @MainActor struct PlainMotion: Choreography {
        let duration: TimeInterval
        let delay: TimeInterval
        let timing: TimingCurve
        private let animation: ScreenAnimation

        init(_ animation: ScreenAnimation, _ options: ScreenTransition) {
            self.animation = animation
            let geometry = AnimationGeometry(animation)
            // Both views use the curve of the one on top, which is the visible motion.
            let own = geometry.map { $0.isComingOnTop ? $0.coming.timing : $0.leaving.timing }
            duration = geometry == nil ? 0 : options.duration ?? AnimationGeometry.duration
            delay = options.delay ?? 0
            timing = options.timing ?? own ?? .standard
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
            if motion.hasShadow { saved?.view.throwShadow() }
            let overlay = motion.overlayOpacity > 0 ? stage.addOverlay(over: saved?.view) : nil
            let ownAlpha = saved?.view.alpha ?? 1
            let move: (_ isFar: Bool) -> Void = { isFar in
                overlay?.alpha = isFar ? CGFloat(motion.overlayOpacity) : 0
                guard let saved else { return }
                saved.view.transform =
                    isFar
                    ? saved.transform.concatenating(motion.transform(in: saved.view.bounds.size))
                    : saved.transform
                saved.view.alpha = isFar ? ownAlpha * CGFloat(motion.opacity) : ownAlpha
            }
            move(isComing)
            return { move(!isComing) }
        }
    }

    extension AnimationGeometry.Motion {
        fileprivate func transform(in size: CGSize) -> CGAffineTransform {
            CGAffineTransform(translationX: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
                .scaledBy(x: CGFloat(scale), y: CGFloat(scale))
        }
    }

    extension UIView {
        fileprivate func throwShadow() {
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOpacity = Float(AnimationGeometry.shadow.opacity)
            layer.shadowRadius = CGFloat(AnimationGeometry.shadow.radius)
            layer.shadowOffset = .zero
            layer.masksToBounds = false
        }
    }
#endif
