@preconcurrency import Hero
import SwiftUI
import TransitionRuntime
import UIKit

@MainActor func declareScenarios(_ scenario: Scenarios) {
    declarePushes(scenario)
    #if ENGINE_UIKIT || ENGINE_HERO
        scenario.command("push") { print(push(from: $0[0], to: $0[1])) }
        declareTypes(scenario)
        declareMarks(scenario)
        declareOperations(scenario)
    #endif
    #if ENGINE_HERO
        declareFlights(scenario)
    #endif
}

/// The catalog in a navigation controller, in a window.
@MainActor final class Shown {
    let catalog = CatalogController()
    let navigation: UINavigationController
    let window: UIWindow
    private(set) var reports: [String] = []

    init() {
        navigation = UINavigationController(rootViewController: catalog)
        Shop.install(in: navigation)
        window = launch(navigation)
        TransitionReports.handler = { [unowned self] in reports.append($0) }
    }

    /// The milliseconds of what an event plays, by which a line is known.
    func played(_ event: () -> Void) -> Int {
        let start = Stage.now
        event()
        Stage.settle()
        // Hero ends with a frame.
        return Int((Stage.now - start) * 10 + 0.01) * 100
    }

    func push(_ controller: UIViewController) -> Int {
        played { navigation.pushViewController(controller, animated: true) }
    }

    func push(_ view: some View) -> Int { push(UIHostingController(rootView: view)) }

    func pop() -> Int { played { navigation.popViewController(animated: true) } }

    func present(_ controller: UIViewController, by presenter: UIViewController? = nil) -> Int {
        Shop.installForPresentation(of: controller)
        controller.modalPresentationStyle = .fullScreen
        return played { (presenter ?? navigation).present(controller, animated: true) }
    }

    func dismiss() -> Int { played { navigation.dismiss(animated: true) } }

    var top: UIViewController? { navigation.topViewController }
}

@MainActor private func declarePushes(_ scenario: Scenarios) {
    scenario("A push to a view, and the pop") {
        let shown = Shown()
        expect(shown.push(ProductPage(id: 1)), 300)
        expect((shown.top as? any DrawnHost)?.texts ?? [], ["product 1 in EUR"])
        expect(shown.pop(), 300)
        expect(Calls.shared.all, ["before go", "after return"])
        expect(Calls.shared.last is UIHostingController<ProductPage>)
        expect(shown.reports, [])
    }
}

