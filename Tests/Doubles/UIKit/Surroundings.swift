// Doubles of what transitions touch at their edges: other containers, devices, touches.

@preconcurrency @MainActor @objc open class UISplitViewController: UIViewController {
    private var columns: [UIViewController] = []
    @objc dynamic open var viewControllers: [UIViewController] {
        get { columns }
        set {
            columns = newValue
            for column in newValue { addChild(column) }
        }
    }
}

@preconcurrency @MainActor @objc open class UICollectionViewController: UIViewController {}

@nonexhaustive @objc public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad, tv, carPlay
    case mac = 5
    case vision
}

extension UIDevice {
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

extension UIInterfaceOrientationMask {
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

extension UIViewController {
    public var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

extension UIScrollView {
    public var adjustedContentInset: UIEdgeInsets { contentInset }
    public var zoomScale: CGFloat { 1 }
    public var minimumZoomScale: CGFloat { 1 }
}

extension UIView {
    /// The last subview that can be touched there, or the view itself.
    public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
}

extension NSObject {
    /// Nothing here knows what methods an object has.
    public func responds(to aSelector: Selector!) -> Bool { false }
}
