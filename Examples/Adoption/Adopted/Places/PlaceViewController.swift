import Hero
import UIKit

class PlaceViewController: UIViewController {
    var place: Place!
    weak var coordinator: AppCoordinator?

    private lazy var pictureView: UIImageView = {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 375, height: 280))
        view.image = UIImage(named: place.slug)
        view.hero.id = Wander.HeroID.place(slug: place.slug)
        return view
    }()
    private let textLabel = UILabel(frame: CGRect(x: 16, y: 340, width: 343, height: 200))
    private let priceLabel = UILabel(frame: CGRect(x: 16, y: 296, width: 100, height: 28))
    private let mapButton = UIButton(frame: CGRect(x: 255, y: 296, width: 104, height: 28))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = place.name
        view.addSubview(pictureView)

        textLabel.text = place.text
        textLabel.riseFromBelow()
        view.addSubview(textLabel)

        if let price = place.price {
            priceLabel.text = "from \(price) €"
            priceLabel.hero.id = "ticketPrice"
            view.addSubview(priceLabel)
        }

        mapButton.setTitle("Map", for: .normal)
        mapButton.addTarget(self, action: #selector(showMap), for: .touchUpInside)
        mapButton.hero.modifiers = [.fade, .scale(0.5), .useGlobalCoordinateSpace]
        view.addSubview(mapButton)
    }

    @objc private func showMap() {
        coordinator?.showMap(of: place)
    }
}
