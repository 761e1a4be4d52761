@preconcurrency import Hero
import TransitionRuntime
import UIKit

// The smallest app of example.md: two screens and the one call.

class LogoViewController: UIViewController {
    let logoView = UIImageView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(logoView)
    }
}

final class WelcomeViewController: LogoViewController {}
final class HomeViewController: LogoViewController {}

@MainActor func declareScenarios(_ scenarios: Scenarios) {
    scenarios("The logo flies there and back") {
        var reports: [String] = []
        TransitionReports.handler = { reports.append($0) }
        let navigationController = UINavigationController(
            rootViewController: WelcomeViewController())
        AppTransitions.install(in: navigationController)
        let window = launch(navigationController)
        navigationController.pushViewController(HomeViewController(), animated: true)
        Stage.settle()
        navigationController.popViewController(animated: true)
        Stage.settle()
        expect(Hero.shared.plays.map { "\($0.animation)" }, ["fade", "fade"])
        expect(Hero.shared.plays.map(\.pairs), [["app.logo"], ["app.logo"]])
        expect(reports, [])
        _ = window
    }
}
