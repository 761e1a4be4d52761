@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareSeveral(scenario)
    declareSegues(scenario)
    declareHooks(scenario)
    declareReplacements(scenario)
    #if ENGINE_SDOSHERO
        declareCalls(scenario)
    #endif
}

@MainActor var played: [String] { Hero.shared.plays.map(\.animation.words) }

/// Several presented controllers that go at once.
@MainActor private func declareSeveral(_ scenario: Scenarios) {
    let ways: [(name: String, animation: String, leave: @MainActor (Stack) -> Void)] = [
        ("dismiss of the presenter's presenter", "zoomOut", { $0.home.dismiss(animated: true) }),
        (
            "Hero's unwindToViewController", "zoomOut",
            { $0.top.hero.unwindToViewController($0.home) }
        ),
        (
            "Hero's unwindToRootViewController", "zoomOut",
            { $0.top.hero.unwindToRootViewController() }
        ),
        ("an unwind segue", "pageOut(down)", { $0.unwind("goHome", from: $0.top) }),
    ]
    for way in ways {
        for isAskedFirst in [false, true] {
            let order = isAskedFirst ? "before" : "after"
            scenario("Several by \(way.name), asked \(order) those above are gone") {
                let stack = Stack()
                Stage.asksBeforeDismissingAbove = isAskedFirst
                way.leave(stack)
                // Hero leaves a picture of its own on what goes.
                let count = way.name.hasPrefix("Hero") ? 4 : 3
                expect(stack.sheet.view.subviews.count, count + 1, "a picture covers the lowest")
                Stage.settle()
                expect(played, [way.animation])
                let play = Hero.shared.plays.last
                expect(play?.from === stack.top)
                expect(play?.to === stack.home)
                expect(play?.pairs ?? [], ["Modals.match.Top.Home.1", "card"])
                expect(stack.home.presentedViewController == nil)
                expect(stack.home.badge.hero.id, nil, "the match is gone")
                expect(stack.sheet.view.subviews.count, count)
                expect(stack.top.view.superview == nil)
            }
        }
    }

    scenario("Several that are cancelled leave the lowest, without what lay above it") {
        let stack = Stack()
        stack.home.dismiss(animated: true)
        Hero.shared.cancel(animate: false)
        Stage.settle()
        expect(stack.home.presentedViewController === stack.sheet)
        expect(stack.sheet.view.window === stack.window)
        expect(stack.sheet.view.subviews.count, 3)
        expect(stack.top.view.superview == nil)
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(played.last, "slide(right)", "the sheet is the topmost now")
        expect(stack.home.presentedViewController == nil)
    }

    scenario("The topmost alone, and then the one below, each by its own line") {
        let stack = Stack()
        stack.top.dismiss(animated: true)
        Stage.settle()
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(played, ["slide(left)", "slide(right)"])
    }

    scenario("What went before without an animation is not the topmost") {
        let stack = Stack()
        stack.top.dismiss(animated: false)
        Stage.settle()
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(played, ["slide(right)"])
    }

    scenario("The same screens come and go again") {
        let stack = Stack()
        stack.home.dismiss(animated: true)
        Stage.settle()
        stack.home.present(stack.sheet, animated: true)
        Stage.settle()
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(played, ["zoomOut", "cover(up)", "slide(right)"])
    }
}

@MainActor private func scale(of view: UIView) -> CGFloat? {
    Hero.shared.plays.last?.state(of: view)?.transform?.m11
}

@MainActor private func opacity(of view: UIView) -> Float? {
    Hero.shared.plays.last?.state(of: view)?.opacity
}

/// View lines and matches that `on` limits to one segue.
@MainActor private func declareSegues(_ scenario: Scenarios) {
    scenario("`on unwind(goHome)` counts by that segue alone, beside `on dismiss`") {
        let stack = Stack()
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(scale(of: stack.home.seal), 0.5)
        expect(opacity(of: stack.home.seal), nil)
        let other = Stack()
        other.unwind("goHome", from: other.top)
        Stage.settle()
        expect(opacity(of: other.home.seal), 0, "the segue's line is the narrower one")
        expect(scale(of: other.home.seal), nil)
        expect(other.home.seal.hero.modifiers?.count, nil, "taken off")
    }

    scenario("A match `on unwind(goAway)` flies by that segue alone") {
        for (way, flies) in [("goAway", true), ("goHome", false)] {
            let stack = Stack()
            stack.unwind(way, from: stack.top)
            Stage.settle()
            expect(Hero.shared.plays.last?.pairs.contains("Modals.match.Top.Home.2"), flies, way)
        }
        let stack = Stack()
        stack.home.dismiss(animated: true)
        Stage.settle()
        expect(Hero.shared.plays.last?.pairs.contains("Modals.match.Top.Home.2"), false)
    }

    scenario("`on segue(showTop)` counts by that segue alone") {
        for identifier in ["showTop", nil] {
            let stack = Stack()
            stack.top.dismiss(animated: true)
            Stage.settle()
            if let identifier {
                Modals.prepare(
                    for: UIStoryboardSegue(
                        identifier: identifier, source: stack.sheet, destination: stack.top))
            }
            stack.sheet.present(stack.top, animated: true)
            Stage.settle()
            expect(opacity(of: stack.top.badge), identifier == nil ? nil : 0)
            let pairs = Hero.shared.plays.last?.pairs ?? []
            expect(pairs.contains("Modals.match.Sheet.Top.1"), identifier != nil)
            expect(stack.top.badge.hero.modifiers?.count, nil)
        }
    }
}

/// The app's code around a return, on both screens.
@MainActor private func declareHooks(_ scenario: Scenarios) {
    scenario("A return runs the code of the screen that is left, then of the one it leads to") {
        let stack = Stack()
        stack.top.dismiss(animated: true)
        expect(notes, ["TopController before return", "SheetController before reappear"])
        Stage.settle()
        expect(notes.dropFirst(2), ["TopController after return"])
        notes = []
        stack.sheet.present(stack.top, animated: true)
        Stage.settle()
        expect(notes, [], "to go to a screen is no return")
    }

    scenario("A return over several screens leads to the last of them") {
        let stack = Stack()
        stack.home.dismiss(animated: true)
        Stage.settle()
        let expected = [
            "TopController before return", "HomeController before reappear",
            "TopController after return", "HomeController after reappear",
        ]
        expect(notes, expected)
    }

    scenario("A cancelled return has no after") {
        let stack = Stack()
        stack.top.dismiss(animated: true)
        Hero.shared.cancel(animate: false)
        Stage.settle()
        expect(notes, ["TopController before return", "SheetController before reappear"])
        expect(stack.sheet.presentedViewController === stack.top)
    }
}
