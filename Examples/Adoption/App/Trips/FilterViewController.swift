import UIKit

class FilterViewController: UIViewController {
    private let doneButton = UIButton(frame: CGRect(x: 24, y: 24, width: 120, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        doneButton.setTitle("Done", for: .normal)
        doneButton.addTarget(self, action: #selector(done), for: .touchUpInside)
        view.addSubview(doneButton)
    }

    @objc private func done() {
        dismiss(animated: true)
    }
}
