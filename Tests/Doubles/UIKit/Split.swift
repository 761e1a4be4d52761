// Double of UISplitViewController: two columns side by side, the left with a third of the width.

@preconcurrency @MainActor @objc open class UISplitViewController: UIViewController {
    @available(iOS 14.0, tvOS 14.0, *)
    @nonexhaustive @objc public enum Column: Int, Sendable {
        case primary = 0
        case supplementary, secondary, compact
    }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for one in oldValue where !viewControllers.contains(where: { $0 === one }) {
                one.viewIfLoaded?.removeFromSuperview()
                one.removeFromParent()
            }
            viewControllers.forEach { addChild($0) }
            if isViewLoaded { placeColumns() }
        }
    }
    open var isCollapsed: Bool { false }

    @available(iOS 14.0, tvOS 14.0, *)
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        column == .primary ? viewControllers.first : viewControllers.dropFirst().last
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        placeColumns()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        placeColumns()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeColumns()
    }

    private func placeColumns() {
        let left = viewControllers.count > 1 ? (view.bounds.width / 3).rounded() : 0
        for (index, column) in viewControllers.enumerated() {
            let x = index == 0 ? 0 : left
            let width = index == 0 && left > 0 ? left : view.bounds.width - x
            let frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            let isNew = column.view.superview !== view
            if column.view.frame != frame { column.view.frame = frame }
            guard isNew else { continue }
            column.view.autoresizingMask =
                index == 0 ? [.flexibleHeight] : [.flexibleWidth, .flexibleHeight]
            view.addSubview(column.view)
            column.appear(false)
        }
    }
}
