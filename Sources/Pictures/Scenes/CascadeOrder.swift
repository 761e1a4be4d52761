import Resolution
import TransitionDSL
import TransitionRuntime

/// The order in which `cascade` starts the subviews of a view.
enum CascadeOrder {
    case topToBottom, bottomToTop, leftToRight, rightToLeft
    /// From a point of the view outwards, or towards it.
    case radial(x: Double, y: Double, isInverse: Bool)

    private static let named: [String: CascadeOrder] = [
        "topToBottom": .topToBottom, "bottomToTop": .bottomToTop, "leftToRight": .leftToRight,
        "rightToLeft": .rightToLeft, "leadingToTrailing": .leftToRight,
        "trailingToLeading": .rightToLeft,
    ]

    /// Nil for another row, or for a wrong number of arguments.
    init?(row: CatalogIndex, _ arguments: [Double] = []) {
        let entry = Catalog[row]
        if let order = Self.named[entry.name] {
            self = order
        } else if arguments.count == 2 {
            self = .radial(
                x: arguments[0], y: arguments[1], isInverse: entry.name == "inverseRadial")
        } else {
            return nil
        }
    }

    /// Whether a view starts before another one. Both are in `view`.
    func goes(_ one: Rect, before other: Rect, in view: Rect) -> Bool {
        switch self {
        case .topToBottom: return one.y < other.y
        case .bottomToTop:
            return (one.y + one.height, one.x + one.width) > (
                other.y + other.height, other.x + other.width
            )
        case .leftToRight: return one.x < other.x
        case .rightToLeft: return one.x + one.width > other.x + other.width
        case .radial(let x, let y, let isInverse):
            let first = distance(one, view.x + x, view.y + y)
            let second = distance(other, view.x + x, view.y + y)
            return isInverse ? first > second : first < second
        }
    }

    private func distance(_ rect: Rect, _ x: Double, _ y: Double) -> Double {
        FlightPath.length(rect.centre.x - x, rect.centre.y - y)
    }
}

extension ValueReader {
    /// The order of a cascade; nil if it is not known.
    func cascadeOrder(_ term: Term) -> CascadeOrder? {
        if let row = constant(term) { return CascadeOrder(row: row) }
        let term = meant(term)
        guard case .call(let handle) = model.values[term.value],
            case .catalog(let row) = model.calls[handle].callee,
            let center = argument(0, of: model.calls[handle], in: term.scope).flatMap(numbers)
        else { return nil }
        return CascadeOrder(row: row, center)
    }
}
