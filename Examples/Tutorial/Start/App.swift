import UIKit

/// The root of the window: `window.rootViewController = makeRoot()` in the scene delegate.
@MainActor func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: PhotosViewController())
}
