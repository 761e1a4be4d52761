import Hero
import UIKit

extension UIView {
    /// Most of our views come from below when nothing flies.
    func riseFromBelow(by distance: CGFloat = 60) {
        hero.modifiers = [.fade, .translate(y: distance)]
    }
}

extension UIViewController {
    func close() {
        hero.dismissViewController()
    }
}
