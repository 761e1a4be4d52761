import Hero
import UIKit

/// One picture on black, full screen. Drag it down to close.
final class PhotoViewController: UIViewController {
    private let imageView: UIImageView
    private let heroId: String

    init(image: UIImage?, heroId: String) {
        imageView = UIImageView(image: image)
        self.heroId = heroId
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.frame = view.bounds
        imageView.hero.id = heroId
        imageView.hero.modifiers = [.useNoSnapshot]
        view.addSubview(imageView)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc func pan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: nil)
        let progress = Double(translation.y / 2 / view.bounds.height)
        switch recognizer.state {
        case .began:
            close()
        case .changed:
            Hero.shared.update(CGFloat(progress))
        default:
            if progress + Double(recognizer.velocity(in: nil).y / view.bounds.height) > 0.3 {
                Hero.shared.finish()
            } else {
                Hero.shared.cancel()
            }
        }
    }
}
