@preconcurrency import Hero
import UIKit

/// A walk through the app of Examples/Adoption, before and after its adoption.
@MainActor private struct Walk {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator: AppCoordinator

    init() {
        loadInterfaces()
        coordinator = AppCoordinator(window: window)
        coordinator.start()
        Stage.settle()
    }

    /// They replace the login, over the start.
    var tabs: RootTabBarController? {
        window.rootViewController?.presentedViewController as? RootTabBarController
    }

    func navigation(_ index: Int) -> UINavigationController? {
        guard let controllers = tabs?.viewControllers, index < controllers.count else { return nil }
        return controllers[index] as? UINavigationController
    }

    func showLogin() -> LoginViewController? {
        (window.rootViewController as? WelcomeViewController)?.onStart?()
        Stage.settle()
        return window.rootViewController?.presentedViewController as? LoginViewController
    }

    /// After the login.
    func enter() {
        showLogin()?.onLogin?()
        Stage.settle()
    }

    func select(_ index: Int) {
        tabs?.selectedIndex = index
        Stage.settle()
    }

    func back(_ index: Int) {
        navigation(index)?.popViewController(animated: true)
        Stage.settle()
    }
}

@MainActor func declareScenarios(_ scenario: Scenarios) {
    scenario("The login comes over the start, and goes") {
        let walk = Walk()
        expect(walk.showLogin() != nil)
        walk.window.rootViewController?.dismiss(animated: true)
        Stage.settle()
        expect(walk.window.rootViewController?.presentedViewController == nil)
    }

    scenario("The login makes room for the tabs") {
        let walk = Walk()
        walk.enter()
        expect(walk.tabs != nil)
    }

    scenario("A trip, its photo, and back") {
        let walk = Walk()
        walk.enter()
        let list = walk.navigation(0)?.topViewController as? TripListViewController
        expect(list != nil)
        list?.tableView.reloadData()
        list?.tableView.tap(row: 0)
        Stage.settle()
        let trip = walk.navigation(0)?.topViewController as? TripViewController
        expect(trip?.photoView.hero.id, "trip.7.photo")
        trip?.showPhoto()
        Stage.settle()
        expect(trip?.presentedViewController is PhotoViewController)
        trip?.dismiss(animated: true)
        Stage.settle()
        walk.back(0)
        expect(walk.navigation(0)?.topViewController === list)
    }

    scenario("A place, its map, and back") {
        let walk = Walk()
        walk.enter()
        walk.select(1)
        let list = walk.navigation(1)?.topViewController as? PlaceListViewController
        list?.collectionView.reloadData()
        list?.collectionView.tap(item: 1)
        Stage.settle()
        expect(walk.navigation(1)?.topViewController is PlaceViewController)
        walk.coordinator.showMap(of: Place.samples[1])
        Stage.settle()
        expect(walk.navigation(1)?.topViewController is MapViewController)
        walk.back(1)
        walk.back(1)
        expect(walk.navigation(1)?.topViewController === list)
    }

    scenario("The pages of the passport") {
        let walk = Walk()
        walk.enter()
        walk.select(2)
        (walk.navigation(2)?.topViewController as? ProfileViewController)?.showStamps("")
        Stage.settle()
        (walk.navigation(2)?.topViewController as? StampsViewController)?.open()
        Stage.settle()
        expect(walk.navigation(2)?.topViewController is StampViewController)
        walk.back(2)
        walk.back(2)
        expect(walk.navigation(2)?.topViewController is ProfileViewController)
    }

    scenario("The filter comes with its own animator") {
        let walk = Walk()
        walk.enter()
        let list = walk.navigation(0)?.topViewController as? TripListViewController
        list?.filter(UIButton())
        Stage.settle()
        expect(list?.presentedViewController is FilterViewController)
        list?.dismiss(animated: true)
        Stage.settle()
        expect(list?.presentedViewController == nil)
    }
}
