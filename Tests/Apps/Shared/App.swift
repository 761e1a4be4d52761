import TransitionRuntime
import UIKit

// The screens of two `.trans` files in one module.

class MarkController: UIViewController {
    let mark = UIImageView(frame: CGRect(x: 100, y: 200, width: 40, height: 80))
    let note = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mark)
        view.addSubview(note)
    }
}

final class LeftController: MarkController {}
final class LeftDetailController: UIViewController {}
final class RightController: MarkController {}
final class RightDetailController: UIViewController {}
