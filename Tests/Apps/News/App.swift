@preconcurrency import Hero
@preconcurrency import SDOSHero
import UIKit

struct News {
    var id: String
    var title: String
}

final class NewsTableViewCell: UITableViewCell {
    let lbTitle = UILabel(frame: CGRect(x: 60, y: 4, width: 300, height: 36))
    let imgPicture = UIImageView(frame: CGRect(x: 4, y: 4, width: 36, height: 36))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(lbTitle)
        addSubview(imgPicture)
    }
    required init?(coder: NSCoder) { nil }
}

/// Both lists: the same cells, the same articles.
class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let imgLogo = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 400, height: 760))
    let news = (1201...1204).map { News(id: "\($0)", title: "Article \($0)") }
    var screen: NewsTransitions.Screen { .latest }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(imgLogo)
        view.addSubview(table)
        table.dataSource = self
        table.delegate = self
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        news.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = NewsTableViewCell(style: .default, reuseIdentifier: "news")
        cell.lbTitle.text = news[indexPath.row].title
        cell.applyTransitions(id: news[indexPath.row].id, on: screen)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = NewsDetailViewController(news[indexPath.row], opener: screen)
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class LatestNewsViewController: ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class SavedNewsViewController: ListController {
    override var screen: NewsTransitions.Screen { .saved }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyTransitions()
    }
}

final class NewsDetailViewController: UIViewController {
    let lbTitle = UILabel(frame: CGRect(x: 0, y: 200, width: 400, height: 60))
    let imgPicture = UIImageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let lbBody = UILabel(frame: CGRect(x: 0, y: 260, width: 400, height: 400))
    let btnShare = UIButton(frame: CGRect(x: 300, y: 700, width: 80, height: 40))
    let news: News
    let opener: NewsTransitions.Screen

    init(_ news: News, opener: NewsTransitions.Screen) {
        self.news = news
        self.opener = opener
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for one in [lbTitle, imgPicture, lbBody, btnShare] { view.addSubview(one) }
        applyTransitions(id: news.id, opener: opener)
    }
}

final class LoginViewController: UIViewController {
    let imgLogo = UIImageView(frame: CGRect(x: 180, y: 40, width: 40, height: 40))
    let form = UIStackView(frame: CGRect(x: 40, y: 200, width: 320, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(imgLogo)
        view.addSubview(form)
        applyTransitions()
    }
}

#if ENGINE_SDOSHERO
    typealias NewsNavigationController = SDOSHeroNavigationController
    class TabBarController: SDOSHeroTabBarController {}
#else
    typealias NewsNavigationController = UINavigationController
    class TabBarController: UITabBarController {}
#endif

final class MainTabBarController: TabBarController {
    let latest = LatestNewsViewController()
    let saved = SavedNewsViewController()
    private(set) lazy var navigations = [latest, saved].map { list in
        let navigation = NewsNavigationController(rootViewController: list)
        navigation.hero.isEnabled = true
        NewsTransitions.install(in: navigation)
        return navigation
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hero.isEnabled = true
        viewControllers = navigations
        NewsTransitions.install(in: self)
    }
}
