import Adoption
import Testing

/// Cases of single decisions.
@Suite struct DecisionTests {
    @Test func likelyFactsAreComments() throws {
        let app = try AdoptedApp(["List.swift": Self.likely])
        app.expectPromises()
    }

    /// A comment names the files of facts.
    @Test func fileNamesStayInTheirComments() throws {
        let list = #"""
            import Hero
            import UIKit
            class ListViewController: UIViewController {
                let photoView = UIImageView()
                override func viewDidLoad() { photoView.hero.id = "photo" }
            }
            """#
        let detail = list.replacing("ListView", with: "DetailView")
        let app = try AdoptedApp(
            ["De\ntail\u{202E}\u{0}.swift": detail, "List.swift": list],
            origin: "My\nSources\u{202E}")
        app.expectPromises()
        #expect(app.text.contains(#"hero photo = "photo""#))
    }

    @Test func valuesOfAFamilyUseIt() throws {
        let app = try AdoptedApp([
            "Pages.swift": #"""
            import Hero
            import UIKit
            class PageCell: UICollectionViewCell {
                let photoView = UIImageView()
                func show(_ index: Int) { photoView.hero.id = "page.\(index)" }
            }
            class FirstViewController: UIViewController {
                let photoView = UIImageView()
                override func viewDidLoad() { photoView.hero.id = "page.0" }
            }
            """#
        ])
        app.expectPromises()
        #expect(app.text.contains(#"hero page(index: Int) = "page.\(index)""#))
        #expect(app.text.contains("photoView: page(index: 0)"))
    }

    /// A parameter may have the name of a property of UIKit.
    @Test func aParameterNamedViewIsNotTheRoot() throws {
        let app = try AdoptedApp([
            "Boats.swift": """
            import Hero
            import UIKit
            class BoatView: UIView { let sail = UIImageView() }
            class BoatViewController: UIViewController {
                private func mark(_ view: BoatView) { view.sail.hero.id = "sail" }
            }
            """
        ])
        app.expectPromises()
        #expect(app.adoption.reasons[.localView] == 1)
    }

    /// In a path, `root` is the own view; a property with that name is quoted.
    @Test func aPropertyNamedRootIsNotTheRoot() throws {
        let app = try AdoptedApp([
            "Boats.swift": """
            import Hero
            import UIKit
            class BoatViewController: UIViewController {
                lazy var root: UIView = {
                    let made = UIView()
                    made.hero.id = "boat"
                    return made
                }()
            }
            class SailViewController: UIViewController {
                override func viewDidLoad() { view.superview?.hero.id = "boat" }
            }
            """
        ])
        app.expectPromises()
        #expect(app.text.contains("`root`: boat"), "\(app.text)")
        #expect(app.text.contains("view.superview: boat"), "\(app.text)")
    }

    @Test func subclassesNameTheirSuperclass() throws {
        let app = try AdoptedApp([
            "Base.swift": """
            import Hero
            import UIKit
            class BaseViewController: UIViewController {
                let logo = UIImageView()
                override func viewDidLoad() { logo.hero.id = "logo" }
            }
            class NewsVC: BaseViewController {
                let label = UILabel()
                func start() { label.hero.modifiers = [.fade] }
            }
            """
        ])
        app.expectPromises()
        #expect(app.text.contains("screen News = NewsVC is Base {"))
    }

    /// Swift only finds it by this name.
    @Test func aClassOfAnExtensionIsNamedWithTheExtendedType() throws {
        let app = try AdoptedApp([
            "Boats.swift": """
            import Hero
            import UIKit
            enum Boats {}
            extension Boats {
                class ListController: UIViewController {
                    let picture = UIImageView()
                    override func viewDidLoad() { picture.hero.id = "boat" }
                    func open() { present(DetailController(), animated: true) }
                }
                class DetailController: UIViewController {
                    let badge = Badge()
                    override func viewDidLoad() { badge.hero.id = "boat" }
                }
            }
            extension UIViewController { class Badge: UIView {} }
            extension Left { class Right {} }
            extension Right { class Left {} }
            """
        ])
        app.expectPromises()
        #expect(app.text.contains("screen List = Boats.ListController {"), "\(app.text)")
        #expect(app.text.contains("screen Detail = Boats.DetailController {"), "\(app.text)")
        #expect(app.text.contains("badge: boat"), "\(app.text)")
    }

    @Test func idsThatOverlapLoseTheOneThatSaysLeast() throws {
        let app = try AdoptedApp([
            "Detail.swift": #"""
            import Hero
            import UIKit
            struct Item { let key: String }
            class DetailViewController: UIViewController {
                let a = UIView(), b = UIView()
                let item = Item(key: "k")
                override func viewDidLoad() {
                    a.hero.id = item.key
                    b.hero.id = "title_\(item.key)"
                }
            }
            """#
        ])
        app.expectPromises()
        #expect(app.text.contains("hero title"))
        #expect(app.adoption.reasons[.mayBeEqual] == 1)
    }

    @Test func noFactIsAnEmptyFile() throws {
        let app = try AdoptedApp(["A.swift": "import UIKit\n"])
        app.expectPromises()
        #expect(app.text.hasSuffix("module App\nengine uikit\n"))
    }

    private static let likely = """
        import Hero
        import UIKit
        class ListViewController: UIViewController {
            let box = Library.make()
            override func viewDidLoad() { box.content.hero.id = "box" }
        }
        """
}
