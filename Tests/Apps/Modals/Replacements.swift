@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// Replacements of a presented screen, of a window's root and on a navigation stack, by the
/// registry's call and by Hero's.
@MainActor func declareReplacements(_ scenario: Scenarios) {
    let ways: [(name: String, replace: @MainActor (UIViewController, UIViewController) -> Void)] = [
        ("the registry's call", { Modals.Registries.app.replace($0, with: $1) }),
        (
            "Hero's call",
            {
                Modals.installForPresentation(of: $1)
                $0.hero.replaceViewController(with: $1)
            }
        ),
    ]
    for way in ways {
        scenario("A window's root is replaced by its line: \(way.name)") {
            let home = HomeController()
            let window = launch(home)
            Hero.shared.plays = []
            let other = OtherController()
            way.replace(home, other)
            Stage.settle()
            expect(played, ["zoomSlide(left)"])
            expect(Hero.shared.plays.last?.pairs ?? [], ["Modals.match.Home.Other.1"])
            expect(window.rootViewController === other)
            expect(home.view.superview == nil)
            expect(other.view.window === window)
            expect(other.badge.hero.id, nil, "the match is gone")
            expect(Hero.shared.defaultAnimation.words, "auto")
        }

        scenario(
            "A presented screen is replaced by its line, and dismissed by another: \(way.name)"
        ) {
            let stack = Stack()
            let other = OtherController()
            other.modalPresentationStyle = .fullScreen
            way.replace(stack.top, other)
            Stage.settle()
            expect(played, ["slide(up)"])
            expect(Hero.shared.plays.last?.pairs ?? [], ["Modals.match.Top.Other.1"])
            expect(stack.sheet.presentedViewController === other)
            expect(stack.top.view.superview == nil)
            expect(other.badge.hero.id, nil)
            other.dismiss(animated: true)
            Stage.settle()
            expect(played, ["slide(up)", "uncover(down)"])
            expect(stack.sheet.presentedViewController == nil)
        }

        scenario("On a navigation stack the line for `replace` applies: \(way.name)") {
            let sheet = SheetController()
            let navigation = UINavigationController(rootViewController: sheet)
            navigation.hero.isEnabled = true
            Modals.install(in: navigation)
            let window = launch(navigation)
            Hero.shared.plays = []
            let other = OtherController()
            way.replace(sheet, other)
            Stage.settle()
            expect(played, ["pull(left)"])
            expect(navigation.viewControllers.count, 1)
            expect(navigation.topViewController === other)
            expect(window.rootViewController === navigation)
        }
    }

    scenario("A replacement that Hero cannot play is played by the runtime") {
        let other = OtherController()
        let window = launch(other)
        Hero.shared.plays = []
        beginTrace()
        let home = HomeController()
        var calls = 0
        Modals.Registries.app.replace(other, with: home) { calls += 1 }
        expect(calls, 0)
        Stage.settle()
        expect(calls, 1)
        expect(played, [])
        expect(traced, ["replace Other -> Home: plays key frames"])
        expect(Stage.durations?.contains(1) ?? true)
        expect(window.rootViewController === home)
        expect(home.view.frame, window.bounds)
        expect(other.view.transform, .identity)
    }

    scenario("A cancelled replacement leaves everything as it was") {
        let home = HomeController()
        let window = launch(home)
        let before = picture(of: window)
        Modals.Registries.app.replace(home, with: OtherController())
        Hero.shared.cancel(animate: false)
        Stage.settle()
        expect(window.rootViewController === home)
        expect(picture(of: window), before)
    }

    scenario("What is nowhere cannot be replaced") {
        let home = HomeController()
        let window = launch(home)
        Hero.shared.plays = []
        Modals.Registries.app.replace(SheetController(), with: OtherController())
        Stage.settle()
        expect(played, [])
        expect(window.rootViewController === home)
    }
}
