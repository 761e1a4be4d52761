#if canImport(UIKit)
    public import UIKit

    /// What a line plays: an animation with its duration, delay, curve and gesture.
    public struct ScreenTransition: Sendable {
        /// Whether a zoomed rectangle shows the same content as the other screen.
        public enum Content: Hashable, Sendable {
            /// It shows the same, as a picture and its enlargement do.
            case same
            /// It shows something else.
            case different
        }

        /// Finds the view of an animation in a screen, `owner`. `other` is the screen at the other
        /// end. The result is `nil` if there is no such view now.
        public typealias ViewProvider =
            @MainActor (_ owner: UIViewController, _ other: UIViewController) -> UIView?
        /// Finds the picture that a screen, `owner`, shows in a zoomed rectangle. The result is `nil`
        /// if there is none now.
        public typealias ImageProvider =
            @MainActor (_ owner: UIViewController, _ other: UIViewController) -> UIImage?

        /// The rectangle of a screen that an animation zooms into or out of.
        public struct Target: Sendable {
            /// Finds the view whose rectangle it is. Without a view it is a rectangle in the middle
            /// of the screen.
            public var view: ViewProvider?
            /// Finds the picture that moves.
            public var image: ImageProvider?
            /// Whether the rectangle shows the same content as the other screen.
            public var content: Content
        }

        /// The animation without its options.
        public enum Kind: Sendable {
            /// A built-in animation.
            case plain(ScreenAnimation)
            /// A zoom into a rectangle of the screen that leaves.
            case zoomInRect(Target)
            /// A zoom out to a rectangle of the screen that comes.
            case zoomOutRect(Target)
            /// UIKit's zoom from iOS 18 on. Earlier versions play the fallback.
            indirect case systemZoom(ViewProvider, fallback: ScreenTransition)
            /// An animation made of key frames.
            case keyFrames(KeyFrames)
            /// An animator of the app. The closure makes a new one for each transition.
            case custom(@MainActor () -> any UIViewControllerAnimatedTransitioning)
            /// An animation that only an engine can play.
            case foreign(@MainActor () -> AnyObject)
        }

        /// The animation.
        public var kind: Kind
        /// The duration in seconds, or `nil` for the animation's own.
        public var duration: TimeInterval?
        /// The delay before the animation begins, in seconds, or `nil` for the animation's own.
        public var delay: TimeInterval?
        /// The curve, or `nil` for the animation's own.
        public var timing: TimingCurve?
        /// The gesture that drives the transition, or `nil` for none.
        public var interaction: Interaction?

        /// Creates a transition without options.
        public init(_ kind: Kind) { self.kind = kind }

        /// Creates a transition that plays a built-in animation without options.
        public init(_ animation: ScreenAnimation) { kind = .plain(animation) }
    }

    extension ScreenTransition {
        /// Plays ``ScreenAnimation/auto``.
        public static var auto: ScreenTransition { ScreenTransition(.auto) }
        /// Plays ``ScreenAnimation/none``.
        public static var none: ScreenTransition { ScreenTransition(.plain(.none)) }
        /// Plays ``ScreenAnimation/system``.
        public static var system: ScreenTransition { ScreenTransition(.system) }
        /// Plays ``ScreenAnimation/fade``.
        public static var fade: ScreenTransition { ScreenTransition(.fade) }
        /// Plays ``ScreenAnimation/zoom``.
        public static var zoom: ScreenTransition { ScreenTransition(.zoom) }
        /// Plays ``ScreenAnimation/zoomOut``.
        public static var zoomOut: ScreenTransition { ScreenTransition(.zoomOut) }

        /// Plays ``ScreenAnimation/push(_:)``.
        public static func push(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.push(direction))
        }
        /// Plays ``ScreenAnimation/pull(_:)``.
        public static func pull(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.pull(direction))
        }
        /// Plays ``ScreenAnimation/cover(_:)``.
        public static func cover(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.cover(direction))
        }
        /// Plays ``ScreenAnimation/uncover(_:)``.
        public static func uncover(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.uncover(direction))
        }
        /// Plays ``ScreenAnimation/slide(_:)``.
        public static func slide(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.slide(direction))
        }
        /// Plays ``ScreenAnimation/zoomSlide(_:)``.
        public static func zoomSlide(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.zoomSlide(direction))
        }
        /// Plays ``ScreenAnimation/pageIn(_:)``.
        public static func pageIn(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.pageIn(direction))
        }
        /// Plays ``ScreenAnimation/pageOut(_:)``.
        public static func pageOut(_ direction: Direction) -> ScreenTransition {
            ScreenTransition(.pageOut(direction))
        }

        /// Zooms into a rectangle of the screen that leaves. That screen is the owner.
        ///
        /// - Parameters:
        ///   - view: Finds the view whose rectangle it is. The default is a rectangle in the middle.
        ///   - image: Finds the picture that moves.
        ///   - content: Whether the rectangle shows the same content as the other screen.
        /// - Returns: The transition.
        public static func zoomInRect(
            of view: ViewProvider? = nil, image: ImageProvider? = nil, content: Content = .same
        ) -> ScreenTransition {
            ScreenTransition(.zoomInRect(Target(view: view, image: image, content: content)))
        }

        /// Zooms out to a rectangle of the screen that comes. That screen is the owner.
        ///
        /// - Parameters:
        ///   - view: Finds the view whose rectangle it is. The default is a rectangle in the middle.
        ///   - image: Finds the picture that moves.
        ///   - content: Whether the rectangle shows the same content as the other screen.
        /// - Returns: The transition.
        public static func zoomOutRect(
            of view: ViewProvider? = nil, image: ImageProvider? = nil, content: Content = .same
        ) -> ScreenTransition {
            ScreenTransition(.zoomOutRect(Target(view: view, image: image, content: content)))
        }

        /// Plays UIKit's zoom of a view from iOS 18 on.
        ///
        /// - Parameters:
        ///   - view: Finds the view. The owner is the screen that has the view, on the return too.
        ///   - fallback: What plays before iOS 18. The default is ``zoom``.
        /// - Returns: The transition.
        public static func systemZoom(
            from view: @escaping ViewProvider, fallback: ScreenTransition? = nil
        ) -> ScreenTransition { ScreenTransition(.systemZoom(view, fallback: fallback ?? .zoom)) }

        /// Plays an animation made of key frames.
        public static func keyFrames(_ frames: KeyFrames) -> ScreenTransition {
            ScreenTransition(.keyFrames(frames))
        }

        /// Plays an animator of the app.
        ///
        /// - Parameter make: Makes a new animator for each transition.
        /// - Returns: The transition.
        public static func custom(
            _ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
        ) -> ScreenTransition { ScreenTransition(.custom(make)) }

        /// Plays an animation that only an engine can play. Without the engine UIKit's own animation
        /// plays.
        ///
        /// - Parameter make: Makes the engine's animation.
        /// - Returns: The transition.
        public static func foreign(_ make: @escaping @MainActor () -> AnyObject) -> ScreenTransition
        { ScreenTransition(.foreign(make)) }
    }

    extension ScreenTransition {
        /// Returns the same transition with this duration, in seconds.
        public func duration(_ seconds: TimeInterval) -> ScreenTransition {
            with { $0.duration = seconds }
        }

        /// Returns the same transition with this delay before it begins, in seconds.
        public func delay(_ seconds: TimeInterval) -> ScreenTransition {
            with { $0.delay = seconds }
        }

        /// Returns the same transition with this curve.
        public func timing(_ curve: TimingCurve) -> ScreenTransition { with { $0.timing = curve } }

        /// Returns the same transition with this gesture.
        public func interactive(_ interaction: Interaction) -> ScreenTransition {
            with { $0.interaction = interaction }
        }

        private func with(_ change: (inout ScreenTransition) -> Void) -> ScreenTransition {
            var result = self
            change(&result)
            return result
        }

        /// Decides whether what the file has for Reduce Motion plays.
        ///
        /// - Parameters:
        ///   - version: The first major version of iOS in the range.
        ///   - end: The first major version of iOS after the range.
        /// - Returns: Whether Reduce Motion is on and the version of iOS is in the range.
        @MainActor public static func isReduced(
            since version: Int, before end: Int = .max
        ) -> Bool {
            let current = UIDevice.current.majorVersion
            return current >= version && (end == .max || current < end)
                && UIAccessibility.isReduceMotionEnabled
        }

        /// The transition that reverses this one, with the same options but without the gesture. An
        /// animation of the app or of an engine is its own opposite.
        public var opposite: ScreenTransition {
            var result = self
            result.interaction = nil
            switch kind {
            case .plain(let animation): result.kind = .plain(animation.opposite)
            case .zoomInRect(let target): result.kind = .zoomOutRect(target)
            case .zoomOutRect(let target): result.kind = .zoomInRect(target)
            case .systemZoom(let view, let fallback):
                result.kind = .systemZoom(view, fallback: fallback.opposite)
            case .keyFrames(let frames): result.kind = .keyFrames(frames.reversed)
            case .custom, .foreign: break
            }
            return result
        }

        var animation: ScreenAnimation? {
            if case .plain(let animation) = kind { animation } else { nil }
        }
    }
#endif
