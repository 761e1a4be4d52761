@preconcurrency import Hero
@preconcurrency import SDOSHero
import UIKit

#if ENGINE_SDOSHERO
    /// The animation that is given in a call of SDOSHero's wins over every line.
    @MainActor func declareCalls(_ scenario: Scenarios) {
        scenario("2.2 Defaults are those of SDOSHero's controllers, too") {
            let room = Newsroom()
            expect(room.navigation.animationTypeForPush.innermost, "slide(left)")
            expect(room.navigation.animationTypeForPop.innermost, "slide(right)")
            expect(room.tabs.hero.tabBarAnimationType.words, "slide(left)")
        }

        scenario("2.2 An animation given to the push wins; the pop plays the controller's default")
        {
            let room = Newsroom()
            let detail = NewsDetailViewController(room.latest.news[0], opener: .latest)
            room.navigation.pushViewController(detail, usingAnimation: .cover(direction: .right))
            Stage.settle()
            expect(played, ["cover(right)"])
        }

        scenario("2.2 An animation and its opposite given to the push") {
            let room = Newsroom()
            let other = UIViewController()
            room.navigation.pushViewController(
                other, usingAnimationForPushAndOppositeForPop: .pull(direction: .up))
            Stage.settle()
            room.back()
            expect(played, ["pull(up)", "push(down)"])
        }

        scenario("2.2 Both animations given to the push") {
            let room = Newsroom()
            room.navigation.pushViewController(
                UIViewController(), usingPushAnimation: .zoom, popAnimation: .fade)
            Stage.settle()
            room.back()
            expect(played, ["zoom", "fade"])
        }

        scenario("2.2 An animation given to the pop wins") {
            let room = Newsroom()
            _ = room.open()
            _ = room.navigation.popViewControllerUsingAnimation(.uncover(direction: .down))
            Stage.settle()
            expect(played, ["pageIn(up)", "uncover(down)"])
        }

        scenario("2.2 An animation given to a pop to a controller wins") {
            let room = Newsroom()
            _ = room.open()
            _ = room.navigation.popToViewController(room.latest, usingAnimation: .zoom)
            Stage.settle()
            expect(played, ["pageIn(up)", "zoom"])
        }

        scenario("2.2 An animation given to a pop to the root wins") {
            let room = Newsroom()
            _ = room.open()
            _ = room.navigation.popToRootViewController(
                usingAnimation: .uncover(direction: .up))
            Stage.settle()
            expect(played, ["pageIn(up)", "uncover(up)"])
        }

        scenario("2.2 SDOSHero forgets what setViewControllers is given: the line plays") {
            let room = Newsroom()
            let detail = NewsDetailViewController(room.latest.news[0], opener: .latest)
            room.navigation.setViewControllers([room.latest, detail], usingAnimation: .fade)
            Stage.settle()
            room.back()
            expect(played, ["pageIn(up)", "pageOut(down)"])
        }

        scenario("2.2 An animation given to a push counts, although it is the default") {
            let room = Newsroom()
            let detail = NewsDetailViewController(room.latest.news[0], opener: .latest)
            room.navigation.pushViewController(detail, usingAnimation: .slide(direction: .left))
            Stage.settle()
            expect(played, ["slide(left)"])
            room.back()
            expect(played.last, "pageOut(down)", "nothing was given to the pop")
        }

        scenario("2.2 The pop that a push gives counts, although it is the default") {
            let room = Newsroom()
            for isGivenBoth in [true, false] {
                let detail = NewsDetailViewController(room.latest.news[0], opener: .latest)
                if isGivenBoth {
                    room.navigation.pushViewController(
                        detail, usingPushAnimation: .slide(direction: .left),
                        popAnimation: .slide(direction: .right))
                } else {
                    room.navigation.pushViewController(
                        detail, usingAnimationForPushAndOppositeForPop: .slide(direction: .left))
                }
                Stage.settle()
                room.back()
            }
            expect(played, ["slide(left)", "slide(right)", "slide(left)", "slide(right)"])
        }

        scenario("2.2 An animation given to a pop counts, although it is the default") {
            let room = Newsroom()
            let usual = HeroDefaultAnimationType.slide(direction: .right)
            let ways: [@MainActor () -> Void] = [
                { _ = room.navigation.popViewControllerUsingAnimation(usual) },
                { _ = room.navigation.popToViewController(room.latest, usingAnimation: usual) },
                { _ = room.navigation.popToRootViewController(usingAnimation: usual) },
            ]
            for way in ways {
                _ = room.open()
                way()
                Stage.settle()
                expect(played.suffix(2), ["pageIn(up)", "slide(right)"])
            }
        }

        scenario("2.2 A stack that is set to an earlier screen: the line plays") {
            let room = Newsroom()
            _ = room.open()
            room.navigation.setViewControllers([room.latest], animated: true)
            Stage.settle()
            expect(played, ["pageIn(up)", "pageOut(down)"])
        }

        scenario("2.2 Hero plays the defaults where the registry is gone") {
            let room = Newsroom()
            room.navigation.delegate = Hero.shared
            room.navigation.pushViewController(UIViewController(), animated: true)
            Stage.settle()
            room.back()
            expect(played, ["slide(left)", "slide(right)"])
        }

        scenario("2.3 What setTabBarAnimationType sets is turned round for lower tabs") {
            let room = Newsroom()
            expect(room.tabs.hero.tabBarAnimationType.words, "slide(left)")
            room.tabs.viewControllers = (0..<3).map { _ in UIViewController() }
            for index in [2, 1, 1, 2, 0] {
                room.tabs.selectedIndex = index
                Stage.settle()
            }
            expect(played, ["slide(left)", "slide(right)", "slide(left)", "slide(right)"])
        }

        scenario("2.1 An animation given to a presentation wins") {
            let room = Newsroom()
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            room.tabs.presentViewController(login, usingAnimation: .zoom)
            Stage.settle()
            expect(played, ["zoom"])
        }

        scenario("2.1 An animation given to a dismissal wins") {
            let room = Newsroom()
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            room.tabs.present(login, animated: true)
            Stage.settle()
            login.dismissViewControllerUsingAnimation(.zoomOut)
            Stage.settle()
            expect(played, ["cover(up)", "zoomOut"])
        }
    }

    extension HeroDefaultAnimationType {
        /// A default of the registry is a pair of pairs on SDOSHero's controllers.
        fileprivate var innermost: String {
            var type = self
            while case .selectBy(let half, _) = type { type = half }
            return type.words
        }
    }
#endif
