@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

/// Records what a navigation controller shows.
private final class Watcher: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        fact("delegate hears of", name(viewController))
    }
}

@MainActor func declareInstalling(_ scenario: Scenarios) {
    typealias Step = (name: String, run: @MainActor (UINavigationController) -> Void)
    let watcher = Watcher()
    let steps: [Step] = [
        ("install", { Engines.install(in: $0) }),
        ("isEnabled", { $0.hero.isEnabled = true }),
        ("delegate", { $0.delegate = $0.delegate ?? watcher }),
    ]
    let orders = [
        [0], [1], [0, 1], [1, 0], [0, 1, 0], [2, 0], [2, 0, 1], [2, 1, 0], [0, 0], [1, 1, 0],
        [1, 0, 1],
    ]
    for order in orders {
        let title = order.map { steps[$0].name }.joined(separator: ", ")
        scenario("Installed in this order: \(title)") {
            let stack = Stack(installs: false)
            for index in order { steps[index].run(stack.navigation) }
            stack.push(PushUpController())
            stack.pop()
            stack.push(PushUpController())
            stack.pop()
            fact("plays", played)
            if order.contains(0) {
                expect(played.suffix(2), ["push(up)", "pull(down)"])
            }
            _ = watcher
        }
    }
    scenario("Hero is switched off again, and on") {
        let stack = Stack()
        stack.navigation.hero.isEnabled = true
        stack.push(PushUpController())
        stack.navigation.hero.isEnabled = false
        stack.pop()
        stack.navigation.hero.isEnabled = true
        stack.push(PushUpController())
        stack.pop()
        fact("plays", played)
    }
    scenario("A presented screen, set up in each order") {
        for first in [true, false] {
            let stack = Stack()
            let page = PushUpController()
            if first { page.hero.isEnabled = true }
            Engines.installForPresentation(of: page)
            if !first { page.hero.isEnabled = true }
            page.modalPresentationStyle = .fullScreen
            stack.home.present(page, animated: true)
            Stage.settle()
            page.dismiss(animated: true)
            Stage.settle()
            fact("plays", played)
            expect(stack.navigation.presentedViewController == nil)
        }
    }
    #if ENGINE_SDOSHERO
        declareSDOSHero(scenario)
    #endif
}

#if ENGINE_SDOSHERO
    /// SDOSHero's controllers by themselves: its calls, its history, its swipe.
    @MainActor private func declareSDOSHero(_ scenario: Scenarios) {
        @MainActor func alone() -> Stack {
            let stack = Stack(installs: false)
            stack.navigation.hero.isEnabled = true
            return stack
        }
        scenario("SDOSHero alone: what is given to a push, and what its pop plays") {
            let stack = alone()
            let navigation = stack.navigation
            navigation.setHeroAnimationTypeForPushNavigations(
                .slide(direction: .up), forPopNavigations: .auto)
            stack.push(EdgedController())
            navigation.pushViewController(TimedController(), usingAnimation: .zoom)
            Stage.settle()
            navigation.pushViewController(
                SwungController(), usingAnimationForPushAndOppositeForPop: .cover(direction: .left))
            Stage.settle()
            navigation.pushViewController(
                FlownController(), usingPushAnimation: .fade, popAnimation: .pageOut(direction: .up)
            )
            Stage.settle()
            for _ in 0..<3 { stack.pop() }
            _ = navigation.popViewControllerUsingAnimation(.uncover(direction: .right))
            Stage.settle()
            stack.factStack()
            fact("plays", played)
            expect(played.count, 8)
        }
        scenario("SDOSHero alone: pops over several, and its defaults one by one") {
            let stack = alone()
            let navigation = stack.navigation
            navigation.animationTypeForPush = .cover(direction: .up)
            let edged = EdgedController()
            stack.push(edged)
            navigation.animationTypeForPop = .fade
            stack.push(TimedController())
            stack.push(SwungController())
            navigation.popToViewController(edged, animated: true)
            Stage.settle()
            stack.push(TimedController())
            _ = navigation.popToRootViewController(usingAnimation: .zoomOut)
            Stage.settle()
            stack.push(edged)
            navigation.setViewControllers(
                [stack.home, TimedController()], usingAnimation: .zoomSlide(direction: .left))
            Stage.settle()
            stack.pop()
            fact("plays", played)
            expect(stack.top === stack.home)
        }
        for part in [0.2, 0.8] {
            scenario("SDOSHero alone: its own swipe, to \(part)") {
                let stack = alone()
                stack.push(EdgedController())
                stack.push(TimedController())
                for _ in 0..<2 {
                    let swipe = stack.navigation.interactivePopGestureRecognizer
                    let edge = swipe as? UIScreenEdgePanGestureRecognizer
                    fact("edges", "\(edge?.edges.rawValue ?? 0) \(edge?.isEnabled ?? false)")
                    edge?.fire(.began, x: 4, velocity: CGPoint(x: 100, y: 0))
                    edge?.fire(.changed, x: 400 * part)
                    edge?.fire(.ended, x: 400 * part)
                    Stage.settle()
                    stack.factStack()
                }
                stack.navigation.popToRootViewController(animated: true)
                Stage.settle()
                stack.factStack()
                fact("plays", played)
            }
        }
        scenario("SDOSHero's swipe beside a registry") {
            let stack = Stack()
            stack.push(EdgedController())
            stack.push(TimedController())
            let swipes = gestures(UIScreenEdgePanGestureRecognizer.self, in: stack.window)
            fact("swipes", swipes.map { "\($0.edges.rawValue) \($0.isEnabled)" })
            stack.pop()
            stack.pop()
            fact("plays", played)
        }
        scenario("SDOSHero's modal calls") {
            let stack = Stack(installs: false)
            let page = PushUpController()
            page.hero.isEnabled = true
            page.modalPresentationStyle = .fullScreen
            stack.home.presentViewController(page, usingAnimation: .cover(direction: .left))
            Stage.settle()
            stack.home.dismissViewControllerUsingAnimation(.zoom)
            Stage.settle()
            page.animationTypeForPresenting = .slide(direction: .up)
            stack.home.present(page, animated: true)
            Stage.settle()
            page.dismissAllPresentedViewControllers()
            Stage.settle()
            page.animationTypeForDismissing = .fade
            stack.home.present(page, animated: true)
            Stage.settle()
            stack.home.dismissAllViewControllersUsingAnimation(.pageOut(direction: .down))
            Stage.settle()
            fact("plays", played)
            expect(stack.navigation.presentedViewController == nil)
        }
        scenario("SDOSHero's tab bar waits for 0.35 s before the next tap") {
            let tabs = TabBarController()
            tabs.viewControllers = [HomeController(), EdgedController()]
            tabs.hero.isEnabled = true
            tabs.setTabBarAnimationType(.slide(direction: .left))
            let window = launch(tabs)
            tabs.tap(tab: 1)
            Stage.advance(by: 0.3)
            expect(!tabs.tabBar.isUserInteractionEnabled)
            Stage.settle()
            expect(tabs.tabBar.isUserInteractionEnabled)
            tabs.tap(tab: 0)
            Stage.settle()
            tabs.tap(tab: 1)
            Stage.settle()
            fact("plays", played)
            _ = window
        }
    }
#endif
