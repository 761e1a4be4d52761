/// One of UIKit's transitions of a view. UIKit plays it to its end: no gesture can drive it.
public enum ViewTransition: Hashable, Sendable {
    /// The screens turn over like a card. With `left`, the right side comes to the front.
    case flip(Direction)
    /// The old screen curls up like a page. With `down`, the new one uncurls over it. UIKit has no
    /// other directions: they curl up.
    case curl(Direction)

    /// The transition that reverses this one.
    public var opposite: ViewTransition {
        switch self {
        case .flip(let direction): .flip(direction.opposite)
        case .curl(let direction): .curl(direction.opposite)
        }
    }

    /// Returns the same transition with left and right for `leading` and `trailing`.
    public func resolved(isRightToLeft: Bool) -> ViewTransition {
        switch self {
        case .flip(let direction): .flip(direction.resolved(isRightToLeft: isRightToLeft))
        case .curl(let direction): .curl(direction.resolved(isRightToLeft: isRightToLeft))
        }
    }
}
