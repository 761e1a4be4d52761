import UIKit

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

final class CardViewController: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .gray
        view.addSubview(label)
    }
}
