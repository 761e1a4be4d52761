@preconcurrency import Hero
@preconcurrency import SDOSHero
import TransitionRuntime
import UIKit

#if ENGINE_SDOSHERO
    /// Section 2.1, through SDOSHero's own calls next to a registry.
    @MainActor func declareModalCalls(_ scenario: Scenarios) {
        declareModalDefaults(scenario)
        declareModalGivens(scenario)
        declareDismissals(scenario)
    }

    /// Presents a controller that the registry knows of and waits.
    @MainActor private func present(
        _ controller: UIViewController, on presenter: UIViewController
    ) {
        NewsTransitions.installForPresentation(of: controller)
        presenter.present(controller, animated: true)
        Stage.settle()
    }

    @MainActor private func dismiss(_ presenter: UIViewController) {
        presenter.dismiss(animated: true)
        Stage.settle()
    }

    @MainActor private func declareModalDefaults(_ scenario: Scenarios) {
        scenario("2.1 What a screen says of itself is on the controller, too") {
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            expect(login.animationTypeForPresenting.words, "cover(up)")
            expect(login.animationTypeForDismissing.words, "fade")
        }

        /// A controller only of SDOSHero, next to those with a registry.
        func ownController() -> UIViewController {
            let controller = UIViewController()
            controller.hero.isEnabled = true
            return controller
        }

        func play(_ controller: UIViewController, on room: Newsroom) {
            room.tabs.present(controller, animated: true)
            Stage.settle()
            dismiss(room.tabs)
        }

        scenario("2.1 animationTypeForPresenting: the way back is its opposite") {
            let (room, other) = (Newsroom(), ownController())
            other.animationTypeForPresenting = .pageIn(direction: .up)
            play(other, on: room)
            expect(played, ["pageIn(up)", "pageOut(down)"])
        }

        scenario("2.1 animationTypeForDismissing: the way there is its opposite") {
            let (room, other) = (Newsroom(), ownController())
            other.animationTypeForDismissing = .pageOut(direction: .down)
            play(other, on: room)
            expect(played, ["pageIn(up)", "pageOut(down)"])
        }

        scenario("2.1 Both are set at once") {
            let (room, other) = (Newsroom(), ownController())
            let type = HeroDefaultAnimationType.zoomSlide(direction: .up)
            other.setHeroAnimationTypeForModalPresenting(
                type, forModalDismissing: type.oppositeAnimationType)
            play(other, on: room)
            expect(played, ["zoomSlide(up)", "zoomSlide(down)"])
        }

        scenario("2.1 What install has put on one controller is copied to another") {
            let (room, other) = (Newsroom(), ownController())
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            other.copyModalSDOSHeroAnimationTypeFrom(viewController: login)
            expect(other.animationTypeForPresenting.words, "cover(up)")
            expect(other.animationTypeForDismissing.words, "fade")
            play(other, on: room)
            expect(played, ["cover(up)", "fade"])
        }

        scenario("2.1 What the file says of a screen stands before a default set on its controller")
        {
            let (room, login) = (Newsroom(), LoginViewController())
            NewsTransitions.installForPresentation(of: login)
            login.animationTypeForPresenting = .zoom
            play(login, on: room)
            expect(played, ["cover(up)", "fade"])
        }
    }

    @MainActor private func declareModalGivens(_ scenario: Scenarios) {
        scenario("2.1 presentViewController(_:usingAnimation:), and its completion once at the end")
        {
            let room = Newsroom()
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            var calls = 0
            room.tabs.presentViewController(login, usingAnimation: .zoom) { calls += 1 }
            expect(calls, 0)
            Stage.settle()
            expect(calls, 1)
            expect(played, ["zoom"])
            expect(room.tabs.presentedViewController === login)
        }

        scenario("2.1 A presentation with an animation given is dismissed as the screen says") {
            let room = Newsroom()
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            room.tabs.presentViewController(login, usingAnimation: .zoom)
            Stage.settle()
            dismiss(room.tabs)
            expect(played, ["zoom", "fade"])
        }

        scenario("2.1 An animation given to a call is for that call alone") {
            let room = Newsroom()
            let login = LoginViewController()
            NewsTransitions.installForPresentation(of: login)
            room.tabs.presentViewController(login, usingAnimation: .zoom)
            Stage.settle()
            dismiss(room.tabs)
            room.tabs.present(login, animated: true)
            Stage.settle()
            expect(played, ["zoom", "fade", "cover(up)"])
        }

        scenario("2.1 dismissViewControllerUsingAnimation, and its completion once at the end") {
            let room = Newsroom()
            let login = LoginViewController()
            present(login, on: room.tabs)
            var calls = 0
            login.dismissViewControllerUsingAnimation(.zoomOut) { calls += 1 }
            expect(calls, 0)
            Stage.settle()
            expect(calls, 1)
            expect(played, ["cover(up)", "zoomOut"])
            expect(room.tabs.presentedViewController == nil)
        }
    }

    @MainActor private func declareDismissals(_ scenario: Scenarios) {
        /// The login, and over it an undeclared screen.
        func stack(_ room: Newsroom) -> (LoginViewController, UIViewController) {
            let (login, other) = (LoginViewController(), UIViewController())
            present(login, on: room.tabs)
            present(other, on: login)
            Hero.shared.plays = []
            return (login, other)
        }

        scenario("2.1 dismissAllViewControllersUsingAnimation(.none) lets all go without one") {
            let room = Newsroom()
            let (_, other) = stack(room)
            other.dismissAllViewControllersUsingAnimation(.none)
            Stage.settle()
            expect(room.tabs.presentedViewController == nil)
            expect(played, ["none"])
        }

        scenario("2.1 dismissAllViewControllersUsingAnimation, from the only one") {
            let room = Newsroom()
            let login = LoginViewController()
            present(login, on: room.tabs)
            login.dismissAllViewControllersUsingAnimation(.zoomOut)
            Stage.settle()
            expect(played, ["cover(up)", "zoomOut"])
        }

        scenario("2.1 dismissAllPresentedViewControllers plays the way back of the last one") {
            let room = Newsroom()
            let (login, other) = stack(room)
            other.dismissAllPresentedViewControllers()
            Stage.settle()
            expect(room.tabs.presentedViewController == nil)
            expect(login.presentedViewController == nil)
            expect(played, ["uncover(down)"])
        }

        scenario("2.1 dismissAllPresentedViewControllers, where one is presented") {
            let room = Newsroom()
            let login = LoginViewController()
            present(login, on: room.tabs)
            login.dismissAllPresentedViewControllers()
            Stage.settle()
            expect(played, ["cover(up)", "fade"])
        }
    }
#endif
