// Double of UIKit's colours, images, fonts and paths. In the SDK, too, they belong to no actor.

@objc open class UIColor: NSObject, @unchecked Sendable {
    private let parts: [CGFloat]

    private init(parts: [CGFloat]) {
        self.parts = parts
        super.init()
    }

    @objc public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(parts: [red, green, blue, alpha])
    }

    @objc public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(parts: [white, white, white, alpha])
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 1]
        self.init(parts: parts.count == 4 ? parts : [parts[0], parts[0], parts[0], parts[1]])
    }

    @objc public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
    open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }

    open var cgColor: CGColor {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(parts: [parts[0], parts[1], parts[2], alpha])
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = parts[3]
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

@objc open class UIImage: NSObject, @unchecked Sendable {
    @nonexhaustive @objc public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    private let extent: CGSize

    @objc public override init() {
        extent = .zero
        super.init()
    }

    /// // test
    public init(size: CGSize) {
        extent = size
        super.init()
    }

    @objc public convenience init?(named name: String) { self.init(size: .zero) }
    @objc public convenience init?(systemName name: String) { self.init(size: .zero) }
    public convenience init(cgImage: CGImage) {
        self.init(size: CGSize(width: cgImage.width, height: cgImage.height))
    }

    open var size: CGSize { extent }
    open var scale: CGFloat { 1 }
    open var imageOrientation: UIImage.Orientation { .up }
    open var cgImage: CGImage? { CGImage(width: Int(extent.width), height: Int(extent.height)) }
}

@objc open class UIFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat

    private init(pointSize: CGFloat) {
        self.pointSize = pointSize
        super.init()
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize)
    }
}

@objc open class UIBezierPath: NSObject {
    private let path: CGPath

    @objc public init(rect: CGRect) {
        path = CGPath(rect: rect, transform: nil)
        super.init()
    }

    @objc public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }

    open var cgPath: CGPath { path }
}

// Pictures of nothing, as large as they were asked for.

nonisolated(unsafe) private var imageContexts: [CGSize] = []

public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    imageContexts.append(size)
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
    imageContexts.isEmpty ? nil : CGContext()
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    imageContexts.last.map { UIImage(size: $0) }
}

public func UIGraphicsEndImageContext() { imageContexts.removeLast(min(1, imageContexts.count)) }
