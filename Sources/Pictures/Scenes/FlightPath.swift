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

    /// The center at a part of the way: on a line, or on a quadratic curve. Its control point lies
    /// between the middle and the corner below, for an intensity of 1 at the corner.
    func center(at part: Double) -> (x: Double, y: Double) {
        let (from, to) = (start.centre, end.centre)
        guard let arc, isBent else {
            return (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        let corner = from.y > to.y ? (x: to.x, y: from.y) : (x: from.x, y: to.y)
        let middle = (x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let control = (
            x: middle.x + (corner.x - middle.x) * arc, y: middle.y + (corner.y - middle.y) * arc
        )
        let rest = 1 - part
        func curve(_ first: Double, _ second: Double, _ third: Double) -> Double {
            rest * rest * first + 2 * rest * part * second + part * part * third
        }
        return (curve(from.x, control.x, to.x), curve(from.y, control.y, to.y))
    }

    /// The parts of the way at which lines between the centers are within a quarter of a point.
    var moves: [(part: Double, x: Double, y: Double)] {
        guard isBent else {
            return [0, 1].map { part in
                let center = center(at: part)
                return (part, center.x, center.y)
            }
        }
        return points(within: 0.25) { part in
            let center = center(at: part)
            return [center.x, center.y]
        }.map { ($0.time, $0.values[0], $0.values[1]) }
    }
}
