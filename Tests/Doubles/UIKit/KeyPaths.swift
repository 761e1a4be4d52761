// Values in boxes, and the key paths of layers. Foundation's NSValue on Linux holds no transform.

@objc open class NSValue: NSObject {
    private let value: Any

    private init(_ value: Any) {
        self.value = value
        super.init()
    }

    public convenience init(cgPoint point: CGPoint) { self.init(point) }
    public convenience init(cgSize size: CGSize) { self.init(size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect) }
    public convenience init(caTransform3D transform: CATransform3D) { self.init(transform) }
    public var cgPointValue: CGPoint { value as? CGPoint ?? .zero }
    public var cgSizeValue: CGSize { value as? CGSize ?? .zero }
    public var cgRectValue: CGRect { value as? CGRect ?? .zero }
    public var caTransform3DValue: CATransform3D { value as? CATransform3D ?? CATransform3D() }
}

extension CALayer {
    public func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "position": NSValue(cgPoint: position)
        case "anchorPoint": NSValue(cgPoint: anchorPoint)
        case "bounds.size": NSValue(cgSize: bounds.size)
        case "shadowOffset": NSValue(cgSize: shadowOffset)
        case "bounds": NSValue(cgRect: bounds)
        case "contentsRect": NSValue(cgRect: contentsRect)
        case "transform": NSValue(caTransform3D: transform)
        case "sublayerTransform": NSValue(caTransform3D: sublayerTransform)
        case "opacity": NSNumber(value: opacity)
        case "shadowOpacity": NSNumber(value: shadowOpacity)
        case "masksToBounds": masksToBounds
        case "backgroundColor": backgroundColor
        case "borderColor": borderColor
        case "shadowColor": shadowColor
        case "shadowPath": shadowPath
        default: lengths[keyPath].map { NSNumber(value: Double(self[keyPath: $0])) }
        }
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let box = value as? NSValue
        let number = (value as? NSNumber)?.doubleValue
        switch keyPath {
        case "position": position = box?.cgPointValue ?? position
        case "anchorPoint": anchorPoint = box?.cgPointValue ?? anchorPoint
        case "bounds.size": bounds.size = box?.cgSizeValue ?? bounds.size
        case "shadowOffset": shadowOffset = box?.cgSizeValue ?? shadowOffset
        case "bounds": bounds = box?.cgRectValue ?? bounds
        case "contentsRect": contentsRect = box?.cgRectValue ?? contentsRect
        case "transform": transform = box?.caTransform3DValue ?? transform
        case "sublayerTransform":
            sublayerTransform = box?.caTransform3DValue ?? sublayerTransform
        case "opacity": opacity = number.map { Float($0) } ?? opacity
        case "shadowOpacity": shadowOpacity = number.map { Float($0) } ?? shadowOpacity
        case "masksToBounds": masksToBounds = value as? Bool ?? masksToBounds
        case "backgroundColor": backgroundColor = value as? CGColor
        case "borderColor": borderColor = value as? CGColor
        case "shadowColor": shadowColor = value as? CGColor
        case "shadowPath": shadowPath = value as? CGPath
        default:
            if let path = lengths[keyPath], let number { self[keyPath: path] = CGFloat(number) }
        }
    }

    private var lengths: [String: ReferenceWritableKeyPath<CALayer, CGFloat>] {
        [
            "cornerRadius": \.cornerRadius, "zPosition": \.zPosition,
            "borderWidth": \.borderWidth, "shadowRadius": \.shadowRadius,
            "contentsScale": \.contentsScale,
        ]
    }
}
