import Foundation
import Testing

/// The app that `transc scan` is shown with: its Swift is that of a real app, without any of ours.
@Suite("The app to adopt against the doubles")
struct AdoptionExampleTests {
    @Test("Compiles without a warning")
    func compiles() throws {
        let doubles = try Doubles.shared.get()
        let scratch = try Scratch()
        let sources = try Repository.files(in: "Examples/Adoption/App")
            .map { ($0, try Repository.text($0)) }
        #expect(sources.count > 15)
        var lowering = doubles.lowering
        lowering.learn(sources.map(\.1))
        try Doubles.build(
            "Wander", sources, lowering, in: scratch.url, imports: [scratch.url],
            flags: ["-swift-version", "5"] + doubles.flags, allowsWarnings: false)
    }
}
