#if canImport(UIKit)
    import UIKit

    /// The state of a view before a transition.
    @MainActor struct SavedView {
        let view: UIView
        let transform: CGAffineTransform
        private weak var superview: UIView?
        private let index: Int?
        private let bounds: CGRect
        private let center: CGPoint
        private let alpha: CGFloat
        private let backgroundColor: UIColor?
        private let cornerRadius: CGFloat
        private let masksToBounds: Bool
        private let shadow: (color: CGColor?, opacity: Float, radius: CGFloat, offset: CGSize)

        init(_ view: UIView) {
            self.view = view
            transform = view.transform
            superview = view.superview
            index = view.superview?.subviews.firstIndex { $0 === view }
            bounds = view.bounds
            center = view.center
            alpha = view.alpha
            backgroundColor = view.backgroundColor
            let layer = view.layer
            cornerRadius = layer.cornerRadius
            masksToBounds = layer.masksToBounds
            shadow = (
                layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset
            )
        }

        var appearance: ViewAppearance {
            ViewAppearance(
                size: Size(view.bounds.size), opacity: Double(alpha),
                cornerRadius: Double(cornerRadius), backgroundColor: backgroundColor?.components)
        }

        /// Reverts the changes of the two views of a transition; if it was cancelled, also their
        /// place in the view hierarchy.
        static func restore(_ from: SavedView?, _ to: SavedView?, completed: Bool) {
            to?.restoreAppearance()
            from?.restoreAppearance()
            from?.restoreGeometry()
            if completed { return }
            to?.restoreGeometry()
            to?.restorePlace()
            from?.restorePlace()
        }

        private func restoreAppearance() {
            view.transform = transform
            view.alpha = alpha
            view.backgroundColor = backgroundColor
            view.layer.cornerRadius = cornerRadius
            view.layer.masksToBounds = masksToBounds
            view.layer.shadowColor = shadow.color
            view.layer.shadowOpacity = shadow.opacity
            view.layer.shadowRadius = shadow.radius
            view.layer.shadowOffset = shadow.offset
        }

        /// Size and center: a frame is undefined while there is a transform.
        private func restoreGeometry() {
            view.bounds = bounds
            view.center = center
        }

        /// Puts it back at its old place among its siblings, or removes it if it had none.
        private func restorePlace() {
            guard let superview, let index else {
                view.removeFromSuperview()
                return
            }
            let isThere = view.superview === superview
            if isThere, superview.subviews.firstIndex(where: { $0 === view }) == index { return }
            superview.insertSubview(view, at: index)
        }
    }

    extension CGAffineTransform {
        /// The transform of a view that has this one in its place.
        func moved(to pose: Pose) -> CGAffineTransform {
            let matrix = pose.matrix
            return concatenating(
                CGAffineTransform(
                    a: CGFloat(matrix.a), b: CGFloat(matrix.b), c: CGFloat(matrix.c),
                    d: CGFloat(matrix.d), tx: CGFloat(matrix.tx), ty: CGFloat(matrix.ty)))
        }
    }

    extension UIView {
        /// Sets its frame despite its transform.
        func place(in frame: CGRect) {
            let anchor = layer.anchorPoint
            bounds.size = frame.size
            center = CGPoint(
                x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        }

        /// Inserts the appearing view into this one, above or below the leaving view.
        func insert(_ coming: UIView, in frame: CGRect, onTop: Bool, of leaving: UIView?) {
            coming.place(in: frame)
            if !onTop, let leaving, leaving.superview === self {
                insertSubview(coming, belowSubview: leaving)
            } else {
                addSubview(coming)
            }
            coming.layoutIfNeeded()
        }
    }
#endif
