// Double of UIKit's value types. The SDK's enumerations are open, which `@nonexhaustive` says.
@_exported import Foundation
@_exported import CoreGraphics
@_exported import ObjectiveC
@_exported import QuartzCore

public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets()

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

@nonexhaustive @objc public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}

@nonexhaustive @objc public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "from controller")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to controller")
}

public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "from view")
    public static let to = UITransitionContextViewKey(rawValue: "to view")
}

@nonexhaustive @objc public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active, stopped
}

@nonexhaustive @objc public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start, current
}

@nonexhaustive @objc public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic, spring, composed
}

@nonexhaustive @objc public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft
}

@nonexhaustive @objc public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}

@nonexhaustive @objc public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad, tv, carPlay
    case mac = 5
    case vision
}

@nonexhaustive @objc public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light, dark
}

@available(tvOS, unavailable)
@nonexhaustive @objc public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

@available(tvOS, unavailable)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

@nonexhaustive @objc public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center, right, justified, natural
}

@nonexhaustive @objc public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

@objc open class UITraitCollection: NSObject, @unchecked Sendable {
    @objc public override init() { super.init() }
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var displayScale: CGFloat { 3 }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}

@nonexhaustive @objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
    public var section: Int { self[0] }
}
