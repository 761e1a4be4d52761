import Pictures
import TransitionRuntime

/// How two screens move, in characters: the phone at five moments from left to right, and below it
/// what the characters mean, and the time in seconds.
func filmStrip(_ motion: ScreenTracks) -> String {
    let moments = (0...4).map { Moment(motion, at: motion.duration * Double($0) / 4) }
    let lines = (0..<Moment.rows).map { row in
        "│" + moments.map { $0.line(row) + "│" }.joined()
    }
    let time = (motion.duration * 100).rounded() / 100
    return (lines + ["░ leaves, █ appears, \(time) s"]).joined(separator: "\n")
}

/// The phone at one moment of a transition.
private struct Moment {
    static let rows = 4
    private static let columns = 8

    /// Where the screens are, the upper one first.
    private var screens: [(side: Side, matrix: Pose.Matrix, opacity: Double)] = []

    init(_ motion: ScreenTracks, at time: Double) {
        for side in motion.isToOnTop ? [Side.to, .from] : [.from, .to] {
            let frames = motion.tracks.filter { $0.subject == .screen(side) }
                .map { $0.frame(at: time) }
            let pose = frames.compactMap(\.pose).first ?? Pose()
            screens.append((side, pose.matrix, frames.compactMap(\.opacity).first ?? 1))
        }
    }

    func line(_ row: Int) -> String {
        String(
            (0..<Self.columns).map { column -> Character in
                let size = PhoneScreen.size
                return character(
                    atX: ((Double(column) + 0.5) / Double(Self.columns) - 0.5) * size.width,
                    y: ((Double(row) + 0.5) / Double(Self.rows) - 0.5) * size.height)
            })
    }

    /// What is seen at a point, from the center of the phone.
    private func character(atX x: Double, y: Double) -> Character {
        var shares: [Side: Double] = [:]
        var rest = 1.0
        for screen in screens where Self.covers(screen.matrix, x, y) {
            let share = rest * min(max(screen.opacity, 0), 1)
            shares[screen.side] = share
            rest -= share
        }
        // Nothing but the black behind the screens.
        if rest > 0.5 { return " " }
        let new = (shares[.to] ?? 0) / (1 - rest)
        return new < 0.35 ? "░" : new > 0.65 ? "█" : "▒"
    }

    /// Whether a screen that a matrix moves covers a point.
    private static func covers(_ matrix: Pose.Matrix, _ x: Double, _ y: Double) -> Bool {
        let area = matrix.a * matrix.d - matrix.b * matrix.c
        guard abs(area) > 1e-9 else { return false }
        let (x, y) = (x - matrix.tx, y - matrix.ty)
        let ownX = (matrix.d * x - matrix.c * y) / area
        let ownY = (matrix.a * y - matrix.b * x) / area
        return abs(ownX) <= PhoneScreen.size.width / 2 && abs(ownY) <= PhoneScreen.size.height / 2
    }
}
