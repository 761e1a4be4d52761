import Adoption
import Testing
import TransitionDSL

/// Each reason of the report has an app that leads to it.
@Suite struct ReasonTests {
    @Test(arguments: AdoptionReason.allCases)
    func occurs(_ reason: AdoptionReason) throws {
        let files = try #require(Self.apps[reason], "no app for `\(reason.rawValue)`")
        let engine: Engine? = reason == .notInEngine ? .uikit : nil
        let app = try AdoptedApp(files, engine: engine)
        app.expectPromises()
        #expect(app.adoption.reasons[reason] != nil, "\(app.adoption.report)")
        let text = app.adoption.report.split { $0.isWhitespace }.joined(separator: " ")
        #expect(text.contains(reason.advice), "\(app.adoption.report)")
    }

    @Test func textsAreSentences() {
        for reason in AdoptionReason.allCases {
            #expect(reason.text.first?.isLowercase == true || reason.text.hasPrefix("Hero"))
            #expect(!reason.text.hasSuffix("."))
            #expect(reason.advice.hasSuffix("."))
        }
        for remark in AdoptionRemark.allCases { #expect(remark.text.hasSuffix(".")) }
    }

    private static let apps: [AdoptionReason: [String: String]] = [
        .unknownValue: screen("photoView.hero.id = UserDefaults.standard.string(forKey: key)"),
        .chosenValue: screen(#"photoView.hero.id = isOpen ? "a" : "b""#),
        .severalValues: screen(#"photoView.hero.id = "a"; close(); photoView.hero.id = "b""#),
        .copiedID: screen("photoView.hero.id = other.view.hero.id"),
        .cleared: screen("photoView.hero.id = nil"),
        .unstableValue: screen(#"photoView.hero.id = "photo.\(photoView)""#),
        .unknownView: [
            "Helper.swift": """
            import Hero
            import UIKit
            func mark(_ view: UIView) { view.hero.id = "mark" }
            """
        ],
        .privateView: [
            "Detail.swift": """
            import Hero
            import UIKit
            class DetailCell: UITableViewCell {
                private let secretView = UIImageView()
                func fill() { secretView.hero.id = "secret" }
            }
            """
        ],
        .implementationClass: [
            "Detail.m": """
            #import <UIKit/UIKit.h>
            @import Hero;
            @interface DetailViewController : UIViewController
            @end
            @implementation DetailViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.view.heroID = @"detail";
            }
            @end
            """
        ],
        .localView: screen("let label = UILabel()\n        label.hero.id = \"label\""),
        .elementView: screen(#"stars[0].hero.id = "star""#),
        .unknownClass: [
            "Main.storyboard": storyboard(
                """
                <viewController id="v1" customClass="GoneViewController" sceneMemberID="viewController">
                <view key="view" id="w1"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="a"/>
                </userDefinedRuntimeAttributes></view></viewController>
                """),
            "App.swift": "import Hero\n",
        ],
        .privateClass: [
            "Detail.swift": """
            import Hero
            import UIKit
            private class DetailViewController: UIViewController {
                let photoView = UIImageView()
                override func viewDidLoad() { photoView.hero.id = "photo" }
            }
            """
        ],
        .genericClass: [
            "Detail.swift": """
            import Hero
            import UIKit
            enum Feed<Item> {
                class DetailViewController: UIViewController {
                    let photoView = UIImageView()
                    override func viewDidLoad() { photoView.hero.id = "photo" }
                }
            }
            """
        ],
        .hiddenView: screen(
            """
            let page = UIHostingController(rootView: AnyView(Page()))
                    page.hero.isEnabled = true
                    page.hero.modalAnimationType = .fade
                    present(page, animated: true)
            """),
        .unknownModifiers: screen("photoView.hero.modifiers = makeModifiers(count)"),
        .localModifierValue: screen("photoView.hero.modifiers = [.translate(y: distance)]"),
        .unknownAnimation: screen("hero.modalAnimationType = chosen"),
        .unknownEdge: screen("other.hero.modalAnimationType = .fade"),
        .animationWithoutEffect: screen(
            """
            let next = DetailViewController()
                    next.hero.modalAnimationType = .fade
                    navigationController?.pushViewController(next, animated: true)
            """),
        .nextTransitionOnly: screen("Hero.shared.setDefaultAnimationForNextTransition(.fade)"),
        .mayBeEqual: screen(
            """
            photoView.hero.id = "photo"
                    sealView.hero.id = item.caption
            """),
        .clearedModifiers: screen("photoView.hero.modifiers = nil"),
        .severalAnimations: screen(
            """
            let next = DetailViewController()
                    next.hero.isEnabled = true
                    next.hero.modalAnimationType = .fade
                    present(next, animated: true)
                    let last = DetailViewController()
                    last.hero.isEnabled = true
                    last.hero.modalAnimationType = .zoom
                    present(last, animated: true)
            """),
        .neverOn: screen(
            """
            let next = DetailViewController()
                    next.hero.modalAnimationType = .fade
                    present(next, animated: true)
            """),
        .neverRuns: screen(
            "if #available(iOS 13, *) {} else {\n            hero.isEnabled = true\n        }"),
        .engineInCode: screen("Hero.shared.containerColor = .white"),
        .switchNotKnown: screen("hero.isEnabled = isOpen"),
        .switchedOff: screen("hero.isEnabled = false"),
        .staysInCode: screen("hero.dismissViewController()"),
        .gestureInCode: screen("Hero.shared.finish()"),
        .delegateInCode: [
            "Detail.swift": """
            import Hero
            import UIKit
            class DetailViewController: UIViewController, HeroViewControllerDelegate {}
            """
        ],
        .unknownAttribute: [
            "Main.storyboard": storyboard(
                """
                <viewController id="v1" sceneMemberID="viewController"><view key="view" id="w1">
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="hero.id" value="a"/>
                </userDefinedRuntimeAttributes></view></viewController>
                """),
            "App.swift": "import Hero\n",
        ],
        .computedEnd: ["Sheet.swift": sheet("return SheetAnimator()")],
        .sharedAnimator: [
            "Sheet.swift": sheet(
                "if presented is DetailViewController { return animator }\n        return nil")
        ],
        .presentationController: [
            "Grid.swift": """
            import UIKit
            final class Grow: NSObject, UIViewControllerAnimatedTransitioning {}
            final class GrowDelegate: NSObject, UIViewControllerTransitioningDelegate {
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?,
                    source: UIViewController
                ) -> UIPresentationController? { nil }
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController,
                    source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Grow() }
            }
            class GridViewController: UIViewController {
                let grow = GrowDelegate()
                func open() {
                    let picture = PictureViewController()
                    picture.transitioningDelegate = grow
                    present(picture, animated: true)
                }
            }
            class PictureViewController: UIViewController {}
            """
        ],
        .otherPlace: [
            "Main.storyboard": storyboard(
                """
                <viewController storyboardIdentifier="one" id="v1" customClass="DetailViewController" sceneMemberID="viewController"/>
                <viewController storyboardIdentifier="two" id="v2" customClass="DetailViewController" sceneMemberID="viewController"/>
                """),
            "Detail.swift": """
            import Hero
            import UIKit
            class DetailViewController: UIViewController {
                let photoView = UIImageView()
                override func viewDidLoad() { photoView.hero.id = "photo" }
            }
            """,
        ],
        .conditionalCompilation: screen("#if DEBUG\n        photoView.hero.id = \"a\"\n#endif"),
        .notInLanguage: screen(#"photoView.hero.id = """#),
        .notInEngine: screen(#"photoView.hero.id = "photo""#),
    ]

    private static func screen(_ statement: String) -> [String: String] {
        [
            "Detail.swift": """
            import Hero
            import UIKit
            struct Item { let caption: String }
            class DetailViewController: UIViewController {
                let photoView = UIImageView()
                let sealView = UIImageView()
                private let secretView = UIImageView()
                var stars: [UIView] = []
                var isOpen = false
                let item = Item(caption: "x")
                var chosen: HeroDefaultAnimationType = .auto
                var other = UIViewController()
                var distance: CGFloat = 8
                func start() {
                    \(statement)
                }
            }
            """
        ]
    }

    private static func storyboard(_ scene: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s1"><objects>
                \(scene)
            </objects></scene></scenes>
        </document>
        """
    }

    private static func sheet(_ statements: String) -> String {
        """
        import UIKit
        class DetailViewController: UIViewController {}
        class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {}
        class Sheet: NSObject, UIViewControllerTransitioningDelegate {
            let animator = SheetAnimator()
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                \(statements)
            }
        }
        """
    }
}
