#if canImport(UIKit)
    public import UIKit

    /// Shows a page of the web, in every app of the house.
    open class BrowserViewController: UIViewController {
        public let mark = UIImageView()

        open override func viewDidLoad() {
            super.viewDidLoad()
            mark.accessibilityIdentifier = House.HeroID.mark
            view.addSubview(mark)
        }
    }
#endif
