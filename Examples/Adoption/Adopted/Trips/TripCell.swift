import UIKit

class TripCell: UITableViewCell {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var flagView: UIImageView!

    func show(_ trip: Trip) {
        titleLabel.text = trip.title
        flagView.image = UIImage(named: trip.country)

        applyTransitions(id: trip.id)
    }
}
