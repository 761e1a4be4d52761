@preconcurrency import Hero
import UIKit

@MainActor func declareTabs(_ scenario: Scenarios) {
    scenario("A tap on a third tab ends what Hero plays, and shows one view") {
        let tabs = UITabBarController()
        let pages = [LeftController(), MiddleController(), RightController()]
        tabs.viewControllers = pages
        let window = launch(tabs)
        Shelf.install(in: tabs)
        tabs.tap(tab: 1)
        Stage.advance(by: 0.1)
        expect(Hero.shared.isTransitioning)
        tabs.tap(tab: 2)
        Stage.settle()
        expect(tabs.selectedIndex, 2)
        expect(pages.map { $0.viewIfLoaded?.window != nil }, [false, false, true])
        expect(Hero.shared.plays.map(\.isFinished), [false, true])
        tabs.tap(tab: 2)
        expect(window.isHidden, false)
    }
}
