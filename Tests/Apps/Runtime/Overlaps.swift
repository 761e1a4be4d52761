import TransitionRuntime
import UIKit

// What the app does with its own views and containers while, and after, a transition runs.

private final class TableScreen: UITableViewController {}

/// A screen that shows a picture that people can zoom.
private final class ZoomScreen: UIViewController {
    override func loadView() { view = UIScrollView(frame: UIScreen.main.bounds) }
}

@MainActor private func makeDismissing(_ interaction: Interaction) -> Registry {
    makeRegistry { lines in
        lines.add(
            .present, from: .any, to: .any, .cover(.up),
            returning: .uncover(.down).interactive(interaction))
    }
}

@MainActor private func present(
    _ controller: UIViewController, from presenter: UIViewController, _ registry: Registry
) {
    controller.modalPresentationStyle = .fullScreen
    registry.installForPresentation(of: controller)
    presenter.present(controller, animated: true)
    Stage.settle()
}

@MainActor func declareOverlaps(_ scenario: Scenarios) {
    scenario("A table that is a screen's own view scrolls before it is dismissed") {
        let list = ListController()
        _ = launch(list)
        let screen = TableScreen()
        present(screen, from: list, makeDismissing(.pan(.down)))
        screen.tableView.contentSize = CGSize(width: 400, height: 3000)
        screen.tableView.contentOffset.y = 300
        let pans = gestures(UIPanGestureRecognizer.self, in: screen.view)
        guard let pan = pans.first(where: { $0.delegate != nil }) else {
            return expect(false, "no gesture")
        }
        expect(pan.fire(.began, y: 1, velocity: CGPoint(x: 0, y: 100)), false)
        screen.tableView.contentOffset.y = 0
        expect(pan.fire(.began, y: 1, velocity: CGPoint(x: 0, y: 100)))
        pan.fire(.ended, y: 700)
        Stage.settle()
        expect(list.presentedViewController == nil)
    }

    scenario("A pinch zooms a scroll view out before it closes its screen") {
        let list = ListController()
        _ = launch(list)
        let screen = ZoomScreen()
        present(screen, from: list, makeDismissing(.pinch()))
        guard let pinch = gesture(UIPinchGestureRecognizer.self, on: screen) else {
            return expect(false, "no gesture")
        }
        (screen.view as? UIScrollView)?.zoomScale = 3
        expect(pinch.fire(.began, scale: 0.9, velocity: -1), false)
        (screen.view as? UIScrollView)?.zoomScale = 1
        expect(pinch.fire(.began, scale: 0.9, velocity: -1))
        pinch.fire(.cancelled, scale: 0.9)
        Stage.settle()
        expect(list.presentedViewController === screen)
    }

    scenario("UIKit's swipes, from the edge and from anywhere, are off while a line has one") {
        Stage.systemVersion = "26.0"
        let registry = makeRegistry {
            $0.add(.pop, from: [.detail], to: .any, .fade.interactive(.pan(.right)))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        var fromAnywhere: UIGestureRecognizer? {
            guard #available(iOS 26.0, *) else { return nil }
            return navigation.interactiveContentPopGestureRecognizer
        }
        var areEnabled: [Bool?] {
            [navigation.interactivePopGestureRecognizer?.isEnabled, fromAnywhere?.isEnabled]
        }
        navigation.push(DetailController())
        expect(areEnabled, [false, false])
        navigation.pop()
        expect(areEnabled, [true, true])
        fromAnywhere?.isEnabled = false
        navigation.push(DetailController())
        navigation.pop()
        expect(areEnabled, [true, false], "as the app left it")
    }

    scenario("A slider, and a view with its own gesture, keep the finger") {
        let registry = makeRegistry {
            $0.add(.pop, from: .any, to: .any, .fade.interactive(.pan(.right)))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        let map = UIView(frame: detail.view.bounds)
        let own = RecognizerFactory.current.makePan()
        map.addGestureRecognizer(own)
        detail.view.addSubview(map)
        navigation.push(detail)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        for (view, isOurs) in [(detail.view, true), (UISlider(), false)] as [(UIView?, Bool)] {
            let touch = Stage.makeTouch(on: view)
            expect(pan.delegate?.gestureRecognizer?(pan, shouldReceive: touch), isOurs)
        }
        expect(pan.delegate?.gestureRecognizer?(pan, shouldRequireFailureOf: own), true)
        let pinch = RecognizerFactory.current.makePinch()
        map.addGestureRecognizer(pinch)
        expect(pan.delegate?.gestureRecognizer?(pan, shouldRequireFailureOf: pinch), false)
    }

    scenario("A swipe goes to no tab that is gone") {
        let registry = makeRegistry {
            $0.add(.tab, from: .any, to: .any, .slide(.left).interactive(.pan(.left)))
        }
        let tabs = UITabBarController()
        let pages = [ListController(), CardController()]
        tabs.viewControllers = pages
        _ = launch(tabs)
        registry.install(in: tabs)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: pages[0]) else {
            return expect(false, "no swipe")
        }
        tabs.viewControllers = [pages[0]]
        expect(pan.fire(.began, x: -1, velocity: CGPoint(x: -100, y: 0)), false)
        expect(tabs.selectedViewController === pages[0])
        Stage.breathe()
        expect((pages[0].view.gestureRecognizers ?? []).isEmpty, "the swipe goes with its tab")
        tabs.viewControllers = pages
        Stage.breathe()
        expect(gesture(UIPanGestureRecognizer.self, on: pages[0]) != nil)
        tabs.viewControllers = []
        Stage.breathe()
        expect((pages[0].view.gestureRecognizers ?? []).isEmpty, "no tab is left")
    }

    scenario("An unwind line for any screen adds no gesture: not every screen has the segue") {
        let registry = makeRegistry(unwinds: ["close"]) { lines in
            lines.add(
                .pop, from: .any, to: [.list], unwind: "close", .fade.interactive(.pinch()))
            lines.add(
                .pop, from: [.card], to: [.list], unwind: "close", .fade.interactive(.pinch()))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        expect(gesture(UIPinchGestureRecognizer.self, on: detail) == nil)
        navigation.pop()
        let card = CardController()
        navigation.push(card)
        expect(gesture(UIPinchGestureRecognizer.self, on: card) != nil)
    }

    scenario("What a screen sets on its own view during a transition stays") {
        let registry = makeRegistry { $0.add([.push, .pop], from: .any, to: .any, .fade) }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.pushViewController(detail, animated: true)
        Stage.breathe()
        detail.view.backgroundColor = .black
        detail.view.layer.cornerRadius = 12
        detail.view.layer.shadowOpacity = 0.3
        // The animation sets this one, too.
        detail.view.alpha = 0.75
        list.view.backgroundColor = .clear
        Stage.settle()
        expect(detail.view.backgroundColor?.cgColor, UIColor.black.cgColor)
        expect(detail.view.layer.cornerRadius, 12)
        expect(detail.view.layer.shadowOpacity, 0.3)
        expect(near: detail.view.alpha, 0.75)
        expect(list.view.backgroundColor?.cgColor, UIColor.clear.cgColor)
        expect(list.view.alpha, 1)
    }

    scenario("What a screen sets on its own view stays also after a cancel") {
        let registry = makeRegistry {
            $0.add(
                .pop, from: .any, to: .any,
                .keyFrames(
                    KeyFrames().fromView(0...1, .x(.fraction(1)), .cornerRadius(20), .opacity(0))
                )
                .interactive(.edgePan(.left)))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        guard let pan = gesture(UIScreenEdgePanGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
        pan.fire(.changed, x: 100)
        detail.view.layer.cornerRadius = 8
        detail.view.backgroundColor = .black
        pan.fire(.cancelled, x: 100)
        Stage.settle()
        expect(detail.view.layer.cornerRadius, 8)
        expect(detail.view.backgroundColor?.cgColor, UIColor.black.cgColor)
        expect(detail.view.alpha, 1)
        expect(detail.view.transform, .identity)
    }

    scenario("A container that changes its size during a transition gives it to the screen") {
        let registry = makeRegistry { $0.add(.push, from: .any, to: .any, .cover(.up)) }
        let (window, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        // Nothing but the end of the transition gives it the new size.
        detail.view.autoresizingMask = []
        navigation.pushViewController(detail, animated: true)
        Stage.breathe()
        window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
        navigation.view.frame = window.bounds
        Stage.settle()
        expect(detail.view.frame, navigation.view.bounds)
    }

    scenario("Another screen below the top changes the top's swipe") {
        let registry = makeRegistry { lines in
            lines.add(.pop, from: .any, to: [.card], .fade.interactive(.pinch()))
        }
        let (list, card, detail) = (ListController(), CardController(), DetailController())
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        navigation.push(detail)
        expect(gesture(UIPinchGestureRecognizer.self, on: detail) == nil)
        navigation.setViewControllers([list, card, detail], animated: true)
        Stage.settle()
        expect(gesture(UIPinchGestureRecognizer.self, on: detail) != nil)
        navigation.setViewControllers([list, detail], animated: false)
        Stage.settle()
        expect(gesture(UIPinchGestureRecognizer.self, on: detail) == nil)
    }

    for asksBefore in [false, true] {
        scenario("An alert above a modal, both dismissed at once: asks before \(asksBefore)") {
            Stage.asksBeforeDismissingAbove = asksBefore
            let registry = makeRegistry { lines in
                lines.add(.dismiss, from: [.card], to: .any, .fade.duration(0.6))
            }
            let list = ListController()
            _ = launch(list)
            let card = CardController()
            present(card, from: list, registry)
            card.present(UIAlertController(), animated: false)
            Stage.settle()
            list.dismiss(animated: true)
            Stage.settle()
            expect(played.last, "fade 0.6")
            expect(list.presentedViewController == nil)
        }
    }

    scenario("A modal that is presented without an animation gets its gesture by itself") {
        let registry = makeDismissing(.pan(.down))
        let list = ListController()
        _ = launch(list)
        let card = CardController()
        registry.installForPresentation(of: card)
        list.present(card, animated: false)
        Stage.breathe()
        expect(gesture(UIPanGestureRecognizer.self, on: card) != nil)
        list.dismiss(animated: false)
        Stage.breathe()
        expect(gesture(UIPanGestureRecognizer.self, on: card) == nil)
    }

    scenario("A screen that is pushed again has its gesture forward") {
        let registry = makeRegistry {
            $0.add(.push, from: [.card], to: [.detail], .fade.interactive(.pan(.left)))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let card = CardController()
        navigation.push(card)
        registry.drive(.push, from: card, to: .detail) { card in
            card.navigationController?.pushViewController(DetailController(), animated: true)
        }
        navigation.pop()
        navigation.push(card)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: card) else {
            return expect(false, "no gesture")
        }
        pan.fire(.began, x: -1, velocity: CGPoint(x: -100, y: 0))
        pan.fire(.ended, x: -300)
        Stage.settle()
        expect(navigation.topViewController is DetailController)
    }

    scenario("A gesture forward keeps nothing alive") {
        weak var gone: UIViewController?
        weak var goneList: UIViewController?
        do {
            let registry = makeRegistry {
                $0.add(.push, from: .any, to: .any, .fade.interactive(.pan(.left)))
            }
            let list = ListController()
            goneList = list
            let (window, navigation) = makeNavigation(list)
            registry.install(in: navigation)
            registry.drive(.push, from: list, to: .detail) { list in
                list.navigationController?.pushViewController(DetailController(), animated: true)
            }
            gone = navigation
            window.rootViewController = nil
        }
        startAgain()
        Stage.settle()
        expect(gone == nil && goneList == nil)
    }

    scenario("Fingers that rest at the end leave the rest to the animation's own speed") {
        let registry = makeRegistry {
            $0.add(.pop, from: .any, to: .any, .fade.interactive(.pinch()))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        guard let pinch = gesture(UIPinchGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        pinch.fire(.began, scale: 0.9, velocity: -1)
        pinch.fire(.ended, scale: 0.5, velocity: 0)
        Stage.settle()
        expect(Stage.drivers.map(\.completionSpeed), [1])
    }
}
