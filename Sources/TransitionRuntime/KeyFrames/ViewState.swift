/// What a view is like by itself, before key frames change it.
struct ViewAppearance: Hashable, Sendable {
    /// In points.
    var size: Size
    var opacity = 1.0
    /// In points.
    var cornerRadius = 0.0
    /// 0xRRGGBBAA; nil where it has none.
    var backgroundColor: UInt32?
}

/// What a view is like at one moment.
struct ViewState: Hashable, Sendable {
    /// To the right of its place, in points.
    var x = 0.0
    /// Below its place, in points.
    var y = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    /// Clockwise, in radians; a sum of turns, not an angle modulo one.
    var rotation = 0.0
    var opacity = 1.0
    /// In points.
    var cornerRadius = 0.0
    /// 0xRRGGBBAA; nil where the key frames leave it alone.
    var backgroundColor: UInt32?
}
