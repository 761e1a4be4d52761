import TransitionRuntime
import UIKit

// Registries that are installed again, together, and in the middle of a transition.

/// Swipes back. The finger ends at `end` points of 400.
@MainActor private func swipe(
    on controller: UIViewController, to end: CGFloat, during action: () -> Void = {}
) {
    guard let pan = gesture(UIScreenEdgePanGestureRecognizer.self, on: controller) else {
        return expect(false, "no swipe on \(type(of: controller))")
    }
    pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
    pan.fire(.changed, x: end)
    action()
    pan.fire(.changed, x: end)
    pan.fire(.ended, x: end)
    Stage.settle()
}

@MainActor private func makeSwiping(_ duration: Double = 0.4) -> Registry {
    makeRegistry { lines in
        lines.add(
            .push, from: .any, to: .any, .push(.left),
            returning: .pull(.right).duration(duration).interactive(.edgePan(.left)))
    }
}

@MainActor func declareInstalls(_ scenario: Scenarios) {
    for (end, pops) in [(CGFloat(300), true), (100, false)] {
        scenario("An install during a swipe that \(pops ? "finishes" : "is cancelled")") {
            let registry = makeSwiping()
            let list = ListController()
            let (_, navigation) = makeNavigation(list)
            registry.install(in: navigation)
            let detail = DetailController()
            navigation.push(detail)
            swipe(on: detail, to: end) {
                registry.install(in: navigation)
                Stage.breathe()
            }
            expect(navigation.topViewController === (pops ? list : detail))
            expect(Stage.journal.contains(pops ? "finish" : "cancel"))
            if pops { return expect(detail.view.gestureRecognizers ?? [], []) }
            // The swipe is there, and the recorded return plays.
            swipe(on: detail, to: 300)
            expect(navigation.topViewController === list)
            expect(played.suffix(2), ["pull(right) 0.4", "pull(right) 0.4"])
        }
    }

    scenario("Another registry that is installed during a swipe gets the next one") {
        let (first, second) = (makeSwiping(), makeSwiping(0.2))
        let (_, navigation) = makeNavigation()
        first.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        swipe(on: detail, to: 100) { second.install(in: navigation) }
        expect(navigation.topViewController === detail)
        navigation.pop()
        expect(played.last, "pull(right) 0.2")
    }

    scenario("A tab's swipe survives an install") {
        let registry = makeRegistry { lines in
            lines.add(.tab, from: .any, to: .any, .slide(.left).interactive(.pan(.left)))
        }
        let tabs = UITabBarController()
        let pages = [ListController(), CardController()]
        tabs.viewControllers = pages
        _ = launch(tabs)
        registry.install(in: tabs)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: pages[0]) else {
            return expect(false, "no swipe")
        }
        pan.fire(.began, x: -1, velocity: CGPoint(x: -100, y: 0))
        pan.fire(.changed, x: -200)
        registry.install(in: tabs)
        Stage.breathe()
        pan.fire(.ended, x: -300)
        Stage.settle()
        expect(tabs.selectedIndex, 1)
        expect(gesture(UIPanGestureRecognizer.self, on: pages[1]) != nil)
        expect((pages[0].view.gestureRecognizers ?? []).isEmpty)
    }

    scenario("The registry installed last wins with its lines, then the older, then defaults") {
        let old = makeRegistry(defaults: { $0.add(.push, .fade.duration(0.9)) }) { lines in
            lines.add(.push, from: .any, to: [.detail], .fade.duration(0.1))
            lines.add(.push, from: .any, to: [.card], .fade.duration(0.2))
        }
        let new = makeRegistry(defaults: { $0.add(.push, .fade.duration(0.7)) }) { lines in
            lines.add(.push, from: .any, to: [.detail], .fade.duration(0.3))
        }
        let (_, navigation) = makeNavigation()
        old.install(in: navigation)
        new.install(in: navigation)
        // Installing again changes no order.
        old.install(in: navigation)
        navigation.push(DetailController())
        navigation.push(CardController())
        navigation.push(SettingsController())
        expect(
            played,
            ["fade 0.3", "fade 0.2", "fade 0.7"])
    }

    scenario("Two registries, installed in turn, keep one swipe and the app's delegate") {
        let (first, second) = (makeSwiping(), makeRegistry { _ in })
        let (_, navigation) = makeNavigation()
        let app = AppDelegate()
        navigation.delegate = app
        for registry in [first, second, first] { registry.install(in: navigation) }
        let detail = DetailController()
        navigation.push(detail)
        expect(app.calls, ["will show", "did show"])
        expect(gestures(UIScreenEdgePanGestureRecognizer.self, in: detail.view).count, 1)
        expect(navigation.interactivePopGestureRecognizer?.isEnabled, false)
        second.install(in: navigation)
        swipe(on: detail, to: 300)
        expect(navigation.viewControllers.count, 1)
        expect(navigation.interactivePopGestureRecognizer?.isEnabled, true)
        expect(app.calls, ["will show", "did show", "will show", "did show"])
    }

    scenario("A delegate that passes on to ours gets each call once") {
        let registry = makeSwiping()
        let (_, navigation) = makeNavigation()
        let app = AppDelegate()
        navigation.delegate = app
        registry.install(in: navigation)
        app.next = navigation.delegate
        navigation.delegate = app
        navigation.push(DetailController())
        expect(app.calls, ["animation", "will show", "did show"])
        registry.install(in: navigation)
        app.calls = []
        navigation.push(CardController())
        expect(app.calls, ["will show", "did show"])
    }

    scenario("Methods that the runtime does not know reach the app's delegate") {
        let registry = makeRegistry { _ in }
        let tabs = UITabBarController()
        tabs.viewControllers = [ListController(), CardController()]
        var app: TabsDelegate? = TabsDelegate()
        tabs.delegate = app
        _ = launch(tabs)
        registry.install(in: tabs)
        let ask = #selector(TabsDelegate.tabBarControllerSupportedInterfaceOrientations(_:))
        expect(tabs.delegate?.tabBarControllerSupportedInterfaceOrientations?(tabs), .landscape)
        expect((tabs.delegate as? NSObject)?.responds(to: ask), true)
        app = nil
        expect((tabs.delegate as? NSObject)?.responds(to: ask), false)
        tabs.tap(tab: 1)
        Stage.settle()
        expect(tabs.selectedIndex, 1)
    }
}

/// A delegate that says in which orientations the tabs may be.
private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
}
