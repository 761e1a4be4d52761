@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// Every row of the catalog, every operation, every order: what the engine is asked and does.
@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareAnimations(scenario)
    declareViews(scenario)
    declareGestures(scenario)
    declareOperations(scenario)
    declareModalFlows(scenario)
    declareInstalling(scenario)
}

/// The first screen in a navigation controller.
@MainActor struct Stack {
    let home = HomeController()
    let navigation: NavigationController
    let window: UIWindow

    init(installs: Bool = true) {
        navigation = NavigationController(rootViewController: home)
        if installs { Engines.install(in: navigation) }
        window = launch(navigation)
        Hero.shared.plays = []
    }

    func push(_ controller: UIViewController) {
        navigation.pushViewController(controller, animated: true)
        Stage.settle()
        factStack()
    }

    func pop() {
        navigation.popViewController(animated: true)
        Stage.settle()
        factStack()
    }

    func present(_ controller: UIViewController) {
        Engines.installForPresentation(of: controller)
        controller.modalPresentationStyle = .fullScreen
        home.present(controller, animated: true)
        Stage.settle()
        fact("presented", name(navigation.presentedViewController))
    }

    func factStack() { fact("stack", navigation.viewControllers.map { name($0) }) }

    var top: UIViewController? { navigation.topViewController }
}

@MainActor var played: [String] { Hero.shared.plays.map(\.animation.words) }

@MainActor func name(_ object: AnyObject?) -> String {
    object.map { "\(type(of: $0))" } ?? "nothing"
}

/// What a person could see and what Hero keeps of it, as a fact and for comparing.
@MainActor func look(_ window: UIWindow) -> String {
    picture(of: window) + "\n" + heroPicture(of: window)
}
