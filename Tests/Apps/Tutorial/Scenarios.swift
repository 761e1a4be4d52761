@preconcurrency import Hero
import TransitionRuntime
import UIKit

// What the app of Documentation/tutorial.md does after each step. The steps are in Examples/Tutorial;
// STEP_LOGIN and STEP_TABS are set from that step on.

@MainActor private var reports: [String] = []

/// The ids that flew in each transition.
@MainActor private var pairs: [[String]] { Hero.shared.plays.map(\.pairs) }

/// The list and its navigation controller in the running app.
@MainActor private func launchApp() -> (PhotosViewController, UINavigationController)? {
    TransitionReports.handler = { reports.append($0) }
    let root = launch(makeRoot()).rootViewController
    let tabs = root as? UITabBarController
    let navigation = (tabs?.viewControllers?.first ?? root) as? UINavigationController
    guard let navigation, let photos = navigation.viewControllers.first as? PhotosViewController
    else {
        expect(false, "the root is \(type(of: root))")
        return nil
    }
    return (photos, navigation)
}

@MainActor func declareScenarios(_ scenarios: Scenarios) {
    scenarios("A picture flies to its screen and back") {
        guard let (photos, navigation) = launchApp() else { return }
        photos.tableView.tap(row: 1)
        Stage.settle()
        navigation.popViewController(animated: true)
        Stage.settle()
        expect(pairs, [["photo.Forest"], ["photo.Forest"]])
        expect(reports, [])
    }

    #if STEP_LOGIN
        scenarios("The logo flies to the login and back") {
            guard let (photos, _) = launchApp() else { return }
            photos.logIn()
            Stage.settle()
            (photos.presentedViewController as? LoginViewController)?.close()
            Stage.settle()
            expect(pairs, [["app.logo"], ["app.logo"]])
            expect(
                Hero.shared.plays.map { "\($0.animation)" },
                ["cover(direction: Hero.HeroDefaultAnimationType.Direction.up)"]
                    + ["uncover(direction: Hero.HeroDefaultAnimationType.Direction.down)"])
            expect(reports, [])
        }
    #endif

    #if STEP_TABS
        scenarios("Tabs slide") {
            guard let (photos, _) = launchApp(), let tabs = photos.tabBarController else { return }
            tabs.tap(tab: 1)
            Stage.settle()
            tabs.tap(tab: 0)
            Stage.settle()
            expect(pairs, [[], []])
            expect(reports, [])
        }

        scenarios("Tabs slide with a photo open") {
            guard let (photos, _) = launchApp(), let tabs = photos.tabBarController else { return }
            photos.tableView.tap(row: 1)
            Stage.settle()
            tabs.tap(tab: 1)
            Stage.settle()
            tabs.tap(tab: 0)
            Stage.settle()
            expect(
                Hero.shared.plays.dropFirst().map { "\($0.animation)" },
                ["slide(direction: Hero.HeroDefaultAnimationType.Direction.left)"]
                    + ["slide(direction: Hero.HeroDefaultAnimationType.Direction.right)"])
            expect(reports, [])
        }
    #endif
}
