// Double of Hero 1.6: animation types and modifiers.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap
import UIKit

public enum CascadeDirection {
    case topToBottom
    case bottomToTop
    case leftToRight
    case rightToLeft
    case radial(center: CGPoint)
    case inverseRadial(center: CGPoint)
    public static var leadingToTrailing: CascadeDirection { .leftToRight }
    public static var trailingToLeading: CascadeDirection { .rightToLeft }
}

public enum HeroDefaultAnimationType {
    public enum Direction {
        case left, right, up, down
        /// By the locale, which here is read from left to right.
        public static var leading: Direction { .left }
        public static var trailing: Direction { .right }

        var opposite: Direction {
            switch self {
            case .left: .right
            case .right: .left
            case .up: .down
            case .down: .up
            }
        }
    }

    public enum Strategy {
        case forceLeftToRight, forceRightToLeft, userInterface
    }

    case auto
    case push(direction: Direction)
    case pull(direction: Direction)
    case cover(direction: Direction)
    case uncover(direction: Direction)
    case slide(direction: Direction)
    case zoomSlide(direction: Direction)
    case pageIn(direction: Direction)
    case pageOut(direction: Direction)
    case fade
    case zoom
    case zoomOut
    indirect case selectBy(
        presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
    case none

    public static func autoReverse(presenting: HeroDefaultAnimationType)
        -> HeroDefaultAnimationType
    {
        .selectBy(presenting: presenting, dismissing: presenting.reversed())
    }

    func reversed() -> HeroDefaultAnimationType {
        switch self {
        case .push(let direction): .pull(direction: direction.opposite)
        case .pull(let direction): .push(direction: direction.opposite)
        case .cover(let direction): .uncover(direction: direction.opposite)
        case .uncover(let direction): .cover(direction: direction.opposite)
        case .slide(let direction): .slide(direction: direction.opposite)
        case .zoomSlide(let direction): .zoomSlide(direction: direction.opposite)
        case .pageIn(let direction): .pageOut(direction: direction.opposite)
        case .pageOut(let direction): .pageIn(direction: direction.opposite)
        case .zoom: .zoomOut
        case .zoomOut: .zoom
        case .auto, .fade, .none, .selectBy: self
        }
    }

    /// `.push(.left)`, as Hero's storyboards have it.
    public var label: String? {
        let parts = Mirror(reflecting: self).children.first
        guard let name = parts?.label, let value = parts?.value else { return ".\(self)" }
        let halves = Mirror(reflecting: value).children.map { ".\($0.value)" }
        return ".\(name)(\(halves.isEmpty ? ".\(value)" : halves.joined(separator: ",")))"
    }
}

public enum HeroSnapshotType { case optimized, normal, layerRender, noSnapshot }
public enum HeroCoordinateSpace { case global, local }
public enum HeroTransitionState: Int { case possible, notified, starting, animating, completing }
public enum HeroViewOrderingStrategy { case auto, sourceViewOnTop, destinationViewOnTop }

public struct HeroTargetState {
    public var beginState: [HeroModifier]?
    public var conditionalModifiers: [((HeroConditionalContext) -> Bool, [HeroModifier])]?
    public var position: CGPoint?
    public var size: CGSize?
    public var transform: CATransform3D?
    public var opacity: Float?
    public var cornerRadius: CGFloat?
    public var backgroundColor: CGColor?
    public var zPosition: CGFloat?
    public var anchorPoint: CGPoint?
    public var contentsRect: CGRect?
    public var contentsScale: CGFloat?
    public var borderWidth: CGFloat?
    public var borderColor: CGColor?
    public var shadowColor: CGColor?
    public var shadowOpacity: Float?
    public var shadowOffset: CGSize?
    public var shadowRadius: CGFloat?
    public var shadowPath: CGPath?
    public var masksToBounds: Bool?
    public var displayShadow: Bool = true
    public var overlay: (color: CGColor, opacity: CGFloat)?
    public var spring: (CGFloat, CGFloat)?
    public var delay: TimeInterval = 0
    public var duration: TimeInterval?
    public var timingFunction: CAMediaTimingFunction?
    public var arc: CGFloat?
    public var source: String?
    public var cascade: (TimeInterval, CascadeDirection, Bool)?
    public var ignoreSubviewModifiers: Bool?
    public var coordinateSpace: HeroCoordinateSpace?
    public var useScaleBasedSizeChange: Bool?
    public var snapshotType: HeroSnapshotType?
    public var nonFade: Bool = false
    public var forceAnimate: Bool = false
    public var custom: [String: Any]?

    init(modifiers: [HeroModifier]) { append(contentsOf: modifiers) }

    public mutating func append(_ modifier: HeroModifier) { modifier.apply(&self) }
    public mutating func append(contentsOf modifiers: [HeroModifier]) {
        modifiers.forEach { $0.apply(&self) }
    }

    public subscript(key: String) -> Any? {
        get { custom?[key] }
        set { custom = (custom ?? [:]).merging([key: newValue as Any]) { $1 } }
    }
}

extension HeroTargetState: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: HeroModifier...) { append(contentsOf: elements) }
}

public struct HeroConditionalContext {
    weak var hero: HeroTransition!
    public weak var view: UIView!
    public private(set) var isAppearing: Bool

    init(hero: HeroTransition, view: UIView, isAppearing: Bool) {
        (self.hero, self.view, self.isAppearing) = (hero, view, isAppearing)
    }

    public var isPresenting: Bool { hero.isPresenting }
    public var isInTabbarController: Bool { hero.inTabBarController }
    public var isInNavbarController: Bool { hero.inNavigationController }
    public var isMatched: Bool { matchedView != nil }
    public var isAncestorViewMatched: Bool { matchedAncestorView != nil }
    public var matchedView: UIView? { hero.context.pairedView(for: view) }
    public var matchedAncestorView: (UIView, UIView)? {
        var one = view.superview
        while let ancestor = one, ancestor !== hero.context.container {
            if let paired = hero.context.pairedView(for: ancestor) { return (ancestor, paired) }
            one = ancestor.superview
        }
        return nil
    }
    public var fromViewController: UIViewController { hero.fromViewController! }
    public var toViewController: UIViewController { hero.toViewController! }
    public var currentViewController: UIViewController {
        isAppearing ? toViewController : fromViewController
    }
    public var otherViewController: UIViewController {
        isAppearing ? fromViewController : toViewController
    }
}
