#if canImport(UIKit)
    public import UIKit

    /// The animation of a line, with its duration, delay, curve and gestures.
    public struct ScreenTransition: Sendable {
        /// Whether a zoomed rectangle shows the same content as the other screen.
        public enum Content: Hashable, Sendable {
            /// It shows the same, as a picture and its enlargement do.
            case same
            /// It shows something else.
            case different
        }

        /// Finds the view of an animation in the screen `owner`, or `nil` if there is none now.
        /// `other` is the screen at the other end.
        public typealias ViewProvider =
            @MainActor (_ owner: UIViewController, _ other: UIViewController) -> UIView?
        /// Finds the picture that a screen shows in a zoomed rectangle, or `nil` if there is none
        /// now.
        public typealias ImageProvider =
            @MainActor (_ owner: UIViewController, _ other: UIViewController) -> UIImage?

        /// The rectangle of a screen that an animation zooms into or out of.
        public struct Target: Sendable {
            /// Finds the view of the rectangle. Without a view it is in the middle of the screen.
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
            /// A zoom out to a rectangle of the screen that appears.
            case zoomOutRect(Target)
            /// UIKit's zoom from iOS 18 on. Earlier versions play the fallback.
            indirect case systemZoom(ViewProvider, fallback: ScreenTransition)
            /// A transition of UIKit.
            case viewTransition(ViewTransition)
            /// An animation made of key frames.
            case keyFrames(KeyFrames)
            /// An animator of the app, a new one for each transition.
            case custom(@MainActor () -> any UIViewControllerAnimatedTransitioning)
            /// An animation that only an engine can play.
            case foreign(@MainActor () -> AnyObject)
        }

        /// A gesture that drives a transition from a screen.
        public struct DrivingGesture: Sendable {
            /// The gesture.
            public var interaction: Interaction
            /// Finds the view in which it begins. The owner is the screen that is left. Without a
            /// view here it begins anywhere in the screen.
            public var view: ViewProvider?
        }

        /// What plays while Reduce Motion is on.
        public enum ReducedMotion: Sendable {
            /// The transition itself.
            case same
            /// Another one.
            indirect case other(ScreenTransition)
        }

        /// The animation.
        public var kind: Kind
        /// The duration in seconds, or `nil` for the animation's own.
        public var duration: TimeInterval?
        /// The delay before the animation in seconds, or `nil` for the animation's own.
        public var delay: TimeInterval?
        /// The curve, or `nil` for the animation's own.
        public var timing: TimingCurve?
        /// The gestures that drive the transition: whichever begins first.
        public var gestures: [DrivingGesture] = []
        /// What plays while Reduce Motion is on, or `nil` if the defaults decide.
        public var reducedMotion: ReducedMotion?

        /// Creates a transition without options.
        public init(_ kind: Kind) { self.kind = kind }

        /// Creates a transition that plays a built-in animation without options.
        public init(_ animation: ScreenAnimation) { kind = .plain(animation) }
    }

    extension ScreenTransition {
        /// Plays ``ScreenAnimation/auto``.
        public static var auto: Self { Self(.auto) }
        /// Plays ``ScreenAnimation/none``.
        public static var none: Self { Self(.plain(.none)) }
        /// Plays ``ScreenAnimation/system``.
        public static var system: Self { Self(.system) }
        /// Plays ``ScreenAnimation/fade``.
        public static var fade: Self { Self(.fade) }
        /// Plays ``ScreenAnimation/zoom``.
        public static var zoom: Self { Self(.zoom) }
        /// Plays ``ScreenAnimation/zoomOut``.
        public static var zoomOut: Self { Self(.zoomOut) }

        /// Plays ``ScreenAnimation/push(_:)``.
        public static func push(_ direction: Direction) -> Self { Self(.push(direction)) }
        /// Plays ``ScreenAnimation/pull(_:)``.
        public static func pull(_ direction: Direction) -> Self { Self(.pull(direction)) }
        /// Plays ``ScreenAnimation/cover(_:)``.
        public static func cover(_ direction: Direction) -> Self { Self(.cover(direction)) }
        /// Plays ``ScreenAnimation/uncover(_:)``.
        public static func uncover(_ direction: Direction) -> Self { Self(.uncover(direction)) }
        /// Plays ``ScreenAnimation/slide(_:)``.
        public static func slide(_ direction: Direction) -> Self { Self(.slide(direction)) }
        /// Plays ``ScreenAnimation/zoomSlide(_:)``.
        public static func zoomSlide(_ direction: Direction) -> Self { Self(.zoomSlide(direction)) }
        /// Plays ``ScreenAnimation/pageIn(_:)``.
        public static func pageIn(_ direction: Direction) -> Self { Self(.pageIn(direction)) }
        /// Plays ``ScreenAnimation/pageOut(_:)``.
        public static func pageOut(_ direction: Direction) -> Self { Self(.pageOut(direction)) }

        /// Plays ``ViewTransition/flip(_:)``.
        public static func flip(_ direction: Direction) -> Self {
            Self(.viewTransition(.flip(direction)))
        }
        /// Plays ``ViewTransition/curl(_:)``.
        public static func curl(_ direction: Direction) -> Self {
            Self(.viewTransition(.curl(direction)))
        }

        /// Zooms into a rectangle of the screen that leaves, which is the owner. Without a view the
        /// rectangle is in the middle of the screen.
        public static func zoomInRect(
            of view: ViewProvider? = nil, image: ImageProvider? = nil, content: Content = .same
        ) -> Self { Self(.zoomInRect(Target(view: view, image: image, content: content))) }

        /// Zooms out to a rectangle of the screen that appears, which is the owner. Without a view
        /// the rectangle is in the middle of the screen.
        public static func zoomOutRect(
            of view: ViewProvider? = nil, image: ImageProvider? = nil, content: Content = .same
        ) -> Self { Self(.zoomOutRect(Target(view: view, image: image, content: content))) }

        /// Plays UIKit's zoom of a view from iOS 18 on, and before it the fallback, or ``zoom``.
        /// The owner is the screen that has the view, on the return too.
        public static func systemZoom(
            from view: @escaping ViewProvider, fallback: ScreenTransition? = nil
        ) -> Self { Self(.systemZoom(view, fallback: fallback ?? .zoom)) }

        /// Plays an animation made of key frames.
        public static func keyFrames(_ frames: KeyFrames) -> Self { Self(.keyFrames(frames)) }

        /// Plays an animator of the app. A new one is made for each transition.
        public static func custom(
            _ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
        ) -> Self { Self(.custom(make)) }

        /// Plays an animation that only an engine has. Without the engine UIKit's own plays.
        public static func foreign(_ make: @escaping @MainActor () -> AnyObject) -> Self {
            Self(.foreign(make))
        }
    }

    extension ScreenTransition {
        /// Returns the same transition with this duration, in seconds.
        public func duration(_ seconds: TimeInterval) -> Self { with { $0.duration = seconds } }

        /// Returns the same transition with this delay before it begins, in seconds.
        public func delay(_ seconds: TimeInterval) -> Self { with { $0.delay = seconds } }

        /// Returns the same transition with this curve.
        public func timing(_ curve: TimingCurve) -> Self { with { $0.timing = curve } }

        /// Returns the same transition with one more gesture. With `view` it begins only in that
        /// view of the screen that is left.
        public func interactive(_ interaction: Interaction, in view: ViewProvider? = nil) -> Self {
            with { $0.gestures.append(DrivingGesture(interaction: interaction, view: view)) }
        }

        /// The first gesture, or `nil` for none. A new value replaces all gestures.
        public var interaction: Interaction? {
            get { gestures.first?.interaction }
            set { gestures = newValue.map { [DrivingGesture(interaction: $0)] } ?? [] }
        }

        /// Returns the same transition with what plays while Reduce Motion is on.
        public func reduceMotion(_ reduced: ReducedMotion) -> Self {
            with { $0.reducedMotion = reduced }
        }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var result = self
            change(&result)
            return result
        }

        /// Returns whether Reduce Motion is on, in the versions `versions` of iOS.
        @MainActor public static func isReduced(ios versions: IOSVersions) -> Bool {
            versions.contains(UIDevice.current.iOSVersion)
                && UIAccessibility.isReduceMotionEnabled
        }

        /// The transition that reverses this one, with the same options but without gestures. An
        /// animation of the app or of an engine is its own opposite.
        public var opposite: ScreenTransition {
            var result = self
            result.gestures = []
            switch kind {
            case .plain(let animation): result.kind = .plain(animation.opposite)
            case .zoomInRect(let target): result.kind = .zoomOutRect(target)
            case .zoomOutRect(let target): result.kind = .zoomInRect(target)
            case .systemZoom(let view, let fallback):
                result.kind = .systemZoom(view, fallback: fallback.opposite)
            case .viewTransition(let transition):
                result.kind = .viewTransition(transition.opposite)
            case .keyFrames(let frames): result.kind = .keyFrames(frames.reversed)
            case .custom, .foreign: break
            }
            return result
        }

        var options: MotionOptions {
            MotionOptions(duration: duration, delay: delay, timing: timing)
        }

        /// Whether only the runtime plays it, whatever engine there is.
        var isRuntimesOwn: Bool {
            switch kind {
            case .viewTransition, .keyFrames, .custom, .zoomInRect, .zoomOutRect: true
            case .plain, .systemZoom, .foreign: false
            }
        }

        /// Whether a gesture can drive it: `none` only with an engine that animates views.
        @MainActor func isDrivable(with engine: (any TransitionEngine)?) -> Bool {
            switch kind {
            case .plain(.system), .viewTransition: false
            case .plain(.none): engine?.animatesViews == true
            case .plain, .keyFrames, .custom, .zoomInRect, .zoomOutRect, .systemZoom, .foreign: true
            }
        }

        var animation: ScreenAnimation? {
            if case .plain(let animation) = kind { animation } else { nil }
        }
    }
#endif
