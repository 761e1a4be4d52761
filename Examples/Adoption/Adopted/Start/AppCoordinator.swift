import Hero
import UIKit

/// Decides which screen is next; the screens only say what happened.
@MainActor
final class AppCoordinator {
    private let window: UIWindow
    private let storyboard = UIStoryboard(name: "Main", bundle: nil)
    private var placesNavigation: UINavigationController?

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        guard
            let welcome = storyboard.instantiateInitialViewController() as? WelcomeViewController
        else { return }
        welcome.onStart = { [weak self, weak welcome] in
            guard let welcome = welcome else { return }
            self?.showLogin(over: welcome)
        }
        window.rootViewController = welcome
        window.makeKeyAndVisible()
    }

    private func showLogin(over welcome: UIViewController) {
        let login = LoginViewController()
        Wander.installForPresentation(of: login)
        login.onLogin = { [weak self, weak login] in
            self?.showTabs(instead: login)
        }
        welcome.present(login, animated: true)
    }

    private func showTabs(instead login: UIViewController?) {
        let trips = storyboard.instantiateViewController(withIdentifier: "TripsNavigation")
        let places = PlaceListViewController(places: Place.samples)
        places.coordinator = self
        let placesNavigation = UINavigationController(rootViewController: places)
        Wander.install(in: placesNavigation)
        self.placesNavigation = placesNavigation
        let profile = storyboard.instantiateViewController(withIdentifier: "ProfileNavigation")

        let tabs = RootTabBarController()
        tabs.viewControllers = [trips, placesNavigation, profile]
        login?.hero.replaceViewController(with: tabs)
    }

    func show(_ place: Place) {
        let controller = PlaceViewController()
        controller.place = place
        controller.coordinator = self
        placesNavigation?.pushViewController(controller, animated: true)
    }

    func showMap(of place: Place) {
        let map = MapViewController(nibName: "MapViewController", bundle: nil)
        map.place = place
        placesNavigation?.pushViewController(map, animated: true)
    }
}
