import UIKit

class PlaceCell: UICollectionViewCell {
    let pictureView = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 76))
    let nameLabel = UILabel(frame: CGRect(x: 0, y: 76, width: 100, height: 24))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.addSubview(pictureView)
        contentView.addSubview(nameLabel)
    }
}
