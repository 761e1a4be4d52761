import TransitionRuntime
import UIKit

@MainActor func declareGestures(_ scenario: Scenarios) {
    scenario("A cancelled edge pan leaves everything as it was; one that finishes pops") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: .any, to: .any, .push(.left))
            lines.add(
                .pop, from: .any, to: .any, .pull(.right).interactive(.edgePan(.left)))
        }
        let list = ListController()
        let (window, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        let before = picture(of: window)
        expect(navigation.interactivePopGestureRecognizer?.isEnabled, false)
        guard let pan = gesture(UIScreenEdgePanGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        expect(pan.edges, .left)
        pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
        pan.fire(.changed, x: 100, velocity: CGPoint(x: 0, y: 0))
        pan.fire(.ended, x: 100, velocity: CGPoint(x: 0, y: 0))
        Stage.settle()
        expect(Stage.journal.contains("cancel"))
        expect(navigation.topViewController === detail)
        expect(picture(of: window), before)
        expect(hookCalls.contains("after return"), false)
        expect(detail.calls.last, "cancelled")

        expect(pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0)))
        pan.fire(.changed, x: 300, velocity: .zero)
        pan.fire(.ended, x: 300, velocity: .zero)
        Stage.settle()
        expect(navigation.topViewController === list)
        expect(detail.view.gestureRecognizers ?? [], [])
        expect(navigation.interactivePopGestureRecognizer?.isEnabled, true)
        expect(list.view.transform, .identity)
        expect(hookCalls.last, "after return")
    }

    scenario("A pan drives a dismissal with key frames, back and forth") {
        let registry = makeRegistry { lines in
            lines.add(.present, from: .any, to: [.card], .cover(.up))
            lines.add(
                .dismiss, from: [.card], to: .any,
                .keyFrames(KeyFrames().fromView(0...1, .y(.fraction(1)), .rotate(2)))
                    .interactive(.pan(.up, over: .width)))
        }
        let list = ListController()
        let window = launch(list)
        let card = CardController()
        card.modalPresentationStyle = .overFullScreen
        registry.installForPresentation(of: card)
        list.present(card, animated: true)
        Stage.settle()
        let before = picture(of: window)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: card) else {
            return expect(false, "no gesture")
        }
        expect(pan.fire(.began, y: 10, velocity: CGPoint(x: 0, y: 100)), false, "downwards")
        expect(pan.fire(.began, y: -10, velocity: CGPoint(x: 0, y: -100)))
        pan.fire(.changed, y: -100)
        expect(Stage.journal.contains("update 0.25"), "a quarter of the width")
        pan.fire(.cancelled, y: -300)
        Stage.settle()
        expect(list.presentedViewController === card)
        expect(picture(of: window), before)

        pan.fire(.began, y: -10, velocity: CGPoint(x: 0, y: -100))
        pan.fire(.ended, y: -101)
        Stage.settle()
        expect(list.presentedViewController == nil)
        expect(card.view.gestureRecognizers ?? [], [])
        expect(list.view.transform, .identity)
    }

    scenario("Each of several gestures drives the return, and the first that begins wins") {
        let registry = makeRegistry { lines in
            lines.push(
                .list, to: .detail, .cover(.up),
                returning: .uncover(.down).interactive(.pan(.down)).interactive(.edgePan(.left)))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        for isFromEdge in [true, false] {
            let detail = DetailController()
            navigation.push(detail)
            expect(navigation.interactivePopGestureRecognizer?.isEnabled, false)
            let all = detail.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
            guard let pans = all, pans.count == 2 else { return expect(false, "two gestures") }
            let used = pans.first { ($0 is UIScreenEdgePanGestureRecognizer) == isFromEdge }
            let other = pans.first { $0 !== used }
            let move = isFromEdge ? CGPoint(x: 100, y: 0) : CGPoint(x: 0, y: 100)
            expect(used?.fire(.began, x: move.x, y: move.y, velocity: move), true)
            expect(other?.fire(.began, x: move.y, y: move.x, velocity: move), false)
            used?.fire(.changed, x: move.x * 3, y: move.y * 8)
            used?.fire(.ended, x: move.x * 3, y: move.y * 8)
            Stage.settle()
            expect(navigation.topViewController === list)
            expect(detail.view.gestureRecognizers ?? [], [])
        }
        expect(navigation.interactivePopGestureRecognizer?.isEnabled, true)
    }

    scenario("A gesture in a view of the screen begins only there") {
        let registry = makeRegistry { lines in
            lines.push(
                .detail, to: .list, .cover(.up),
                returning: .uncover(.down).interactive(
                    .pan(.down), in: { owner, _ in (owner as? ListController)?.thumb }))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(DetailController())
        registry.install(in: navigation)
        navigation.push(list)
        expect(navigation.interactivePopGestureRecognizer?.isEnabled, true)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: list) else {
            return expect(false, "no gesture")
        }
        let move = CGPoint(x: 0, y: 100)
        pan.place = CGPoint(x: 50, y: 240)
        expect(pan.fire(.began, y: 10, velocity: move), false, "outside")
        pan.place = CGPoint(x: 110, y: 240)
        expect(pan.fire(.began, y: 10, velocity: move), "inside")
        pan.fire(.changed, y: 700)
        pan.fire(.ended, y: 700)
        Stage.settle()
        expect(navigation.viewControllers.count, 1)
        navigation.push(list)
        list.thumb.frame = .zero
        expect(pan.fire(.began, y: 10, velocity: move), false, "no such view now")
    }

    scenario("A pinch drives a pop at the speed of the fingers") {
        let registry = makeRegistry { lines in
            lines.add(.pop, from: .any, to: .any, .zoomOutRect().interactive(.pinch()))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        guard let pinch = gesture(UIPinchGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        expect(pinch.fire(.began, scale: 1.2, velocity: 1), false, "fingers that open")
        pinch.fire(.began, scale: 0.99, velocity: -1)
        pinch.fire(.began, scale: 0.98, velocity: -1)
        pinch.fire(.ended, scale: 0.6, velocity: -3)
        Stage.settle()
        expect(navigation.viewControllers.count, 1)
        expect(Stage.drivers.map(\.completionSpeed), [1.5])
    }

    scenario("A gesture performs the unwind segue whose line gives it") {
        let registry = makeRegistry(unwinds: ["close", "leave"]) { lines in
            lines.add(.pop, from: .any, to: .any, .fade.duration(0.1))
            lines.add(
                .pop, from: [.detail], to: [.list], unwind: "leave",
                .fade.duration(0.2).interactive(.pinch()))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        let detail = DetailController()
        UIStoryboard.segues["leave"] = { source in
            let segue = UIStoryboardSegue(
                identifier: "leave", source: source, destination: list
            ) { navigation.popToViewController(list, animated: true) }
            registry.prepare(for: segue)
            return segue
        }
        navigation.push(detail)
        guard let pinch = gesture(UIPinchGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        pinch.fire(.began, scale: 0.9, velocity: -1)
        pinch.fire(.ended, scale: 0.3, velocity: -1)
        Stage.settle()
        expect(navigation.topViewController === list)
        expect(played, ["UIKit's", "fade 0.2"])
        navigation.push(DetailController())
        navigation.pop()
        expect(played.last, "fade 0.1")
    }

    scenario("A scroll view that can scroll keeps the pan") {
        let registry = makeRegistry { lines in
            lines.add(.pop, from: .any, to: .any, .fade.interactive(.pan(.down)))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        detail.view.addSubview(scroll)
        navigation.push(detail)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        scroll.addGestureRecognizer(scroll.panGestureRecognizer)
        expect(
            pan.delegate?.gestureRecognizer?(
                pan, shouldBeRequiredToFailBy: scroll.panGestureRecognizer), true)
        scroll.contentOffset.y = 50
        expect(pan.fire(.began, y: 1, velocity: CGPoint(x: 0, y: 100)), false)
        scroll.contentOffset.y = 0
        expect(pan.fire(.began, y: 1, velocity: CGPoint(x: 0, y: 100)))
        pan.fire(.cancelled)
        Stage.settle()
        expect(navigation.topViewController === detail)
    }

    scenario("A scroll view that is zoomed keeps the pinch, and scrolls at once") {
        let registry = makeRegistry { lines in
            lines.add(.pop, from: .any, to: .any, .fade.interactive(.pinch()))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.addGestureRecognizer(scroll.panGestureRecognizer)
        detail.view.addSubview(scroll)
        navigation.push(detail)
        guard let pinch = gesture(UIPinchGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        expect(
            pinch.delegate?.gestureRecognizer?(
                pinch, shouldBeRequiredToFailBy: scroll.panGestureRecognizer), false)
        scroll.zoomScale = 2
        expect(pinch.fire(.began, scale: 0.9, velocity: -1), false)
        scroll.zoomScale = 1
        expect(pinch.fire(.began, scale: 0.9, velocity: -1))
        pinch.fire(.cancelled, scale: 0.9)
        Stage.settle()
        expect(navigation.topViewController === detail)
    }

    scenario("Swipes select the neighbours of a tab") {
        let registry = makeRegistry { lines in
            let swipe = Interaction.pan(.left)
            lines.add(.tabHigher, from: .any, to: .any, .slide(.left).interactive(swipe))
            lines.add(.tabLower, from: .any, to: .any, .slide(.right).interactive(swipe))
        }
        let tabs = UITabBarController()
        let pages: [PageController] = [ListController(), CardController(), SettingsController()]
        tabs.viewControllers = pages
        let window = launch(tabs)
        registry.install(in: tabs)
        @MainActor func swipe(_ x: CGFloat, to end: CGFloat) {
            guard let page = tabs.selectedViewController else { return }
            for case let pan as UIPanGestureRecognizer in page.view.gestureRecognizers ?? [] {
                if pan.fire(.began, x: x, velocity: CGPoint(x: x, y: 0)) {
                    pan.fire(.ended, x: end)
                }
            }
            Stage.settle()
        }
        expect(pages[0].view.gestureRecognizers?.count, 1)
        swipe(-1, to: -200)
        expect(tabs.selectedIndex, 1)
        expect((pages[0].view.gestureRecognizers ?? []).count, 0)
        expect(pages[1].view.gestureRecognizers?.count, 2)
        let before = picture(of: window)
        swipe(-1, to: -50)
        expect(tabs.selectedIndex, 1)
        expect(picture(of: window), before)
        swipe(1, to: 200)
        expect(tabs.selectedIndex, 0)
    }

    scenario("A gesture goes forward where the app says how") {
        let registry = makeRegistry { lines in
            lines.add(
                .push, from: [.list], to: [.detail], .push(.left).interactive(.pan(.left)))
        }
        let list = ListController()
        let (window, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        registry.drive(.push, from: list, to: .detail) {
            navigation.pushViewController(DetailController(), animated: true)
        }
        registry.drive(.push, from: list, to: .card) { expect(false) }
        let before = picture(of: window)
        let pans = list.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
        guard let pan = pans?.first, pans?.count == 1 else { return expect(false, "no gesture") }
        pan.fire(.began, x: -1, velocity: CGPoint(x: -100, y: 0))
        pan.fire(.failed, x: -1)
        Stage.settle()
        expect(navigation.viewControllers.count, 1)
        expect(picture(of: window), before)
        pan.fire(.began, x: -1, velocity: CGPoint(x: -100, y: 0))
        pan.fire(.ended, x: -300)
        Stage.settle()
        expect(navigation.viewControllers.count, 2)
    }

    scenario("Nothing breaks where a gesture ends before UIKit begins, or begins nothing") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: [.list], to: [.detail], .fade.interactive(.pan(.left)))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        registry.drive(.push, from: list, to: .detail) {}
        guard let pan = gesture(UIPanGestureRecognizer.self, on: list) else {
            return expect(false, "no gesture")
        }
        pan.fire(.began, x: -1, velocity: CGPoint(x: -100, y: 0))
        pan.fire(.changed, x: -100)
        pan.fire(.ended, x: -300)
        Stage.settle()
        navigation.push(DetailController())
        expect(navigation.viewControllers.count, 2)
        expect(Stage.drivers, [])
    }
}
