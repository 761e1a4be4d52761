@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

#if ENGINE_SDOSHERO
    typealias NavigationController = SDOSHeroNavigationController
    typealias TabBarController = SDOSHeroTabBarController
#else
    typealias NavigationController = UINavigationController
    typealias TabBarController = UITabBarController
#endif

/// A view in the next place of a grid, each of another size.
@MainActor func nextBox(in grid: inout Int) -> UIView {
    let (column, row) = (CGFloat(grid % 8), CGFloat(grid / 8))
    grid += 1
    let view = UIView(
        frame: CGRect(
            x: 10 + column * 48, y: 40 + row * 60, width: 24 + CGFloat(grid % 5) * 4, height: 30))
    view.backgroundColor = .white
    return view
}

@MainActor private func label(_ y: CGFloat) -> UILabel {
    UILabel(frame: CGRect(x: 20, y: y, width: 360, height: 40))
}

@MainActor private func picture(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.layer.cornerRadius = side / 10
    return view
}

/// A screen of which every property that is a view is shown.
class ScreenController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        var mirror: Mirror? = Mirror(reflecting: self)
        while let one = mirror, one.subjectType != UIViewController.self {
            for child in one.children {
                if let view = child.value as? UIView { self.view.addSubview(view) }
                for view in child.value as? [UIView] ?? [] { self.view.addSubview(view) }
            }
            mirror = one.superclassMirror
        }
    }
}

class PageController: ScreenController {
    let card = picture(0, 60, 400)
    let caption = label(480)

    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class HomeController: ScreenController {
    let card = picture(20, 500, 80)
    let logo = picture(160, 20, 40)
    let badges = (0..<3).map {
        UIView(frame: CGRect(x: 20, y: 600 + $0 * 30, width: 20, height: 20))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class PannedController: ScreenController {}
final class EdgedController: ScreenController {}
final class RightedController: ScreenController {}
final class PinchedController: ScreenController {}
final class LooseController: ScreenController {}
final class TimedController: ScreenController {}
final class SwungController: ScreenController {}
final class NativeController: ScreenController {}
final class SeguedController: ScreenController {}

final class FlownController: ScreenController {
    let card = picture(0, 60, 400)

    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class PairedController: ScreenController {
    let card = picture(0, 60, 300)
    let caption = label(480)
    let stars = (0..<3).map {
        UIView(frame: CGRect(x: 300, y: 600 + $0 * 40, width: 30, height: 30))
    }
}

final class FlowController: NavigationController {}
final class TabsController: TabBarController {
    let emblem = picture(300, 20, 50)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(emblem)
    }
}
