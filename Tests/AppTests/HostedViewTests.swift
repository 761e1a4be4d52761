import Foundation
import Testing
import TransitionDSL

/// An app of UIKit whose pages are SwiftUI views, executed on the doubles.
@Suite("Hosted SwiftUI views")
struct HostedViewTests {
    private static let scenarios =
        ScenarioCase.all(
            app: "Hosted", file: "Tests/Apps/Hosted/Plain.trans", engines: [.uikit])
        + ScenarioCase.all(
            app: "Hosted", file: "Tests/Apps/Hosted/Least.trans", engines: [.trtransitions])
        + ScenarioCase.all(
            app: "Hosted", file: "Tests/Apps/Hosted/Flying.trans", engines: [.hero, .sdoshero])

    @Test("Known by type and by mark", arguments: scenarios)
    func known(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    @Test("What plays is what `resolve` prints")
    func resolved() throws {
        let file = "Tests/Apps/Hosted/Plain.trans"
        let program = try AppProgram(app: "Hosted", file: file, engine: .uikit)
        let products = try #require(builtProducts)
        let screens = ["Catalog", "Product", "Help", "Review", "Legal", "Cart"]
        let duration = try Regex(
            #"push .*\n  plays  .*duration\((\d+)ms\)"#, as: (Substring, Substring).self)
        for from in screens {
            for to in screens {
                let answer = try run(
                    products.appendingPathComponent("transc").path,
                    ["resolve", Repository.root.appendingPathComponent(file).path]
                        + ["--from", from, "--to", to]
                ).output
                let expected = try #require(answer.firstMatch(of: duration)?.output.1, "\(answer)")
                let played = try run(program.executable.path, ["push", from, to]).output
                #expect(played == "\(expected)\n", "\(from) -> \(to)")
            }
        }
    }
}
