import TransitionRuntime
import UIKit

@MainActor protocol Zooming: UIViewController {
    var badge: UIView { get }
}

@MainActor protocol Turning: Zooming {}

/// Not declared in the file.
final class WheelController: UIViewController, Turning {
    let badge = UIView()
}

final class PhotoTile: UIView {
    let image = UIImageView()
    let edge = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(image)
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }
}

class GridController: UIViewController, TransitionCellSource {
    let bar = UIView()
    let stars = [UIView(), UIView(), UIView()]
    let tile = PhotoTile()

    func cell(for other: UIViewController) -> UIView? { tile }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        for view in [bar, tile] + stars { view.addTo(self) }
    }
}

class PhotoController: UIViewController, Zooming {
    let (badge, image, sleeve, caption) = (UIView(), UIImageView(), UIView(), UILabel())
    let (shadow, note, shade) = (UIView(), UIView(), UIView())
    let depth: CGFloat = 7
    let serial = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [badge, image, sleeve, caption, shadow, note, shade] { view.addTo(self) }
    }
}

final class MovieController: PhotoController {
    let reel = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        reel.addTo(self)
    }
}

final class InfoController: UIViewController {
    let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.addTo(self)
    }
}

final class PlainController: UIViewController {}

extension UIView {
    fileprivate func addTo(_ controller: UIViewController) { controller.view.addSubview(self) }
}
