import UIKit

class WelcomeViewController: UIViewController {
    @IBOutlet weak var logoView: UIImageView!
    @IBOutlet weak var startButton: UIButton!

    var onStart: (() -> Void)?

    @IBAction func start(_ sender: UIButton) {
        onStart?()
    }
}
