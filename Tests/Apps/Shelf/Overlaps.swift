@preconcurrency import Hero
import UIKit

// Requests that come while Hero plays: Hero plays one transition at a time.

/// A pinch that has ended, with half of the way to go at its own speed.
@MainActor private func pinched() -> (UINavigationController, rack: RackController)? {
    let rack = RackController()
    let (_, navigation) = shelf(rack)
    let right = RightController()
    navigation.push(right)
    guard let pinch = gestures(UIPinchGestureRecognizer.self, in: right.view).first else {
        expect(false, "no gesture")
        return nil
    }
    pinch.fire(.began, scale: 0.95, velocity: -0.2)
    Stage.breathe()
    pinch.fire(.changed, scale: 0.5, velocity: -0.2)
    pinch.fire(.ended, scale: 0.5, velocity: -0.2)
    Stage.advance(by: 0.1)
    expect(Hero.shared.isTransitioning)
    return (navigation, rack)
}

@MainActor func declareOverlaps(_ scenario: Scenarios) {
    scenario("A push in another window while the rest of a pinch plays") {
        let (_, other) = shelf(LeftController())
        guard let (navigation, rack) = pinched() else { return }
        Hero.shared.plays = []
        other.pushViewController(BookController(), animated: true)
        Stage.settle()
        expect(Hero.shared.isTransitioning, false)
        expect(navigation.topViewController === rack)
        expect(other.viewControllers.count, 2)
        expect(Hero.shared.plays.count, 0, "UIKit's own animation")
        other.push(NoteController())
        expect(other.viewControllers.count, 3)
    }

    scenario("A presentation while the rest of a pinch plays") {
        let left = LeftController()
        let window = launch(left)
        guard let (navigation, rack) = pinched() else { return }
        let note = NoteController()
        Shelf.installForPresentation(of: note)
        left.present(note, animated: true)
        Stage.settle()
        expect(Hero.shared.isTransitioning, false)
        expect(navigation.topViewController === rack)
        expect(window.rootViewController?.presentedViewController === note)
    }

    scenario("A flick, and another request in the same turn") {
        let rack = RackController()
        let (_, navigation) = shelf(rack)
        let book = BookController()
        navigation.push(book)
        let (_, other) = shelf(LeftController())
        guard let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: book.view).first
        else { return expect(false, "no gesture") }
        Stage.inOneTurn {
            pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
            pan.fire(.ended, x: 300)
            other.pushViewController(BookController(), animated: true)
        }
        Stage.settle()
        expect(Hero.shared.isTransitioning, false)
        expect(navigation.topViewController === rack)
        expect(other.viewControllers.count, 2)
    }

    scenario("No swipe begins while Hero plays in another window") {
        let (_, navigation) = shelf(RackController())
        let book = BookController()
        navigation.push(book)
        let (_, other) = shelf(LeftController())
        guard let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: book.view).first
        else { return expect(false, "no gesture") }
        other.pushViewController(BookController(), animated: true)
        Stage.advance(by: 0.1)
        expect(pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0)), false)
        Stage.settle()
        expect(pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0)))
        pan.fire(.ended, x: 300)
        Stage.settle()
        expect(navigation.viewControllers.count, 1)
    }

    scenario("A screen is presented in the completion of a dismissal") {
        let left = LeftController()
        let window = launch(left)
        let (note, next) = (NoteController(), NoteController())
        for one in [note, next] { Shelf.installForPresentation(of: one) }
        left.present(note, animated: true)
        Stage.settle()
        left.dismiss(animated: true) { left.present(next, animated: true) }
        Stage.settle()
        expect(window.rootViewController?.presentedViewController === next)
        expect(Hero.shared.isTransitioning, false)
        left.dismiss(animated: true)
        Stage.settle()
        expect(left.presentedViewController == nil)
    }

    scenario("The id that a cell gets while its match flies stays") {
        let poster = PosterController()
        let (_, navigation) = shelf(poster)
        navigation.pushViewController(AtlasController(), animated: true)
        Stage.breathe()
        expect(poster.spine.hero.id != nil)
        poster.spine.hero.id = "another"
        poster.spine.hero.modifiers = [.fade]
        Stage.settle()
        expect(poster.spine.hero.id, "another")
        expect(poster.spine.hero.modifiers?.count, 1)
    }
}
