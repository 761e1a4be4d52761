@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

#if ENGINE_SDOSHERO
    /// SDOSHero's controller brings a swipe back of its own, and a history.
    @MainActor func declareSwipes(_ scenario: Scenarios) {
        scenario(
            "The swipe back of SDOSHero's controller plays the line, and takes no delegate away"
        ) {
            let (rack, navigation) = sdosShelf()
            let installed = navigation.delegate
            for _ in 1...2 {
                navigation.push(LeftController())
                expect(swipes(in: navigation).map(\.edges), [.left])
                swipe(navigation, to: 300)
                expect(navigation.topViewController === rack)
                expect(played.last, "slide(right)")
                expect(navigation.delegate === installed)
            }
        }
        scenario("Never two edge gestures are active, also after a push that is quick") {
            let (_, navigation) = sdosShelf()
            navigation.push(LeftController())
            for controller in [NoteController(), LooseController()] {
                Stage.inOneTurn { navigation.pushViewController(controller, animated: true) }
                for _ in 1...8 {
                    Stage.advance(by: 0.1)
                    expect(swipes(in: navigation).count <= 1)
                }
                Stage.settle()
                expect(swipes(in: navigation).map(\.isEnabled), [true])
            }
        }
        scenario("A cancelled swipe leaves SDOSHero's history as it was") {
            let (rack, navigation) = sdosShelf()
            let (first, second) = (LooseController(), LooseController())
            navigation.pushViewController(first, usingPushAnimation: .zoom, popAnimation: .fade)
            Stage.settle()
            navigation.pushViewController(
                second, usingAnimationForPushAndOppositeForPop: .cover(direction: .left))
            Stage.settle()
            for _ in 1...2 {
                swipe(navigation, to: 10)
                expect(navigation.topViewController === second)
                expect(played.last, "uncover(right)")
            }
            swipe(navigation, to: 300)
            expect(navigation.topViewController === first)
            expect(played.last, "uncover(right)")
            swipe(navigation, to: 10)
            expect(navigation.topViewController === first)
            navigation.pop()
            expect(navigation.topViewController === rack)
            expect(played.last, "fade")
        }
    }

    @MainActor private func sdosShelf() -> (rack: RackController, SDOSHeroNavigationController) {
        let rack = RackController()
        let navigation = SDOSHeroNavigationController(rootViewController: rack)
        _ = launch(navigation)
        Shelf.install(in: navigation)
        return (rack, navigation)
    }

    @MainActor private func swipes(
        in navigation: UINavigationController
    ) -> [UIScreenEdgePanGestureRecognizer] {
        gestures(UIScreenEdgePanGestureRecognizer.self, in: navigation.view).filter(\.isEnabled)
    }

    @MainActor private func swipe(_ navigation: UINavigationController, to end: CGFloat) {
        guard let swipe = swipes(in: navigation).first else { return expect(false, "no gesture") }
        expect(swipe.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0)))
        Stage.settle()
        swipe.fire(.changed, x: end)
        swipe.fire(.ended, x: end)
        Stage.settle()
    }

    @MainActor private var played: [String] { Hero.shared.plays.map(\.animation.words) }
#endif
