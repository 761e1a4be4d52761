// Double of SDOSHero 3.1: one animation for tabs, turned round for lower ones.
import Hero
import UIKit

@preconcurrency @MainActor
open class SDOSHeroTabBarController: UITabBarController {
    private var isReversed = false

    public func setTabBarAnimationType(_ type: HeroDefaultAnimationType) {
        hero.tabBarAnimationType = type
        isReversed = false
    }

    /// The bar takes no second tap while the change may run.
    open override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(where: { $0 === item }),
            index != selectedIndex
        else { return }
        turn(from: selectedIndex, to: index)
        tabBar.isUserInteractionEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) {
            tabBar.isUserInteractionEnabled = true
        }
    }

    open override var selectedIndex: Int {
        get { super.selectedIndex }
        set {
            turn(from: super.selectedIndex, to: newValue)
            super.selectedIndex = newValue
        }
    }

    open override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
            let new = viewControllers?.firstIndex { $0 === newValue }
            new.map { turn(from: selectedIndex, to: $0) }
            super.selectedViewController = newValue
        }
    }

    /// As the library does it: an index that stays the same forgets that the animation is turned.
    private func turn(from: Int, to: Int) {
        if isReversed ? to > from : to < from {
            hero.tabBarAnimationType = hero.tabBarAnimationType.oppositeAnimationType
        }
        isReversed = to < from
    }
}
