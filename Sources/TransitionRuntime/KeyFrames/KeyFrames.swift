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
