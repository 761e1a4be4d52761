import TransitionRuntime
import UIKit

/// Which screens the registry sets up itself, and what it reports of calls that did not come.
@MainActor func declareCalls(_ scenario: Scenarios) {
    scenario("The nearest class with a setup is set up before each transition") {
        var classes = makeClasses()
        var calls: [String] = []
        classes.add(
            DetailController.self, as: .detail, setup: .automatic { _ in calls.append("detail") })
        classes.add(ArticleController.self, as: .article)
        classes.add(ListController.self, as: .list, setup: .automatic { _ in calls.append("list") })
        let navigation = makeRegistry(classes)
        navigation.push(ArticleController())
        expect(calls, ["list", "detail"])
        navigation.pop()
        expect(calls, ["list", "detail", "detail", "list"])
        navigation.push(StrangeController())
        expect(calls.count, 5)
    }

    scenario("A call that comes before the transition ends is in time") {
        final class LateController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                TransitionReports.didApply("apply(id:)", to: self)
            }
        }
        var classes = makeClasses()
        classes.add(LateController.self, as: .card, setup: .call("apply(id:)"))
        classes.add(DetailController.self, as: .detail, setup: .call("apply(id:)"))
        let reports = collectReports()
        let navigation = makeRegistry(classes)
        for _ in 0..<2 { navigation.push(LateController()) }
        expect(reports(), [])
        for _ in 0..<2 { navigation.push(DetailController()) }
        expect(
            reports(),
            [
                "`apply(id:)` was not called on DetailController: without it, its views take "
                    + "no part in transitions"
            ])
    }

    scenario("A segue of a registry that is installed nowhere is reported") {
        final class Opener: UIViewController {
            static let registry = makeRegistry { lines in
                lines.add(.present, from: .any, to: [.card], segue: "card", .fade)
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                Self.registry.prepare(for: segue)
            }
        }
        let reports = collectReports()
        UIStoryboard.present("other") { CardController() }
        UIStoryboard.present("card") { CardController() }
        let opener = Opener()
        let window = launch(opener)
        for identifier in ["other", "card"] {
            opener.performSegue(withIdentifier: identifier, sender: nil)
            Stage.settle()
            opener.dismiss(animated: false)
            Stage.settle()
        }
        expect(window.rootViewController === opener)
        expect(
            reports(),
            [
                "A registry is installed nowhere, but covers the presentation from Opener to "
                    + "CardController; call `installForPresentation(of:)` before"
            ])
    }

    scenario("A second registry of a file that is installed nowhere is reported for its lines") {
        let installed = makeRegistry { lines in
            lines.add(.push, from: [.list], to: [.detail], .fade)
        }
        let forgotten = makeRegistry { lines in
            lines.add(.push, from: [.list], to: [.detail], .fade)
            lines.add(.push, from: [.list], to: [.card], .zoom)
        }
        let reports = collectReports()
        let (window, navigation) = makeNavigation()
        installed.install(in: navigation)
        for controller in [DetailController(), CardController()] {
            TransitionReports.didApply("apply()", to: controller) { [installed, forgotten] }
            navigation.push(controller)
            expect(reports().count, controller is CardController ? 1 : 0)
            navigation.pop()
        }
        expect(window.rootViewController === navigation)
    }
}

/// A navigation controller whose registry has no line and these classes.
@MainActor private func makeRegistry(_ classes: ScreenClasses<Page>) -> UINavigationController {
    let registry = Registry(
        screens: classes, lines: Lines(hierarchy), defaults: Defaults(hierarchy))
    let (window, navigation) = makeNavigation()
    windows.append(window)
    registry.install(in: navigation)
    return navigation
}

@MainActor private var windows: [UIWindow] = []

/// Collects the runtime's reports from now on.
@MainActor private func collectReports() -> @MainActor () -> [String] {
    final class Reports {
        var all: [String] = []
    }
    let reports = Reports()
    TransitionReports.handler = { reports.all.append($0) }
    return { reports.all }
}
