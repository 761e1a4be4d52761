import TransitionRuntime
import UIKit

@MainActor func declarePresentations(_ scenario: Scenarios) {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
        scenario("Present and dismiss, style \(style.rawValue)") {
            let registry = makeRegistry { lines in
                lines.add(.present, from: [.list], to: [.card], .cover(.up).duration(0.4))
                lines.add(
                    .dismiss, from: [.card], to: [.list],
                    .keyFrames(
                        KeyFrames(duration: 1).fromView(0...0.8, .y(-20))
                            .fromView(0.8...1, .y(.fraction(1) + 20), .rotate(0.2))))
            }
            let list = ListController()
            let window = launch(UINavigationController(rootViewController: list))
            let before = picture(of: window)
            var card: CardController? = CardController()
            weak let gone = card
            card?.modalPresentationStyle = style
            card.map { registry.installForPresentation(of: $0) }
            card.map { list.present($0, animated: true) }
            Stage.settle()
            expect(card?.transitioningDelegate != nil, "nobody keeps it")
            expect(card?.view.frame, window.bounds)
            expect(card?.view.transform, .identity)
            list.dismiss(animated: true)
            expect(card?.view.alpha, 1)
            Stage.settle()
            expect(played, ["cover(up) 0.4", "key frames"])
            expect(picture(of: window), before)
            card = nil
            startAgain()
            expect(gone == nil, "the controller is kept alive")
        }
    }

    scenario("The key frames of a dismissal begin and last as its line says") {
        let frames = KeyFrames(duration: 1).fromView(0...0.8, .y(-20)).fromView(0.8...1, .y(20))
        let registry = makeRegistry {
            $0.add(.dismiss, from: [.card], to: [.list], .keyFrames(frames))
        }
        let (list, card) = (ListController(), CardController())
        _ = launch(list)
        registry.installForPresentation(of: card)
        list.present(card, animated: false)
        list.dismiss(animated: true)
        Stage.settle()
        let seen = Stage.animations.filter { $0.kind == .keyFrame }
        expect(seen.map(\.delay), [0, 0.8])
        expect(seen.map { ($0.duration * 10).rounded() / 10 }, [0.8, 0.2])
    }

    scenario("A presented controller's own default plays both ways") {
        let registry = makeRegistry(
            defaults: { defaults in
                defaults.add(.present, of: .detail, .fade.duration(0.3))
                defaults.add(.dismiss, of: .detail, .fade.duration(0.2))
            }, { _ in })
        let list = ListController()
        _ = launch(list)
        let article = ArticleController()
        registry.installForPresentation(of: article)
        list.present(article, animated: true)
        Stage.settle()
        article.dismiss(animated: true)
        Stage.settle()
        expect(played, ["fade 0.3", "fade 0.2"])
    }

    scenario("The ends are the innermost visible declared controllers") {
        let registry = makeRegistry { lines in
            lines.add(.present, from: [.detail], to: [.settings], .fade.duration(0.3))
        }
        let navigation = UINavigationController(rootViewController: ListController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        _ = launch(tabs)
        navigation.pushViewController(DetailController(), animated: false)
        Stage.settle()
        let modal = UINavigationController(rootViewController: SettingsController())
        registry.installForPresentation(of: modal)
        tabs.present(modal, animated: true)
        Stage.settle()
        expect(played, ["fade 0.3"])
    }

    scenario("The root of a window, a presented screen and the top of a stack are replaced") {
        let registry = makeRegistry { lines in
            lines.add(.replace, from: [.list], to: [.settings], .slide(.left).duration(0.3))
            lines.add(.replace, from: [.card], to: [.login], .cover(.up).duration(0.4))
            lines.add(.replace, from: [.login], to: [.detail], .system)
            lines.add(.replace, from: [.settings], to: [.list], .fade.duration(0.5))
        }
        let window = launch(ListController())
        guard let list = window.rootViewController else { return expect(false, "no root") }
        let settings = SettingsController()
        registry.replace(list, with: settings)
        expect(window.rootViewController === list, "until the animation ends")
        Stage.settle()
        expect(window.rootViewController === settings)
        expect(settings.calls, ["will begin with ListController", "runs", "ended"])
        expect(settings.view.transform, .identity)
        expect(window.subviews.count, 1)
        let card = CardController()
        settings.present(card, animated: false)
        let login = LoginController()
        var isInPlace = false
        registry.replace(card, with: login) { isInPlace = true }
        Stage.settle()
        expect(isInPlace)
        expect(settings.presentedViewController === login)
        expect(login.view.frame, window.bounds)
        expect(card.view.superview == nil)
        let detail = DetailController()
        registry.replace(login, with: detail)
        expect(settings.presentedViewController === detail, "no animation")
        Stage.settle()
        let navigation = UINavigationController(rootViewController: SettingsController())
        window.rootViewController = navigation
        Stage.settle()
        if let top = navigation.topViewController { registry.replace(top, with: ListController()) }
        Stage.settle()
        expect(navigation.viewControllers.count, 1)
        expect(navigation.topViewController is ListController)
        expect(played, ["slide(left) 0.3", "cover(up) 0.4", "system", "fade 0.5"])
    }

    scenario("Several that are presented go by the line of the topmost") {
        for isAskedFirst in [false, true] {
            startAgain()
            Stage.asksBeforeDismissingAbove = isAskedFirst
            let registry = makeRegistry { lines in
                lines.add(.dismiss, from: [.settings], to: [.list], .fade.duration(0.3))
                lines.add(.dismiss, from: [.card], to: [.list], .fade.duration(0.2))
            }
            let (list, card, settings) = (ListController(), CardController(), SettingsController())
            let window = launch(list)
            let before = picture(of: window)
            for (presenter, presented) in [(list, card), (card, settings)] {
                registry.installForPresentation(of: presented)
                presenter.present(presented, animated: true)
                Stage.settle()
            }
            list.dismiss(animated: true)
            Stage.settle()
            expect(played, ["UIKit's", "UIKit's", "fade 0.3"])
            expect(picture(of: window), before)
            expect(settings.calls.last, "ended")
            expect(card.view.subviews.count, 0)
        }
    }

    scenario("Zooms into a rectangle and out again leave nothing behind") {
        for content in [ScreenTransition.Content.same, .different] {
            startAgain()
            let registry = makeRegistry { lines in
                let view: ScreenTransition.ViewProvider = { owner, _ in
                    (owner as? ListController)?.thumb
                }
                lines.add(
                    .push, from: [.list], to: [.detail],
                    .zoomInRect(of: view, content: content).duration(0.5))
                lines.add(
                    .pop, from: [.detail], to: [.list],
                    .zoomOutRect(of: view, content: content).duration(0.5))
            }
            let list = ListController()
            let (window, navigation) = makeNavigation(list)
            registry.install(in: navigation)
            let before = picture(of: window)
            let detail = DetailController()
            navigation.pushViewController(detail, animated: true)
            // 800 points of height over the thumb's 80, or 400 of width over its 40.
            expect(near: list.view.transform.a, 10)
            Stage.settle()
            expect(list.view.transform, .identity)
            expect(list.view.alpha, 1)
            expect(list.view.subviews.count, 1)
            navigation.pop()
            expect(picture(of: window), before)
            expect(detail.view.transform, .identity)
            expect(detail.view.alpha, 1)
        }
    }

    scenario("None takes no time, auto is Hero's choice") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: .any, to: [.detail], ScreenTransition.none)
            lines.add(.push, from: .any, to: [.card], .auto)
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.pushViewController(DetailController(), animated: true)
        expect(navigation.transitionCoordinator == nil)
        expect(played, ["none"])
        navigation.push(CardController())
        expect(played, ["none", "auto"])
        expect(Stage.durations ?? [0.35], [0.35])
    }
}
