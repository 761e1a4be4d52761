import UIKit

// A person's taps, and what storyboards would hold. On a device the delegate's methods are called as a
// tap would call them; a few scenarios of the tutorial have real touches.

extension UITabBarController {
    func tap(tab number: Int) {
        guard let target = viewControllers?[number] else { return }
        if #available(iOS 18.0, *) {
            let asks = #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:))
            if delegate?.responds(to: asks) == true {
                Stage.onlyOfDoubles("a tap about which a delegate has methods with tabs")
            }
        }
        if delegate?.tabBarController?(self, shouldSelect: target) == false { return }
        if let item = tabBar.items?[number] {
            (self as any UITabBarDelegate).tabBar?(tabBar, didSelect: item)
        }
        selectedIndex = number
        delegate?.tabBarController?(self, didSelect: target)
    }

    func edit(moving first: Int, to last: Int) {
        Stage.onlyOfDoubles("a person who moves tabs")
    }

    var allowedOrientations: UIInterfaceOrientationMask { supportedInterfaceOrientations }
}

extension UINavigationController {
    var allowedOrientations: UIInterfaceOrientationMask { supportedInterfaceOrientations }
}

extension UITableView {
    func tap(row: Int) {
        let path = IndexPath(row: row, section: 0)
        selectRow(at: path, animated: false, scrollPosition: .none)
        delegate?.tableView?(self, didSelectRowAt: path)
    }

    var prototypes: [String: () -> UITableViewCell] {
        get { [:] }
        set { Stage.onlyOfDoubles("a storyboard's cells") }
    }
    func recycle(_ identifier: String) { Stage.onlyOfDoubles("cells that are used again") }
}

extension UICollectionView {
    func tap(item: Int) {
        let path = IndexPath(item: item, section: 0)
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView?(self, didSelectItemAt: path)
    }

    var prototypes: [String: () -> UICollectionViewCell] {
        get { [:] }
        set { Stage.onlyOfDoubles("a storyboard's cells") }
    }
}

extension UIWindow {
    func resize(to frame: CGRect) { Stage.onlyOfDoubles("a window that is resized") }
}

extension UIViewController {
    static var nibs: [String: (UIViewController) -> UIView] {
        get { [:] }
        set { Stage.onlyOfDoubles("a nib") }
    }
}

extension UIStoryboard {
    static var scenes: [String: () -> UIViewController] {
        get { [:] }
        set { Stage.onlyOfDoubles("a storyboard") }
    }
    /// By identifier; `performSegue` knows them.
    static var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]
}
