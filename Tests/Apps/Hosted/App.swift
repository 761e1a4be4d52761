import SwiftUI
import TransitionRuntime
import UIKit

// Pages of SwiftUI, as apps make their controllers.

struct CurrencyKey: EnvironmentKey { static let defaultValue = "EUR" }

extension EnvironmentValues {
    var currency: String {
        get { self[CurrencyKey.self] }
        set { self[CurrencyKey.self] = newValue }
    }
}

struct ProductPage: View {
    var id: Int
    @Environment(\.currency) private var currency
    var body: some View { Text("product \(id) in \(currency)") }
}

struct HelpView: View { var body: some View { Text("help") } }
struct ReviewView: View { var body: some View { Text("review") } }
struct CartView: View { var body: some View { Text("cart") } }
struct TermsView: View { var body: some View { Text("terms") } }

/// A modifier of the app.
struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding(8) } }

/// The app's own host, for all its views.
final class ShopHost<Content: View>: UIHostingController<Content> {}

/// A host that is a declared screen, whatever it shows.
final class LegalHost: UIHostingController<ProductPage> {}

final class CatalogController: UIViewController {
    let picture = UIImageView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picture)
    }
}

/// What hooks have told.
@MainActor final class Calls {
    static let shared = Calls()
    private(set) var all: [String] = []
    private(set) var last: UIViewController?

    func add(_ name: String, _ controller: UIViewController) {
        all.append(name)
        last = controller
    }
}

/// A page that the app draws in one of two ways.
@ViewBuilder func choice(_ isSold: Bool) -> some View {
    if isSold { TermsView() } else { ProductPage(id: 9) }
}
