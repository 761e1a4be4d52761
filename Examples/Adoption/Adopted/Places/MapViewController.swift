import UIKit

class MapViewController: UIViewController {
    @IBOutlet weak var pinView: UIImageView!
    @IBOutlet weak var captionLabel: UILabel!

    var place: Place!

    override func viewDidLoad() {
        super.viewDidLoad()
        captionLabel.text = place.name
        applyTransitions(slug: place.slug)
    }
}
