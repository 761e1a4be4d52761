@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport.HeroViews {
    /// What a line of a registry puts on the views of its ends.
    typealias Line =
        @MainActor (
            _ left: UIViewController, _ right: UIViewController, _ sides: TransitionSides,
            _ views: inout Put
        ) -> Void

    /// For an event from the line's left end to its right one.
    static func line(_ line: @escaping Line) -> TransitionViews {
        TransitionViews { sides in
            var views = Put()
            if !areLeftOut { line(sides.from, sides.to, sides, &views) }
            return { [views] in views.takeOff() }
        }
    }

    /// The controller that a line names: the one that is shown, or the nearest container around it.
    static func end(
        of shown: UIViewController, where isNamed: (UIViewController) -> Bool
    ) -> UIViewController {
        var next: UIViewController? = shown
        while let controller = next, !isNamed(controller) { next = controller.parent }
        return next ?? shown
    }

    /// For an event from the line's right end to its left one.
    static func turned(_ line: @escaping Line) -> TransitionViews {
        TransitionViews { sides in
            var views = Put()
            if !areLeftOut { line(sides.to, sides.from, sides, &views) }
            return { [views] in views.takeOff() }
        }
    }
}
