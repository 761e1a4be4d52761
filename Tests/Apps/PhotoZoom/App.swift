import TRTransitions
import TransitionRuntime
import UIKit

final class AssetCollectionViewCell: UICollectionViewCell {
    let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.image = UIImage(size: CGSize(width: 300, height: 200))
        addSubview(imageView)
    }
    required init?(coder: NSCoder) { nil }
}

/// What TRTransitions asks of controllers that take part.
class PhotoController: UIViewController, @preconcurrency TRTransitionViewControllerProtocol,
    TransitionParticipant
{
    var calls: [String] = []
    /// What TRTransitions itself has said and handed over.
    private(set) var library: [String] = []
    private(set) var prepared: [AnyObject] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        PhotoZoom.prepare(for: segue)
    }

    func prepare(_ transition: TRTransition!) {
        if let transition { prepared.append(transition) }
    }
    func viewControllerWillBeginTransitioning() { library.append("will begin") }
    func viewControllerIsTransitioning() { library.append("is transitioning") }
    func viewControllerDidEndTransitioning() { library.append("did end") }

    func transitionWillBegin(with other: UIViewController) { calls.append("will begin") }
    func transitionIsRunning(with other: UIViewController) { calls.append("runs") }
    func transitionDidEnd(with other: UIViewController, completed: Bool) {
        calls.append(completed ? "ended" : "cancelled")
    }
}

final class AssetGridViewController: PhotoController, UICollectionViewDataSource,
    UICollectionViewDelegate, TransitionCellSource
{
    let settingsButton = UIButton(frame: CGRect(x: 340, y: 20, width: 40, height: 40))
    let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 400, height: 700),
        collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(settingsButton)
        view.addSubview(grid)
        grid.dataSource = self
        grid.delegate = self
        grid.reloadData()
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { AssetCollectionViewCell(frame: .zero) }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        let photo = SingleAssetViewController()
        photo.item = indexPath.item
        navigationController?.pushViewController(photo, animated: true)
    }

    func cell(for other: UIViewController) -> UIView? {
        guard let photo = other as? SingleAssetViewController else { return nil }
        return grid.cellForItem(at: IndexPath(item: photo.item, section: 0))
    }
}

final class SingleAssetViewController: PhotoController {
    var item = 0
}

final class SlideShowViewController: PhotoController {}
final class SettingsViewController: PhotoController {}
