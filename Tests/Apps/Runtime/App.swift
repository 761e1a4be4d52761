import TransitionRuntime
import UIKit

/// The screens of an app whose registries are written by hand.
enum Page: String, CaseIterable, Sendable {
    case list, detail, article, card, settings, login, other, main, zoomable
}

class PageController: UIViewController, TransitionParticipant {
    var calls: [String] = []
    /// Whether its view was anywhere when the last transition ended.
    private(set) var wasShownAtEnd = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func transitionWillBegin(with other: UIViewController) {
        calls.append("will begin with \(type(of: other))")
    }
    func transitionIsRunning(with other: UIViewController) { calls.append("runs") }
    func transitionDidEnd(with other: UIViewController, completed: Bool) {
        calls.append(completed ? "ended" : "cancelled")
        wasShownAtEnd = view.superview != nil
    }
}

protocol Zoomable {}

final class ListController: PageController {
    let thumb = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(thumb)
    }
}
class DetailController: PageController {}
final class ArticleController: DetailController {}
final class CardController: PageController {}
final class SettingsController: PageController {}
final class LoginController: PageController {}
final class PhotoController: PageController, Zoomable {}
/// Not declared in the file.
final class StrangeController: PageController {}
final class MainController: UINavigationController {}

typealias Lines = TransitionTable<Page, ScreenTransition>
typealias Defaults = TransitionDefaults<Page, ScreenTransition>
typealias Registry = TransitionRegistry<Page>

var hierarchy: ScreenHierarchy<Page> {
    var screens = ScreenHierarchy<Page>()
    screens.add(.article, is: [.detail])
    return screens
}

/// The calls of the screens' hooks, in order.
@MainActor var hookCalls: [String] = []

@MainActor func makeClasses() -> ScreenClasses<Page> {
    var classes = ScreenClasses<Page>()
    classes.add(ArticleController.self, as: .article)
    classes.add(ListController.self, as: .list)
    classes.add(
        DetailController.self, as: .detail,
        hooks: ScreenHooks(
            beforeGo: { hookCalls.append("before go to \(type(of: $0))") },
            afterGo: { _ in hookCalls.append("after go") },
            beforeReturn: { _ in hookCalls.append("before return") },
            afterReturn: { _ in hookCalls.append("after return") }))
    classes.add(CardController.self, as: .card)
    classes.add(SettingsController.self, as: .settings)
    classes.add(LoginController.self, as: .login)
    classes.add(MainController.self, as: .main)
    classes.add(.zoomable) { $0 is any Zoomable }
    return classes
}

/// A registry of some lines and defaults.
@MainActor func makeRegistry(
    reduceMotion: ScreenTransition? = nil, reduceMotionIOS: IOSVersions = .all,
    unwinds: Set<String> = [],
    engine: (any TransitionEngine)? = nil,
    views: (inout TransitionTable<Page, TransitionViews>) -> Void = { _ in },
    defaults: (inout Defaults) -> Void = { _ in }, _ lines: (inout Lines) -> Void
) -> Registry {
    var table = Lines(hierarchy)
    lines(&table)
    var others = Defaults(hierarchy)
    defaults(&others)
    var shown = TransitionTable<Page, TransitionViews>(hierarchy)
    views(&shown)
    return Registry(
        screens: makeClasses(), lines: table, defaults: others, views: shown,
        reduceMotion: reduceMotion, reduceMotionIOS: reduceMotionIOS, unwinds: unwinds,
        engine: engine)
}

/// A navigation controller in a window, with a list at its root.
@MainActor func makeNavigation(
    _ root: UIViewController = ListController()
) -> (window: UIWindow, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: root)
    return (launch(navigation), navigation)
}

extension UINavigationController {
    @MainActor func push(_ controller: UIViewController) {
        pushViewController(controller, animated: true)
        Stage.settle()
    }

    @MainActor func pop() {
        popViewController(animated: true)
        Stage.settle()
    }
}

/// The first of a kind on a view.
@MainActor func gesture<Kind: UIGestureRecognizer>(
    _ kind: Kind.Type, on controller: UIViewController
) -> Kind? {
    controller.view.gestureRecognizers?.compactMap { $0 as? Kind }.first
}

/// What each transition plays, by the runtime's trace: `fade 0.2`, with the seconds that a line
/// gives. Where the durations of animations are known, they must be the same.
@MainActor var played: [String] {
    let plays = traced.compactMap { line in
        line.components(separatedBy: ": plays ").dropFirst().first.map {
            $0.replacingOccurrences(of: "(, | and not ).*", with: "", options: .regularExpression)
                .replacingOccurrences(of: " with duration(", with: " ")
                .replacingOccurrences(of: "s)", with: "")
                .replacingOccurrences(of: " own animation", with: "")
        }
    }
    if let durations = Stage.durations {
        let own = plays.filter { !["none", "system", "UIKit's"].contains($0) }
        expect(durations.count, own.count, "\(own)")
        for (play, duration) in zip(own, durations) {
            let said = play.split(separator: " ").last.flatMap { Double($0) }
            expect(said ?? duration, duration, play)
        }
    }
    return plays
}
