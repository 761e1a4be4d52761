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
