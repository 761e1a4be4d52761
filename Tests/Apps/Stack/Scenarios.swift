@preconcurrency import Hero
import SwiftUI
import TransitionRuntime
import UIKit

@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareJournal(scenario)
    declareChanges(scenario)
    for part in 0..<4 {
        scenario("Random paths, part \(part + 1) of 4") { RandomPaths(seed: part).play(50) }
    }
}

/// The journal's stack in a window, with a path that a test changes.
@MainActor final class Shown {
    private let state: State<[Route]>
    let host: UIHostingController<JournalStack>
    private(set) var reports: [String] = []

    init(_ path: [Route] = []) {
        state = State(wrappedValue: path)
        host = UIHostingController(rootView: JournalStack(path: state.projectedValue))
        _ = launch(host)
        TransitionReports.handler = { [unowned self] in reports.append($0) }
    }

    var path: [Route] {
        get { state.wrappedValue }
        set { state.wrappedValue = newValue }
    }

    var navigation: UINavigationController {
        host.children.compactMap { $0 as? UINavigationController }.first ?? UINavigationController()
    }

    /// The texts of the views on the stack.
    var texts: [String] {
        navigation.viewControllers.map { controller in
            controller.loadViewIfNeeded()
            return (controller as? any DrawnHost)?.texts.joined(separator: ", ") ?? "no host"
        }
    }

    /// The milliseconds of what a change plays.
    func played(_ change: () -> Void) -> Int {
        Stage.breathe()
        let start = Stage.now
        change()
        Stage.settle()
        let time = Int(((Stage.now - start) * 1000).rounded())
        #if ENGINE_HERO
            // Hero ends with a frame.
            return max(0, time - 17)
        #else
            return time
        #endif
    }

    func tap(_ label: String) {
        let top = navigation.topViewController as? any DrawnHost
        expect(top?.tap(label) == true, "there is no button \(label)")
    }

    func swipe(to x: CGFloat, meanwhile change: () -> Void = {}) {
        let view = navigation.topViewController?.view ?? UIView()
        let pan = gestures(UIScreenEdgePanGestureRecognizer.self, in: view).first
        expect(pan != nil, "no swipe")
        pan?.fire(.began, x: 1)
        Stage.breathe()
        pan?.fire(.changed, x: x)
        change()
        Stage.breathe()
        pan?.fire(.ended, x: x)
        Stage.settle()
    }
}

extension [Route] {
    /// The texts of the views that a path shows, the root's first.
    var texts: [String] {
        ["day 1, write"]
            + map { route in
                switch route {
                case .entry(let id): "entry \(id)"
                case .photo(let id): "photo \(id)"
                case .compose: "save"
                case .done: "saved"
                }
            }
    }
}

@MainActor private func declareJournal(_ scenario: Scenarios) {
    scenario("The app of the example, by its buttons") {
        let host = UIHostingController(rootView: JournalView())
        _ = launch(host)
        let navigation = host.children.compactMap { $0 as? UINavigationController }.first
        @MainActor func tap(_ label: String) {
            let top = navigation?.topViewController as? any DrawnHost
            expect(top?.tap(label) == true, "there is no button \(label)")
            Stage.settle()
        }
        tap("day 1")
        tap("entry 1")
        expect(navigation?.viewControllers.count, 3)
        navigation?.popToRootViewController(animated: true)
        Stage.settle()
        tap("write")
        tap("save")
        let top = navigation?.topViewController as? any DrawnHost
        expect(top?.texts ?? [], ["saved"])
        expect(navigation?.viewControllers.count, 2)
    }

    scenario("Each push has its own animation") {
        let shown = Shown()
        expect(shown.played { shown.tap("day 1") }, 350)
        expect(shown.path, [.entry(1)])
        expect(shown.played { shown.tap("entry 1") }, 300)
        expect(shown.path, [.entry(1), .photo(1)])
        expect(shown.texts, shown.path.texts)
        expect(shown.played { shown.path = [.entry(1)] }, 300)
        expect(shown.played { shown.path.append(.compose) }, 350)
        expect(shown.reports, [])
    }

    scenario("The back button changes the path") {
        let shown = Shown([.entry(1), .photo(2)])
        expect(shown.texts, shown.path.texts)
        expect(shown.played { shown.navigation.popViewController(animated: true) }, 300)
        expect(shown.path, [.entry(1)])
        _ = shown.played { shown.navigation.popToRootViewController(animated: true) }
        expect(shown.path, [])
        expect(shown.texts, [Route]().texts)
    }

    scenario("A path that is there at the beginning is not animated") {
        let shown = Shown([.entry(1), .photo(1)])
        expect(Stage.animations.count, 0)
        expect(shown.navigation.viewControllers.count, 3)
    }

    scenario("A change of the path pops, replaces, and pushes two at once") {
        let shown = Shown([.entry(1), .photo(1)])
        expect(shown.played { shown.path = [] }, 350)
        expect(shown.texts, shown.path.texts)
        expect(shown.played { shown.path = [.compose] } > 0)
        let compose = shown.navigation.topViewController
        expect(shown.played { shown.path = [.done] } > 0)
        expect(shown.texts, shown.path.texts)
        expect(compose?.parent == nil)
        _ = shown.played { shown.path = [.entry(2), .photo(2)] }
        expect(shown.texts, shown.path.texts)
        expect(shown.played { shown.path = shown.path }, 0)
    }

    scenario("A change below the top is not animated, and keeps the top") {
        let shown = Shown([.entry(1), .photo(1)])
        let top = shown.navigation.topViewController
        expect(
            shown.played { shown.path = [.entry(2), .photo(1)] } > 0, "the photo is another one")
        expect(shown.navigation.topViewController !== top)
        expect(shown.texts, shown.path.texts)
    }

    scenario("With Reduce Motion nothing moves") {
        let shown = Shown([.entry(1)])
        Stage.isReduceMotionEnabled = true
        Stage.forgetAnimations()
        _ = shown.played { shown.path = [] }
        let moved = Stage.animations.flatMap(\.changes).filter { change in
            (change.after as? CATransform3D).map { !CATransform3DIsIdentity($0) } ?? false
        }
        expect(moved.count, 0)
        expect(shown.texts, [Route]().texts)
    }
}

