import UIKit

/// A container of a world.
@MainActor protocol Container: UIViewController {
    var number: Int { get }
}

final class StackController: UINavigationController, Container {
    let number = Census.current.nextNumber()
    init(_ root: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        Census.current.add(self, "stack#\(number)")
        viewControllers = [root]
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class TabsController: UITabBarController, Container {
    let number = Census.current.nextNumber()
    init(_ tabs: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        Census.current.add(self, "tabs#\(number)")
        viewControllers = tabs
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class ColumnsController: UISplitViewController, Container {
    let number = Census.current.nextNumber()
    init(_ columns: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        Census.current.add(self, "columns#\(number)")
        viewControllers = columns
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class AlertController: UIAlertController, Container {
    let number = Census.current.nextNumber()
    init() {
        super.init(nibName: nil, bundle: nil)
        Census.current.add(self, "alert#\(number)")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor func number(of controller: UIViewController) -> Int {
    (controller as? any Room)?.number ?? (controller as? any Container)?.number ?? 0
}

@MainActor func label(of controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    if let room = controller as? any Room { return room.label }
    let word =
        switch controller {
        case is UINavigationController: "stack"
        case is UITabBarController: "tabs"
        case is UISplitViewController: "columns"
        default: "alert"
        }
    return "\(word)#\(number(of: controller))"
}

extension UIViewController {
    /// This controller and all in it, and what it presents.
    var everything: [UIViewController] {
        var all: [UIViewController] = [self]
        let inner: [UIViewController] =
            switch self {
            case let stack as UINavigationController: stack.viewControllers
            case let tabs as UITabBarController: tabs.viewControllers ?? []
            case let columns as UISplitViewController: columns.viewControllers
            default: []
            }
        all += inner.flatMap(\.everything)
        if parent == nil, let presentedViewController { all += presentedViewController.everything }
        return all
    }

    /// Whether a person sees it.
    var isShown: Bool {
        guard let view = viewIfLoaded else { return false }
        return view.window != nil
    }
}
