import UIKit

class StampsViewController: UIViewController {
    private lazy var buttons: [UIButton] = Stamp.allCases.map { stamp in
        let button = UIButton(frame: CGRect(x: 24, y: 100, width: 120, height: 44))
        button.setTitle(stamp.rawValue, for: .normal)
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        return button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons.forEach { view.addSubview($0) }
    }

    @objc func open() {
        let controller = StampViewController()
        show(controller, sender: self)
    }
}

class StampViewController: UIViewController {
    let stampView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stampView.frame = view.bounds
        view.addSubview(stampView)
    }
}
