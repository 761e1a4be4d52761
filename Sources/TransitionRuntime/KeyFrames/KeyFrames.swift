/// A hand-made animation: what the views of the two controllers do in parts of its time.
///
/// A change says where a view is when its part ends, counted from where the view stood before the
/// animation; it holds until another key frame changes the same thing.
public struct KeyFrames: Hashable, Sendable {
    /// What a key frame does to a view.
    public enum Change: Hashable, Sendable {
        /// To the right of its place.
        case x(Length)
        /// Below its place.
        case y(Length)
        /// Times its size, about its centre.
        case scale(Double)
        case scaleXY(x: Double, y: Double)
        /// Turned clockwise about its centre, in radians.
        case rotate(Double)
        /// 0 to 1.
        case opacity(Double)
        /// A fraction is one of the view's shorter side.
        case cornerRadius(Length)
        /// 0xRRGGBBAA.
        case backgroundColor(UInt32)
    }

    enum View: Hashable, Sendable {
        /// The view of the controller that leaves.
        case from
        /// That of the controller that comes.
        case to

        var other: View { self == .from ? .to : .from }
    }

    struct Frame: Hashable, Sendable {
        var view: View
        var part: ClosedRange<Double>
        var changes: [Change]
    }

    /// In seconds.
    public var duration: Double
    /// In seconds.
    public var delay: Double
    /// The curve and the key frames as they were written, to be played backwards if `isReversed`.
    private var writtenTiming: TimingCurve
    private(set) var frames: [Frame] = []
    private(set) var isReversed = false

    public init(duration: Double = 1, delay: Double = 0, timing: TimingCurve = .linear) {
        self.duration = duration
        self.delay = delay
        writtenTiming = timing
    }

    /// The curve of the whole.
    public var timing: TimingCurve { isReversed ? writtenTiming.reversed : writtenTiming }

    /// Changes the view of the controller that leaves, from one fraction of the time to another.
    public func fromView(_ part: ClosedRange<Double>, _ changes: Change...) -> KeyFrames {
        adding(.from, part, changes)
    }

    /// Changes the view of the controller that comes, from one fraction of the time to another.
    public func toView(_ part: ClosedRange<Double>, _ changes: Change...) -> KeyFrames {
        adding(.to, part, changes)
    }

    /// The same played backwards, and so with the two views in each other's parts: what has left
    /// comes again. Key frames that are added after are reversed with the rest.
    public var reversed: KeyFrames {
        var result = self
        result.isReversed.toggle()
        return result
    }

    private func adding(_ view: View, _ part: ClosedRange<Double>, _ changes: [Change]) -> KeyFrames
    {
        var result = self
        result.frames.append(Frame(view: view, part: part, changes: changes))
        return result
    }
}

extension KeyFrames {
    /// A length in points and in fractions of the view's size along the same axis.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
        public var points: Double
        public var fraction: Double

        public init(points: Double = 0, fraction: Double = 0) {
            self.points = points
            self.fraction = fraction
        }

        public init(_ points: Double) { self.init(points: points) }

        public init(floatLiteral value: Double) { self.init(points: value) }

        public init(integerLiteral value: Int) { self.init(points: Double(value)) }

        /// 1 is the whole of the view's size.
        public static func fraction(_ fraction: Double) -> Length { Length(fraction: fraction) }

        /// In points, of a view of this size.
        public func resolved(in size: Double) -> Double {
            fraction == 0 ? points : points + fraction * size
        }

        public static func + (left: Length, right: Length) -> Length {
            Length(points: left.points + right.points, fraction: left.fraction + right.fraction)
        }

        public static func - (left: Length, right: Length) -> Length { left + -right }

        public static prefix func - (length: Length) -> Length { length * -1 }

        public static func * (length: Length, factor: Double) -> Length {
            Length(points: length.points * factor, fraction: length.fraction * factor)
        }

        public static func * (factor: Double, length: Length) -> Length { length * factor }

        public static func / (length: Length, divisor: Double) -> Length {
            Length(points: length.points / divisor, fraction: length.fraction / divisor)
        }
    }
}

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
