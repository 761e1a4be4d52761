// Double of UIResponder and UIView: the tree, geometry and looks of views.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@preconcurrency @MainActor @objc open class UIEvent: NSObject {}

@preconcurrency @MainActor @objc open class UITouch: NSObject {
    private var touched: UIView?
    private var place = CGPoint.zero
    @objc dynamic open var view: UIView? { touched }

    /// Of a finger at a place in the window. // test
    public convenience init(on view: UIView?, at place: CGPoint) {
        self.init()
        touched = view
        self.place = place
    }

    @objc dynamic open func location(in view: UIView?) -> CGPoint {
        view?.convert(place, from: nil) ?? place
    }
}

@preconcurrency @MainActor @objc open class UIResponder: NSObject, AssociationOwner {
    nonisolated(unsafe) public var associations: [UnsafeRawPointer: Any] = [:]

    @objc public override init() { super.init() }
    @objc dynamic open var next: UIResponder? { nil }
    @objc dynamic open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @discardableResult @objc dynamic open func becomeFirstResponder() -> Bool { false }
    @discardableResult @objc dynamic open func resignFirstResponder() -> Bool { true }
    /// The two-finger scrub of VoiceOver; true where it was handled.
    @objc dynamic open func accessibilityPerformEscape() -> Bool { false }
}

@preconcurrency @MainActor @objc public protocol UIAppearanceContainer: NSObjectProtocol {}

