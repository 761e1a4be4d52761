import Serialization
import TransitionDSL
import TransitionRuntime

/// How one or more events play, as a page stores it.
struct PageMotion: Hashable {
    /// A numbered track or note, and what it is about.
    struct Part: Hashable {
        /// What moves, or the view that a note is about.
        var name: String?
        var number: Int
    }

    private var duration: Double
    private var isToOnTop: Bool
    private var hasViews: Bool
    private var flights: [String]
    private var plate: Side?
    private var hole: Int?
    private var pairs: [Scene.Pair]
    private var gesture: DrivenGesture?
    var tracks: [Part] = []
    var notes: [Part] = []

    /// Without its tracks and notes.
    init(_ scene: Scene, hasViews: Bool) {
        duration = scene.duration
        isToOnTop = scene.isToOnTop
        self.hasViews = hasViews
        gesture = scene.gesture
        pairs = scene.pairs
        let moving = Set(scene.tracks.map { $0.subject })
        // Also one that does not move: its screen may.
        flights = scene.layers.filter { layer in
            if case .flight = layer { true } else { false }
        }.map(PageData.name)
        for case .plate(let side) in moving { plate = side }
        if case .view(_, let index) = scene.hole { hole = index }
    }

    /// Only what is not as usual.
    var json: JSON {
        let moving = tracks.compactMap { $0.name }.uniqued().map { name in
            (
                name: name,
                value: JSON.array(tracks.filter { $0.name == name }.map { .number($0.number) })
            )
        }
        let notes = notes.map { note in
            JSON.array([.number(note.number)] + (note.name.map { [.string($0)] } ?? []))
        }
        return JSON.object([("duration", .rounded(duration, decimals: 5))])
            .with("isToBelow", isToOnTop ? nil : .bool(true))
            .with("hasNoViews", hasViews ? nil : .bool(true))
            .with("flights", flights.isEmpty ? nil : .array(flights.map(JSON.string)))
            .with("tracks", moving.isEmpty ? nil : .object(moving))
            .with("notes", notes.isEmpty ? nil : .array(notes))
            .with("plate", plate.map { .string($0.name) }).with("hole", hole.map(JSON.number))
            .with(
                "pairs",
                pairs.isEmpty ? nil : .array(pairs.map { [.number($0.from), .number($0.to)] })
            )
            .with("gesture", gesture.map(Self.json))
    }

    private static func json(_ gesture: DrivenGesture) -> JSON {
        [
            "x": .rounded(gesture.x), "y": .rounded(gesture.y), "length": .rounded(gesture.length),
            "finish": .rounded(gesture.finish, decimals: 4),
            "mustExceed": .bool(gesture.mustExceed),
            "velocity": .rounded(gesture.velocity),
            "slowest": .rounded(gesture.speed.lowerBound, decimals: 4),
            "fastest": .rounded(gesture.speed.upperBound, decimals: 4),
            "text": .string(text(gesture)),
        ]
    }

    private static func text(_ gesture: DrivenGesture) -> String {
        if gesture.x == 0, gesture.y == 0 { return "Pinch on the phone with two fingers." }
        let direction =
            gesture.y == 0
            ? gesture.x > 0 ? "to the right" : "to the left" : gesture.y > 0 ? "down" : "up"
        return "Drag \(direction) on the phone."
    }
}

/// When a track plays, as a page stores it.
struct PageTiming: Hashable {
    private var delay: Double
    private var duration: Double
    private var curve: Int
    private var source: Track.Source

    init(_ track: Track, curve: Int) {
        delay = track.delay
        duration = track.duration
        source = track.source
        self.curve = curve
    }

    /// The delay and the duration in milliseconds, the number of the curve, and the source.
    var json: JSON {
        [
            .rounded(delay * 1000), .rounded(duration * 1000), .number(curve),
            .string(sourceName),
        ]
    }

    private var sourceName: String {
        switch source {
        case .line: "line"
        case .modifier: "modifier"
        case .engine: "engine"
        }
    }
}

/// The values of one property over time, as a page stores them.
struct PageTrack: Hashable {
    private var timing: Int
    private var property: String
    private var times: [Double]
    private var values: [[PageNumber]]

    /// The tracks of all properties that a track has.
    static func tracks(_ track: Track, timing: Int) -> [PageTrack] {
        properties.compactMap { name, read in
            let values = track.points.compactMap { read($0.frame) }
            guard values.count == track.points.count else { return nil }
            return PageTrack(
                timing: timing, property: name, times: track.points.map { $0.time }, values: values)
        }
    }

    /// The number of its timing, the property, the times unless they are 0 and 1, and the values at
    /// these times.
    var json: JSON {
        let times: JSON =
            times == [0, 1] ? 0 : .array(times.map { .rounded($0, decimals: 4) })
        return [
            .number(timing), .string(property), times,
            .array(values.map { .array($0.map { $0.json }) }),
        ]
    }

    /// The properties by the names that the script knows, with their values at a point.
    private static let properties: [(String, @Sendable (Frame) -> [PageNumber]?)] = [
        ("transform", { $0.pose.map(values) }),
        ("opacity", { $0.opacity.map { [.fine($0)] } }),
        ("size", { $0.size.map { [.coarse($0.width), .coarse($0.height)] } }),
        ("corners", { $0.cornerRadius.map { [.coarse($0)] } }),
        ("color", { $0.backgroundColor.map { [.color($0)] } }),
        ("shadow", { $0.shadow.map(values) }),
        ("border", { $0.border.map { [.coarse($0.width), .color($0.color)] } }),
        ("overlay", { $0.overlay.map { [.color($0.color), .fine($0.opacity)] } }),
    ]

    /// The move, then the rotation and the scales unless they do nothing.
    private static func values(_ pose: Pose) -> [PageNumber] {
        let move = [PageNumber.coarse(pose.x), .coarse(pose.y)]
        if pose.rotation == 0, pose.scaleX == 1, pose.scaleY == 1 { return move }
        return move + [.fine(pose.rotation), .fine(pose.scaleX), .fine(pose.scaleY)]
    }

    private static func values(_ shadow: Frame.Shadow) -> [PageNumber] {
        [
            .coarse(shadow.x), .coarse(shadow.y), .coarse(shadow.radius),
            .color(shadow.color.scalingAlpha(by: shadow.opacity)),
        ]
    }
}

/// A value of a track.
enum PageNumber: Hashable {
    /// In points.
    case coarse(Double)
    /// A factor or an angle.
    case fine(Double)
    /// 0xRRGGBBAA.
    case color(UInt32)

    var json: JSON {
        switch self {
        case .coarse(let number): .rounded(number)
        case .fine(let number): .rounded(number, decimals: 4)
        case .color(let number): .whole(Int64(number))
        }
    }
}

extension UInt32 {
    /// A color of the form 0xRRGGBBAA with another alpha.
    fileprivate func scalingAlpha(by factor: Double) -> UInt32 {
        let alpha = Swift.min(Swift.max(Double(self & 0xFF) * factor, 0), 255)
        return self & 0xFFFF_FF00 | UInt32(alpha.isNaN ? 0 : alpha.rounded())
    }
}
