import Adoption
import Testing

/// The report is a checklist of two screens at most.
@Suite struct ReportTests {
    @Test func fitsTwoScreens() throws {
        let short = try AdoptedApp(Self.largeApp).adoption.report
        let lines = short.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 61)
        #expect(lines.allSatisfy { $0.count <= 100 }, "\(short)")
        #expect(short.contains("more: `transc adopt` with `--full` names every place"))
    }

    @Test func namesEveryPlaceOnRequest() throws {
        let full = try AdoptedApp(Self.largeApp, isFull: true).adoption.report
        for number in 1...40 { #expect(full.contains("Screen\(number).swift:6")) }
        #expect(!full.contains(" more: "))
    }

    private static let largeApp: [String: String] = {
        var files: [String: String] = [:]
        for number in 1...40 {
            files["Screen\(number).swift"] = """
                import Hero
                import UIKit
                class Screen\(number)Controller: UIViewController {
                    private let secretView = UIView()
                    override func viewDidLoad() {
                        secretView.hero.id = "secret\(number)"
                        view.hero.modifiers = make(\(number))
                        view.hero.id = "photo\(number)"
                    }
                }
                """
        }
        return files
    }()
}
