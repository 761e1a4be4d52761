import Hero
import UIKit

class TripCell: UITableViewCell {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var flagView: UIImageView!  // its id is in the storyboard

    func show(_ trip: Trip) {
        titleLabel.text = trip.title
        flagView.image = UIImage(named: trip.country)

        photoView.hero.id = "trip.\(trip.id).photo"
        photoView.hero.modifiers = [.arc(intensity: 0.6)]
        titleLabel.hero.id = "trip.\(trip.id).title"
    }
}
