import TransitionRuntime
import UIKit

/// The return belongs to the line, the default or the call that really brought a screen.
@MainActor func declareReturns(_ scenario: Scenarios) {
    scenario("`x / default` leaves the pop to the defaults") {
        let registry = makeRegistry(
            defaults: { $0.add(.pop, .fade.duration(0.5)) },
            {
                $0.push(.list, to: .detail, .fade.duration(0.1))
                $0.add(.push, from: .any, to: .any, .fade.duration(0.2), returning: .zoom)
            })
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(DetailController())
        navigation.pop()
        expect(played, ["fade 0.1", "fade 0.5"])
    }

    scenario("`x / default` without a default leaves the pop to UIKit") {
        let registry = makeRegistry { $0.push(.list, to: .detail, .fade.duration(0.1)) }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(DetailController())
        navigation.pop()
        expect(played, ["fade 0.1", "UIKit's"])
    }

    scenario("The line is recorded, and not what Reduce Motion plays instead of it") {
        let registry = makeRegistry(reduceMotion: .fade.duration(0.9)) {
            $0.push(.list, to: .detail, .zoom.duration(0.1), returning: .zoom.duration(0.2))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        Stage.isReduceMotionEnabled = true
        navigation.push(DetailController())
        Stage.isReduceMotionEnabled = false
        navigation.pop()
        expect(played, ["fade 0.9", "zoom 0.2"])
    }

    scenario("A default's return is recorded with it") {
        let registry = makeRegistry(
            defaults: {
                $0.add(.push, .fade.duration(0.1))
                $0.add(.pop, .fade.duration(0.2))
            }, { _ in })
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(DetailController())
        navigation.pop()
        expect(played, ["fade 0.1", "fade 0.2"])
    }

    scenario("A line that names the pop comes before the return of a call") {
        let registry = makeRegistry { $0.add(.pop, from: .any, to: .any, .fade.duration(0.3)) }
        let (_, navigation) = makeNavigation()
        registry.push(
            DetailController(), in: navigation, using: .fade.duration(0.1),
            returning: .fade.duration(0.2))
        Stage.settle()
        navigation.pop()
        expect(played, ["fade 0.1", "fade 0.3"])
    }

    scenario("Where nothing was recorded, the line that would win now decides") {
        let registry = makeRegistry {
            $0.push(.list, to: .detail, .fade.duration(0.1), returning: .fade.duration(0.2))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.pushViewController(DetailController(), animated: false)
        Stage.settle()
        navigation.pop()
        expect(played, ["fade 0.2"])
    }

    scenario("Back over several screens the line for these two decides") {
        let registry = makeRegistry {
            $0.push(.detail, to: .card, .fade.duration(0.1), returning: .fade.duration(0.2))
            $0.push(.list, to: .card, .fade.duration(0.3), returning: .fade.duration(0.4))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(DetailController())
        navigation.push(CardController())
        navigation.popToRootViewController(animated: true)
        Stage.settle()
        expect(played, ["UIKit's", "fade 0.1", "fade 0.4"])
    }

    scenario("Back in a stack that was rearranged the line for these two decides, else the record")
    {
        for (below, duration) in [(SettingsController(), 0.4), (ArticleController(), 0.2)]
            as [(UIViewController, Double)]
        {
            startAgain()
            let registry = makeRegistry {
                $0.push(.list, to: .card, .fade.duration(0.1), returning: .fade.duration(0.2))
                $0.push(.settings, to: .card, .fade.duration(0.3), returning: .fade.duration(0.4))
            }
            let list = ListController()
            let (_, navigation) = makeNavigation(list)
            registry.install(in: navigation)
            let card = CardController()
            navigation.push(card)
            navigation.setViewControllers([list, below, card], animated: false)
            Stage.settle()
            navigation.pop()
            expect(played, ["fade 0.1", "fade \(duration)"])
        }
    }

    scenario("A presented controller records what brought it, for the screen it came from") {
        for isOther in [false, true] {
            startAgain()
            let registry = makeRegistry {
                $0.present(.list, to: .card, .fade.duration(0.1), returning: .fade.duration(0.2))
                $0.present(
                    .settings, to: .card, .fade.duration(0.3), returning: .fade.duration(0.4))
            }
            let (_, navigation) = makeNavigation()
            let card = CardController()
            card.modalPresentationStyle = .overFullScreen
            registry.installForPresentation(of: card)
            navigation.present(card, animated: true)
            Stage.settle()
            if isOther {
                navigation.setViewControllers([SettingsController()], animated: false)
                Stage.settle()
            }
            card.dismiss(animated: true)
            Stage.settle()
            expect(played.last, "fade \(isOther ? 0.4 : 0.2)")
        }
    }

    scenario("A cancelled pop leaves what was recorded") {
        let registry = makeRegistry {
            $0.push(
                .list, to: .detail, .fade.duration(0.1),
                returning: .fade.duration(0.2).interactive(.pinch()))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        guard let pinch = gesture(UIPinchGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        pinch.fire(.began, scale: 0.9, velocity: -1)
        pinch.fire(.cancelled, scale: 0.9)
        Stage.settle()
        expect(navigation.topViewController === detail)
        navigation.pop()
        expect(played, [0.1, 0.2, 0.2].map { "fade \($0)" })
    }
}

/// What belongs to one transition is not left for another.
@MainActor func declareLeftovers(_ scenario: Scenarios) {
    scenario("An animation given in a call that changes nothing is not kept for the next pop") {
        for isSet in [true, false] {
            startAgain()
            let registry = makeRegistry {
                $0.push(.list, to: .detail, .fade.duration(0.1), returning: .fade.duration(0.2))
            }
            let (_, navigation) = makeNavigation()
            registry.install(in: navigation)
            let detail = DetailController()
            navigation.push(detail)
            if isSet {
                registry.setViewControllers(
                    navigation.viewControllers, in: navigation, using: .fade.duration(0.9))
            } else {
                registry.pop(to: detail, in: navigation, using: .fade.duration(0.9))
            }
            Stage.settle()
            navigation.pop()
            expect(played, ["fade 0.1", "fade 0.2"])
        }
    }

    scenario("A gesture is not put on for an unwind segue that no line names") {
        let registry = makeRegistry(unwinds: ["close"]) {
            $0.push(
                .list, to: .detail, .fade.duration(0.1),
                returning: .fade.duration(0.2).interactive(.pinch()))
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let detail = DetailController()
        // The call decides the return, and gives no gesture.
        registry.push(detail, in: navigation, using: .zoom)
        Stage.settle()
        expect(gesture(UIPinchGestureRecognizer.self, on: detail) == nil)
    }

    scenario("What was presented without an animation is the top of those that go") {
        for asksBefore in [false, true] {
            startAgain()
            Stage.asksBeforeDismissingAbove = asksBefore
            let registry = makeRegistry {
                $0.add(.dismiss, from: [.settings], to: [.list], .fade.duration(0.3))
            }
            let list = ListController()
            _ = launch(list)
            let (card, settings) = (CardController(), SettingsController())
            for (presenter, presented) in [(list, card), (card, settings)]
                as [(UIViewController, UIViewController)]
            {
                registry.installForPresentation(of: presented)
                presenter.present(presented, animated: false)
                Stage.settle()
            }
            list.dismiss(animated: true)
            Stage.settle()
            expect(played, ["fade 0.3"])
        }
    }

    scenario("What belongs to a presentation ends with a dismissal without an animation") {
        let registry = makeRegistry {
            $0.add(.present, from: [.list], to: [.card], segue: "open", .fade.duration(0.1))
            $0.present(.settings, to: .card, .fade.duration(0.3), returning: .fade.duration(0.4))
        }
        let list = ListController()
        let window = launch(list)
        let card = CardController()
        @MainActor func present(from presenter: UIViewController, animated: Bool) {
            registry.installForPresentation(of: card)
            presenter.present(card, animated: animated)
            Stage.settle()
        }
        registry.prepare(
            for: UIStoryboardSegue(identifier: "open", source: list, destination: card))
        present(from: list, animated: true)
        card.dismiss(animated: false)
        Stage.settle()
        present(from: list, animated: true)
        expect(played, ["fade 0.1", "UIKit's"], "the segue is forgotten")
        card.dismiss(animated: false)
        Stage.settle()
        let settings = SettingsController()
        window.rootViewController = settings
        present(from: settings, animated: true)
        card.dismiss(animated: false)
        Stage.settle()
        // No line for these two, and nothing recorded.
        window.rootViewController = list
        present(from: list, animated: false)
        card.dismiss(animated: true)
        Stage.settle()
        expect(played, ["fade 0.1", "UIKit's", "fade 0.3", "UIKit's"])
    }

    scenario("A screen that was opened by a segue and popped with others is opened by none") {
        let registry = makeRegistry {
            $0.add(.push, from: [.list], to: [.detail], segue: "open", .fade.duration(0.1))
            $0.push(.list, to: .detail, .fade.duration(0.2))
        }
        let list = ListController()
        let (_, navigation) = makeNavigation(list)
        registry.install(in: navigation)
        let detail = DetailController()
        registry.prepare(
            for: UIStoryboardSegue(identifier: "open", source: list, destination: detail))
        navigation.push(detail)
        navigation.push(CardController())
        navigation.popToRootViewController(animated: true)
        Stage.settle()
        navigation.push(detail)
        expect(played, ["fade 0.1", "UIKit's", "UIKit's", "fade 0.2"])
    }
}
