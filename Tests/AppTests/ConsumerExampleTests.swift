import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// The example package's controllers with what is generated for them, module by module, as they are
/// compiled where there is a UIKit. Tests/PluginTests builds the package itself.
@Suite("The example package against the doubles")
struct ConsumerExampleTests {
    @Test("Each module compiles, whatever module the names of its file come from")
    func modules() throws {
        let doubles = try Doubles.shared.get()
        let scratch = try Scratch()
        for (module, file) in [("HouseStyle", "House"), ("Reader", "News")] {
            let folder = "Examples/Consumer/Sources/\(module)"
            let path = "\(folder)/\(file).trans"
            let generated = try #require(try Generated(path, engine: nil))
            let sources =
                try Repository.files(in: folder).map { ($0, try Repository.text($0)) }
                + [(path + ".swift", generated.text)]
            var lowering = doubles.lowering
            lowering.learn(sources.map(\.1))
            // What several modules set up differently is tried by the matrix.
            try Doubles.build(
                module, sources, lowering, in: scratch.url, imports: [scratch.url],
                flags: ["-swift-version", "6"] + doubles.flags, allowsWarnings: false)
        }
    }
}
