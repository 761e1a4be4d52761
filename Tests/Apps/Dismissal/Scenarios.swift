@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// Each step of the text on dismissing with key frames and a pan, with its gaps fixed.
@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareTable(scenario)
    declareAnimation(scenario)
    declareDrag(scenario)
    declareGaps(scenario)
    declareSteps(scenario)
}

/// Home, which presents the card; nothing runs any more.
@MainActor struct Desk {
    let home = HomeViewController()
    let window: UIWindow
    weak var card: CardViewController?
    let before: String

    init(style: UIModalPresentationStyle = .overFullScreen) {
        window = launch(home)
        let card = CardViewController()
        card.modalPresentationStyle = style
        Dismissal.installForPresentation(of: card)
        home.present(card, animated: true)
        Stage.settle()
        self.card = card
        before = picture(of: window)
        Stage.forgetAnimations()
    }

    var pan: UIPanGestureRecognizer? {
        card.flatMap { gestures(UIPanGestureRecognizer.self, in: $0.view).first }
    }

    var isShown: Bool { home.presentedViewController != nil }

    /// Begins a drag, moves it and lets go with a state.
    func drag(_ points: CGFloat..., end: UIGestureRecognizer.State, at last: CGFloat) {
        guard let pan else { return expect(false, "the card has no pan") }
        expect(pan.fire(.began, y: -10, velocity: CGPoint(x: 0, y: -100)), "the drag begins")
        for point in points { pan.fire(.changed, y: point) }
        pan.fire(end, y: last)
        Stage.settle()
    }

    var updates: [String] {
        Stage.journal.filter { $0.hasPrefix("update ") }.map { String($0.dropFirst(7)) }
    }
}

@MainActor private func declareTable(_ scenario: Scenarios) {
    scenario("Whoever presents decides both ways: cover(up) there, the key frames back") {
        let registry = Dismissal.Registries.cards
        let there = registry.transition(
            for: TransitionEvent(.present, from: .home, to: .card))
        let back = registry.transition(for: TransitionEvent(.dismiss, from: .card, to: .home))
        if case .plain(let animation)? = there?.kind {
            expect(animation, .cover(.up))
        } else {
            expect(false, "there: \(String(describing: there))")
        }
        if case .keyFrames(let frames)? = back?.kind {
            expect(
                frames,
                KeyFrames(duration: 1)
                    .fromView(0...0.8, .y(-20))
                    .fromView(0.8...1, .y(.fraction(1) + 20), .rotate(0.2)))
        } else {
            expect(false, "back: \(String(describing: back))")
        }
    }

    scenario("The presentation plays") {
        let home = HomeViewController()
        let window = launch(home)
        let card = CardViewController()
        card.modalPresentationStyle = .overFullScreen
        Dismissal.installForPresentation(of: card)
        beginTrace()
        home.present(card, animated: true)
        expect(traced, ["present Home -> Card: plays cover(up)"])
        #if ENGINE_UIKIT
            expect(Stage.durations ?? [0.35], [0.35])
        #else
            expect(Hero.shared.plays.map(\.animation.words), ["cover(up)"])
            expect(Hero.shared.plays.map(\.isPresenting), [true])
        #endif
        Stage.settle()
        expect(card.view.frame, window.bounds)
        expect(card.view.transform, .identity)
        expect(home.presentedViewController === card)
    }
}

@MainActor private func declareAnimation(_ scenario: Scenarios) {
    scenario("The dismissal lasts one second") {
        let desk = Desk()
        desk.home.dismiss(animated: true)
        expect(desk.card?.transitionCoordinator?.transitionDuration ?? 0, 1)
        Stage.advance(by: 0.99)
        expect(desk.isShown, "before its second is over")
        Stage.advance(by: 0.02)
        expect(!desk.isShown)
    }

    scenario("The card rises by 20 points for 80 percent, then falls by its height and tips over") {
        let desk = Desk()
        guard let layer = desk.card?.view.layer else { return expect(false, "no card") }
        desk.home.dismiss(animated: true)
        // The model's way: each step's own position, wherever the animation puts it.
        let steps = Stage.animations.filter { $0.kind == .keyFrame }
        expect(!steps.isEmpty, "key frames: \(Stage.animations.map(\.kind))")
        let lift = steps.last { $0.delay + $0.duration <= 0.8 + 1e-9 }
        expect(
            near: transforms(lift, of: layer).last?.ty ?? 0, -20)
        let end = transforms(steps.last, of: layer).last ?? .identity
        expect(near: end.ty, 820)
        expect(near: end.b, CGFloat(sin(0.2)))
        expect(near: end.a, CGFloat(cos(0.2)))
        expect(near: (steps.last?.delay ?? 0) + (steps.last?.duration ?? 0), 1)
    }

    scenario("Without a finger nothing drives") {
        let desk = Desk()
        let before = desk.updates
        desk.home.dismiss(animated: true)
        expect(desk.card?.transitionCoordinator?.initiallyInteractive, false)
        expect(Stage.drivers, [])
        Stage.settle()
        expect(!desk.isShown)
        expect(desk.updates, before)
    }
}

@MainActor private func transforms(_ step: Animated?, of layer: CALayer) -> [CGAffineTransform] {
    (step?.changes ?? []).filter { $0.layer === layer && $0.property == "transform" }
        .compactMap { $0.after as? CATransform3D }
        .map { CATransform3DGetAffineTransform($0) }
}

