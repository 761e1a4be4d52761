@preconcurrency import Hero
import UIKit

/// One view for each modifier.
final class GalleryController: ScreenController {
    private static var count = 0
    private static func box() -> UIView { nextBox(in: &count) }

    let (position, size, transform, perspective, scaleAll, scaleEach) = (
        box(), box(), box(), box(), box(), box()
    )
    let (moveEach, movePoint, turn, turnEach, turnPoint, depth) = (
        box(), box(), box(), box(), box(), box()
    )
    let (contents, faded, half, coloured, covered, rounded) = (
        box(), box(), box(), box(), box(), box()
    )
    let (masked, bordered, shadowed, outlined, timed, longest) = (
        box(), box(), box(), box(), box(), box()
    )
    let (late, curved, sprung, stiff, sourced, global) = (
        box(), box(), box(), box(), box(), box()
    )
    let (resized, snapOptimal, snapNormal, snapLayer, itself, closure) = (
        box(), box(), box(), box(), box(), box()
    )
    let (thereOnly, backOnly, coming, going, prepared) = (
        box(), box(), box(), box(), box()
    )
    let (pixels, free) = (box(), box())
    let card = UIImageView(frame: CGRect(x: 200, y: 700, width: 90, height: 90))
    let logo = UIImageView(frame: CGRect(x: 320, y: 700, width: 60, height: 60))
    /// Views with views in them: in a row of their own, in two columns, and two deep.
    let (rows, wave, quiet, silent) = (
        holder(y: 560), holder(y: 600), holder(y: 640), holder(y: 680)
    )
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (outside, away) = (
        UIView(frame: CGRect(x: 500, y: 10, width: 20, height: 20)),
        UIView(frame: CGRect(x: 500, y: 50, width: 20, height: 20))
    )

    private static func holder(y: CGFloat) -> UIView {
        let holder = UIView(frame: CGRect(x: 10, y: y, width: 160, height: 36))
        for index in 0..<4 {
            let place = CGRect(
                x: CGFloat(index % 2) * 80, y: CGFloat(index / 2) * 18, width: 20, height: 10)
            holder.addSubview(UIView(frame: place))
        }
        return holder
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        free.translatesAutoresizingMaskIntoConstraints = false
        for holder in [rows, wave, quiet, silent] {
            for view in holder.subviews { view.hero.modifiers = [.fade] }
        }
        rows.subviews[0].hero.id = "card.2"
        silent.subviews[1].addSubview(inner)
        applyTransitions()
    }
}
