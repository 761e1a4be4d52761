import Hero
import UIKit

class RootTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        hero.isEnabled = true
        hero.tabBarAnimationType = .slide(direction: .left)
    }
}