@MainActor private func declareChanges(_ scenario: Scenarios) {
    scenario("A change during an animation is made after it") {
        let shown = Shown()
        shown.path = [.entry(4)]
        Stage.advance(by: 0.1)
        shown.path = [.entry(4), .photo(4)]
        Stage.advance(by: 0.1)
        expect(shown.navigation.viewControllers.count, 2)
        shown.path = [.entry(4), .photo(5)]
        Stage.settle()
        expect(shown.texts, shown.path.texts)
        expect(Stage.journal.filter { $0.hasPrefix("push UI") }.count, 2)
    }

    scenario("A change that is taken back during an animation") {
        let shown = Shown()
        shown.path = [.entry(4)]
        Stage.advance(by: 0.1)
        shown.path = []
        Stage.settle()
        expect(shown.texts, [Route]().texts)
    }

    scenario("A swipe back that is cancelled changes nothing, one that ends changes the path") {
        let shown = Shown()
        _ = shown.played { shown.path = [.entry(3)] }
        shown.swipe(to: 60)
        expect(shown.path, [.entry(3)])
        expect(shown.texts, shown.path.texts)
        shown.swipe(to: 300)
        expect(shown.path, [])
        expect(shown.texts, [Route]().texts)
    }

    for (name, x) in [("that ends", CGFloat(300)), ("that is cancelled", 60)] {
        scenario("The app's change during a swipe \(name) counts") {
            let shown = Shown()
            _ = shown.played { shown.path = [.entry(3)] }
            shown.swipe(to: x) { shown.path = [.entry(3), .photo(3)] }
            expect(shown.path, [.entry(3), .photo(3)])
            expect(shown.texts, shown.path.texts)
        }
    }

    scenario("Without animation where the transaction says so") {
        let shown = Shown()
        var transaction = Transaction()
        transaction.disablesAnimations = true
        let time = shown.played { withTransaction(transaction) { shown.path = [.entry(1)] } }
        expect(time, 0)
        expect(shown.texts, shown.path.texts)
    }

    scenario("A view of another type at the same route is another screen") {
        let shown = Drafts()
        let first = shown.navigation.topViewController
        shown.state.wrappedValue = true
        Stage.settle()
        expect(shown.navigation.viewControllers.count, 2)
        expect(shown.navigation.topViewController !== first)
        let top = shown.navigation.topViewController as? any DrawnHost
        expect(top?.texts ?? [], ["saved"])
    }

    scenario("A title is there before the push, and the environment in the views") {
        let shown = Drafts()
        expect(shown.navigation.topViewController?.title, "draft 1")
        let root = shown.navigation.viewControllers[0] as? any DrawnHost
        expect(root?.texts ?? [], ["dark"])
    }

    scenario("A controller that the app pushes itself stays until the path changes") {
        let shown = Shown([.entry(1)])
        let own = UIViewController()
        shown.navigation.pushViewController(own, animated: true)
        Stage.settle()
        shown.path = shown.path
        Stage.settle()
        expect(shown.navigation.topViewController === own)
        shown.path = []
        Stage.settle()
        expect(shown.texts, [Route]().texts)
    }
}

struct ThemeKey: EnvironmentKey { static let defaultValue = "light" }

extension EnvironmentValues {
    var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct ThemeView: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
}

/// A stack whose route has another view once it is sent.
@MainActor private final class Drafts {
    let state = State(wrappedValue: false)
    private let host: UIHostingController<DraftsView>

    init() {
        host = UIHostingController(rootView: DraftsView(isSent: state.projectedValue))
        _ = launch(host)
    }

    var navigation: UINavigationController {
        host.children.compactMap { $0 as? UINavigationController }.first ?? UINavigationController()
    }
}

private struct DraftsView: View {
    @Binding var isSent: Bool

    var body: some View {
        TransitionStack(
            path: .constant([1]), registry: Journal.Registries.app, title: { "draft \($0)" }
        ) {
            ThemeView()
        } destination: { id in
            if isSent { DoneView() } else { PhotoView(id: id) }
        }
        .environment(\.theme, "dark")
    }
}
