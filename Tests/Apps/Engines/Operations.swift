@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

@MainActor func declareOperations(_ scenario: Scenarios) {
    declareStacks(scenario)
    declareTaps(scenario)
    declareTabs(scenario)
    declareSegues(scenario)
}

@MainActor private func declareStacks(_ scenario: Scenarios) {
    scenario("Pops to a screen and to the root, over several") {
        let stack = Stack()
        let edged = EdgedController()
        for controller in [edged, TimedController(), ScreenController()] { stack.push(controller) }
        stack.navigation.popToViewController(edged, animated: true)
        Stage.settle()
        stack.factStack()
        stack.push(TimedController())
        stack.push(ScreenController())
        stack.navigation.popToRootViewController(animated: true)
        Stage.settle()
        stack.factStack()
        expect(stack.top === stack.home)
    }
    scenario("The stack is set: a screen more, another top, fewer, the same in another order") {
        let stack = Stack()
        let (edged, timed) = (EdgedController(), TimedController())
        for screens in [
            [stack.home, edged], [stack.home, edged, timed], [stack.home, timed],
            [edged, stack.home], [stack.home], [edged],
        ] {
            stack.navigation.setViewControllers(screens, animated: true)
            Stage.settle()
            stack.factStack()
            expect(stack.navigation.viewControllers, screens)
        }
    }
    scenario("Without animation nothing plays, and the way back does") {
        let stack = Stack()
        stack.navigation.pushViewController(EdgedController(), animated: false)
        Stage.settle()
        expect(played, [])
        stack.pop()
        expect(played.count, 1)
    }
    scenario("What is given in the call plays, and on the way back the line") {
        let stack = Stack()
        let registry = Engines.Registries.main
        registry.push(EdgedController(), in: stack.navigation, using: .zoom)
        Stage.settle()
        stack.pop()
        registry.push(TimedController(), in: stack.navigation, using: .cover(.up), returning: .fade)
        Stage.settle()
        stack.pop()
        expect(played.prefix(1), ["zoom"])
        expect(played.suffix(2), ["cover(up)", "fade"])
    }
    scenario("Hero's own calls: dismissing, replacing") {
        let stack = Stack()
        let edged = EdgedController()
        stack.push(edged)
        edged.hero.replaceViewController(with: TimedController()) { fact("replaced", true) }
        Stage.settle()
        stack.factStack()
        stack.top?.hero.dismissViewController()
        Stage.settle()
        stack.factStack()
        expect(stack.top === stack.home)
    }
}

@MainActor private func declareTaps(_ scenario: Scenarios) {
    scenario("Taps during a push do nothing that stays") {
        let stack = Stack()
        let edged = EdgedController()
        stack.navigation.pushViewController(edged, animated: true)
        Stage.advance(by: 0.1)
        fact("touchable", stack.window.hitTest(CGPoint(x: 200, y: 400), with: nil) != nil)
        Stage.settle()
        stack.factStack()
        expect(stack.top === edged)
    }
    scenario("A presentation in the middle of a push is UIKit's own") {
        let stack = Stack()
        stack.navigation.pushViewController(EdgedController(), animated: true)
        Stage.advance(by: 0.1)
        let fade = FadeController()
        Engines.installForPresentation(of: fade)
        stack.home.present(fade, animated: true)
        Stage.settle()
        stack.factStack()
        expect(stack.navigation.presentedViewController === fade)
        stack.navigation.dismiss(animated: true)
        Stage.settle()
        fact("plays", played)
        expect(Hero.shared.isTransitioning, false)
    }
    scenario("Hero's end is called at every moment") {
        for seconds in [0, 0.05, 0.2] {
            for isFinished in [true, false] {
                let stack = Stack()
                stack.navigation.pushViewController(EdgedController(), animated: true)
                if seconds > 0 { Stage.advance(by: seconds) }
                if isFinished { Hero.shared.finish() } else { Hero.shared.cancel() }
                Stage.settle()
                stack.factStack()
                expect(Hero.shared.isTransitioning, false)
            }
        }
    }
}

@MainActor private func declareTabs(_ scenario: Scenarios) {
    @MainActor struct Bar {
        let tabs = TabBarController()
        let screens = [HomeController(), EdgedController(), TimedController()]
        let window: UIWindow

        init(installs: Bool = true) {
            tabs.viewControllers = screens
            if installs { Engines.install(in: tabs) }
            window = launch(tabs)
            Hero.shared.plays = []
        }

        func settle() {
            Stage.settle()
            let shown = screens.filter { $0.viewIfLoaded?.window != nil }
            fact("tab", "\(tabs.selectedIndex), shown \(shown.map { name($0) })")
        }
    }
    scenario("Tabs there and back, by tap, index and controller") {
        let bar = Bar()
        for index in [1, 2, 0, 2, 1, 0] {
            bar.tabs.tap(tab: index)
            bar.settle()
            expect(bar.tabs.selectedIndex, index)
        }
        for index in [2, 0] {
            bar.tabs.selectedIndex = index
            bar.settle()
        }
        bar.tabs.selectedViewController = bar.screens[1]
        bar.settle()
        bar.tabs.tap(tab: 1)
        bar.settle()
        expect(bar.tabs.selectedIndex, 1)
    }
    scenario("A tap on a third tab during a change of tab, with Hero alone") {
        for seconds in [0.05, 0.2, 0.3] {
            let bar = Bar(installs: false)
            bar.tabs.hero.isEnabled = true
            bar.tabs.tap(tab: 1)
            Stage.advance(by: seconds)
            bar.tabs.tap(tab: 2)
            bar.settle()
            fact("hero", "\(Hero.shared.isTransitioning)")
        }
    }
    scenario("Navigation controllers in tabs: pushes in one, then another tab") {
        let (home, other, tabs) = (HomeController(), TimedController(), TabBarController())
        let flows = [home, other].map { NavigationController(rootViewController: $0) }
        tabs.viewControllers = flows
        flows.forEach { Engines.install(in: $0) }
        Engines.install(in: tabs)
        let window = launch(tabs)
        Hero.shared.plays = []
        flows[0].pushViewController(EdgedController(), animated: true)
        Stage.settle()
        tabs.tap(tab: 1)
        Stage.settle()
        flows[1].pushViewController(EdgedController(), animated: true)
        Stage.settle()
        tabs.tap(tab: 0)
        Stage.settle()
        flows[0].popViewController(animated: true)
        Stage.settle()
        expect(played.count, 5)
        expect(flows[0].topViewController === home)
        _ = window
    }
}

@MainActor private func declareSegues(_ scenario: Scenarios) {
    scenario("A segue plays its line, and the unwind segue its own") {
        final class Opener: UIViewController {}
        UIStoryboard.present("open") { SeguedController() }
        let stack = Stack()
        let segued = SeguedController()
        let segue = UIStoryboardSegue(
            identifier: "open", source: stack.home, destination: segued)
        Engines.prepare(for: segue)
        stack.push(segued)
        stack.pop()
        expect(played.first, "pageIn(down)")
    }
}
