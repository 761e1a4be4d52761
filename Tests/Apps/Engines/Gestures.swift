@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor private func pan(_ view: UIView) -> UIPanGestureRecognizer? {
    gestures(UIPanGestureRecognizer.self, in: view).first
}

@MainActor private func edge(_ stack: Stack, _ controller: UIViewController)
    -> UIScreenEdgePanGestureRecognizer?
{
    gestures(UIScreenEdgePanGestureRecognizer.self, in: controller.view).first(where: \.isEnabled)
        ?? gestures(UIScreenEdgePanGestureRecognizer.self, in: stack.navigation.view).first
}

/// A gesture that drives a way back: how it begins and moves, by parts of the way.
@MainActor private struct Finger {
    let name: String
    let make: () -> UIViewController
    let move: (Stack, UIViewController, UIGestureRecognizer.State, CGFloat, CGFloat) -> Void
}

@MainActor private let fingers: [Finger] = [
    Finger(name: "A pan down", make: { PannedController() }) { _, controller, state, part, speed in
        pan(controller.view)?.fire(state, y: part * 800, velocity: CGPoint(x: 0, y: speed * 800))
    },
    Finger(name: "An edge pan", make: { EdgedController() }) {
        stack, controller, state, part, speed in
        edge(stack, controller)?.fire(
            state, x: part * 400, velocity: CGPoint(x: speed * 400, y: 0))
    },
    Finger(name: "A pan from the right edge", make: { RightedController() }) {
        stack, controller, state, part, speed in
        edge(stack, controller)?.fire(
            state, x: -part * 400, velocity: CGPoint(x: -speed * 400, y: 0))
    },
    Finger(name: "A pinch", make: { PinchedController() }) { _, controller, state, part, speed in
        gestures(UIPinchGestureRecognizer.self, in: controller.view).first?
            .fire(state, scale: 1 - part, velocity: -speed)
    },
]

@MainActor func declareGestures(_ scenario: Scenarios) {
    for finger in fingers { declareWays(finger, scenario) }
    declareTwo(scenario)
    declareThere(scenario)
}

/// Rests, moves slowly, flicks, is cancelled, fails, goes back and forth, is gone at once.
@MainActor private func declareWays(_ finger: Finger, _ scenario: Scenarios) {
    func way(
        _ what: String, goes: Bool?, _ steps: [(UIGestureRecognizer.State, CGFloat, CGFloat)]
    ) {
        scenario("\(finger.name) \(what)") {
            let stack = Stack()
            let controller = finger.make()
            stack.push(controller)
            let before = look(stack.window)
            for (state, part, speed) in steps {
                finger.move(stack, controller, state, part, speed)
                fact("hero", "\(Hero.shared.state) \(short(Hero.shared.progress))")
            }
            Stage.settle()
            stack.factStack()
            fact("ends", Hero.shared.isTransitioning)
            if goes == true { expect(stack.top === stack.home) }
            if goes == false {
                expect(stack.top === controller)
                expect(look(stack.window), before)
            }
            if stack.top === controller { stack.pop() }
            expect(stack.top === stack.home)
        }
    }
    way(
        "moves all the way", goes: true,
        [
            (.began, 0.01, 1), (.changed, 0.3, 0), (.changed, 0.7, 0), (.changed, 0.95, 0),
            (.ended, 0.95, 0),
        ])
    way("is let go early", goes: false, [(.began, 0.01, 1), (.changed, 0.1, 0), (.ended, 0.1, 0)])
    way(
        "is let go at 3 %", goes: false,
        [(.began, 0.01, 1), (.changed, 0.03, 0), (.ended, 0.03, 0)])
    way("flicks", goes: nil, [(.began, 0.01, 1), (.changed, 0.2, 2), (.ended, 0.2, 3)])
    way("is cancelled", goes: false, [(.began, 0.01, 1), (.changed, 0.6, 0), (.cancelled, 0.6, 0)])
    way("fails", goes: false, [(.began, 0.01, 1), (.changed, 0.6, 0), (.failed, 0.6, 0)])
    way(
        "goes back and forth", goes: false,
        [
            (.began, 0.01, 1), (.changed, 0.6, 0), (.changed, 0.2, 0), (.changed, 0.5, 0),
            (.changed, 0.05, 0), (.ended, 0.05, 0),
        ])
    scenario("\(finger.name) that is gone at once") {
        let stack = Stack()
        let controller = finger.make()
        stack.push(controller)
        Stage.inOneTurn {
            finger.move(stack, controller, .began, 0.01, 1)
            finger.move(stack, controller, .changed, 0.02, 0)
            finger.move(stack, controller, .ended, 0.02, 0)
        }
        Stage.settle()
        stack.factStack()
        expect(Hero.shared.isTransitioning, false)
    }
}

@MainActor private func declareTwo(_ scenario: Scenarios) {
    scenario("A second finger beside the first changes nothing") {
        let stack = Stack()
        let panned = PannedController()
        stack.push(panned)
        let first = pan(panned.view)
        first?.fire(.began, y: 8, velocity: CGPoint(x: 0, y: 800))
        first?.fire(.changed, y: 200)
        for other in gestures(UIPanGestureRecognizer.self, in: stack.window) where other !== first {
            other.fire(.began, x: 4, velocity: CGPoint(x: 400, y: 0))
            other.fire(.changed, x: 300)
        }
        first?.fire(.ended, y: 200)
        Stage.settle()
        stack.factStack()
    }
    scenario("A pop in the middle of a swipe, and a swipe in the middle of a pop") {
        let stack = Stack()
        let edged = EdgedController()
        stack.push(edged)
        edge(stack, edged)?.fire(.began, x: 4, velocity: CGPoint(x: 400, y: 0))
        edge(stack, edged)?.fire(.changed, x: 100)
        stack.navigation.popViewController(animated: true)
        Stage.breathe()
        edge(stack, edged)?.fire(.cancelled, x: 100)
        Stage.settle()
        stack.factStack()
    }
}

@MainActor private func declareThere(_ scenario: Scenarios) {
    scenario("A gesture drives the way there") {
        let stack = Stack()
        Engines.Registries.main.drive(.push, from: stack.home, to: .loose) {
            stack.navigation.pushViewController(LooseController(), animated: true)
        }
        for gesture in gestures(UIPanGestureRecognizer.self, in: stack.home.view) {
            gesture.fire(.began, x: 4, velocity: CGPoint(x: 400, y: 0))
            gesture.fire(.changed, x: 200)
            fact("hero", "\(Hero.shared.state) \(short(Hero.shared.progress))")
            gesture.fire(.ended, x: 200)
        }
        Stage.settle()
        stack.factStack()
    }
    scenario("A finger drives a dismissal") {
        for last in [UIGestureRecognizer.State.ended, .cancelled] {
            let stack = Stack()
            let panned = PannedController()
            stack.present(panned)
            let finger = pan(panned.view)
            finger?.fire(.began, y: 8, velocity: CGPoint(x: 0, y: 800))
            finger?.fire(.changed, y: 300)
            finger?.fire(last, y: 300)
            Stage.settle()
            fact("presented", name(stack.navigation.presentedViewController))
            expect((stack.navigation.presentedViewController == nil) == (last == .ended))
        }
    }
}
