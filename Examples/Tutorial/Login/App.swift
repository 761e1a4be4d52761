import UIKit

/// The root of the window: `window.rootViewController = makeRoot()` in the scene delegate.
@MainActor func makeRoot() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PhotosViewController())
    PhotoTransitions.install(in: navigation)
    return navigation
}
