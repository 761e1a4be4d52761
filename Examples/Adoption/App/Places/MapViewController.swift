import Hero
import UIKit

class MapViewController: UIViewController {
    @IBOutlet weak var pinView: UIImageView!
    @IBOutlet weak var captionLabel: UILabel!

    var place: Place!

    override func viewDidLoad() {
        super.viewDidLoad()
        captionLabel.text = place.name
        pinView.hero.id = Ids.place(place.slug)
    }
}
