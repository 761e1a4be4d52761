/// A width and a height, in points.
struct Size: Hashable, Sendable {
    var width: Double
    var height: Double

    /// Whether it has an area that can be divided by.
    var isUsable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
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
    var isUsable: Bool { size.isUsable && x.isFinite && y.isFinite }
}

/// A uniform scale about a view's centre and then a translation, in points.
struct ZoomTransform: Hashable, Sendable {
    var scale = 1.0
    var x = 0.0
    var y = 0.0

    static let identity = ZoomTransform()

    /// What takes it back; there is none of a scale of zero.
    var inverse: ZoomTransform {
        scale == 0 ? .identity : ZoomTransform(scale: 1 / scale, x: -x / scale, y: -y / scale)
    }
}
