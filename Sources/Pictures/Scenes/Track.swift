import TransitionRuntime

/// The motion of one thing on the phone: the values of its properties at times. Between two points,
/// each value changes along a straight line; before and after them, it stays.
struct Track: Hashable, Sendable {
    /// What moves.
    enum Subject: Hashable, Sendable {
        /// The whole screen, with all views that have no motion of their own.
        case screen(Side)
        /// A view, by its index in ``PhoneScreen/views``; it moves in its screen.
        case view(Side, Int)
        /// A view that moves above both screens.
        case flight(Side, Int)
        /// The plate of a zoom over the screen that has the rectangle; the rectangle is a hole.
        case plate(Side)
        /// A picture of the leaving screen, above everything.
        case snapshot
    }

    /// Who determines the times.
    enum Source: Hashable, Sendable { case line, modifier, engine }

    struct Point: Hashable, Sendable {
        /// A part of the duration, after the curve is applied.
        var time: Double
        var frame: Frame
    }

    var subject: Subject
    /// In seconds.
    var delay: Double
    /// In seconds; for a spring, the time until it rests.
    var duration: Double
    /// The curve of the whole motion.
    var timing: TimingCurve
    /// At least two, from 0 to 1. All have values for the same properties.
    var points: [Point]
    var source: Source

    var end: Double { delay + duration }

    init(
        _ subject: Subject, delay: Double, duration: Double, timing: TimingCurve, source: Source,
        _ points: [(Double, Frame)]
    ) {
        self.subject = subject
        self.delay = delay
        self.duration = timing.settlingTime ?? duration
        self.timing = timing
        self.points = points.map { Point(time: $0.0, frame: $0.1) }
        self.source = source
    }

    /// The values at a time in seconds after the beginning of the transition.
    func frame(at time: Double) -> Frame {
        let part = duration > 0 ? (time - delay) / duration : time < delay ? 0 : 1
        return frame(atProgress: timing.value(at: min(max(part, 0), 1)))
    }

    /// The values at a part of the way. Curves that go beyond an end continue its line.
    private func frame(atProgress progress: Double) -> Frame {
        guard let first = points.first else { return Frame() }
        var (start, end) = (first, first)
        for next in points.dropFirst() {
            (start, end) = (end, next)
            if next.time >= progress { break }
        }
        let length = end.time - start.time
        if length <= 0 { return end.frame }
        return start.frame.mixed(with: end.frame, (progress - start.time) / length)
    }
}

/// Which of the two screens.
enum Side: Hashable, Sendable {
    /// The one that leaves.
    case from
    /// The one that appears.
    case to

    var other: Side { self == .from ? .to : .from }

    var name: String { self == .from ? "from" : "to" }
}

/// Values of properties; nil for those that a track does not change.
struct Frame: Hashable, Sendable {
    /// A shadow. Colors are 0xRRGGBBAA, lengths are in points.
    struct Shadow: Hashable, Sendable {
        var opacity = 0.0
        var radius = 3.0
        var x = 0.0
        var y = -3.0
        var color: UInt32 = 0x0000_00FF
    }

    struct Border: Hashable, Sendable {
        var width = 0.0
        var color: UInt32 = 0x0000_00FF
    }

    /// A color over everything in a view.
    struct Overlay: Hashable, Sendable {
        var color: UInt32 = 0x0000_00FF
        var opacity = 0.0
    }

    /// The move of the center, then the rotation, then the scale; its other values do not count.
    var pose: Pose?
    var opacity: Double?
    /// The size before the scale. The center stays.
    var size: PhoneSize?
    var cornerRadius: Double?
    /// 0xRRGGBBAA.
    var backgroundColor: UInt32?
    var shadow: Shadow?
    var border: Border?
    var overlay: Overlay?

    init(
        pose: Pose? = nil, opacity: Double? = nil, size: PhoneSize? = nil,
        cornerRadius: Double? = nil,
        backgroundColor: UInt32? = nil, shadow: Shadow? = nil, border: Border? = nil,
        overlay: Overlay? = nil
    ) {
        self.pose = pose
        self.opacity = opacity
        self.size = size
        self.cornerRadius = cornerRadius
        self.backgroundColor = backgroundColor
        self.shadow = shadow
        self.border = border
        self.overlay = overlay
    }

    /// A part of the way to another frame with the same properties.
    func mixed(with other: Frame, _ part: Double) -> Frame {
        func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
        func mix(_ start: UInt32, _ end: UInt32) -> UInt32 { mixedColor(start, end, part) }
        var result = Frame()
        if let pose, let end = other.pose {
            result.pose = Pose(
                x: mix(pose.x, end.x), y: mix(pose.y, end.y), scaleX: mix(pose.scaleX, end.scaleX),
                scaleY: mix(pose.scaleY, end.scaleY), rotation: mix(pose.rotation, end.rotation))
        }
        if let opacity, let end = other.opacity { result.opacity = mix(opacity, end) }
        if let size, let end = other.size {
            result.size = PhoneSize(
                width: mix(size.width, end.width), height: mix(size.height, end.height))
        }
        if let cornerRadius, let end = other.cornerRadius {
            result.cornerRadius = mix(cornerRadius, end)
        }
        if let backgroundColor, let end = other.backgroundColor {
            result.backgroundColor = mix(backgroundColor, end)
        }
        if let shadow, let end = other.shadow {
            result.shadow = Shadow(
                opacity: mix(shadow.opacity, end.opacity), radius: mix(shadow.radius, end.radius),
                x: mix(shadow.x, end.x), y: mix(shadow.y, end.y),
                color: mix(shadow.color, end.color))
        }
        if let border, let end = other.border {
            result.border = Border(
                width: mix(border.width, end.width), color: mix(border.color, end.color))
        }
        if let overlay, let end = other.overlay {
            result.overlay = Overlay(
                color: mix(overlay.color, end.color), opacity: mix(overlay.opacity, end.opacity))
        }
        return result
    }
}

/// A color on the way from one to another, by component.
private func mixedColor(_ start: UInt32, _ end: UInt32, _ part: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
        let (first, last) = (Double(start >> shift & 0xFF), Double(end >> shift & 0xFF))
        let mixed = first + (last - first) * part
        let value = mixed.isNaN ? last : mixed
        result |= UInt32(min(max(value, 0), 255) + 0.5) << shift
    }
    return result
}
