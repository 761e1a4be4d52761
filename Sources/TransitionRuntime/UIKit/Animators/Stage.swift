#if canImport(UIKit)
    import UIKit

    /// The views of one transition, and everything that is changed or added, so that it can be
    /// reverted.
    @MainActor final class Stage {
        let context: any UIViewControllerContextTransitioning
        let toController: UIViewController?
        /// The state before the transition; nil for the view of a presenter that stays in place,
        /// which must not be moved.
        let from: SavedView?
        let to: SavedView?
        private let toFrame: CGRect
        private let fromFrame: CGRect
        private let size: CGSize
        private var extras: [UIView] = []
        private var others: [SavedView] = []

        var container: UIView { context.containerView }
        var isRightToLeft: Bool { container.effectiveUserInterfaceLayoutDirection == .rightToLeft }

        init(_ context: any UIViewControllerContextTransitioning) {
            self.context = context
            toController = context.viewController(forKey: .to)
            let fromController = context.viewController(forKey: .from)
            from = Self.view(context, .from, fromController).map { SavedView($0) }
            to = Self.view(context, .to, toController).map { SavedView($0) }
            let final = toController.map { context.finalFrame(for: $0) } ?? .zero
            toFrame = final.isEmpty ? context.containerView.bounds : final
            fromFrame = from?.view.frame ?? .zero
            size = context.containerView.bounds.size
        }

        private static func view(
            _ context: any UIViewControllerContextTransitioning, _ key: UITransitionContextViewKey,
            _ controller: UIViewController?
        ) -> UIView? {
            if let view = context.view(forKey: key) { return view }
            let covering: [UIModalPresentationStyle] = [.none, .fullScreen, .currentContext]
            return covering.contains(context.presentationStyle) ? controller?.view : nil
        }

        /// Puts the appearing view in its final place, above or below the leaving one.
        func insertTo(onTop: Bool) {
            guard let to else { return }
            container.insert(to, in: toFrame, onTop: onTop, of: from?.view)
        }

        /// Adds a view that is removed when the transition ends.
        func add(_ extra: UIView, to parent: UIView, at index: Int? = nil) {
            extras.append(extra)
            if let index {
                parent.insertSubview(extra, at: index)
            } else {
                parent.addSubview(extra)
            }
        }

        /// Black over a view or, if that must not move, over all behind the container's views.
        func addOverlay(over view: UIView?) -> UIView {
            let parent = view ?? container
            let overlay = UIView(frame: parent.bounds)
            overlay.backgroundColor = .black
            overlay.isUserInteractionEnabled = false
            overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            add(overlay, to: parent, at: view == nil ? 0 : nil)
            return overlay
        }

        /// Reverts the changes of another view, too.
        func alsoChanges(_ view: SavedView) { others.append(view) }

        /// Removes everything that was added; if it was cancelled, restores everything.
        func finish(completed: Bool) {
            for extra in extras { extra.removeFromSuperview() }
            for other in others { SavedView.restore(nil, other, completed: true) }
            SavedView.restore(from, to, completed: completed)
            if completed { fit(to, toFrame) } else { fit(from, fromFrame) }
            extras = []
            others = []
        }

        /// Gives a view that stays, and that filled the container, the container's new size if that
        /// has changed since.
        private func fit(_ saved: SavedView?, _ frame: CGRect) {
            let bounds = container.bounds
            guard let view = saved?.view, view.isPlaced(in: frame), frame.size == size,
                bounds.size != size
            else { return }
            view.place(in: bounds)
        }
    }
#endif
