/// The key frames of one view, separated by property.
struct Ramps {
    /// A property that changes to a value during a fraction of the time.
    private struct Ramp {
        var start: Double
        var end: Double
        var value: Double
    }

    private enum Property: Int, CaseIterable {
        case x, y, scaleX, scaleY, rotation, opacity, cornerRadius, red, green, blue, alpha
    }

    /// The minimum duration of a change, as a fraction of the time.
    private static let shortest = 0.001

    /// By property; sorted by start.
    private var ramps: [[Ramp]]
    /// The value of each property at the beginning: the view's own, unless a key frame sets it.
    private var own: [Double]

    init(_ frames: [KeyFrames.Frame], of view: ViewAppearance) {
        ramps = Array(repeating: [], count: Property.allCases.count)
        own = [0, 0, 1, 1, 0, view.opacity, view.cornerRadius]
        // A view without a color starts with the first one, fully transparent.
        let first = view.backgroundColor ?? Self.firstColor(in: frames).map { $0 & 0xFFFF_FF00 }
        own += Self.components(first ?? 0)
        for frame in frames { for change in frame.changes { add(change, frame.part, view.size) } }
        for index in ramps.indices {
            // Of two that begin at the same time, the later one in the file wins.
            let list = ramps[index].enumerated()
            ramps[index] = list.sorted {
                ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
            }.map { $0.element }
        }
    }

    private mutating func add(_ change: KeyFrames.Change, _ part: ClosedRange<Double>, _ size: Size)
    {
        func add(_ property: Property, _ value: Double) {
            guard value.isFinite else { return }
            if part.upperBound <= 0 { return own[property.rawValue] = value }
            let bounds = Self.bounds(part)
            ramps[property.rawValue].append(
                Ramp(start: bounds.start, end: bounds.end, value: value))
        }
        switch change {
        case .x(let length): add(.x, length.resolved(in: size.width))
        case .y(let length): add(.y, length.resolved(in: size.height))
        case .scale(let factor):
            add(.scaleX, factor)
            add(.scaleY, factor)
        case .scaleXY(let x, let y):
            add(.scaleX, x)
            add(.scaleY, y)
        case .rotate(let angle): add(.rotation, angle)
        case .opacity(let opacity): add(.opacity, opacity)
        case .cornerRadius(let length):
            add(.cornerRadius, max(length.resolved(in: min(size.width, size.height)), 0))
        case .backgroundColor(let color):
            for (index, value) in Self.components(color).enumerated() {
                if let property = Property(rawValue: Property.red.rawValue + index) {
                    add(property, value)
                }
            }
        }
    }

    private static func bounds(_ part: ClosedRange<Double>) -> (start: Double, end: Double) {
        let start = min(max(part.lowerBound, 0), 1 - shortest)
        return (start, max(min(part.upperBound, 1), start + shortest))
    }

    /// All times at which a change begins or ends.
    var times: [Double] {
        var times: [Double] = []
        for time in ramps.joined().flatMap({ [$0.start, $0.end] }).sorted() {
            if let last = times.last, time - last <= 1e-9 { continue }
            times.append(time)
        }
        return times
    }

    func state(at time: Double) -> Pose {
        func value(_ property: Property) -> Double { self.value(of: property, at: time) }
        let hasColor = !ramps[Property.red.rawValue].isEmpty
        return Pose(
            x: value(.x), y: value(.y), scaleX: value(.scaleX), scaleY: value(.scaleY),
            rotation: value(.rotation), opacity: value(.opacity),
            cornerRadius: value(.cornerRadius),
            backgroundColor: hasColor
                ? Self.color([value(.red), value(.green), value(.blue), value(.alpha)]) : nil)
    }

    /// A change that begins during another continues from the current value.
    private func value(of property: Property, at time: Double) -> Double {
        let ramps = ramps[property.rawValue]
        var value = own[property.rawValue]
        for (index, ramp) in ramps.enumerated() where ramp.start < time {
            let end = index + 1 < ramps.count ? min(ramps[index + 1].start, time) : time
            let part = min((end - ramp.start) / (ramp.end - ramp.start), 1)
            value = part == 1 ? ramp.value : value + (ramp.value - value) * part
        }
        return value
    }

    private static func firstColor(in frames: [KeyFrames.Frame]) -> UInt32? {
        for change in frames.lazy.flatMap({ $0.changes }) {
            if case .backgroundColor(let color) = change { return color }
        }
        return nil
    }

    private static func components(_ color: UInt32) -> [Double] {
        [24, 16, 8, 0].map { Double(color >> UInt32($0) & 0xFF) }
    }

    private static func color(_ components: [Double]) -> UInt32 {
        components.reduce(0) { $0 << 8 | UInt32(min(max($1, 0), 255) + 0.5) }
    }
}
