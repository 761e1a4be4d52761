import TransitionRuntime
import UIKit

// Screens that are not the whole window: columns, sheets, drawers, what lies below a modal.

@MainActor func declarePlaces(_ scenario: Scenarios) {
    scenario("A gesture is measured against the screen that moves") {
        let registry = makeRegistry {
            $0.add(.pop, from: .any, to: .any, .fade.interactive(.pan(.right, finish: 0.5)))
        }
        let list = ListController()
        let navigation = UINavigationController(rootViewController: list)
        let split = UISplitViewController()
        split.viewControllers = [navigation, CardController()]
        _ = launch(split)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 160, height: 800)
        split.view.addSubview(navigation.view)
        registry.install(in: navigation)
        let detail = DetailController()
        navigation.push(detail)
        guard let pan = gesture(UIPanGestureRecognizer.self, on: detail) else {
            return expect(false, "no gesture")
        }
        pan.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
        pan.fire(.changed, x: 40)
        expect(Stage.journal.contains("update 0.25"))
        pan.fire(.ended, x: 90)
        Stage.settle()
        expect(navigation.topViewController === list)
    }

    scenario("A column that presents is the screen that leaves, and that appears again") {
        let registry = makeRegistry { lines in
            lines.add(
                .present, from: [.list], to: [.card], .fade.duration(0.2),
                returning: .fade.duration(0.25))
            lines.add(
                .present, from: [.detail], to: [.card], .fade.duration(0.3),
                returning: .fade.duration(0.35))
            lines.add(.dismiss, from: [.card], to: [.list], .fade.duration(0.4))
        }
        let (list, detail, card) = (ListController(), DetailController(), CardController())
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: list), detail]
        _ = launch(split)
        registry.installForPresentation(of: card)
        list.present(card, animated: true)
        Stage.settle()
        list.dismiss(animated: true)
        Stage.settle()
        expect(played, ["fade 0.2", "fade 0.4"])
        expect(list.calls.filter { $0 == "runs" }.count, 2)
        detail.present(card, animated: true)
        Stage.settle()
        detail.dismiss(animated: true)
        Stage.settle()
        expect(played.suffix(2), ["fade 0.3", "fade 0.35"])
    }

    scenario("A drawer beside the screen is not the visible one") {
        let registry = makeRegistry {
            $0.add(.push, from: [.card], to: [.detail], .fade.duration(0.2))
        }
        let parent = StrangeController()
        let (drawer, card) = (SettingsController(), CardController())
        let (_, navigation) = makeNavigation(parent)
        registry.install(in: navigation)
        for (child, x) in [(card as UIViewController, CGFloat(0)), (drawer, -300)] {
            parent.addChild(child)
            child.view.frame = CGRect(x: x, y: 0, width: 300, height: 800)
            parent.view.addSubview(child.view)
        }
        navigation.push(DetailController())
        expect(played, ["fade 0.2"])
    }

    scenario("A root below a full-screen modal is replaced, and the modal goes") {
        let registry = makeRegistry {
            $0.add(.replace, from: [.list], to: [.login], .fade.duration(0.2))
        }
        let list = ListController()
        let window = launch(list)
        let (card, alert) = (CardController(), UIAlertController())
        card.modalPresentationStyle = .fullScreen
        list.present(card, animated: false)
        card.present(alert, animated: false)
        Stage.settle()
        let login = LoginController()
        var isDone = false
        registry.replace(list, with: login) { isDone = true }
        Stage.settle()
        expect(isDone)
        expect(window.rootViewController === login)
        expect(played, ["fade 0.2"])
        expect(window.subviews.count, 1)
        expect(list.presentedViewController == nil)
    }

    scenario("A replacement that cannot be is reported") {
        let registry = makeRegistry { _ in }
        var reports: [String] = []
        TransitionReports.handler = { reports.append($0) }
        registry.replace(CardController(), with: ListController()) { expect(false) }
        Stage.settle()
        expect(reports.count, 1)
        expect(reports.first?.contains("did not replace CardController") == true)
    }
}
