// Double of QuartzCore's layers: plain values, a tree, and a journal of what changes.
@_exported import ObjectiveC

/// Called for each change of a layer's value: the layer, its property, before, after. // test
nonisolated(unsafe) public var layerObserver: ((CALayer, String, Any?, Any?) -> Void)?

@objc public protocol CALayerDelegate: NSObjectProtocol {
    @objc optional func display(_ layer: CALayer)
    @objc optional func layoutSublayers(of layer: CALayer)
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

@objc open class CALayer: NSObject, AssociationOwner {
    public var associations: [UnsafeRawPointer: Any] = [:]

    @objc public override init() { super.init() }
    @objc public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    private func note(_ name: String, _ before: Any?, _ after: Any?) {
        layerObserver?(self, name, before, after)
    }

    open var bounds: CGRect = .zero { didSet { note("bounds", oldValue, bounds) } }
    open var position: CGPoint = .zero { didSet { note("position", oldValue, position) } }
    open var zPosition: CGFloat = 0 { didSet { note("zPosition", oldValue, zPosition) } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { note("anchorPoint", oldValue, anchorPoint) }
    }
    open var transform: CATransform3D = CATransform3DIdentity {
        didSet { note("transform", oldValue, transform) }
    }
    open var sublayerTransform: CATransform3D = CATransform3DIdentity
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The box around the transformed bounds. Set while there is a transform, it sets bounds and
    /// position as if there were none: UIKit calls that undefined.
    open var frame: CGRect {
        get {
            CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height
            )
            .applying(affineTransform())
            .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width,
                y: newValue.minY + anchorPoint.y * newValue.height
            )
        }
    }

    open var isHidden = false { didSet { note("isHidden", oldValue, isHidden) } }
    open var opacity: Float = 1 { didSet { note("opacity", oldValue, opacity) } }
    open var backgroundColor: CGColor? {
        didSet { note("backgroundColor", oldValue, backgroundColor) }
    }
    open var cornerRadius: CGFloat = 0 { didSet { note("cornerRadius", oldValue, cornerRadius) } }
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var masksToBounds = false { didSet { note("masksToBounds", oldValue, masksToBounds) } }
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { note("shadowColor", oldValue, shadowColor) }
    }
    open var shadowOpacity: Float = 0 { didSet { note("shadowOpacity", oldValue, shadowOpacity) } }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { note("shadowOffset", oldValue, shadowOffset) }
    }
    open var shadowRadius: CGFloat = 3 { didSet { note("shadowRadius", oldValue, shadowRadius) } }
    open var shadowPath: CGPath? { didSet { note("shadowPath", oldValue, shadowPath) } }
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsScale: CGFloat = 1
    open var isOpaque = false
    open var magnificationFilter: CALayerContentsFilter = .linear
    open var minificationFilter: CALayerContentsFilter = .linear
    open var minificationFilterBias: Float = 0
    open var mask: CALayer?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var beginTime: TimeInterval = 0

    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func render(in ctx: CGContext) {}
    open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
    open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }
    open func removeAllAnimations() { animations = [] }
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }
    @objc open func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        animations.append((key ?? "", anim))
    }
    private var animations: [(key: String, animation: CAAnimation)] = []
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

@objc open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    @objc public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    @objc public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        super.init()
    }

    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        ptr[0] = points[idx * 2]
        ptr[1] = points[idx * 2 + 1]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    open override var hash: Int { points.hashValue }
}

/// Nothing is drawn, so nothing is held back.
@objc open class CATransaction: NSObject {
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
    open class func setDisableActions(_ flag: Bool) {}
    open class func setAnimationDuration(_ dur: TimeInterval) {}
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
