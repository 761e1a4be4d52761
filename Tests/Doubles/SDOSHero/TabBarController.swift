// Double of SDOSHero 3.1: one animation for tabs, turned round for lower ones.
import Hero
import UIKit

@preconcurrency @MainActor
open class SDOSHeroTabBarController: UITabBarController {
    private var isReversed = false

    public func setTabBarAnimationType(_ type: HeroDefaultAnimationType) {
        hero.tabBarAnimationType = type
    }

    open override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(where: { $0 === item }),
            index != selectedIndex
        else { return }
        turn(from: selectedIndex, to: index)
    }

    open override var selectedIndex: Int {
        get { super.selectedIndex }
        set {
            turn(from: super.selectedIndex, to: newValue)
            super.selectedIndex = newValue
        }
    }

    /// As the library does it: an index that stays the same forgets that the animation is turned.
    private func turn(from: Int, to: Int) {
        let isLower = to < from
        if isLower != isReversed, to != from {
            hero.tabBarAnimationType = hero.tabBarAnimationType.oppositeAnimationType
        }
        isReversed = isLower
    }
}
