@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor func declareAnimations(_ scenario: Scenarios) {
    for row in rows {
        scenario("\(row.there) on a push, and back") {
            let stack = Stack()
            stack.push(row.make())
            stack.pop()
            expect(played, [row.there, row.back])
            expect(Hero.shared.plays.map(\.isPresenting), [true, false])
            expect(Hero.shared.plays.map(\.isFinished), [true, true])
            expect(stack.top === stack.home)
        }
        scenario("\(row.there) on a presentation, and back") {
            let stack = Stack()
            stack.present(row.make())
            stack.home.dismiss(animated: true)
            Stage.settle()
            expect(played, [row.there, row.back])
            expect(stack.navigation.presentedViewController == nil)
        }
        scenario("\(row.there) between tabs") {
            let (home, page, tabs) = (HomeController(), row.make(), TabBarController())
            tabs.viewControllers = [home, page]
            Engines.install(in: tabs)
            let window = launch(tabs)
            Hero.shared.plays = []
            tabs.tap(tab: 1)
            Stage.settle()
            tabs.tap(tab: 0)
            Stage.settle()
            expect(played, [row.there, row.back])
            expect(tabs.selectedIndex, 0)
            _ = window
        }
        scenario("\(row.there), cancelled on the way there and back") {
            let stack = Stack()
            let page = row.make()
            stack.navigation.pushViewController(page, animated: true)
            Stage.breathe()
            Hero.shared.update(0.3)
            Hero.shared.cancel()
            Stage.settle()
            stack.factStack()
            expect(stack.top === stack.home)
            stack.push(page)
            stack.navigation.popViewController(animated: true)
            Stage.breathe()
            Hero.shared.update(0.6)
            Hero.shared.cancel(animate: false)
            Stage.settle()
            stack.factStack()
            expect(stack.top === page)
            expect(played, [row.there, row.there, row.back])
        }
    }
    scenario("What the engine plays by itself where views of both screens fly") {
        let stack = Stack()
        stack.push(AutoController())
        stack.pop()
        expect(Hero.shared.plays.map(\.pairs), [["card.1"], ["card.1"]])
    }
    scenario("Directions of text are those of the phone") {
        let stack = Stack()
        stack.push(ScreenController())
        stack.pop()
        expect(played, ["push(left)", "pull(right)"])
    }
    scenario("With Reduce Motion all of them fade") {
        Stage.isReduceMotionEnabled = true
        for row in rows.prefix(12) {
            let stack = Stack()
            stack.push(row.make())
            stack.pop()
            expect(played, ["fade", "fade"])
        }
    }
    scenario("`system` is left to UIKit") {
        let stack = Stack()
        stack.push(NativeController())
        stack.pop()
        stack.present(NativeController())
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(played, [])
    }
    scenario("Options reach both screens") {
        for make in [{ TimedController() }, { SwungController() }] as [() -> UIViewController] {
            let stack = Stack()
            stack.push(make())
            expect(Hero.shared.plays.count, 1)
            stack.pop()
            stack.present(make())
            stack.home.dismiss(animated: true)
            Stage.settle()
        }
    }
}
