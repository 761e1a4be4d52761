import TransitionRuntime
import UIKit

/// A delegate of the app's own.
final class AppDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    var calls: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// One that it calls in turn.
    weak var next: (any UINavigationControllerDelegate)?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append("will show")
        next?.navigationController?(
            navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append("did show")
        next?.navigationController?(
            navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animation")
        return animator
            ?? next?.navigationController?(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should select")
        return !(viewController is LoginController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did select") }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("dismiss")
        return nil
    }
}

final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var plays = 0

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        plays += 1
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        UIView.animate(
            withDuration: 0.2, animations: {},
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// An engine that only plays fades.
final class FadeEngine: TransitionEngine {
    var asked: [String] = []
    var ended = 0
    let animator = AppAnimator()
    var progress: [Double] = []
    var ownDelegate: AnyObject?

    func animationController(
        for transition: ScreenTransition?, _ request: TransitionRequest
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let transition else {
            asked.append("own")
            return nil
        }
        if case .plain(.fade) = transition.kind {
            asked.append("fade")
            return animator
        }
        asked.append("other")
        return nil
    }

    func transitionDidEnd(_ request: TransitionRequest, completed: Bool) { ended += 1 }
    func owns(_ delegate: AnyObject) -> Bool { delegate === ownDelegate }
}

@MainActor func declareSharing(_ scenario: Scenarios) {
    scenario("The app's delegate is told all and asked where nothing is said") {
        let registry = makeRegistry { $0.add(.push, from: .any, to: [.detail], .fade) }
        let (_, navigation) = makeNavigation()
        let app = AppDelegate()
        navigation.delegate = app
        registry.install(in: navigation)
        registry.install(in: navigation)
        navigation.push(DetailController())
        expect(app.calls, ["will show", "did show"])
        app.calls = []
        let animator = AppAnimator()
        app.animator = animator
        navigation.push(CardController())
        expect(app.calls, ["animation", "will show", "did show"])
        expect(animator.plays, 1)
        expect(
            navigation.delegate?.navigationControllerSupportedInterfaceOrientations?(navigation),
            .portrait)
    }

    scenario("Delegates in a circle, and one put in the place later") {
        let registry = makeRegistry { $0.add(.push, from: .any, to: [.detail], .fade) }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let app = AppDelegate()
        app.next = navigation.delegate
        navigation.delegate = app
        navigation.push(DetailController())
        expect(app.calls, ["animation", "will show", "did show"])
        expect(played, ["fade"])
        registry.install(in: navigation)
        app.calls = []
        navigation.push(CardController())
        expect(app.calls, ["animation", "will show", "did show"])
        navigation.delegate = nil
        navigation.pop()
        expect(navigation.viewControllers.count, 2)
    }

    scenario("A tab bar controller's delegate still refuses") {
        let registry = makeRegistry { $0.add(.tab, from: .any, to: .any, .slide(.left)) }
        let tabs = UITabBarController()
        tabs.viewControllers = [ListController(), LoginController(), CardController()]
        let app = AppDelegate()
        tabs.delegate = app
        _ = launch(tabs)
        registry.install(in: tabs)
        tabs.tap(tab: 1)
        Stage.settle()
        expect(tabs.selectedIndex, 0)
        tabs.tap(tab: 2)
        Stage.settle()
        expect(tabs.selectedIndex, 2)
        expect(app.calls, ["should select", "should select", "did select"])
    }

    scenario("A transitioning delegate that was there is asked where nothing is said") {
        let registry = makeRegistry { $0.add(.present, from: .any, to: [.card], .fade) }
        let list = ListController()
        _ = launch(list)
        let app = AppDelegate()
        let card = CardController()
        card.transitioningDelegate = app
        registry.installForPresentation(of: card)
        list.present(card, animated: true)
        Stage.settle()
        list.dismiss(animated: true)
        Stage.settle()
        expect(app.calls, ["dismiss"])
        expect(list.presentedViewController == nil)
        expect(list.calls.last, "ended")
    }

    scenario("An engine plays what it can, the runtime the rest, system neither") {
        let engine = FadeEngine()
        let registry = makeRegistry(engine: engine) { lines in
            lines.add(.push, from: .any, to: [.detail], .fade)
            lines.add(.push, from: .any, to: [.card], .slide(.left))
            lines.add(.push, from: .any, to: [.settings], .system)
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        navigation.push(DetailController())
        navigation.push(CardController())
        navigation.push(SettingsController())
        navigation.push(StrangeController())
        expect(engine.asked, ["fade", "other", "own"])
        expect(engine.ended, 4)
        expect(played, ["fade", "slide(left)", "system", "UIKit's"])
    }

    scenario("An engine that took the place is put behind again") {
        let engine = FadeEngine()
        let registry = makeRegistry(engine: engine) { $0.add(.push, from: .any, to: .any, .fade) }
        let (_, navigation) = makeNavigation()
        let app = AppDelegate()
        registry.install(in: navigation)
        app.next = navigation.delegate
        engine.ownDelegate = app
        navigation.delegate = app
        navigation.push(DetailController())
        navigation.push(CardController())
        expect(navigation.delegate === app, false)
        expect(engine.animator.plays, 2)
    }

    scenario("Neither registry nor delegates keep controllers alive") {
        weak var gone: UIViewController?
        weak var registryGone: Registry?
        do {
            let registry = makeRegistry { lines in
                lines.add([.push, .pop], from: .any, to: .any, .fade.interactive(.pan(.right)))
            }
            registryGone = registry
            let (window, navigation) = makeNavigation()
            registry.install(in: navigation)
            navigation.push(DetailController())
            navigation.pop()
            navigation.push(DetailController())
            gone = navigation
            window.rootViewController = nil
        }
        startAgain()
        Stage.settle()
        expect(gone == nil, "the navigation controller")
        expect(registryGone == nil, "the registry")
    }
}
