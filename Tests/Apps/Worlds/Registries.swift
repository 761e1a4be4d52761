import TransitionRuntime
import UIKit

/// A registry as the app calls it, and what the file says about gestures, read off the file.
@MainActor struct AnyRegistry {
    var name: String
    var installInStack: (UINavigationController) -> Void
    var installInTabs: (UITabBarController) -> Void
    var installForPresentation: (UIViewController) -> Void
    var push: (UIViewController, UINavigationController) -> Void
    var pop: (UINavigationController) -> Void
    var popToRoot: (UINavigationController) -> Void
    var set: ([UIViewController], UINavigationController) -> Void
    var replace: (UIViewController, UIViewController, @escaping () -> Void) -> Void
    /// The swipe that selects a tab, with the screens that are seen in both.
    var tab: (_ isHigher: Bool, UIViewController, UIViewController) -> Swipe?
    /// Whether a line decides a change of tab.
    var hasTab: (_ isHigher: Bool, UIViewController, UIViewController) -> Bool
    /// Adds the gesture that goes forward, if there is one to that page.
    var drive: (Page, UIViewController, @escaping @MainActor () -> Void) -> Void
    /// What the lines say.
    var returns: Lines

    init<Screen>(
        _ registry: TransitionRegistry<Screen>, _ name: String, _ screens: [Page: Screen],
        _ returns: Lines
    ) {
        self.name = name
        self.returns = returns
        installInStack = { registry.install(in: $0) }
        installInTabs = { registry.install(in: $0) }
        installForPresentation = { registry.installForPresentation(of: $0) }
        push = { registry.push($0, in: $1, using: .fade) }
        pop = { registry.pop(in: $0, using: .zoomOut) }
        popToRoot = { registry.popToRoot(in: $0, using: .fade) }
        set = { registry.setViewControllers($0, in: $1, using: .zoom) }
        replace = { old, new, done in registry.replace(old, with: new) { done() } }
        @MainActor func answer(
            _ isHigher: Bool, _ from: UIViewController, _ to: UIViewController
        ) -> ScreenTransition? {
            func screen(_ controller: UIViewController) -> Screen? {
                (controller as? any Room).flatMap { screens[$0.page] }
            }
            return registry.transition(
                for: TransitionEvent(
                    isHigher ? .tabHigher : .tabLower, from: screen(from), to: screen(to)))
        }
        tab = { answer($0, $1, $2)?.interaction.map { Swipe($0) } }
        hasTab = { answer($0, $1, $2) != nil }
        drive = { page, from, begin in
            if let screen = screens[page] {
                registry.drive(.push, from: from, to: screen) { begin() }
            }
        }
    }
}

/// What the lines of a registry say about returns and their gestures.
struct Lines {
    struct Line {
        var from: Page?
        var to: Page?
        var swipe: Swipe?
        /// Whether the line names the return, and not the way there.
        var isNamed = true
    }

    /// Of pops and dismissals, from the screen that leaves.
    var pops: [Line] = []
    var dismissals: [Line] = []
    /// Pushes from a page to a page, with the gestures of their returns.
    var pushes: [(from: Page?, to: Page, returning: Swipe?)] = []
    /// The same for presentations.
    var presentations: [(from: Page?, to: Page, returning: Swipe?)] = []
    /// Pushes that have a gesture themselves.
    var forward: [Line] = []
    /// Whether the defaults have an animation for pushes, and the gesture of their pop.
    var hasDefaults = false
    var popDefault: Swipe?

    func push(from: Page, to: Page) -> (swipe: Swipe?, isDecided: Bool) {
        let line = pushes.first { ($0.from ?? from) == from && $0.to == to }
        return (line?.returning, line != nil)
    }

    func pop(from: Page, to: Page?) -> Line? { Self.first(pops, from, to) }
    func dismissal(from: Page, to: Page?) -> Line? { Self.first(dismissals, from, to) }

    private static func first(_ lines: [Line], _ from: Page, _ to: Page?) -> Line? {
        lines.first { ($0.from ?? from) == from && ($0.to == nil || $0.to == to) }
    }
}

@MainActor let registries: [AnyRegistry] = {
    #if ENGINE_TRTRANSITIONS
        let zooms: [Page: Zooms.Screen] = [
            .list: .list, .detail: .detail, .photo: .photo, .note: .note,
        ]
        return [
            AnyRegistry(
                Zooms.Registries.main, "Zooms.main", zooms,
                Lines(
                    pops: [
                        .init(from: .photo, to: .list, swipe: .pinch, isNamed: false),
                        .init(from: .detail, swipe: .pinch),
                        .init(from: .note, swipe: nil, isNamed: false),
                    ], pushes: [(.list, .photo, .pinch), (nil, .note, nil)])),
            AnyRegistry(
                Zooms.Registries.side, "Zooms.side", zooms,
                Lines(pops: [.init(from: .note, swipe: .pinch), .init(from: .detail)])),
        ]
    #else
        let first: [Page: First.Screen] = [
            .list: .list, .detail: .detail, .photo: .photo, .note: .note, .table: .table,
            .card: .card, .form: .form,
        ]
        var all = [
            AnyRegistry(
                First.Registries.main, "First.main", first,
                Lines(
                    pops: [
                        .init(from: .photo, to: .list, swipe: .pan(.down), isNamed: false),
                        .init(from: .detail, swipe: .edge(.left)),
                        .init(from: .table, swipe: .pan(.down)),
                    ],
                    dismissals: [.init(from: .card, swipe: .pan(.down))],
                    pushes: [(.list, .photo, .pan(.down))],
                    hasDefaults: true, popDefault: .edge(.left))),
            AnyRegistry(
                First.Registries.side, "First.side", first,
                Lines(
                    pops: [
                        .init(from: .note, swipe: .pan(.right)),
                        .init(from: .detail, swipe: .pinch),
                    ],
                    dismissals: [.init(from: .form, swipe: .pinch)],
                    pushes: [(.list, .note, nil)],
                    forward: [.init(from: .list, to: .note, swipe: .pan(.left))],
                    hasDefaults: true, popDefault: .edge(.left))),
            AnyRegistry(
                Second.Registries.main, "Second.main", [.photo: .photo, .note: .note],
                Lines(
                    pops: [
                        .init(from: .photo, swipe: .pinch),
                        .init(from: .note, to: .photo, isNamed: false),
                    ],
                    dismissals: [
                        .init(from: .form, swipe: .pan(.down), isNamed: false),
                        .init(from: .card),
                        .init(from: .table, to: .detail, swipe: .pinch, isNamed: false),
                    ],
                    pushes: [(.photo, .note, nil)],
                    presentations: [(nil, .form, .pan(.down)), (.detail, .table, .pinch)],
                    hasDefaults: true)),
        ]
        #if ENGINE_HERO || ENGINE_SDOSHERO
            all.append(
                AnyRegistry(
                    Flying.Registries.main, "Flying.main", [.list: .list, .detail: .detail],
                    Lines(
                        pops: [
                            .init(from: .detail, to: .table, isNamed: false),
                            .init(from: .detail, to: .list, isNamed: false),
                            .init(from: .note, swipe: .pan(.down)),
                        ],
                        dismissals: [.init(from: .card, swipe: .pinch)],
                        pushes: [(.table, .detail, nil), (.list, .detail, nil)],
                        presentations: [(.list, .card, nil), (.detail, .card, nil)])))
        #endif
        return all
    #endif
}()
