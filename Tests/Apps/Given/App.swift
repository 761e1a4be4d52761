import TransitionRuntime
import UIKit

// Classes that show none of their views to other files.

class ListController: UIViewController {
    private let thumb = UIImageView(frame: CGRect(x: 100, y: 200, width: 40, height: 80))
    private let nameLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(thumb)
        view.addSubview(nameLabel)
        applyTransitions(thumb: thumb, nameLabel: nameLabel)
    }
}

final class FavouritesController: ListController {}

final class AlbumController: ListController {
    private let mark = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mark)
        applyTransitions(mark: mark)
    }
}

final class DetailController: UIViewController {
    private let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    private let caption = UILabel(frame: CGRect(x: 0, y: 200, width: 400, height: 20))
    var isForgetful = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(photo)
        view.addSubview(caption)
        if isForgetful { return }
        #if ENGINE_HERO || ENGINE_SDOSHERO
            applyTransitions(delay: 0.1, photo: photo, caption: caption)
        #else
            applyTransitions(photo: photo, caption: caption)
        #endif
    }
}

final class InfoController: UIViewController {}
