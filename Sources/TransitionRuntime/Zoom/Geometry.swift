/// A width and a height, in points.
struct Size: Hashable, Sendable {
    var width: Double
    var height: Double

    /// Whether it has an area that can be divided by.
    var isUsable: Bool {
        width > 0 && height > 0 && width.isFinite && height.isFinite
    }
}

/// A point, in points.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
}

/// A rectangle, in points, with its origin at the upper left.
struct Rect: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var size: Size { Size(width: width, height: height) }
    var centre: Point { Point(x: x + width / 2, y: y + height / 2) }
}

/// An affine transform about a view's centre: (x, y) becomes (ax + cy + tx, bx + dy + ty).
struct Transform: Hashable, Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

    static var identity: Transform { Transform() }
}
