#if canImport(UIKit)
    package import UIKit

    /// Makes the recognizers of gestures. A test on a device makes some that it moves itself.
    package struct RecognizerFactory {
        @MainActor package static var current = RecognizerFactory()

        package var makePan: @MainActor () -> UIPanGestureRecognizer = { UIPanGestureRecognizer() }
        #if !os(tvOS)
            package var makeEdgePan: @MainActor () -> UIScreenEdgePanGestureRecognizer = {
                UIScreenEdgePanGestureRecognizer()
            }
            package var makePinch: @MainActor () -> UIPinchGestureRecognizer = {
                UIPinchGestureRecognizer()
            }
        #endif
    }

    extension Interaction.Gesture {
        /// nil if the system has no such recognizer.
        @MainActor func makeRecognizer(isRightToLeft: Bool) -> UIGestureRecognizer? {
            switch self {
            case .pan:
                let pan = RecognizerFactory.current.makePan()
                #if !os(tvOS)
                    pan.maximumNumberOfTouches = 1
                #endif
                return pan
            case .edgePan(let edge):
                #if os(tvOS)
                    return nil
                #else
                    let pan = RecognizerFactory.current.makeEdgePan()
                    pan.edges = edge.resolved(isRightToLeft: isRightToLeft).edges
                    return pan
                #endif
            case .pinch:
                #if os(tvOS)
                    return nil
                #else
                    return RecognizerFactory.current.makePinch()
                #endif
            }
        }
    }

    extension Direction {
        @MainActor fileprivate var edges: UIRectEdge {
            switch self {
            case .left, .leading: .left
            case .right, .trailing: .right
            case .up: .top
            case .down: .bottom
            }
        }
    }

    extension UIGestureRecognizer {
        /// nil before anything is recognized.
        var phase: InteractionTracker.Phase? {
            switch state {
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            default: nil
            }
        }

        /// Relative to the size of the recognizer's view, which moves. The finger is measured in a
        /// view that stays in place.
        var sample: GestureSample {
            let space: UIView? = view?.window ?? view?.superview ?? view
            let size = view?.bounds.size ?? .zero
            var sample = GestureSample(width: Double(size.width), height: Double(size.height))
            if let pan = self as? UIPanGestureRecognizer {
                let (translation, velocity) = (pan.translation(in: space), pan.velocity(in: space))
                sample.x = Double(translation.x)
                sample.y = Double(translation.y)
                sample.velocityX = Double(velocity.x)
                sample.velocityY = Double(velocity.y)
            }
            #if !os(tvOS)
                if let pinch = self as? UIPinchGestureRecognizer {
                    sample.scale = Double(pinch.scale)
                    sample.scaleVelocity = Double(pinch.velocity)
                }
            #endif
            return sample
        }
    }

    extension UIScrollView {
        /// Whether fingers that move in this direction would scroll it, or zoom it out.
        func hasMore(for gesture: Interaction.Gesture, isRightToLeft: Bool) -> Bool {
            if gesture == .pinch { return zoomScale > minimumZoomScale }
            guard isScrollEnabled, case .pan(let direction, _) = gesture else { return false }
            let inset = adjustedContentInset
            // A point of tolerance: offsets are rounded to the screen's pixels.
            return switch direction.resolved(isRightToLeft: isRightToLeft) {
            case .down: contentOffset.y > 1 - inset.top
            case .up: contentOffset.y < contentSize.height - bounds.height + inset.bottom - 1
            case .right, .trailing: contentOffset.x > 1 - inset.left
            case .left, .leading:
                contentOffset.x < contentSize.width - bounds.width + inset.right - 1
            }
        }
    }
#endif
