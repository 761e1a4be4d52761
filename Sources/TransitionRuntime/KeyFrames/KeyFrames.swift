/// An animation made of key frames for the views of the two controllers.
///
/// A change gives the value that a view has at the end of the key frame, relative to the view
/// before the animation. The value stays until another key frame changes it. A key frame from 0 to 0
/// sets the value with which the view begins.
public struct KeyFrames: Hashable, Sendable {
    /// A change that a key frame makes to a view.
    public enum Change: Hashable, Sendable {
        /// The distance to the right of the view's place.
        case x(Length)
        /// The distance below the view's place.
        case y(Length)
        /// The scale about the view's center. 1 is the view's own size.
        case scale(Double)
        /// The scales of the width and the height about the view's center.
        case scaleXY(x: Double, y: Double)
        /// A clockwise rotation about the view's center, in radians.
        case rotate(Double)
        /// The opacity, 0 to 1.
        case opacity(Double)
        /// The corner radius. A fraction is a fraction of the view's shorter side.
        case cornerRadius(Length)
        /// The background color as `0xRRGGBBAA`.
        case backgroundColor(UInt32)
    }

    package enum View: Hashable, Sendable {
        /// The view of the controller that leaves.
        case from
        /// The view of the controller that appears.
        case to

        var other: View { self == .from ? .to : .from }
    }

    struct Frame: Hashable, Sendable {
        var view: View
        var part: ClosedRange<Double>
        var changes: [Change]
    }

    /// The duration, in seconds, without the delay.
    public var duration: Double
    /// The delay before the animation begins, in seconds.
    public var delay: Double
    /// The curve and the key frames as declared, to be reversed if `isReversed`.
    private var writtenTiming: TimingCurve
    private(set) var frames: [Frame] = []
    private(set) var isReversed = false

    /// Creates an animation without key frames. Times are in seconds.
    public init(duration: Double = 1, delay: Double = 0, timing: TimingCurve = .linear) {
        self.duration = duration
        self.delay = delay
        writtenTiming = timing
    }

    /// The curve of the whole animation.
    public var timing: TimingCurve { isReversed ? writtenTiming.reversed : writtenTiming }

    /// Adds a key frame for the view that leaves, during a fraction of the duration, 0 to 1.
    public func fromView(_ part: ClosedRange<Double>, _ changes: Change...) -> KeyFrames {
        adding(.from, part, changes)
    }

    /// Adds a key frame for the view that appears, during a fraction of the duration, 0 to 1.
    public func toView(_ part: ClosedRange<Double>, _ changes: Change...) -> KeyFrames {
        adding(.to, part, changes)
    }

    /// The same animation reversed, with the two views exchanged. Key frames that are added later
    /// are reversed, too.
    public var reversed: KeyFrames {
        var result = self
        result.isReversed.toggle()
        return result
    }

    package func adding(_ view: View, _ part: ClosedRange<Double>, _ changes: [Change]) -> KeyFrames
    {
        var result = self
        result.frames.append(Frame(view: view, part: part, changes: changes))
        return result
    }
}

extension KeyFrames {
    /// A length: a number of points plus a fraction of the view's size along the same axis.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
        /// The part in points.
        public var points: Double
        /// The part as a fraction of the view's size. 1 is the whole size.
        public var fraction: Double

        /// Creates a length from its two parts.
        public init(points: Double = 0, fraction: Double = 0) {
            self.points = points
            self.fraction = fraction
        }

        /// Creates a length in points.
        public init(_ points: Double) { self.init(points: points) }

        /// Creates a length in points.
        public init(floatLiteral value: Double) { self.init(points: value) }

        /// Creates a length in points.
        public init(integerLiteral value: Int) { self.init(points: Double(value)) }

        /// A fraction of the view's size. 1 is the whole size.
        public static func fraction(_ fraction: Double) -> Length { Length(fraction: fraction) }

        /// Returns the length in points for a view of this size, in points.
        public func resolved(in size: Double) -> Double {
            fraction == 0 ? points : points + fraction * size
        }

        /// Adds two lengths.
        public static func + (left: Length, right: Length) -> Length {
            Length(points: left.points + right.points, fraction: left.fraction + right.fraction)
        }

        /// Subtracts a length from another.
        public static func - (left: Length, right: Length) -> Length { left + -right }

        /// The same length in the opposite direction.
        public static prefix func - (length: Length) -> Length { length * -1 }

        /// Multiplies a length by a factor.
        public static func * (length: Length, factor: Double) -> Length {
            Length(points: length.points * factor, fraction: length.fraction * factor)
        }

        /// Multiplies a length by a factor.
        public static func * (factor: Double, length: Length) -> Length { length * factor }

        /// Divides a length by a number.
        public static func / (length: Length, divisor: Double) -> Length {
            Length(points: length.points / divisor, fraction: length.fraction / divisor)
        }
    }
}

/// A view's own appearance, before key frames change it.
package struct ViewAppearance: Hashable, Sendable {
    /// In points.
    package var size: Size
    package var opacity: Double
    /// In points.
    package var cornerRadius: Double
    /// 0xRRGGBBAA; nil if it has none.
    package var backgroundColor: UInt32?

    package init(
        size: Size, opacity: Double = 1, cornerRadius: Double = 0, backgroundColor: UInt32? = nil
    ) {
        self.size = size
        self.opacity = opacity
        self.cornerRadius = cornerRadius
        self.backgroundColor = backgroundColor
    }
}
