#if canImport(UIKit)
    public import UIKit

    /// The list that the app begins with.
    public final class LatestViewController: UIViewController {
        /// The list in the navigation controller that shows it.
        public static func inNavigation() -> UINavigationController {
            let navigation = UINavigationController(rootViewController: LatestViewController())
            News.install(in: navigation)
            return navigation
        }

        func show(_ article: String) {
            navigationController?.pushViewController(
                ArticleViewController(article: article), animated: true)
        }
    }
#endif
