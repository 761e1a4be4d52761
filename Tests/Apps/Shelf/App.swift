import TransitionRuntime
import UIKit

class ShelfController: UIViewController, TransitionParticipant {
    let spine = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private(set) var calls: [String] = []

    func transitionWillBegin(with other: UIViewController) { calls.append("will begin") }
    func transitionIsRunning(with other: UIViewController) {
        calls.append(UIView.inheritedAnimationDuration > 0 ? "runs" : "runs outside")
    }
    func transitionDidEnd(with other: UIViewController, completed: Bool) {
        calls.append(completed ? "ended" : "cancelled")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(spine)
    }
}

final class RackController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class BookController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class NoteController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        spine.frame.origin.y = 400
        applyTransitions()
    }
}

final class LeftController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class MiddleController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class AtlasController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class PosterController: ShelfController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class WallController: ShelfController {
    let tiles = (0..<3).map { UIView(frame: CGRect(x: 0, y: 100 * $0, width: 50, height: 50)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        spine.removeFromSuperview()
        for tile in tiles.reversed() { view.addSubview(tile) }
        applyTransitions()
    }
}

final class RightController: ShelfController {}
/// No line is about it.
final class LooseController: ShelfController {}

/// A navigation controller in a window, with its registry.
@MainActor func shelf(
    _ root: UIViewController
) -> (window: UIWindow, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: root)
    let window = launch(navigation)
    Shelf.install(in: navigation)
    return (window, navigation)
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
