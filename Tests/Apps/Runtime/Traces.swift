import TransitionRuntime
import UIKit

/// Collects the lines of the trace while `body` runs.
@MainActor private func trace(_ body: @MainActor () -> Void) -> [String] {
    var lines: [String] = []
    TransitionReports.trace = { lines.append($0) }
    body()
    beginTrace()
    return lines
}

/// One line for each transition says what plays, and why.
@MainActor func declareTraces(_ scenario: Scenarios) {
    scenario("A push and its pop name the line") {
        let registry = makeRegistry {
            $0.push(
                .list, to: .detail, .pageIn(.up).duration(0.4), returning: .fade,
                file: "App/News.trans", line: 75)
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let lines = trace {
            navigation.push(DetailController())
            navigation.pop()
        }
        expect(
            lines,
            [
                """
                push list -> detail: plays pageIn(up) with duration(0.4s); News.trans:75: \
                this line wins
                """,
                """
                pop detail -> list: plays fade; News.trans:75: this line opened the screen; \
                this is its return
                """,
            ])
    }

    scenario("Without a place the call itself is named") {
        let registry = makeRegistry { $0.push(.list, to: .detail, .fade) }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let lines = trace { navigation.push(DetailController()) }
        expect(lines.count, 1)
        expect(lines.first?.contains("Traces.swift:") == true)
    }

    scenario("Where no line covers a transition, the default is named, or that there is none") {
        let registry = makeRegistry(
            defaults: {
                $0.add(.push, .zoom, file: "App/News.trans", line: 66)
                $0.add(.present, of: .login, .fade, file: "App/News.trans", line: 55)
            }, { _ in })
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        let login = LoginController()
        registry.installForPresentation(of: login)
        let lines = trace {
            navigation.push(StrangeController())
            navigation.pop()
            navigation.present(login, animated: true)
            Stage.settle()
            navigation.dismiss(animated: true)
            Stage.settle()
        }
        expect(
            lines,
            [
                """
                push list -> * (StrangeController): plays zoom; no line covers it; \
                News.trans:66: the default of the file
                """,
                """
                pop * (StrangeController) -> list: plays UIKit's own animation; \
                no line and no default covers it
                """,
                """
                present list -> login: plays fade; no line covers it; \
                News.trans:55: the default of login itself
                """,
                """
                dismiss login -> list: plays UIKit's own animation; \
                no line and no default covers it
                """,
            ])
    }

    scenario("A line may leave it to the defaults") {
        let registry = makeRegistry(
            defaults: { $0.add(.pop, in: .main, .fade, file: "App/News.trans", line: 9) },
            { $0.push(.list, to: .detail, .zoom, file: "App/News.trans", line: 20) })
        let navigation = MainController(rootViewController: ListController())
        _ = launch(navigation)
        registry.install(in: navigation)
        navigation.push(DetailController())
        let lines = trace { navigation.pop() }
        expect(
            lines,
            [
                """
                pop detail -> list: plays fade; News.trans:20: this line opened the screen \
                and leaves it to the defaults; News.trans:9: the default in main
                """
            ])
    }

    scenario("A call, Reduce Motion, a gesture and `system` are named") {
        let registry = makeRegistry(reduceMotion: .fade) {
            $0.push(
                .list, to: .detail, .push(.left),
                returning: .pull(.right).interactive(.edgePan(.left)),
                file: "App/News.trans", line: 3)
            $0.push(.list, to: .card, .system, file: "App/News.trans", line: 4)
        }
        let (_, navigation) = makeNavigation()
        registry.install(in: navigation)
        var lines = trace {
            registry.push(SettingsController(), in: navigation, using: .zoom)
            Stage.settle()
            navigation.pop()
            navigation.push(CardController())
        }
        expect(
            lines,
            [
                "push list -> settings: plays zoom; the call decides",
                """
                pop settings -> list: plays zoomOut; this is the return of the call that opened \
                the screen
                """,
                "push list -> card: plays system; News.trans:4: this line wins",
            ])
        navigation.popToRootViewController(animated: false)
        Stage.settle()
        Stage.isReduceMotionEnabled = true
        let detail = DetailController()
        lines = trace { navigation.push(detail) }
        Stage.isReduceMotionEnabled = false
        expect(
            lines,
            [
                """
                push list -> detail: plays fade and not push(left), as Reduce Motion is on; \
                News.trans:3: this line wins
                """
            ])
        lines = trace {
            let pan = gesture(UIScreenEdgePanGestureRecognizer.self, on: detail)
            pan?.fire(.began, x: 1, velocity: CGPoint(x: 100, y: 0))
            pan?.fire(.ended, x: 1, velocity: .zero)
            Stage.settle()
        }
        expect(
            lines,
            [
                """
                pop detail -> list: plays pull(right), driven by edgePan(left); News.trans:3: \
                this line opened the screen; this is its return
                """
            ])
    }

    scenario("What the app's own delegate animates is named, too") {
        let registry = makeRegistry { $0.push(.card, to: .detail, .fade) }
        let (_, navigation) = makeNavigation()
        let app = FadingDelegate()
        navigation.delegate = app
        registry.install(in: navigation)
        let lines = trace { navigation.push(DetailController()) }
        expect(
            lines,
            [
                """
                push list -> detail: plays the animation of the app's own delegate; \
                no line and no default covers it
                """
            ])
    }
}

private final class FadingDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
    }
}
