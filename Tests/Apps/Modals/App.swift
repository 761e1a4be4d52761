@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// What hooks have noted, in order.
@MainActor var notes: [String] = []

class PictureController: UIViewController {
    let picture = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let badge = UIView(frame: CGRect(x: 90, y: 10, width: 20, height: 20))
    let seal = UIView(frame: CGRect(x: 150, y: 10, width: 20, height: 20))

    func note(_ text: String) { notes.append("\(type(of: self)) \(text)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        for one in [picture, badge, seal] { view.addSubview(one) }
    }
}

final class HomeController: PictureController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class SheetController: PictureController {}
final class OtherController: PictureController {}

final class TopController: PictureController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

/// Home, which presents the sheet, which presents the top.
@MainActor struct Stack {
    let home = HomeController()
    let sheet = SheetController()
    let top = TopController()
    let window: UIWindow

    init(style: UIModalPresentationStyle = .fullScreen) {
        window = launch(home)
        for (presenter, presented) in [(home, sheet), (sheet, top)] {
            presented.modalPresentationStyle = style
            Modals.installForPresentation(of: presented)
            presenter.present(presented, animated: true)
            Stage.settle()
        }
        Hero.shared.plays = []
        notes = []
    }

    /// Dismisses what home presents as an unwind segue does.
    func unwind(_ identifier: String, from source: UIViewController) {
        Modals.prepare(
            for: UIStoryboardSegue(identifier: identifier, source: source, destination: home))
        home.dismiss(animated: true)
    }
}
