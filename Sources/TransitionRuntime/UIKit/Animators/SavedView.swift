#if canImport(UIKit)
    import UIKit

    /// What a view was like before a transition.
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
        private let shadowColor: CGColor?
        private let shadowOpacity: Float
        private let shadowRadius: CGFloat
        private let shadowOffset: CGSize

        init(_ view: UIView) {
            self.view = view
            transform = view.transform
            superview = view.superview
            index = view.superview?.subviews.firstIndex { $0 === view }
            bounds = view.bounds
            center = view.center
            alpha = view.alpha
            backgroundColor = view.backgroundColor
            cornerRadius = view.layer.cornerRadius
            masksToBounds = view.layer.masksToBounds
            shadowColor = view.layer.shadowColor
            shadowOpacity = view.layer.shadowOpacity
            shadowRadius = view.layer.shadowRadius
            shadowOffset = view.layer.shadowOffset
        }

        var appearance: ViewAppearance {
            ViewAppearance(
                size: Size(width: Double(view.bounds.width), height: Double(view.bounds.height)),
                opacity: Double(alpha), cornerRadius: Double(cornerRadius),
                backgroundColor: backgroundColor?.components)
        }

        func restoreAppearance() {
            view.transform = transform
            view.alpha = alpha
            view.backgroundColor = backgroundColor
            view.layer.cornerRadius = cornerRadius
            view.layer.masksToBounds = masksToBounds
            view.layer.shadowColor = shadowColor
            view.layer.shadowOpacity = shadowOpacity
            view.layer.shadowRadius = shadowRadius
            view.layer.shadowOffset = shadowOffset
        }

        /// Size and centre: a frame means nothing while there is a transform.
        func restoreGeometry() {
            view.bounds = bounds
            view.center = center
        }

        /// Puts it back among the views where it was, or nowhere.
        func restorePlace() {
            guard let superview, let index else {
                view.removeFromSuperview()
                return
            }
            let isThere = view.superview === superview
            if isThere, superview.subviews.firstIndex(where: { $0 === view }) == index { return }
            superview.insertSubview(view, at: index)
        }
    }

    extension UIView {
        /// Gives it a frame whatever its transform is.
        func place(in frame: CGRect) {
            let anchor = layer.anchorPoint
            bounds.size = frame.size
            center = CGPoint(
                x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        }
    }
#endif
