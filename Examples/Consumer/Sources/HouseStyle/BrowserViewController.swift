#if canImport(UIKit)
    public import UIKit

    /// Shows a web page, in every app of the company.
    open class BrowserViewController: UIViewController {
        public let mark = UIImageView()

        open override func viewDidLoad() {
            super.viewDidLoad()
            mark.accessibilityIdentifier = House.HeroID.mark
            view.addSubview(mark)
        }
    }
#endif
