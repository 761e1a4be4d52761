@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// The text's steps that need more than one drag, and those of UIKit's protocols.
@MainActor func declareSteps(_ scenario: Scenarios) {
    scenario("Step 1: the card's delegate answers for its dismissal with an animation controller") {
        let desk = Desk()
        guard let card = desk.card, let delegate = card.transitioningDelegate else {
            return expect(false, "no delegate")
        }
        let first = delegate.animationController?(forDismissed: card) ?? nil
        expect(first != nil)
        expect(first?.transitionDuration(using: nil) ?? 0, 1)
    }

    scenario("Step 2: each dismissal has an animation controller of its own") {
        var controllers: [AnyObject] = []
        let desk = Desk()
        for _ in 0..<2 {
            Stage.animators = []
            desk.drag(-40, end: .ended, at: -40)
            controllers += Stage.animators.filter {
                $0 is any UIViewControllerAnimatedTransitioning
            }
        }
        expect(controllers.count, 2)
        expect(controllers.first !== controllers.last)
        expect(desk.isShown)
    }

    scenario("Step 3: first it rises and does not turn, then it turns and falls") {
        let desk = Desk()
        guard let layer = desk.card?.view.layer else { return expect(false, "no card") }
        desk.home.dismiss(animated: true)
        let steps = Stage.animations.filter { $0.kind == .keyFrame }
        for step in steps {
            let isLift = step.delay + step.duration <= 0.8 + 1e-9
            for change in step.changes where change.layer === layer {
                guard change.property == "transform", let after = change.after as? CATransform3D
                else { continue }
                let transform = CATransform3DGetAffineTransform(after)
                expect(isLift == (abs(transform.b) < 1e-9), "\(step.delay): \(transform)")
            }
        }
        Stage.settle()
        expect(!desk.isShown)
    }

    scenario("Step 4: the pan lies on the card, not on what presents it") {
        let desk = Desk()
        expect(gestures(UIPanGestureRecognizer.self, in: desk.home.view).count, 0)
        expect(desk.pan?.view === desk.card?.view)
    }

    scenario("Step 5: a drag down or across begins nothing") {
        let desk = Desk()
        guard let pan = desk.pan else { return expect(false, "no pan") }
        pan.fire(.began, y: 10, velocity: CGPoint(x: 0, y: 100))
        pan.fire(.changed, y: 300)
        pan.fire(.ended, y: 300)
        pan.fire(.began, x: -10, velocity: CGPoint(x: -100, y: 0))
        pan.fire(.changed, x: -300)
        pan.fire(.ended, x: -300)
        Stage.settle()
        expect(desk.isShown)
        expect(Stage.journal.contains { $0.hasPrefix("dismiss ") }, false)
        expect(picture(of: desk.window), desk.before)
    }

    scenario("Step 6: the driver is new for each drag, and there is none between them") {
        let desk = Desk()
        desk.drag(-40, end: .cancelled, at: -40)
        let afterFirst = desk.updates.count
        desk.drag(-60, end: .cancelled, at: -60)
        let second = desk.updates.dropFirst(afterFirst)
        expect(second.last ?? "", "0.15")
        expect(Stage.journal.filter { $0 == "dismissal cancelled" }.count, 2)
        expect(Stage.journal.filter { $0.hasPrefix("dismiss CardViewController") }.count, 2)
        expect(desk.isShown)
    }

    scenario("Step 7: back and forth, only where the finger lets go counts") {
        let desk = Desk()
        desk.drag(-350, -50, end: .ended, at: -50)
        expect(desk.isShown, "it went back down")
        desk.drag(-50, -350, end: .ended, at: -350)
        expect(!desk.isShown)
    }

    scenario("Step 8: the next card is dismissed as the first was") {
        let desk = Desk()
        desk.drag(-350, end: .ended, at: -350)
        expect(!desk.isShown)
        let next = CardViewController()
        next.modalPresentationStyle = .overFullScreen
        Dismissal.installForPresentation(of: next)
        desk.home.present(next, animated: true)
        Stage.settle()
        expect(next.view.transform, .identity)
        let pan = gestures(UIPanGestureRecognizer.self, in: next.view).first
        pan?.fire(.began, y: -10, velocity: CGPoint(x: 0, y: -100))
        pan?.fire(.changed, y: -90)
        pan?.fire(.ended, y: -90)
        Stage.settle()
        expect(desk.isShown)
        desk.home.dismiss(animated: true)
        Stage.settle()
        expect(!desk.isShown)
    }

    scenario("The card that has gone may come again, whole and with one pan") {
        let desk = Desk()
        guard let card = desk.card else { return expect(false, "no card") }
        desk.drag(-350, end: .ended, at: -350)
        expect(card.view.transform, .identity)
        desk.home.present(card, animated: true)
        Stage.settle()
        expect(card.view.frame, desk.window.bounds)
        expect(gestures(UIPanGestureRecognizer.self, in: card.view).count, 1)
        desk.drag(-350, end: .ended, at: -350)
        expect(!desk.isShown)
    }

    scenario("A finger that leaves at once leaves nothing half done") {
        let desk = Desk()
        desk.drag(end: .ended, at: -1)
        expect(desk.isShown)
        expect(desk.home.transitionCoordinator == nil)
        expect(picture(of: desk.window), desk.before)
    }
}
