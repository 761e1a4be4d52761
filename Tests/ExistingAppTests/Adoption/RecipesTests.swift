import Adoption
import Testing

/// The example of the manual: an app of four files.
@Suite struct RecipesTests {
    @Test func writesTheFile() throws {
        let app = try AdoptedApp(Self.app, name: "Recipes")
        #expect(app.text == Self.expected)
        #expect(app.adoption.reasons.isEmpty)
        app.expectPromises()
    }

    @Test func isTheSameAgain() throws {
        let first = try AdoptedApp(Self.app, name: "Recipes").adoption
        let second = try AdoptedApp(Self.app, name: "Recipes").adoption
        #expect(first.file == second.file)
        #expect(first.report == second.report)
    }

    @Test func reportsCountsAndCalls() throws {
        let report = try AdoptedApp(Self.app, name: "Recipes").adoption.report
        let text = report.split { $0.isWhitespace }.joined(separator: " ")
        #expect(text.contains("Facts of the app: 15; in the file: 15;"))
        #expect(text.contains("the app plays what it plays today, at all 4 changes of screens"))
        #expect(
            text.contains(
                "RecipeListViewController.swift:29–31: delete; call "
                    + "`cell.applyTransitions(id: recipe.id, row: indexPath.row)` in their place"))
        #expect(
            text.contains(
                "WelcomeViewController.swift:16, before it: "
                    + "`Recipes.installForPresentation(of: login)`"))
        #expect(
            text.contains(
                "`RecipeListViewController`, in `prepare(for:sender:)`: "
                    + "`Recipes.prepare(for: segue)`"))
    }

    private static let expected = #"""
        // Written by `transc adopt Sources`. Recipes.adopt.md lists what is not in it.
        module Recipes
        engine hero

        hero photo(id: String) = "photo_\(id)"  // RecipeListViewController.swift:29, RecipeViewController.swift:12
        hero row(row: Int)     = "row\(row)"    // RecipeListViewController.swift:31, RecipeViewController.swift:13
        hero logo              = "logo"         // Main.storyboard:8, WelcomeViewController.swift:9

        cell RecipeCell(id: String, row: Int) = RecipeCell {
          photoView: photo(id: id) with arc
          root:      row(row: row)
        }
        screen RecipeList = RecipeListViewController storyboard("Main", id: "list") {
          cell RecipeCell
        }
        screen Recipe(id: String, row: Int) = RecipeViewController {
          photoView: photo(id: id)
          root:      row(row: row)
          bodyLabel: with fade, translate(y: 40)
        }
        screen Welcome = WelcomeViewController {
          logoView: logo
        }
        screen Login = LoginViewController storyboard("Main", id: "login", setsHeroIds: true) {
          logoView: logo
        }

        segue showRecipe = "showRecipe"

        registry App {
          segue(showRecipe) RecipeList -> Recipe: pageIn(up) / pageIn(up)
          present Welcome -> Login: cover(up) / cover(up)
        }

        """#

    private static let app = [
        "RecipeListViewController.swift": #"""
        import Hero
        import UIKit

        struct Recipe {
            let id: String
        }

        class RecipeCell: UITableViewCell {
            @IBOutlet weak var photoView: UIImageView!
        }

        class RecipeListViewController: UITableViewController {
            var recipes: [Recipe] = []

            override func tableView(
                _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
            ) {
                navigationController?.hero.isEnabled = true
                navigationController?.hero.navigationAnimationType = .pageIn(direction: .up)
                performSegue(withIdentifier: "showRecipe", sender: nil)
            }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    as! RecipeCell
                let recipe = recipes[indexPath.row]
                cell.photoView.hero.id = "photo_\(recipe.id)"
                cell.photoView.hero.modifiers = [.arc]
                cell.hero.id = "row\(indexPath.row)"
                return cell
            }
        }
        """#,
        "RecipeViewController.swift": #"""
        import Hero
        import UIKit

        class RecipeViewController: UIViewController {
            @IBOutlet weak var photoView: UIImageView!
            @IBOutlet weak var bodyLabel: UILabel!
            var recipe = Recipe(id: "1")
            var row: Int = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                photoView.hero.id = "photo_\(recipe.id)"
                view.hero.id = "row\(row)"
                bodyLabel.hero.modifiers = [.fade, .translate(y: 40)]
            }
        }
        """#,
        "WelcomeViewController.swift": """
        import Hero
        import UIKit

        class WelcomeViewController: UIViewController {
            @IBOutlet weak var logoView: UIImageView!

            override func viewDidLoad() {
                super.viewDidLoad()
                logoView.hero.id = "logo"
            }

            @IBAction func logIn(_ sender: Any) {
                let login = LoginViewController()
                login.hero.isEnabled = true
                login.hero.modalAnimationType = .cover(direction: .up)
                present(login, animated: true)
            }
        }

        class LoginViewController: UIViewController {
            @IBOutlet weak var logoView: UIImageView!
        }
        """,
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController storyboardIdentifier="login" id="v1" customClass="LoginViewController" sceneMemberID="viewController">
                        <view key="view" id="w1"><subviews>
                            <imageView id="i1"><userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="logo"/>
                            </userDefinedRuntimeAttributes></imageView>
                        </subviews></view>
                        <connections><outlet property="logoView" destination="i1" id="o1"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <tableViewController storyboardIdentifier="list" id="v2" customClass="RecipeListViewController" sceneMemberID="viewController">
                        <connections><segue destination="v3" kind="show" identifier="showRecipe" id="g1"/></connections>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController id="v3" customClass="RecipeViewController" sceneMemberID="viewController"/>
                </objects></scene>
            </scenes>
        </document>
        """,
    ]
}