@MainActor private func declareDrag(_ scenario: Scenarios) {
    scenario("The presented view has the pan once it is there, and not before") {
        let home = HomeViewController()
        let window = launch(home)
        let card = CardViewController()
        card.modalPresentationStyle = .overFullScreen
        Dismissal.installForPresentation(of: card)
        expect(gestures(UIPanGestureRecognizer.self, in: card.view).count, 0)
        home.present(card, animated: true)
        Stage.settle()
        expect(gestures(UIPanGestureRecognizer.self, in: card.view).count, 1)
        expect(window.subviews.isEmpty == false)
    }

    scenario("A drag upwards begins the dismissal; its length counts by the width") {
        let desk = Desk()
        desk.drag(-100, -200, end: .ended, at: -200)
        expect(Array(desk.updates.suffix(2)), ["0.25", "0.5"])
        expect(Stage.journal.contains("finish"))
        expect(!desk.isShown)
    }

    scenario("A quarter and no more puts the card back") {
        let desk = Desk()
        desk.drag(-100, end: .ended, at: -100)
        expect(Stage.journal.contains("cancel"))
        expect(desk.isShown)
    }

    scenario("More than a quarter lets it fall") {
        let desk = Desk()
        desk.drag(-101, end: .ended, at: -101)
        expect(!desk.isShown)
    }

    scenario("A cancelled touch puts it back, however far it was") {
        let desk = Desk()
        desk.drag(-300, end: .cancelled, at: -300)
        expect(Stage.journal.contains("cancel"))
        expect(desk.isShown)
    }

    scenario("The transition is completed with whether it was cancelled") {
        let desk = Desk()
        desk.drag(-50, end: .ended, at: -50)
        expect(Stage.journal.contains("dismissal cancelled"))
        desk.drag(-350, end: .ended, at: -350)
        expect(!desk.isShown)
        expect(Stage.journal.filter { $0 == "dismissal cancelled" }.count, 1)
    }
}

@MainActor private func declareGaps(_ scenario: Scenarios) {
    scenario("A cancelled drag leaves everything as it was") {
        let desk = Desk()
        desk.drag(-80, -60, end: .cancelled, at: -60)
        expect(picture(of: desk.window), desk.before)
        expect(desk.isShown)
    }

    scenario("After a cancelled drag a plain dismissal is driven by nobody") {
        let desk = Desk()
        desk.drag(-40, end: .ended, at: -40)
        Stage.forgetAnimations()
        desk.home.dismiss(animated: true)
        expect(desk.card?.transitionCoordinator?.initiallyInteractive, false)
        expect(Stage.drivers, [])
        Stage.settle()
        expect(!desk.isShown)
    }

    scenario("A gesture that fails ends the transition, too") {
        let desk = Desk()
        desk.drag(-200, end: .failed, at: -200)
        expect(Stage.journal.contains("cancel"))
        expect(picture(of: desk.window), desk.before)
    }

    scenario("Progress stays between nothing and all") {
        let desk = Desk()
        desk.drag(100, -1000, end: .ended, at: -1000)
        let numbers = desk.updates.compactMap { Double($0) }
        expect(!numbers.isEmpty && numbers.allSatisfy { (0...1).contains($0) }, "\(numbers)")
        expect(!desk.isShown)
    }

    scenario("A second beginning is ignored") {
        let desk = Desk()
        guard let pan = desk.pan else { return expect(false, "no pan") }
        pan.fire(.began, y: -10, velocity: CGPoint(x: 0, y: -100))
        pan.fire(.began, y: -10, velocity: CGPoint(x: 0, y: -100))
        expect(Stage.journal.filter { $0.hasPrefix("dismiss CardViewController") }.count, 1)
        pan.fire(.ended, y: -10)
        Stage.settle()
        expect(desk.isShown)
        expect(picture(of: desk.window), desk.before)
    }

    scenario("Under a full screen presentation the presenter is back before the card falls") {
        let desk = Desk(style: .fullScreen)
        expect(desk.home.view.window == nil, "covered")
        desk.home.dismiss(animated: true)
        expect(desk.home.view.window === desk.window, "not black")
        Stage.settle()
        expect(desk.home.view.window === desk.window)
        expect(desk.home.view.frame, desk.window.bounds)
    }

    scenario("A cancelled drag of a full screen card covers the presenter again") {
        let desk = Desk(style: .fullScreen)
        desk.drag(-60, end: .ended, at: -60)
        expect(desk.isShown)
        expect(desk.home.view.window == nil)
        expect(picture(of: desk.window), desk.before)
    }

    scenario("The delegate lives as long as the card, and the card no longer than that") {
        var desk: Desk? = Desk()
        weak var card = desk?.card
        expect(card?.transitioningDelegate != nil)
        desk?.home.dismiss(animated: true)
        Stage.settle()
        Stage.forgetAnimations()
        Hero.shared.plays = []
        desk = nil
        expect(card == nil, "nothing keeps the card")
    }

    scenario("With Reduce Motion it fades both ways") {
        Stage.isReduceMotionEnabled = true
        let desk = Desk()
        desk.home.dismiss(animated: true)
        #if ENGINE_UIKIT
            let moves = Stage.animations.flatMap(\.changes).filter { change in
                guard let before = change.before as? CATransform3D,
                    let after = change.after as? CATransform3D
                else { return false }
                return !CATransform3DEqualToTransform(before, after)
            }
            expect(moves.isEmpty, "nothing moves")
            let faded = Stage.animations.flatMap(\.changes).filter { $0.property == "opacity" }
            expect(!faded.isEmpty, "it fades")
        #else
            expect(Hero.shared.plays.map(\.animation.words), ["fade", "fade"])
        #endif
        Stage.settle()
        expect(!desk.isShown)
    }
}
