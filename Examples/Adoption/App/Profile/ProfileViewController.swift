import Hero
import UIKit

class ProfileViewController: UIViewController {
    @IBOutlet weak var avatarView: UIImageView!
    @IBOutlet weak var stampsButton: UIButton!

    private let turns = PageTurns()

    override func viewDidLoad() {
        super.viewDidLoad()
        avatarView.hero.id = Ids.avatar
        navigationController?.delegate = turns
    }

    @IBAction func showStamps(_ sender: Any) {
        navigationController?.pushViewController(StampsViewController(), animated: true)
    }

    @IBAction func showSettings(_ sender: Any) {
        performSegue(withIdentifier: "showSettings", sender: self)
    }
}
