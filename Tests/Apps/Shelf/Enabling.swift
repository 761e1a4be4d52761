@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// `isEnabled` puts Hero in the place of the registry, which comes back to it.
@MainActor func declareEnabling(_ scenario: Scenarios) {
    scenario("Enabled after `install`, Hero plays the line of the first push, and of its pop") {
        let rack = RackController()
        let (_, navigation) = shelf(rack)
        navigation.hero.isEnabled = true
        let book = BookController()
        Stage.inOneTurn { navigation.pushViewController(book, animated: true) }
        Stage.settle()
        expect(played, ["pageIn(up)"])
        expect(book.calls, ["will begin", "runs", "ended"])
        navigation.popViewController(animated: true)
        Stage.settle()
        expect(played, ["pageIn(up)", "pageOut(down)"])
        expect(rack.calls.filter { $0 == "ended" }.count, 2)
    }
    scenario("Enabled after `install`, Hero leaves to the runtime what it cannot play") {
        let (_, navigation) = shelf(RackController())
        navigation.hero.isEnabled = true
        Stage.settle()
        beginTrace()
        navigation.push(MiddleController())
        expect(played, [])
        expect(traced, ["push Rack -> Middle: plays key frames"])
        expect(Stage.durations?.isEmpty ?? false, false)
    }
    scenario("Enabled after `install`, Hero plays the lines of tabs and presented screens") {
        let tabs = UITabBarController()
        let left = LeftController()
        tabs.viewControllers = [left, MiddleController(), RightController()]
        _ = launch(tabs)
        Shelf.install(in: tabs)
        tabs.hero.isEnabled = true
        Stage.inOneTurn { tabs.tap(tab: 1) }
        Stage.settle()
        tabs.tap(tab: 0)
        Stage.settle()
        expect(played, ["slide(left)", "slide(right)"])

        let note = NoteController()
        Shelf.installForPresentation(of: note)
        note.hero.isEnabled = true
        Stage.inOneTurn { left.present(note, animated: true) }
        Stage.settle()
        left.dismiss(animated: true)
        Stage.settle()
        expect(played.suffix(2), ["cover(up)", "uncover(down)"])
        expect(note.calls, ["will begin", "runs", "ended", "will begin", "runs", "ended"])
    }
}

@MainActor private var played: [String] { Hero.shared.plays.map(\.animation.words) }
