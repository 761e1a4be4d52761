@preconcurrency import Hero
import UIKit

// The app of example.md. It makes the calls that the page lists, and no other; a scenario may leave
// one of them out.

enum Call: Hashable {
    case install, present, cell, detail
}

@MainActor var forgotten: Set<Call> = []

struct Story {
    var id: String
}

final class StoryTableViewCell: UITableViewCell {
    let titleLabel = UILabel(frame: CGRect(x: 60, y: 4, width: 300, height: 36))
    let pictureView = UIImageView(frame: CGRect(x: 4, y: 4, width: 36, height: 36))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(titleLabel)
        addSubview(pictureView)
    }
    required init?(coder: NSCoder) { nil }
}

final class LatestViewController: UIViewController, UITableViewDataSource {
    let logoView = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 400, height: 760))
    let stories = ["1", "2"].map { Story(id: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(logoView)
        view.addSubview(table)
        table.dataSource = self
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stories.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = StoryTableViewCell(style: .default, reuseIdentifier: "story")
        let story = stories[indexPath.row]
        if !forgotten.contains(.cell) {
            cell.applyTransitions(id: story.id)
        }
        return cell
    }
}

final class StoryViewController: UIViewController {
    let titleLabel = UILabel(frame: CGRect(x: 0, y: 200, width: 400, height: 60))
    let pictureView = UIImageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let bodyLabel = UILabel(frame: CGRect(x: 0, y: 260, width: 400, height: 400))
    let story: Story

    init(_ story: Story) {
        self.story = story
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for one in [titleLabel, pictureView, bodyLabel] { view.addSubview(one) }
        if !forgotten.contains(.detail) {
            self.applyTransitions(id: story.id)
        }
    }
}

final class LoginViewController: UIViewController {
    let logoView = UIImageView(frame: CGRect(x: 180, y: 40, width: 40, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(logoView)
    }
}

@MainActor func launchApp() -> UINavigationController {
    let navigationController = UINavigationController(rootViewController: LatestViewController())
    if !forgotten.contains(.install) {
        NewsTransitions.install(in: navigationController)
    }
    window = launch(navigationController)
    return navigationController
}

/// Keeps what is shown alive.
@MainActor private var window: UIWindow?

extension UINavigationController {
    func open(_ story: Story) -> StoryViewController {
        let detail = StoryViewController(story)
        pushViewController(detail, animated: true)
        Stage.settle()
        return detail
    }

    func logIn() -> LoginViewController {
        let login = LoginViewController()
        if !forgotten.contains(.present) {
            NewsTransitions.installForPresentation(of: login)
        }
        present(login, animated: true)
        Stage.settle()
        return login
    }
}
