import Pictures
import Serialization
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
    private var gesture: DrivenGesture?
    var tracks: [Part] = []
    var notes: [Part] = []

    /// Without its tracks and notes.
    init(_ scene: Scene, hasViews: Bool) {
        duration = scene.duration
        isToOnTop = scene.isToOnTop
        self.hasViews = hasViews
        gesture = scene.gesture
        flights = []
        for track in scene.tracks {
            switch track.subject {
            case .flight:
                let name = PageData.name(track.subject)
                if !flights.contains(name) { flights.append(name) }
            case .plate(let side): plate = side
            case .screen, .view, .snapshot: break
            }
        }
        if case .view(_, let index) = scene.hole { hole = index }
    }

    var json: JSON {
        JSON.object([
            ("duration", .rounded(duration, decimals: 4)), ("isToOnTop", .bool(isToOnTop)),
            ("hasViews", .bool(hasViews)), ("flights", .array(flights.map(JSON.string))),
            ("tracks", .array(tracks.map { [.optional($0.name), .number($0.number)] })),
            (
                "notes",
                .array(
                    notes.map {
                        .array([.number($0.number)] + ($0.name.map { [.string($0)] } ?? []))
                    })
            ),
        ]).with("plate", plate.map { .string($0.rawValue) })
            .with("hole", hole.map { ["index": .number($0)] })
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

/// A track as a page stores it, without what moves.
struct PageTrack: Hashable {
    private var track: Track
    private var curve: Int

    init(_ track: Track, curve: Int) {
        self.track = track
        self.track.subject = .snapshot
        self.curve = curve
    }

    /// Times are in milliseconds. Each property has a list of values for each point.
    var json: JSON {
        var json: JSON = [
            "delay": .rounded(track.delay * 1000), "duration": .rounded(track.duration * 1000),
            "curve": .number(curve), "source": .string(track.source.rawValue),
            "times": .array(track.points.map { .rounded($0.time, decimals: 4) }),
        ]
        func add(_ name: String, _ values: (Frame) -> [JSON]?) {
            let points = track.points.compactMap { values($0.frame) }
            if points.count == track.points.count {
                json = json.with(name, .array(points.map(JSON.array)))
            }
        }
        add("pose") { frame in
            frame.pose.map { pose in
                [.rounded(pose.x), .rounded(pose.y)]
                    + [pose.rotation, pose.scaleX, pose.scaleY].map { .rounded($0, decimals: 4) }
            }
        }
        add("opacity") { $0.opacity.map { [.rounded($0, decimals: 4)] } }
        add("size") { $0.size.map { [.rounded($0.width), .rounded($0.height)] } }
        add("radius") { $0.cornerRadius.map { [.rounded($0)] } }
        add("color") { $0.backgroundColor.map { [.number(Int($0))] } }
        add("shadow") { frame in
            frame.shadow.map { shadow in
                [
                    .rounded(shadow.x), .rounded(shadow.y), .rounded(shadow.radius),
                    .number(Int(shadow.color.scalingAlpha(by: shadow.opacity))),
                ]
            }
        }
        add("border") { $0.border.map { [.rounded($0.width), .number(Int($0.color))] } }
        add("overlay") { frame in
            frame.overlay.map { [.number(Int($0.color)), .rounded($0.opacity, decimals: 4)] }
        }
        return json
    }
}

extension UInt32 {
    /// A color of the form 0xRRGGBBAA with another alpha.
    fileprivate func scalingAlpha(by factor: Double) -> UInt32 {
        let alpha = Swift.min(Swift.max(Double(self & 0xFF) * factor, 0), 255)
        return self & 0xFFFF_FF00 | UInt32(alpha.isNaN ? 0 : alpha.rounded())
    }
}
