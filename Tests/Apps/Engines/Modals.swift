@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

@MainActor func declareModalFlows(_ scenario: Scenarios) {
    declareSeveral(scenario)
    declareUnwinding(scenario)
    declareReplacing(scenario)
}

/// Home presents Timed, which presents Swung.
@MainActor private struct Pile {
    let home = HomeController()
    let timed = TimedController()
    let swung = SwungController()
    let window: UIWindow

    init(style: UIModalPresentationStyle = .fullScreen) {
        window = launch(home)
        for controller in [timed, swung] as [UIViewController] {
            Engines.installForPresentation(of: controller)
            controller.modalPresentationStyle = style
        }
        home.present(timed, animated: true)
        Stage.settle()
        timed.present(swung, animated: true)
        settle()
        Hero.shared.plays = []
    }

    func settle() {
        Stage.settle()
        var (names, one): ([String], UIViewController?) = ([], home)
        while let here = one {
            names.append(name(here))
            one = here.presentedViewController
        }
        fact("presented", names)
        let shown = [home, timed, swung].filter { $0.view.window != nil }.map { name($0) }
        fact("shown", shown)
    }
}

@MainActor private func declareSeveral(_ scenario: Scenarios) {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom] {
        scenario("Several presented screens, one after another, style \(style.rawValue)") {
            let pile = Pile(style: style)
            pile.swung.dismiss(animated: true)
            pile.settle()
            pile.timed.present(pile.swung, animated: true)
            pile.settle()
            pile.timed.dismiss(animated: true)
            pile.settle()
            pile.home.dismiss(animated: true)
            pile.settle()
            expect(pile.home.presentedViewController == nil)
            expect(Hero.shared.isTransitioning, false)
        }
        scenario("Several presented screens, all dismissed at once, style \(style.rawValue)") {
            let pile = Pile(style: style)
            pile.home.dismiss(animated: true)
            pile.settle()
            expect(pile.home.presentedViewController == nil)
            expect(pile.home.view.window != nil)
        }
    }
    scenario("A container is presented, and pushes by its own defaults") {
        let stack = Stack()
        let flow = FlowController(rootViewController: EdgedController())
        Engines.install(in: flow)
        stack.present(flow)
        flow.pushViewController(ScreenController(), animated: true)
        Stage.settle()
        flow.popViewController(animated: true)
        Stage.settle()
        stack.home.dismiss(animated: true)
        Stage.settle()
        fact("plays", played)
        expect(stack.navigation.presentedViewController == nil)
    }
    scenario("A presentation that is cancelled leaves nothing") {
        let stack = Stack()
        let before = look(stack.window)
        let fade = FadeController()
        Engines.installForPresentation(of: fade)
        stack.home.present(fade, animated: true)
        Hero.shared.update(0.4)
        Hero.shared.cancel()
        Stage.settle()
        expect(stack.navigation.presentedViewController == nil)
        expect(look(stack.window), before)
    }
}

@MainActor private func declareUnwinding(_ scenario: Scenarios) {
    scenario("Hero unwinds to the root") {
        let pile = Pile()
        pile.swung.hero.unwindToRootViewController()
        pile.settle()
        expect(pile.home.presentedViewController == nil)
        expect(Hero.shared.isTransitioning, false)
    }
    scenario("Hero unwinds to a controller, a class, and nowhere") {
        let pile = Pile()
        pile.swung.hero.unwindToViewController(withClass: EdgedController.self)
        pile.settle()
        expect(pile.timed.presentedViewController === pile.swung)
        pile.swung.hero.unwindToViewController(pile.timed)
        pile.settle()
        expect(pile.timed.presentedViewController == nil)
        pile.timed.hero.unwindToViewController(withClass: HomeController.self)
        pile.settle()
        expect(pile.home.presentedViewController == nil)
    }
    scenario("Hero unwinds within a stack, and from a presented stack into another") {
        let stack = Stack()
        stack.push(EdgedController())
        stack.push(TimedController())
        stack.top?.hero.unwindToViewController(stack.home)
        Stage.settle()
        stack.factStack()
        expect(stack.top === stack.home)
        stack.push(EdgedController())
        let inner = TimedController()
        let flow = FlowController(rootViewController: inner)
        Engines.install(in: flow)
        stack.present(flow)
        inner.hero.unwindToViewController(stack.home)
        Stage.settle()
        stack.factStack()
        expect(stack.navigation.presentedViewController == nil)
    }
}

@MainActor private func declareReplacing(_ scenario: Scenarios) {
    scenario("Hero replaces the window's root") {
        let timed = TimedController()
        let window = launch(timed)
        let swung = SwungController()
        timed.hero.replaceViewController(with: swung) { fact("replaced", true) }
        Stage.settle()
        expect(window.rootViewController === swung)
        expect(Hero.shared.isTransitioning, false)
    }
    scenario("Hero replaces a presented screen") {
        let home = HomeController()
        let window = launch(home)
        let timed = TimedController()
        Engines.installForPresentation(of: timed)
        timed.modalPresentationStyle = .fullScreen
        home.present(timed, animated: true)
        Stage.settle()
        let swung = SwungController()
        swung.modalPresentationStyle = .fullScreen
        timed.hero.replaceViewController(with: swung) { fact("replaced", true) }
        Stage.settle()
        fact("presented", name(home.presentedViewController))
        expect(home.presentedViewController === swung)
        home.dismiss(animated: true)
        Stage.settle()
        expect(window.rootViewController === home)
        expect(home.presentedViewController == nil)
    }
}
