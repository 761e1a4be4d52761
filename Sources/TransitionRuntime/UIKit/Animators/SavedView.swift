#if canImport(UIKit)
    import UIKit

    /// What a transition changes of a view. At the end each change is reverted, unless the app has
    /// changed the property meanwhile: then the app's value stays.
    @MainActor final class SavedView {
        let view: UIView
        let transform: CGAffineTransform
        private weak var superview: UIView?
        private let index: Int?
        private var looks: [PartialKeyPath<UIView>: any PropertyChange] = [:]
        private var places: [PartialKeyPath<UIView>: any PropertyChange] = [:]

        init(_ view: UIView) {
            self.view = view
            transform = view.transform
            superview = view.superview
            index = view.superview?.subviews.firstIndex { $0 === view }
        }

        var appearance: ViewAppearance {
            ViewAppearance(
                size: Size(view.bounds.size), opacity: Double(view.alpha),
                cornerRadius: Double(view.layer.cornerRadius),
                backgroundColor: view.backgroundColor?.components)
        }

        /// Sets a property until the end.
        func set<Value: Equatable>(
            _ property: ReferenceWritableKeyPath<UIView, Value>, to value: Value
        ) { Self.set(property, to: value, of: view, in: &looks) }

        /// Puts the view in a frame despite its transform. If the transition is cancelled, it goes
        /// back.
        func place(in frame: CGRect) {
            Self.set(\.bounds.size, to: frame.size, of: view, in: &places)
            Self.set(\.center, to: view.center(in: frame), of: view, in: &places)
        }

        private static func set<Value: Equatable>(
            _ property: ReferenceWritableKeyPath<UIView, Value>, to value: Value, of view: UIView,
            in changes: inout [PartialKeyPath<UIView>: any PropertyChange]
        ) {
            let change =
                changes[property] as? ValueChange<Value> ?? ValueChange(property, of: view)
            changes[property] = change
            change.set(value, of: view)
        }

        /// Reverts the changes of the two views of a transition; if it was cancelled, also their
        /// place in the view hierarchy.
        static func restore(_ from: SavedView?, _ to: SavedView?, completed: Bool) {
            for saved in [to, from].compactMap(\.self) {
                for change in saved.looks.values { change.revert(of: saved.view) }
            }
            if completed { return }
            to.map { for change in $0.places.values { change.revert(of: $0.view) } }
            to?.restorePlace()
            from?.restorePlace()
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

    @MainActor private protocol PropertyChange {
        func revert(of view: UIView)
    }

    /// A property with its value before and those that a transition has given it. Any of these may
    /// be there at the end: UIKit itself goes back to the first if an animation is reversed.
    @MainActor private final class ValueChange<Value: Equatable>: PropertyChange {
        private let property: ReferenceWritableKeyPath<UIView, Value>
        private let before: Value
        private var shown: [Value] = []

        init(_ property: ReferenceWritableKeyPath<UIView, Value>, of view: UIView) {
            self.property = property
            before = view[keyPath: property]
        }

        func set(_ value: Value, of view: UIView) {
            view[keyPath: property] = value
            // As it is stored: layers round some values.
            let stored = view[keyPath: property]
            if !shown.contains(stored) { shown.append(stored) }
        }

        func revert(of view: UIView) {
            if shown.contains(view[keyPath: property]) { view[keyPath: property] = before }
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
        /// The center that puts it in a frame.
        fileprivate func center(in frame: CGRect) -> CGPoint {
            let anchor = layer.anchorPoint
            return CGPoint(
                x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        }

        /// Sets its frame despite its transform.
        func place(in frame: CGRect) {
            bounds.size = frame.size
            center = center(in: frame)
        }

        /// Whether it is in a frame, whatever its transform is.
        func isPlaced(in frame: CGRect) -> Bool {
            bounds.size == frame.size && center == center(in: frame)
        }

        /// Inserts the appearing view into this one, above or below the leaving view.
        func insert(_ coming: SavedView, in frame: CGRect, onTop: Bool, of leaving: UIView?) {
            coming.place(in: frame)
            if !onTop, let leaving, leaving.superview === self {
                insertSubview(coming.view, belowSubview: leaving)
            } else {
                addSubview(coming.view)
            }
            coming.view.layoutIfNeeded()
        }
    }
#endif