@preconcurrency @MainActor @objc public protocol UITraitEnvironment: NSObjectProtocol {
    @objc var traitCollection: UITraitCollection { get }
    @objc func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@preconcurrency @MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {
    @objc var bounds: CGRect { get }
}

@preconcurrency @MainActor @objc
open class UIView: UIResponder, NSCoding, CALayerDelegate, UIAppearanceContainer,
    UITraitEnvironment, UICoordinateSpace
{
    public let layer: CALayer
    weak var controller: UIViewController?

    @objc dynamic open class var layerClass: AnyClass { CALayer.self }

    @objc public init(frame: CGRect) {
        layer = CALayer()
        super.init()
        layer.frame = frame
        layer.delegate = self
    }

    public required init?(coder: NSCoder) {
        layer = CALayer()
        super.init()
        layer.delegate = self
    }

    @objc public convenience override init() { self.init(frame: .zero) }
    nonisolated open func encode(with coder: NSCoder) {}

    @objc dynamic open override var next: UIResponder? { controller ?? superview }

    // Geometry.

    @objc dynamic open var frame: CGRect {
        get { layer.frame }
        set {
            let old = bounds.size
            layer.frame = newValue
            resizeSubviews(from: old)
        }
    }
    @objc dynamic open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = bounds.size
            layer.bounds = newValue
            resizeSubviews(from: old)
        }
    }
    @objc dynamic open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    @objc dynamic open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    @objc dynamic open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    @available(iOS 16.0, tvOS 16.0, *)
    @objc dynamic open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    @objc dynamic open var autoresizesSubviews = true
    @objc dynamic open var autoresizingMask: UIView.AutoresizingMask = []
    @objc dynamic open var translatesAutoresizingMaskIntoConstraints = true

    /// Widths and heights that are flexible grow with the superview's.
    private func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews, old != bounds.size else { return }
        for view in subviews {
            if view.autoresizingMask.contains(.flexibleWidth) {
                view.bounds.size.width += bounds.width - old.width
                view.center.x += (bounds.width - old.width) / 2
            }
            if view.autoresizingMask.contains(.flexibleHeight) {
                view.bounds.size.height += bounds.height - old.height
                view.center.y += (bounds.height - old.height) / 2
            }
        }
    }

    /// From the view's own space to its superview's.
    private var toSuperview: CGAffineTransform {
        let anchor = layer.anchorPoint
        let middle = CGPoint(
            x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height
        )
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// To the window, or to the screen on which windows lie.
    private func toRoot(throughWindow: Bool) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: UIView? = self
        while let one = view, throughWindow || !(one is UIWindow) {
            result = result.concatenating(one.toSuperview)
            view = one.superview
        }
        return result
    }

    /// To the window where `view` is nil; the views' own places count otherwise.
    private func conversion(to view: UIView?) -> CGAffineTransform {
        guard let view else { return toRoot(throughWindow: false) }
        return toRoot(throughWindow: true)
            .concatenating(view.toRoot(throughWindow: true).inverted())
    }

    /// A movement in the window as one in this view.
    func movement(_ shift: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, from: nil), convert(shift, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    @objc dynamic open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(conversion(to: view))
    }
    @objc dynamic open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(conversion(to: view).inverted())
    }
    @objc dynamic open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(conversion(to: view))
    }
    @objc dynamic open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(conversion(to: view).inverted())
    }
    @objc dynamic open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
    @objc dynamic open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    @objc dynamic open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    @objc dynamic open func sizeToFit() {}

    // The tree.

    @objc dynamic open internal(set) weak var superview: UIView?
    @objc dynamic open internal(set) var subviews: [UIView] = []
    @objc dynamic open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    @objc dynamic open func insertSubview(_ view: UIView, at index: Int) {
        view.superview?.subviews.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        let place = min(max(0, index), subviews.count)
        subviews.insert(view, at: place)
        layer.insertSublayer(view.layer, at: UInt32(place))
        view.superview = self
        view.didMoveToSuperview()
    }
    @objc dynamic open func addSubview(_ view: UIView) { insertSubview(view, at: Int.max) }
    @objc dynamic open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: others.firstIndex { $0 === siblingSubview } ?? 0)
    }
    @objc dynamic open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? .max)
    }
    @objc dynamic open func removeFromSuperview() {
        guard let old = superview else { return }
        old.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
        didMoveToSuperview()
    }
    @objc dynamic open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { addSubview(view) }
    }
    @objc dynamic open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: 0) }
    }
    @objc dynamic open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
    }
    @objc dynamic open func didMoveToSuperview() {}
    @objc dynamic open func didMoveToWindow() {}
    @objc dynamic open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }
    @objc dynamic open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    @objc dynamic open func setNeedsLayout() {}
    @objc dynamic open func layoutIfNeeded() { layoutSubviews() }
    @objc dynamic open func layoutSubviews() {}
    @objc dynamic open func setNeedsDisplay() {}
    @objc dynamic open func updateConstraints() {}

    // Looks.

    @objc dynamic open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    @objc dynamic open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    @objc dynamic open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    @objc dynamic open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { layer.backgroundColor = newValue?.cgColor }
    }
    @objc dynamic open var isOpaque = true
    @objc dynamic open var contentMode: UIView.ContentMode = .scaleToFill
    @objc dynamic open var contentScaleFactor: CGFloat = 1
    @objc dynamic open var tintColor: UIColor! = .systemBlue
    @objc dynamic open var mask: UIView?
    @objc dynamic open var tag = 0
    @objc dynamic open var isUserInteractionEnabled = true
    @objc dynamic open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    @objc dynamic open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight: .leftToRight
        default: Stage.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
    @objc dynamic open var safeAreaInsets: UIEdgeInsets { .zero }
    @objc dynamic open var layoutMargins: UIEdgeInsets = .zero
    @objc dynamic open var traitCollection: UITraitCollection { UITraitCollection() }
    @objc dynamic open func traitCollectionDidChange(
        _ previousTraitCollection: UITraitCollection?
    ) {}
    @objc dynamic open var accessibilityIdentifier: String?
    @objc dynamic open var accessibilityViewIsModal = false

    // Gestures.

    @objc dynamic open var gestureRecognizers: [UIGestureRecognizer]?
    @objc dynamic open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.enter(self)
    }
    @objc dynamic open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.leaveView()
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    }
    @objc dynamic open func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    // Snapshots.

    @objc dynamic open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let snapshot = UIView(frame: bounds)
        snapshot.backgroundColor = backgroundColor
        return snapshot
    }
    @objc dynamic open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    @discardableResult
    @objc dynamic open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool)
        -> Bool
    { true }
}
