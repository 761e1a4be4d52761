@preconcurrency import Hero
import UIKit

/// One view for each value that has a name.
final class ValuesController: ScreenController {
    private static var (boxes, holders) = (0, 0)
    private static func box() -> UIView { nextBox(in: &boxes) }

    /// Four views that are first in different orders by each side, and by the distance from a point.
    private static func holder() -> UIView {
        holders += 1
        let holder = UIView(
            frame: CGRect(x: 10, y: 200 + CGFloat(holders) * 50, width: 200, height: 40))
        let places: [(CGFloat, CGFloat, CGFloat)] = [
            (90, 20, 9), (10, 0, 30), (50, 10, 12), (130, 5, 20),
        ]
        for (x, y, side) in places {
            let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
            view.hero.modifiers = [.fade]
            holder.addSubview(view)
        }
        return holder
    }

    let (linear, easeIn, easeOut, easeInOut, standard) = (
        box(), box(), box(), box(), box()
    )
    let (deceleration, acceleration, sharp, easeOutBack, bent) = (
        box(), box(), box(), box(), box()
    )
    let (swung, red, nested) = (
        box(), box(), box()
    )
    let (topToBottom, bottomToTop, leftToRight, rightToLeft, leadingToTrailing) = (
        holder(), holder(), holder(), holder(), holder()
    )
    let (trailingToLeading, radial, inverse, plain) = (
        holder(), holder(), holder(), holder()
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}
