import UIKit

final class PlaceListViewController: UICollectionViewController {
    private let places: [Place]
    weak var coordinator: AppCoordinator?

    init(places: [Place]) {
        self.places = places
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        places.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
            as! PlaceCell
        let place = places[indexPath.item]
        cell.nameLabel.text = place.name
        cell.pictureView.image = UIImage(named: place.slug)
        cell.applyTransitions(slug: place.slug)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        coordinator?.show(places[indexPath.item])
    }
}
