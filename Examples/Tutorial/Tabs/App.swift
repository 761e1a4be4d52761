import UIKit

/// The root of the window: `window.rootViewController = makeRoot()` in the scene delegate.
@MainActor func makeRoot() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PhotosViewController())
    PhotoTransitions.install(in: navigation)
    navigation.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
    let favorites = FavoritesViewController()
    favorites.tabBarItem = UITabBarItem(title: "Favorites", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, favorites]
    PhotoTransitions.install(in: tabs)
    return tabs
}
