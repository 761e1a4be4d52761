// Double of CoreGraphics, except CGFloat, CGPoint, CGSize and CGRect, which Foundation has.
@_exported import Foundation

public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static var zero: CGVector { CGVector() }

    public init() { self.init(dx: 0, dy: 0) }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// [x y 1] × [a b 0; c d 0; tx ty 1], as Core Graphics multiplies.
public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static var identity: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public var isIdentity: Bool { self == .identity }

    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform itself where it has no inverse.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        if determinant == 0 { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant,
            c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant
        )
    }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around the four corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let a = CGPoint(x: minX, y: minY).applying(t)
        let b = CGPoint(x: maxX, y: minY).applying(t)
        let c = CGPoint(x: minX, y: maxY).applying(t)
        let d = CGPoint(x: maxX, y: maxY).applying(t)
        let left = min(a.x, b.x, c.x, d.x)
        let top = min(a.y, b.y, c.y, d.y)
        return CGRect(
            x: left, y: top,
            width: max(a.x, b.x, c.x, d.x) - left, height: max(a.y, b.y, c.y, d.y) - top
        )
    }
}

public final class CGColor: Hashable, @unchecked Sendable {
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

    public var alpha: CGFloat { components?.last ?? 1 }
    public var numberOfComponents: Int { components?.count ?? 0 }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// Only its box.
public class CGPath: Hashable, @unchecked Sendable {
    public fileprivate(set) var boundingBox: CGRect

    init(box: CGRect) { boundingBox = box }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(box: rect)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(box: rect)
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.boundingBox == right.boundingBox
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(boundingBox.minX) }
}

/// Grows with the points that it is given.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(box: .null) }

    public func move(to point: CGPoint) { add(point) }
    public func addLine(to point: CGPoint) { add(point) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add(control)
        add(end)
    }

    private func add(_ point: CGPoint) {
        boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
    }
}

public final class CGImage: @unchecked Sendable {
    public let width: Int
    public let height: Int

    /// // test
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

public final class CGContext {
    public init() {}
}
