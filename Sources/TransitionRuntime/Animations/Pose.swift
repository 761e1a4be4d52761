#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(CLibrary)
    import CLibrary
#elseif canImport(ucrt)
    import ucrt
#endif

/// The state of a view at one moment, relative to its place.
package struct Pose: Hashable, Sendable {
    /// To the right of its place, in points.
    package var x = 0.0
    /// Below its place, in points.
    package var y = 0.0
    package var scaleX = 1.0
    package var scaleY = 1.0
    /// Clockwise, in radians; may exceed a full turn.
    package var rotation = 0.0
    package var opacity = 1.0
    /// In points.
    package var cornerRadius = 0.0
    /// 0xRRGGBBAA; nil if nothing changes it.
    package var backgroundColor: UInt32?

    package init(
        x: Double = 0, y: Double = 0, scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0,
        opacity: Double = 1, cornerRadius: Double = 0, backgroundColor: UInt32? = nil
    ) {
        self.x = x
        self.y = y
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.rotation = rotation
        self.opacity = opacity
        self.cornerRadius = cornerRadius
        self.backgroundColor = backgroundColor
    }

    /// An affine transform about the view's center: (x, y) goes to
    /// (a * x + c * y + tx, b * x + d * y + ty).
    package struct Matrix: Hashable, Sendable {
        package var a, b, c, d, tx, ty: Double
    }

    /// It scales the view, then rotates it, then moves it.
    package var matrix: Matrix {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        return Matrix(
            a: scaleX * cosine, b: scaleX * sine, c: -scaleY * sine, d: scaleY * cosine, tx: x,
            ty: y)
    }
}