#if ENGINE_UIKIT || ENGINE_HERO
    /// The milliseconds of a push from one screen to another, by their names.
    @MainActor private func push(from: String, to: String) -> Int {
        let shown = Shown()
        if from != "Catalog" {
            shown.navigation.pushViewController(controller(from), animated: false)
            Stage.settle()
        }
        return shown.push(controller(to))
    }

    @MainActor private func controller(_ screen: String) -> UIViewController {
        switch screen {
        case "Product": UIHostingController(rootView: ProductPage(id: 1).padding())
        case "Help": ShopHost(rootView: HelpView())
        case "Review": UIHostingController(rootView: NavigationStack { ReviewView() })
        case "Legal": LegalHost(rootView: ProductPage(id: 1))
        case "Cart": Shop.mark(UIHostingController(rootView: AnyView(CartView())), as: .cart)
        default: CatalogController()
        }
    }

    /// Which controllers are a screen.
    @MainActor private func declareTypes(_ scenario: Scenarios) {
        scenario("A view with modifiers of SwiftUI and of the app") {
            let shown = Shown()
            let page = ProductPage(id: 2).environment(\.currency, "USD").padding(8).modifier(
                Framed())
            expect(shown.push(page), 300)
            expect((shown.top as? any DrawnHost)?.texts ?? [], ["product 2 in USD"])
        }

        scenario("A view in a stack, a group and a navigation view") {
            expect(Shown().push(NavigationStack { ProductPage(id: 3).padding() }), 300)
            expect(Shown().push(Group { ProductPage(id: 3) }), 300)
            expect(Shown().push(NavigationView { ProductPage(id: 3) }.padding()), 300)
        }

        scenario("A host of the app") {
            expect(Shown().push(ShopHost(rootView: ProductPage(id: 4).padding())), 300)
        }

        scenario("A declared class of hosts comes before the view in it") {
            let shown = Shown()
            expect(shown.push(LegalHost(rootView: ProductPage(id: 5))), 600)
            expect(Calls.shared.all, [])
        }

        scenario("A host of no declared view is any screen") {
            let shown = Shown()
            expect(shown.push(TermsView()), 700)
            _ = shown.pop()
            _ = shown.push(ProductPage(id: 6))
            expect(shown.push(TermsView()), 700)
            expect(shown.reports, [])
        }

        scenario("A choice of views is reported, once for a type") {
            let shown = Shown()
            expect(shown.push(choice(false)), 700)
            _ = shown.pop()
            expect(shown.push(choice(true)), 700)
            expect(
                shown.reports,
                [
                    "a host of `_ConditionalContent<TermsView, ProductPage>` is no declared screen: "
                        + "return the view itself, or call `Shop.mark(_:as:)`"
                ])
        }

        scenario("A view with an id is reported") {
            let shown = Shown()
            expect(shown.push(ProductPage(id: 7).id(7)), 700)
            expect(shown.reports.count, 1)
        }

        scenario("A group's line is for both views") {
            let shown = Shown()
            _ = shown.push(ProductPage(id: 8))
            expect(shown.push(ReviewView()), 500)
            expect(shown.push(ReviewView()), 500)
        }

        scenario("The only visible child of a page is the innermost screen") {
            let shown = Shown()
            let page = UIHostingController(rootView: TermsView())
            let legal = LegalHost(rootView: ProductPage(id: 10))
            page.addChild(legal)
            page.view.addSubview(legal.view)
            legal.view.frame = page.view.bounds
            legal.didMove(toParent: page)
            expect(shown.push(page), 600)
        }
    }

    @MainActor private func declareMarks(_ scenario: Scenarios) {
        scenario("A marked controller") {
            let shown = Shown()
            let cart = Shop.mark(UIHostingController(rootView: AnyView(CartView())), as: .cart)
            expect(shown.present(cart), 800)
            expect(Calls.shared.all, ["cart"])
            let paid = Shop.mark(UIHostingController(rootView: AnyView(CartView())), as: .paid)
            expect(shown.present(paid, by: cart), 1100)
            _ = shown.played { cart.dismiss(animated: true) }
            expect(shown.dismiss(), 800)
        }

        scenario("Without a mark it is no screen") {
            let shown = Shown()
            expect(shown.present(UIHostingController(rootView: AnyView(CartView()))), 100)
            expect(Calls.shared.all, [])
            expect(shown.reports, [])
        }

        scenario("A mark comes before the view and the class, and the last one counts") {
            let shown = Shown()
            let page = Shop.mark(UIHostingController(rootView: ProductPage(id: 1)), as: .review)
            _ = shown.push(ProductPage(id: 0))
            expect(shown.push(page), 500)
            _ = shown.pop()
            Shop.mark(page, as: .legal)
            expect(shown.push(page), 600)
            _ = shown.pop()
            let legal = Shop.mark(LegalHost(rootView: ProductPage(id: 1)), as: .product)
            expect(shown.push(legal), 400)
        }
    }

    @MainActor private func declareOperations(_ scenario: Scenarios) {
        scenario("A pop over several plays the return of the line for its two ends") {
            let shown = Shown()
            _ = shown.push(ProductPage(id: 1))
            expect(shown.push(ProductPage(id: 2)), 400)
            expect(shown.push(ReviewView()), 500)
            let time = shown.played { shown.navigation.popToRootViewController(animated: true) }
            #if ENGINE_HERO
                expect(time, 1200)
            #else
                expect(time, 700)
            #endif
            expect(shown.navigation.viewControllers.count, 1)
        }

        scenario("A presentation by the screen's own default, and the dismissal") {
            let shown = Shown()
            expect(shown.present(UIHostingController(rootView: HelpView())), 200)
            expect(shown.dismiss(), 200)
        }

        scenario("A replacement") {
            let shown = Shown()
            _ = shown.push(ReviewView())
            let page = UIHostingController(rootView: ProductPage(id: 3))
            let old = shown.navigation.viewControllers[1]
            let time = shown.played { Shop.Registries.app.replace(old, with: page) }
            expect(time, 900)
            expect(shown.top === page)
        }

        scenario("A change of tab") {
            let tabs = UITabBarController()
            let help = UIHostingController(rootView: HelpView())
            tabs.viewControllers = [CatalogController(), help]
            Shop.install(in: tabs)
            let window = launch(tabs)
            let start = Stage.now
            tabs.selectedIndex = 1
            Stage.settle()
            expect(Int((Stage.now - start) * 10 + 0.01), 10)
            expect(window.rootViewController === tabs)
        }

        scenario("Reduce Motion") {
            let shown = Shown()
            Stage.isReduceMotionEnabled = true
            _ = shown.push(ProductPage(id: 1))
            let words = shown.top.map { "\(type(of: $0))" }
            expect(words, "UIHostingController<ProductPage>")
            #if ENGINE_UIKIT
                let moved = Stage.animations.flatMap(\.changes).filter {
                    ($0.after as? CATransform3D).map { !CATransform3DIsIdentity($0) } ?? false
                }
                expect(moved.count, 0)
            #else
                expect(Hero.shared.plays.last?.animation.words, "fade")
            #endif
        }

        scenario("A gesture that is cancelled, and one that goes back") {
            let shown = Shown()
            _ = shown.push(ProductPage(id: 1))
            let page = shown.top
            @MainActor func swipe(to x: CGFloat) {
                let pan = gestures(
                    UIScreenEdgePanGestureRecognizer.self, in: page?.view ?? UIView())
                expect(pan.count, 1)
                pan.first?.fire(.began, x: 1)
                Stage.settle()
                pan.first?.fire(.changed, x: x)
                pan.first?.fire(.ended, x: x)
                Stage.settle()
            }
            swipe(to: 60)
            expect(shown.top === page)
            expect(Calls.shared.all, ["before go"])
            swipe(to: 300)
            expect(shown.top === shown.catalog)
            expect(Calls.shared.all, ["before go", "after return"])
        }
    }
#endif

#if ENGINE_HERO
    @MainActor private func declareFlights(_ scenario: Scenarios) {
        scenario("The root of a page has the id and the modifiers of its line") {
            let shown = Shown()
            let page = UIHostingController(rootView: ProductPage(id: 1))
            _ = shown.push(page)
            expect(page.view.hero.id, "cover")
            expect(page.view.hero.modifiers?.count, 1)
            expect(Hero.shared.plays.last?.pairs ?? [], ["cover"])
        }

        scenario("A match with the root of a page") {
            let shown = Shown()
            let page = UIHostingController(rootView: ReviewView())
            expect(shown.push(page), 1200)
            expect(Hero.shared.plays.last?.pairs ?? [], ["Shop.match.Catalog.Review.1"])
            expect(page.view.hero.id == nil)
        }
    }
#endif
