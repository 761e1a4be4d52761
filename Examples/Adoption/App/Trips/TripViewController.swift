import Hero
import UIKit

class TripViewController: UIViewController {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var flagView: UIImageView!
    @IBOutlet weak var textLabel: UILabel!

    var trip: Trip!
    var photoHeroId: String?
    var titleHeroId: String?
    var countryHeroId: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = trip.title
        flagView.image = UIImage(named: trip.country)

        photoView.hero.id = photoHeroId
        titleLabel.hero.id = titleHeroId
        flagView.hero.id = Ids.flag
        textLabel.hero.modifiers = [
            .fade,
            .translate(y: 40),
            .whenPresenting(.delay(0.1)),
        ]

        let tap = UITapGestureRecognizer(target: self, action: #selector(showPhoto))
        photoView.addGestureRecognizer(tap)
    }

    @objc func showPhoto() {
        let viewer = PhotoViewController(image: photoView.image, heroId: "trip.\(trip.id).photo")
        viewer.hero.isEnabled = true
        viewer.hero.modalAnimationType = .fade
        present(viewer, animated: true, completion: nil)
    }
}
