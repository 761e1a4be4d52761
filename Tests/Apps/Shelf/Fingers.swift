@preconcurrency import Hero
import UIKit

@MainActor func declareFingers(_ scenario: Scenarios) {
    scenario("A finger that rests holds the transition where it began") {
        let (_, navigation) = shelf(RackController())
        let book = BookController()
        navigation.push(book)
        guard let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: book.view).first
        else { return expect(false, "no gesture") }
        expect(pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0)))
        Stage.settle()
        expect(navigation.transitionCoordinator != nil, true, "it waits for the finger")
        expect(Hero.shared.progress, 0)
        pan.fire(.changed, x: 12)
        expect(near: Hero.shared.progress, 12 / navigation.view.bounds.width)
        pan.fire(.ended, x: 12)
        Stage.settle()
        expect(navigation.topViewController === book, true, "let go at 3 %")
        expect(Hero.shared.plays.last?.isFinished, false)
    }
    scenario("A finger that is gone before Hero moves ends it as it was let go") {
        let rack = RackController()
        let (_, navigation) = shelf(rack)
        for (end, isBack) in [(CGFloat(10), false), (300, true)] {
            let book = BookController()
            navigation.push(book)
            guard let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: book.view).first
            else { return expect(false, "no gesture") }
            Stage.inOneTurn {
                pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
                pan.fire(.ended, x: end)
            }
            Stage.settle()
            expect(navigation.topViewController === rack, isBack)
            expect(Hero.shared.isTransitioning, false)
            navigation.popToRootViewController(animated: true)
            Stage.settle()
        }
    }
    scenario("A finger drives the views that fly where the screens stay still") {
        let book = BookController()
        let (_, navigation) = shelf(book)
        let note = NoteController()
        navigation.push(note)
        guard let pan = gestures(UIPanGestureRecognizer.self, in: note.view).first
        else { return expect(false, "no gesture") }
        expect(pan.fire(.began, y: 1, velocity: CGPoint(x: 0, y: 100)))
        Stage.settle()
        pan.fire(.changed, y: navigation.view.bounds.height / 4)
        expect(near: Hero.shared.progress, 0.25)
        expect(Hero.shared.plays.last?.pairs, ["spine"])
        pan.fire(.ended, y: navigation.view.bounds.height / 2)
        Stage.settle()
        expect(navigation.topViewController === book)
    }
    scenario("What is left when a finger lets go plays at the line's speed") {
        let left = LeftController()
        let (_, navigation) = shelf(left)
        let book = BookController()
        navigation.push(book)
        guard let pan = gestures(UIPanGestureRecognizer.self, in: book.view).first
        else { return expect(false, "no gesture") }
        for part in [0.2, 0.5] as [CGFloat] {
            expect(Hero.shared.isTransitioning, false)
            pan.fire(.began, y: 1, velocity: CGPoint(x: 0, y: 100))
            Stage.settle()
            pan.fire(.changed, y: part * navigation.view.bounds.height)
            pan.fire(.ended, y: part * navigation.view.bounds.height)
            // A fifth of 0.4 s back, or half of it on, and twice as fast.
            let rest = Double(part) * 0.4 / 2
            Stage.advance(by: rest - 0.025)
            expect(Hero.shared.isTransitioning)
            Stage.advance(by: 0.05)
            expect(Hero.shared.isTransitioning, false)
            Stage.settle()
            expect(navigation.topViewController === (part > 0.25 ? left : book))
        }
    }
}
