import TransitionRuntime
import UIKit

/// A gesture as a line declares it and as fingers make it.
enum Swipe: Hashable {
    case pan(Way), edge(Way), pinch

    enum Way: Int, CaseIterable {
        case left, right, up, down
        /// Where fingers go.
        var x: CGFloat { self == .left ? -1 : self == .right ? 1 : 0 }
        var y: CGFloat { self == .up ? -1 : self == .down ? 1 : 0 }
        var opposite: Way {
            switch self {
            case .left: .right
            case .right: .left
            case .up: .down
            case .down: .up
            }
        }
    }

    /// What can be told apart from outside: a pan does not say where it goes.
    var kind: String {
        switch self {
        case .pan: "pan"
        case .edge(let way): "edge \(way)"
        case .pinch: "pinch"
        }
    }

    /// Whether it takes the fingers of UIKit's own swipe back.
    var isSideways: Bool {
        switch self {
        case .pan(let way), .edge(let way): way == .left || way == .right
        case .pinch: false
        }
    }

    /// Where its fingers go; nil for a pinch.
    var way: Way? {
        switch self {
        case .pan(let way): way
        case .edge(let way): way.opposite
        case .pinch: nil
        }
    }
}

extension UIGestureRecognizer {
    /// As `Swipe.kind` has it; nil for UIKit's own.
    var kind: String? {
        switch self {
        case let edge as UIScreenEdgePanGestureRecognizer:
            switch edge.edges {
            case .left: "edge left"
            case .right: "edge right"
            case .top: "edge up"
            default: "edge down"
            }
        case is UIPanGestureRecognizer: "pan"
        case is UIPinchGestureRecognizer: "pinch"
        default: nil
        }
    }
}

extension Swipe {
    /// Of a line of a registry.
    init(_ interaction: Interaction) {
        func way(_ direction: Direction) -> Way {
            switch direction {
            case .left, .leading: .left
            case .right, .trailing: .right
            case .up: .up
            case .down: .down
            }
        }
        switch interaction.gesture {
        case .pan(let direction, _): self = .pan(way(direction))
        case .edgePan(let edge): self = .edge(way(edge))
        case .pinch: self = .pinch
        }
    }
}
