import Serialization
import TransitionRuntime

/// How two screens move, in characters: the phone at five moments from left to right, and below it
/// what the characters mean, and the time in seconds.
package func filmStrip(_ motion: ScreenTracks) -> String {
    let moments = moments(of: motion)
    let lines = (0..<Moment.rows).map { row in
        "│" + moments.map { $0.line(row) + "│" }.joined()
    }
    return (lines + ["░ leaves, █ appears, \(time(of: motion)) s"]).joined(separator: "\n")
}

/// The same as a picture of at most 2 KB, and what its colors mean.
package func filmPicture(_ motion: ScreenTracks) -> (svg: String, about: String) {
    let phones = moments(of: motion).enumerated().map { $1.phone(at: 68 * $0) }
    let svg = XML(
        "svg",
        [("xmlns", "http://www.w3.org/2000/svg"), ("width", "332"), ("height", "130")],
        children: phones)
    return (
        String(decoding: html([svg]), as: UTF8.self),
        "Blue leaves, orange appears, \(time(of: motion)) s."
    )
}

private func moments(of motion: ScreenTracks) -> [Moment] {
    (0...4).map { Moment(motion, at: motion.duration * Double($0) / 4) }
}

/// The duration in seconds, in hundredths.
private func time(of motion: ScreenTracks) -> Double { rounded(motion.duration, 100) }

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
            let pose = frames.compactMap { $0.pose }.first ?? Pose()
            screens.append((side, pose.matrix, frames.compactMap { $0.opacity }.first ?? 1))
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

    /// The phone as a picture of 60 by 130 points, in the coordinates of its center.
    func phone(at x: Int) -> XML {
        let outline = "M-195-422h390v844h-390z"
        let pictures = screens.reversed().map { screen -> XML in
            let matrix = screen.matrix
            let scales = [matrix.a, matrix.b, matrix.c, matrix.d].map { short(rounded($0, 1000)) }
            let moves = [matrix.tx, matrix.ty].map { short($0.rounded()) }
            let tint = Palette.light.tints[screen.side == .from ? 0 : 2].border
            let opacity = min(max(screen.opacity, 0), 1)
            return XML(
                "path",
                [
                    ("d", outline), ("fill", color(tint)),
                    ("transform", "matrix(\((scales + moves).joined(separator: " ")))"),
                ] + (opacity == 1 ? [] : [("opacity", short(rounded(opacity, 100)))]))
        }
        return XML(
            "svg",
            [
                ("x", "\(x)"), ("width", "60"), ("height", "130"),
                ("viewBox", "-195 -422 390 844"),
            ],
            children: [XML("path", [("d", outline)])] + pictures)
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
