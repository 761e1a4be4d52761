import TransitionRuntime

/// The way of a view that Hero moves from its place to another state, or from that state to its
/// place.
struct FlightPath {
    /// In the coordinates in which the view moves.
    var start: Rect
    var end: Rect
    /// The intensity of an arc; nil for a straight line.
    var arc: Double?

    /// Hero's duration of a view without one, in seconds.
    static func duration(distance: Double) -> Double { 0.208 + min(distance, 500) / 3000 }

    /// The distance of the centers plus the length of the change of size, in points.
    var distance: Double {
        Self.length(end.centre.x - start.centre.x, end.centre.y - start.centre.y)
            + Self.length(end.width - start.width, end.height - start.height)
    }

    static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    /// Hero bends no path that is nearly horizontal or vertical.
    var isBent: Bool {
        arc != nil && abs(end.centre.x - start.centre.x) >= 1
            && abs(end.centre.y - start.centre.y) >= 1
    }

    /// The control point of the quadratic curve. It lies on the line from the middle to the corner
    /// below, at the intensity.
    private var control: (x: Double, y: Double) {
        let (from, to) = (start.centre, end.centre)
        let middle = (x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        guard let arc, isBent else { return middle }
        let corner = from.y > to.y ? (x: to.x, y: from.y) : (x: from.x, y: to.y)
        return (middle.x + (corner.x - middle.x) * arc, middle.y + (corner.y - middle.y) * arc)
    }

    /// The centers at parts of the way, 0 to 1. Lines between them are within a quarter of a point.
    var moves: [(part: Double, x: Double, y: Double)] {
        let (from, to, control) = (start.centre, end.centre, control)
        // A segment of length h is within h² / 8 times the second derivative, which is constant.
        let x = from.x - 2 * control.x + to.x
        let y = from.y - 2 * control.y + to.y
        let derivative = 2 * Self.length(x, y)
        let tolerance = 0.25
        let count = (derivative / (8 * tolerance)).squareRoot().rounded(.up)
        let segments = Int(min(max(count, 1), Self.mostSegments))
        return (0...segments).map { index in
            let part = Double(index) / Double(segments)
            let rest = 1 - part
            func curve(_ first: Double, _ second: Double, _ third: Double) -> Double {
                rest * rest * first + 2 * rest * part * second + part * part * third
            }
            return (part, curve(from.x, control.x, to.x), curve(from.y, control.y, to.y))
        }
    }

    /// A larger arc, far outside of the screen, is not exact.
    private static let mostSegments = 100.0
}
