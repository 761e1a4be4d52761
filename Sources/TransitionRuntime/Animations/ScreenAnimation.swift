/// How one screen takes the place of another; the names and motions are Hero's.
public enum ScreenAnimation: Hashable, Sendable {
    /// What fits the place: see ``AnimationGeometry``.
    case auto
    /// The screens change at once.
    case none
    /// UIKit's own animation.
    case system
    case fade, zoom, zoomOut
    case push(Direction), pull(Direction), cover(Direction), uncover(Direction)
    case slide(Direction), zoomSlide(Direction), pageIn(Direction), pageOut(Direction)

    /// The animation that takes back what this one did; the opposite of an opposite is the
    /// animation itself.
    public var opposite: ScreenAnimation {
        switch self {
        case .auto, .none, .system, .fade: self
        case .zoom: .zoomOut
        case .zoomOut: .zoom
        case .push(let direction): .pull(direction.opposite)
        case .pull(let direction): .push(direction.opposite)
        case .cover(let direction): .uncover(direction.opposite)
        case .uncover(let direction): .cover(direction.opposite)
        case .slide(let direction): .slide(direction.opposite)
        case .zoomSlide(let direction): .zoomSlide(direction.opposite)
        case .pageIn(let direction): .pageOut(direction.opposite)
        case .pageOut(let direction): .pageIn(direction.opposite)
        }
    }

    /// The same without reference to text: leading and trailing are left and right.
    public func resolved(isRightToLeft: Bool) -> ScreenAnimation {
        func resolve(_ direction: Direction) -> Direction {
            direction.resolved(isRightToLeft: isRightToLeft)
        }
        return switch self {
        case .auto, .none, .system, .fade, .zoom, .zoomOut: self
        case .push(let direction): .push(resolve(direction))
        case .pull(let direction): .pull(resolve(direction))
        case .cover(let direction): .cover(resolve(direction))
        case .uncover(let direction): .uncover(resolve(direction))
        case .slide(let direction): .slide(resolve(direction))
        case .zoomSlide(let direction): .zoomSlide(resolve(direction))
        case .pageIn(let direction): .pageIn(resolve(direction))
        case .pageOut(let direction): .pageOut(resolve(direction))
        }
    }
}

/// The way that content moves: `left` brings the new screen in from the right edge.
public enum Direction: Hashable, Sendable, CaseIterable {
    case left, right, up, down
    /// In the direction of text: `left` where it runs from left to right.
    case leading
    /// Against it.
    case trailing

    /// The way back.
    public var opposite: Direction {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    /// The same without reference to text.
    public func resolved(isRightToLeft: Bool) -> Direction {
        switch self {
        case .left, .right, .up, .down: self
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}
