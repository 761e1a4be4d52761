import UIKit

class ProfileViewController: UIViewController {
    @IBOutlet weak var avatarView: UIImageView!
    @IBOutlet weak var stampsButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        if let navigationController { Wander.install(in: navigationController) }
    }

    @IBAction func showStamps(_ sender: Any) {
        navigationController?.pushViewController(StampsViewController(), animated: true)
    }

    @IBAction func showSettings(_ sender: Any) {
        performSegue(withIdentifier: "showSettings", sender: self)
    }
}
