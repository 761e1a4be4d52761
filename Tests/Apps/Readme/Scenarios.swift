@preconcurrency import Hero
import TransitionRuntime
import UIKit

@MainActor private var reports: [String] = []

@MainActor private var played: [String] { Hero.shared.plays.map { "\($0.animation)" } }
@MainActor private var pairs: [[String]] { Hero.shared.plays.map(\.pairs) }

@MainActor func declareScenarios(_ scenarios: Scenarios) {
    func scenario(_ name: String, forgetting calls: Set<Call>, _ play: @escaping () -> Void) {
        scenarios(name) {
            TransitionReports.handler = { reports.append($0) }
            forgotten = calls
            play()
        }
    }

    scenario("The calls of README are all that the app needs", forgetting: []) {
        let navigation = launchApp()
        let detail = navigation.open(Story(id: "1"))
        expect(detail.bodyLabel.hero.modifiers?.count, 3)
        navigation.popViewController(animated: true)
        Stage.settle()
        let login = navigation.logIn()
        expect(login.logoView.hero.id, "app.logo")
        navigation.dismiss(animated: true)
        Stage.settle()
        let story = ["story.img.1", "story.title.1"]
        expect(pairs, [story, story, ["app.logo"], ["app.logo"]])
        expect(reports, [])
    }

    scenario("A screen that needs values reports the missing call, once", forgetting: [.detail]) {
        let navigation = launchApp()
        for id in ["1", "2"] {
            _ = navigation.open(Story(id: id))
            navigation.popViewController(animated: true)
            Stage.settle()
        }
        expect(pairs, [[], [], [], []])
        expect(
            reports,
            [
                "`applyTransitions(id:)` was not called on StoryViewController: without it, its views "
                    + "take no part in transitions"
            ])
    }

    scenario("A presentation that was not announced is reported", forgetting: [.present]) {
        let navigation = launchApp()
        _ = navigation.logIn()
        expect(played, [])
        expect(
            reports,
            [
                "NewsTransitions.Registries.app has a line for the presentation from "
                    + "LatestViewController to LoginViewController, which is not played: call "
                    + "`installForPresentation(of:)` before the presentation"
            ])
    }

    scenario("A presentation that is left to the app is not reported", forgetting: [.present]) {
        let navigation = launchApp()
        let login = LoginViewController()
        TransitionReports.ignorePresentation(of: login)
        navigation.present(login, animated: true)
        Stage.settle()
        navigation.dismiss(animated: true)
        Stage.settle()
        navigation.present(UIAlertController(), animated: true)
        Stage.settle()
        expect(reports, [])
    }

    scenario("A registry that is installed nowhere is reported", forgetting: [.install]) {
        let navigation = launchApp()
        _ = navigation.open(Story(id: "1"))
        _ = navigation.open(Story(id: "2"))
        expect(played, [])
        expect(
            reports,
            [
                "NewsTransitions.Registries.app is installed nowhere, but covers the push from "
                    + "LatestViewController to StoryViewController; call `install(in:)` before"
            ])
    }

    scenario("Without a handler nothing is checked", forgetting: [.detail, .present]) {
        TransitionReports.handler = nil
        let navigation = launchApp()
        _ = navigation.open(Story(id: "1"))
        _ = navigation.logIn()
        TransitionReports.handler = { reports.append($0) }
        Stage.settle()
        expect(reports, [])
    }
}
