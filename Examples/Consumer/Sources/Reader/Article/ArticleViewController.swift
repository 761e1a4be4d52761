#if canImport(UIKit)
    import HouseStyle
    public import UIKit

    public final class ArticleViewController: UIViewController {
        private let article: String
        private let picture = UIImageView()

        init(article: String) {
            self.article = article
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        public override func viewDidLoad() {
            super.viewDidLoad()
            picture.accessibilityIdentifier = House.HeroID.picture(article: article)
            view.addSubview(picture)
        }

        public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            News.prepare(for: segue)
            News.installForPresentation(of: segue.destination)
        }
    }
#endif
