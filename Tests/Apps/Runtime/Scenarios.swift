import TransitionRuntime
import UIKit

@MainActor func declareScenarios(_ scenario: Scenarios) {
    beginTrace()
    declareNavigation(scenario)
    declarePresentations(scenario)
    declareGestures(scenario)
    declareSharing(scenario)
    declareEverything(scenario)
    declareViewTransitions(scenario)
    declareCalls(scenario)
    declareReturns(scenario)
    declareLeftovers(scenario)
    declareInstalls(scenario)
    declareOverlaps(scenario)
    declarePlaces(scenario)
    declareTraces(scenario)
}

@MainActor private func declareNavigation(_ scenario: Scenarios) {
    scenario("A line's animation plays on a push, and its return on the pop") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: [.list], to: [.detail], .cover(.up).duration(0.4))
            lines.add(.pop, from: [.detail], to: [.list], .uncover(.down).duration(0.2))
        }
        let (window, navigation) = makeNavigation()
        registry.install(in: navigation)
        let before = picture(of: window)
        navigation.push(DetailController())
        expect(navigation.viewControllers.count, 2)
        navigation.pop()
        expect(played, ["cover(up) 0.4", "uncover(down) 0.2"])
        expect(picture(of: window), before)
    }

    scenario("A push moves both views as Hero does, and leaves nothing behind") {
        let registry = makeRegistry { $0.add(.push, from: .any, to: .any, .push(.left)) }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.pushViewController(detail, animated: true)
        expect(near: list.view.transform.tx, -(list.view.bounds.width / 3))
        expect(detail.view.transform, .identity)
        expect(detail.view.layer.shadowOpacity, 0.5)
        expect(list.view.subviews.count, 2, "the overlay")
        Stage.settle()
        expect(list.view.transform, .identity)
        expect(list.view.subviews.count, 1)
        expect(detail.view.layer.shadowOpacity, 0)
        expect(detail.view.frame, navigation.view.bounds)
    }

    scenario("A subclass counts as its nearest declared class, a protocol after classes") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: [.list], to: [.detail], .fade.duration(0.1))
            lines.add(.push, from: [.list], to: [.article], .fade.duration(0.2))
            lines.add(.push, from: [.list], to: [.zoomable], .fade.duration(0.3))
        }
        for (controller, duration) in [
            (DetailController(), 0.1), (ArticleController(), 0.2), (PhotoController(), 0.3),
        ] as [(UIViewController, Double)] {
            startAgain()
            let (_, navigation) = makeNavigation()
            registry.install(in: navigation)
            navigation.push(controller)
            expect(played, ["fade \(duration)"])
        }
    }

    scenario("Where nothing is said UIKit's own animation plays") {
        let registry = makeRegistry { $0.add(.push, from: [.list], to: [.card], .fade) }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(StrangeController())
        expect(played, ["UIKit's"])
        expect(navigation.viewControllers.count, 2)
    }

    scenario("A wildcard does not mean an alert") {
        let registry = makeRegistry { $0.add(.present, from: .any, to: .any, .fade) }
        let list = ListController()
        _ = launch(list)
        let alert = UIAlertController()
        registry.installForPresentation(of: alert)
        list.present(alert, animated: true)
        Stage.settle()
        expect(played, ["UIKit's"])
        expect(list.presentedViewController === alert)
    }

    scenario("What takes the place of the top is a replacement") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: .any, to: .any, .fade.duration(0.1))
            lines.add(.replace, from: [.login], to: [.list], .fade.duration(0.2))
        }
        let (_, navigation) = makeNavigation(LoginController())
        registry.install(in: navigation)
        navigation.setViewControllers([ListController()], animated: true)
        Stage.settle()
        expect(played, ["fade 0.2"])
    }

    scenario("A default plays where no line does, and another on the way back") {
        let registry = makeRegistry(
            defaults: { defaults in
                defaults.add(.push, .fade.duration(0.5))
                defaults.add(.push, in: .main, .zoomSlide(.left).duration(0.6))
                defaults.add(.pop, in: .main, .zoomSlide(.right).duration(0.6))
            }, { _ in })
        let main = MainController(rootViewController: ListController())
        _ = launch(main)
        registry.install(in: main)
        main.push(DetailController())
        main.pop()
        expect(played, ["zoomSlide(left) 0.6", "zoomSlide(right) 0.6"])
    }

    scenario("An animation given in the call wins, and its opposite or what it gives plays back") {
        let registry = makeRegistry { lines in
            lines.add(
                .push, from: .any, to: .any, .fade.duration(0.1), returning: .fade.duration(0.1))
        }
        let (_, navigation) = makeNavigation()
        registry.push(DetailController(), in: navigation, using: .fade.duration(0.2))
        Stage.settle()
        navigation.pop()
        registry.push(
            CardController(), in: navigation, using: .slide(.left).duration(0.3),
            returning: .fade.duration(0.5))
        Stage.settle()
        navigation.pop()
        navigation.push(DetailController())
        registry.pop(in: navigation, using: .fade.duration(0.4))
        Stage.settle()
        expect(
            played,
            ["fade 0.2", "fade 0.2", "slide(left) 0.3", "fade 0.5", "fade 0.1", "fade 0.4"])
    }

    scenario("An animation given with a whole stack is not lost") {
        let registry = makeRegistry { $0.add([.push, .pop], from: .any, to: .any, .fade) }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.setViewControllers(
            [list, DetailController(), CardController()], in: navigation,
            using: .fade.duration(0.2))
        Stage.settle()
        registry.setViewControllers([list], in: navigation, using: .fade.duration(0.3))
        Stage.settle()
        expect(played, ["fade 0.2", "fade 0.3"])
        expect(navigation.viewControllers, [list])
    }

    scenario("A pop over several screens that no line covers plays the top screen's return") {
        let registry = makeRegistry { lines in
            lines.push(
                .detail, to: .card, .fade.duration(0.1), returning: .fade.duration(0.7))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(DetailController())
        navigation.push(CardController())
        navigation.popToRootViewController(animated: true)
        Stage.settle()
        expect(played, ["UIKit's", "fade 0.1", "fade 0.7"])
    }

    scenario("Reduce Motion replaces all but system and none, and puts nothing on views") {
        var put = 0
        let registry = makeRegistry(
            reduceMotion: .fade.duration(0.9),
            views: { views in
                views.add(
                    .push, from: .any, to: .any,
                    TransitionViews { _ in
                        put += 1
                        return {}
                    })
            },
            { lines in
                lines.add(.push, from: [.list], to: [.detail], .zoom)
                lines.add(.push, from: [.detail], to: [.card], .system)
            })
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        Stage.isReduceMotionEnabled = true
        navigation.push(DetailController())
        navigation.push(CardController())
        expect(played, ["fade 0.9", "system"])
        expect(put, 0)
    }

    scenario("Reduce Motion replaces nothing on an iOS older than its `available`") {
        let (_, navigation) = makeNavigation()
        Stage.isReduceMotionEnabled = true
        Stage.systemVersion = "17.10.1"
        let versions: [(IOSVersions, String)] = [
            (17..., "0.9"), (IOSVersion(17, 10)..., "0.9"), (IOSVersion(17, 4)..<18, "0.9"),
            (..<18, "0.9"), (18..., "0.7"), (..<IOSVersion(17, 10), "0.7"),
            (IOSVersion(17, 11)..., "0.7"), (17..<IOSVersion(17, 4), "0.7"),
        ]
        for (versions, duration) in versions {
            let registry = makeRegistry(
                reduceMotion: .fade.duration(0.9), reduceMotionIOS: versions,
                { $0.add(.push, from: .any, to: .any, .fade.duration(0.7)) })
            registry.install(in: navigation)
            navigation.push(DetailController())
            expect(played.last, "fade \(duration)")
            expect(ScreenTransition.isReduced(ios: versions), duration == "0.9")
        }
    }

    scenario("What lines put on views is taken off after, the wider first on and last off") {
        var steps: [String] = []
        @MainActor func views(_ name: String) -> TransitionViews {
            TransitionViews { sides in
                steps.append("\(name) on \(type(of: sides.from)) \(type(of: sides.to))")
                return { steps.append("\(name) off") }
            }
        }
        let registry = makeRegistry(
            views: { table in
                table.add(.push, from: [.list], to: [.detail], views("narrow"))
                table.add(.push, from: .any, to: .any, views("wide"))
            }, { $0.add(.push, from: .any, to: .any, .fade) })
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.pushViewController(DetailController(), animated: true)
        expect(
            steps,
            [
                "wide on ListController DetailController",
                "narrow on ListController DetailController",
            ])
        Stage.settle()
        expect(Array(steps.dropFirst(2)), ["narrow off", "wide off"])
    }

    scenario("Hooks of a screen and both ends are told, and hear of a completed transition") {
        let registry = makeRegistry { $0.add([.push, .pop], from: .any, to: .any, .fade) }
        let list = ListController()
        let article = ArticleController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        navigation.push(article)
        expect(hookCalls, ["before go to ArticleController", "after go"])
        expect(list.calls, ["will begin with ArticleController", "runs", "ended"])
        expect(article.calls, ["will begin with ListController", "runs", "ended"])
        navigation.pop()
        expect(Array(hookCalls.dropFirst(2)), ["before return", "after return"])
    }

    scenario("A segue's line plays for its segue, and back for what it opened") {
        let registry = makeRegistry { lines in
            lines.add(.push, from: .any, to: .any, .fade.duration(0.1))
            lines.add(.pop, from: .any, to: .any, .fade.duration(0.2))
            lines.add(.push, from: .any, to: .any, segue: "open", .fade.duration(0.3))
            lines.add(.pop, from: .any, to: .any, segue: "open", .fade.duration(0.4))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        let detail = DetailController()
        registry.prepare(
            for: UIStoryboardSegue(identifier: "open", source: list, destination: detail))
        navigation.push(detail)
        navigation.pop()
        navigation.push(detail)
        navigation.pop()
        expect(played, [0.3, 0.4, 0.1, 0.2].map { "fade \($0)" })
    }

    scenario("An unwind segue's line plays for it alone") {
        let registry = makeRegistry(unwinds: ["close"]) { lines in
            lines.add(.pop, from: .any, to: .any, .fade.duration(0.2))
            lines.add(.pop, from: .any, to: .any, unwind: "close", .fade.duration(0.3))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        for unwinds in [true, false] {
            let detail = DetailController()
            navigation.pushViewController(detail, animated: false)
            Stage.settle()
            if unwinds {
                registry.prepare(
                    for: UIStoryboardSegue(identifier: "close", source: detail, destination: list))
            }
            navigation.pop()
        }
        expect(played, ["fade 0.3", "fade 0.2"])
    }

    scenario("A change of tab goes by index") {
        let registry = makeRegistry { lines in
            lines.add(
                .tabHigher, between: [.list], and: [.card], .slide(.left).duration(0.1))
            lines.add(
                .tabLower, between: [.list], and: [.card], .slide(.right).duration(0.2))
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [ListController(), CardController()]
        _ = launch(tabs)
        registry.install(in: tabs)
        tabs.tap(tab: 1)
        Stage.settle()
        tabs.tap(tab: 1)
        Stage.settle()
        tabs.tap(tab: 0)
        Stage.settle()
        tabs.selectedIndex = 1
        Stage.settle()
        expect(played, ["slide(left) 0.1", "slide(right) 0.2", "slide(left) 0.1"])
    }
}
