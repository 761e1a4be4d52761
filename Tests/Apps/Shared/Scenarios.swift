@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor private func shown(_ left: LeftController, _ right: RightController) {
    for controller in [left, right] as [UIViewController] { controller.loadViewIfNeeded() }
    left.applyTransitions()
    right.applyTransitions()
}

@MainActor func declareScenarios(_ scenario: Scenarios) {
    scenario("What one file limits to a push is no part of the other file's pushes") {
        let (left, right) = (LeftController(), RightController())
        shown(left, right)
        let navigation = UINavigationController(rootViewController: right)
        RightTransitions.install(in: navigation)
        let window = launch(navigation)
        navigation.pushViewController(RightDetailController(), animated: true)
        expect(right.mark.hero.id, "right")
        expect(left.mark.hero.id, nil)
        Stage.settle()
        expect(right.mark.hero.id, nil)
        expect(window.rootViewController === navigation)
    }

    scenario("Each registry plays its own lines with its own options") {
        let (left, right) = (LeftController(), RightController())
        shown(left, right)
        for (root, next, duration) in [
            (left as UIViewController, LeftDetailController() as UIViewController, 0.6),
            (right, RightDetailController(), 0.2),
            (left, LeftDetailController(), 0.6),
        ] {
            let navigation = UINavigationController(rootViewController: root)
            if root === left {
                LeftTransitions.install(in: navigation)
            } else {
                RightTransitions.install(in: navigation)
            }
            let window = launch(navigation)
            navigation.pushViewController(next, animated: true)
            Stage.settle()
            expect(Hero.shared.plays.last?.state(of: next.view)?.duration, duration)
            expect(window.rootViewController === navigation)
            navigation.viewControllers = []
        }
    }

    scenario("One plugin serves both") {
        let navigation = UINavigationController(rootViewController: UIViewController())
        LeftTransitions.install(in: navigation)
        RightTransitions.install(in: navigation)
        expect(TranscSupport.HeroEngine.all.count, 2)
        expect(TranscSupport.OptionsPlugin.isEnabled)
    }

    scenario("Reduce Motion holds views of the file that says so, and of no other") {
        Stage.isReduceMotionEnabled = true
        let (left, right) = (LeftController(), RightController())
        shown(left, right)
        expect(left.note.hero.id, nil)
        expect(right.note.hero.id, "right")
    }
}
