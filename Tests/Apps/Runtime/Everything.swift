import TransitionRuntime
import UIKit

private let directions = Direction.allCases
private let animations: [ScreenAnimation] =
    [.auto, .fade, .zoom, .zoomOut]
    + directions.flatMap { direction in
        [
            .push(direction), .pull(direction), .cover(direction), .uncover(direction),
            .slide(direction), .zoomSlide(direction), .pageIn(direction), .pageOut(direction),
        ] as [ScreenAnimation]
    }

/// Everything that can play, by what it is called.
@MainActor private var transitions: [(name: String, transition: ScreenTransition)] {
    let view: ScreenTransition.ViewProvider = { owner, _ in (owner as? ListController)?.thumb }
    let frames = KeyFrames(duration: 0.5)
        .fromView(0...0.5, .x(.fraction(0.5)), .scale(0.5), .opacity(0), .cornerRadius(10))
        .toView(0.5...1, .y(20), .rotate(4), .scaleXY(x: 2, y: 0), .backgroundColor(0xFF00_00FF))
    return animations.map { ("\($0)", ScreenTransition($0)) } + [
        ("key frames", .keyFrames(frames)),
        ("key frames backwards", .keyFrames(frames.reversed)),
        ("zoom in, same", .zoomInRect(of: view)),
        ("zoom in, different", .zoomInRect(of: view, content: .different)),
        ("zoom out, same", .zoomOutRect(of: view)),
        ("zoom out, different", .zoomOutRect(content: .different)),
        ("system zoom's fallback", .systemZoom(from: { _, _ in nil }, fallback: .zoomSlide(.up))),
    ]
}

/// A drag to the right that is let go where it changes nothing, or far enough.
@MainActor private func drag(_ controller: UIViewController, finishing: Bool) {
    guard let pan = gesture(UIPanGestureRecognizer.self, on: controller) else {
        return expect(false, "no gesture")
    }
    expect(pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0)))
    pan.fire(.changed, x: 90)
    pan.fire(.ended, x: finishing ? 300 : 90)
    Stage.settle()
}

@MainActor func declareEverything(_ scenario: Scenarios) {
    scenario("Whatever plays on a pop, cancelled it changes nothing, and ended it leaves nothing") {
        for (name, transition) in transitions {
            startAgain()
            let registry = makeRegistry { lines in
                lines.add(.push, from: .any, to: .any, .none)
                lines.add(.pop, from: .any, to: .any, transition.interactive(.pan(.right)))
            }
            let list = ListController()
            let (window, navigation) = makeNavigation(list)
            registry.install(in: navigation)
            let bottom = picture(of: window)
            let detail = DetailController()
            detail.view.alpha = 0.9
            detail.view.layer.cornerRadius = 3
            navigation.push(detail)
            let top = picture(of: window)
            drag(detail, finishing: false)
            expect(picture(of: window), top, name)
            expect(list.wasShownAtEnd, false, "\(name): what did not come is taken out")
            drag(detail, finishing: true)
            expect(picture(of: window), bottom, name)
            expect(Stage.journal.filter { $0 == "cancel" }.count, 1, name)
            expect(Stage.journal.filter { $0 == "finish" }.count, 1, name)
            navigation.push(detail)
            expect(picture(of: window), top, "\(name): again")
        }
    }

    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        scenario("Whatever plays on a dismissal, style \(style.rawValue), it leaves nothing") {
            for (name, transition) in transitions {
                startAgain()
                let registry = makeRegistry { lines in
                    lines.add(.present, from: .any, to: .any, transition)
                    lines.add(
                        .dismiss, from: .any, to: .any, transition.interactive(.pan(.right)))
                }
                let list = ListController()
                let window = launch(list)
                let bottom = picture(of: window)
                let card = CardController()
                card.modalPresentationStyle = style
                registry.installForPresentation(of: card)
                list.present(card, animated: true)
                Stage.settle()
                let top = picture(of: window)
                let listAlone = picture(of: list.view)
                drag(card, finishing: false)
                expect(picture(of: window), top, name)
                expect(picture(of: list.view), listAlone, name)
                drag(card, finishing: true)
                expect(picture(of: window), bottom, name)
            }
        }
    }

    scenario("Whatever plays between tabs, cancelled it changes nothing") {
        for (name, transition) in transitions {
            startAgain()
            let registry = makeRegistry { lines in
                lines.add(.tab, from: .any, to: .any, transition.interactive(.pinch()))
            }
            let tabs = UITabBarController()
            let list = ListController()
            tabs.viewControllers = [list, CardController()]
            let window = launch(tabs)
            registry.install(in: tabs)
            let before = picture(of: window)
            guard let pinch = gesture(UIPinchGestureRecognizer.self, on: list) else {
                return expect(false, "no gesture")
            }
            expect(pinch.fire(.began, scale: 0.9, velocity: -1))
            pinch.fire(.ended, scale: 0.9)
            Stage.settle()
            expect(picture(of: window), before, name)
        }
    }

    scenario("What leads forward in a language from right to left comes from the other side") {
        let registry = makeRegistry { $0.add(.push, from: .any, to: .any, .slide(.leading)) }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        Stage.isRightToLeft = true
        navigation.pushViewController(DetailController(), animated: true)
        expect(list.view.transform.tx, 400)
        Stage.settle()
    }
}
