import Adoption
import Testing

/// What the app plays today is only compared where the code determines it.
@Suite struct EventComparisonTests {
    @Test func whatIsResetAfterThePushIsNotKnown() throws {
        let report = try report(
            """
            navigationController?.hero.isEnabled = true
            navigationController?.pushViewController(DetailViewController(), animated: true)
            navigationController?.hero.isEnabled = false
            """)
        #expect(report.contains("Of 2 changes of screens that transc finds, the code determines"))
        #expect(report.contains("what plays at 1."), "\(report)")
    }

    @Test func whatIsSetLaterIsNotKnown() throws {
        let report = try report(
            "present(DetailViewController(), animated: true)",
            detail: "func later() { hero.isEnabled = true }")
        #expect(report.contains("this file cannot be compared"), "\(report)")
    }

    @Test func whatIsSetWhenTheViewIsLoadedIsKnown() throws {
        let report = try report(
            "present(DetailViewController(), animated: true)",
            detail: "override func viewDidLoad() { hero.isEnabled = true }")
        #expect(report.contains("it plays today, at all 2 changes"), "\(report)")
    }

    @Test func aHelperForAnyStackLeavesAllStacksOpen() throws {
        let report = try report(
            "navigationController?.pushViewController(DetailViewController(), animated: true)",
            others: """
                extension UIViewController {
                    func turnOn() { navigationController?.hero.isEnabled = true }
                }
                """)
        #expect(report.contains("this file cannot be compared"), "\(report)")
    }

    @Test func aConditionLeavesItOpen() throws {
        let report = try report(
            """
            let next = DetailViewController()
            if isFancy { next.hero.isEnabled = true }
            present(next, animated: true)
            """)
        #expect(report.contains("this file cannot be compared"), "\(report)")
    }

    @Test func anAnimationOfAllTransitionsComesFirst() throws {
        let app = try app(
            """
            let next = DetailViewController()
            next.hero.isEnabled = true
            next.hero.modalAnimationType = .zoom
            present(next, animated: true)
            """, others: "func start() { Hero.shared.defaultAnimation = .fade }")
        #expect(app.text.contains("present fade"), "\(app.text)")
        #expect(app.adoption.report.contains("would play something else"), "\(app.adoption.report)")
    }

    @Test func aStyleOfUIKitIsWhatPlays() throws {
        let app = try app(
            """
            let next = DetailViewController()
            next.modalTransitionStyle = .crossDissolve
            present(next, animated: true)
            """)
        app.expectPromises()
        #expect(app.adoption.report.contains("it plays today, at all 2 changes"))
    }

    @Test func aClassThatAnimatesIsNotCompared() throws {
        let report = try report(
            """
            let next = DetailViewController()
            next.transitioningDelegate = maker
            present(next, animated: true)
            """)
        #expect(report.contains("this file cannot be compared"), "\(report)")
    }

    // MARK: - Apps

    private func report(
        _ statements: String, detail: String = "", others: String = ""
    ) throws -> String {
        try app(statements, detail: detail, others: others).adoption.report
            .split { $0.isWhitespace }.joined(separator: " ")
    }

    private func app(
        _ statements: String, detail: String = "", others: String = ""
    ) throws -> AdoptedApp {
        let app = try AdoptedApp([
            "App.swift": """
            import Hero
            import UIKit
            class ListViewController: UIViewController {
                var isFancy = false
                var maker: UIViewControllerTransitioningDelegate?
                func start() -> UIViewController {
                    let stack = UINavigationController(rootViewController: ListViewController())
                    return stack
                }
                func open() {
                    \(statements)
                }
            }
            class DetailViewController: UIViewController {
                \(detail)
            }
            \(others)
            """
        ])
        app.expectPromises()
        return app
    }
}
