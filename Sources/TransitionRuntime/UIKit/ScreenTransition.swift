#if canImport(UIKit)
    public import UIKit

    /// What a line plays: an animation with its options.
    public struct ScreenTransition: Sendable {
        /// Whether the rectangle that is zoomed shows what the other screen shows.
        public enum Content: Hashable, Sendable { case same, different }

        /// The view in a screen that an animation is about; `other` is the screen at its other end.
        public typealias ViewProvider =
            @MainActor (_ owner: UIViewController, _ other: UIViewController) -> UIView?
        /// The picture that a screen shows there.
        public typealias ImageProvider =
            @MainActor (_ owner: UIViewController, _ other: UIViewController) -> UIImage?

        /// A rectangle of a screen that is zoomed into or out of: that of a view, or one in the
        /// middle where there is none.
        public struct Target: Sendable {
            public var view: ViewProvider?
            public var image: ImageProvider?
            public var content: Content
        }

        /// What moves.
        public enum Kind: Sendable {
            case plain(ScreenAnimation)
            /// Into a rectangle of the screen that leaves.
            case zoomInRect(Target)
            /// Out to a rectangle of the screen that comes.
            case zoomOutRect(Target)
            /// UIKit's zoom, from iOS 18 on; before, the fallback.
            indirect case systemZoom(ViewProvider, fallback: ScreenTransition)
            case keyFrames(KeyFrames)
            case custom(@MainActor () -> any UIViewControllerAnimatedTransitioning)
            /// What only an engine knows how to play.
            case foreign(@MainActor () -> AnyObject)
        }

        public var kind: Kind
        /// In seconds; nil for the animation's own.
        public var duration: TimeInterval?
        /// In seconds.
        public var delay: TimeInterval?
        /// nil for the animation's own.
        public var timing: TimingCurve?
        /// The gesture that drives the event for which this is played.
        public var interaction: Interaction?

        public init(_ kind: Kind) { self.kind = kind }

        public init(_ animation: ScreenAnimation) { kind = .plain(animation) }
    }

    extension ScreenTransition {
        public static var auto: Self { Self(.auto) }
        public static var none: Self { Self(.plain(.none)) }
        public static var system: Self { Self(.system) }
        public static var fade: Self { Self(.fade) }
        public static var zoom: Self { Self(.zoom) }
        public static var zoomOut: Self { Self(.zoomOut) }

        public static func push(_ direction: Direction) -> Self { Self(.push(direction)) }
        public static func pull(_ direction: Direction) -> Self { Self(.pull(direction)) }
        public static func cover(_ direction: Direction) -> Self { Self(.cover(direction)) }
        public static func uncover(_ direction: Direction) -> Self { Self(.uncover(direction)) }
        public static func slide(_ direction: Direction) -> Self { Self(.slide(direction)) }
        public static func zoomSlide(_ direction: Direction) -> Self { Self(.zoomSlide(direction)) }
        public static func pageIn(_ direction: Direction) -> Self { Self(.pageIn(direction)) }
        public static func pageOut(_ direction: Direction) -> Self { Self(.pageOut(direction)) }

        /// Zooms into a rectangle of the screen that leaves, which is the owner.
        public static func zoomInRect(
            of view: ViewProvider? = nil, image: ImageProvider? = nil, content: Content = .same
        ) -> Self {
            Self(.zoomInRect(Target(view: view, image: image, content: content)))
        }

        /// Zooms out to a rectangle of the screen that comes, which is the owner.
        public static func zoomOutRect(
            of view: ViewProvider? = nil, image: ImageProvider? = nil, content: Content = .same
        ) -> Self {
            Self(.zoomOutRect(Target(view: view, image: image, content: content)))
        }

        /// UIKit's zoom of a view, before iOS 18 the fallback, or else `zoom`; the owner is the
        /// screen that holds the view, on the way back too.
        public static func systemZoom(
            from view: @escaping ViewProvider, fallback: ScreenTransition? = nil
        ) -> Self { Self(.systemZoom(view, fallback: fallback ?? .zoom)) }

        public static func keyFrames(_ frames: KeyFrames) -> Self { Self(.keyFrames(frames)) }

        /// An animator of the app's own; a new one is made for each transition.
        public static func custom(
            _ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
        ) -> Self { Self(.custom(make)) }

        /// Something that only an engine knows how to play; without one UIKit's own animation
        /// plays.
        public static func foreign(_ make: @escaping @MainActor () -> AnyObject) -> Self {
            Self(.foreign(make))
        }
    }

    extension ScreenTransition {
        public func duration(_ seconds: TimeInterval) -> Self { with { $0.duration = seconds } }

        public func delay(_ seconds: TimeInterval) -> Self { with { $0.delay = seconds } }

        public func timing(_ curve: TimingCurve) -> Self { with { $0.timing = curve } }

        public func interactive(_ interaction: Interaction) -> Self {
            with { $0.interaction = interaction }
        }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var result = self
            change(&result)
            return result
        }

        /// Whether Reduce Motion is on, in a version of iOS that has something else play then.
        @MainActor public static func isReduced(
            since version: Int, before end: Int = .max
        ) -> Bool {
            Versions(first: version, end: end).contains(UIDevice.current.majorVersion)
                && UIAccessibility.isReduceMotionEnabled
        }

        /// What takes it back, with the same options. The gesture stays behind: it drives one way.
        /// What the app or an engine brings is its own opposite.
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
