/// A built-in animation between two screens. The names and motions are Hero's.
public enum ScreenAnimation: Hashable, Sendable {
    /// The animation that fits the operation: `push(.left)` for a push, `pull(.right)` for a pop,
    /// `slide` for a change of tab, and `fade` for everything else.
    case auto
    /// No animation: the screens change at once.
    case none
    /// UIKit's own animation for the operation.
    case system
    /// One screen fades into the other.
    case fade
    /// The new screen grows to its size. The old one grows beyond its size and fades out.
    case zoom
    /// The new screen shrinks to its size and fades in. The old one shrinks.
    case zoomOut
    /// The new screen moves in over the old one, which moves a third of the way and darkens.
    case push(Direction)
    /// The old screen moves out. The new one comes from a third of the way and brightens.
    case pull(Direction)
    /// The new screen moves in over the old one, which stays in place and darkens.
    case cover(Direction)
    /// The old screen moves out and uncovers the new one, which is in place and brightens.
    case uncover(Direction)
    /// Both screens move side by side.
    case slide(Direction)
    /// Both screens move side by side. The old one shrinks, and the new one grows to its size.
    case zoomSlide(Direction)
    /// The new screen moves in over the old one, which shrinks and darkens.
    case pageIn(Direction)
    /// The old screen moves out. The new one grows to its size and brightens.
    case pageOut(Direction)

    /// The animation that reverses this one. The opposite of the opposite is the animation itself.
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

    /// Returns the same animation with left and right for `leading` and `trailing`.
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

/// The direction in which content moves: `left` brings the new screen in from the right edge.
public enum Direction: Hashable, Sendable, CaseIterable {
    /// The same direction for every writing direction.
    case left, right, up, down
    /// `left` where text runs from left to right, and `right` where it runs from right to left.
    case leading
    /// `right` where text runs from left to right, and `left` where it runs from right to left.
    case trailing

    /// The direction on return.
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

    /// Returns the same direction with left and right for `leading` and `trailing`.
    public func resolved(isRightToLeft: Bool) -> Direction {
        switch self {
        case .left, .right, .up, .down: self
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}
