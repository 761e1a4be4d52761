import UIKit

class TripViewController: UIViewController {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var flagView: UIImageView!
    @IBOutlet weak var textLabel: UILabel!

    var trip: Trip!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = trip.title
        flagView.image = UIImage(named: trip.country)

        applyTransitions(id: trip.id)

        let tap = UITapGestureRecognizer(target: self, action: #selector(showPhoto))
        photoView.addGestureRecognizer(tap)
    }

    @objc func showPhoto() {
        let id = Wander.HeroID.trip(id: trip.id).photo
        let viewer = PhotoViewController(image: photoView.image, heroId: id)
        Wander.installForPresentation(of: viewer)
        present(viewer, animated: true, completion: nil)
    }
}
