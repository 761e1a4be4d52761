#if canImport(UIKit)
    import UIKit

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let navigation = UINavigationController(rootViewController: WelcomeViewController())
            Onboarding.install(in: navigation)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = navigation
            window?.makeKeyAndVisible()
            return true
        }
    }

    final class WelcomeViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Next", style: .plain, target: self, action: #selector(showTips))
        }

        @objc private func showTips() {
            navigationController?.pushViewController(TipsViewController(), animated: true)
        }
    }

    final class TipsViewController: UIViewController {}
    final class SignUpViewController: UIViewController {}
    final class HomeViewController: UIViewController {}
#endif
