import Codegen
import Testing
import TransitionDSL

/// The names that the checker keeps free are those that generated Swift has.
@Suite struct GeneratedTypesTests {
    /// The Swift of every good case and example, for its own engine.
    private static let generated: [String] = {
        let examples = Repository.files(in: "Examples", ending: ".trans").map(Repository.path)
        // One case has classes of the app that are called like types of the runtime.
        let cases = Corpus.cases.filter {
            !Corpus.isBad($0) && !$0.hasSuffix("/names-of-the-platform.trans")
        }.map(Repository.path)
        return (examples + cases).compactMap { path in
            guard let model = try? Compilation(path: path, runsRules: false).model else {
                return nil
            }
            let bytes = generate(model, sourceName: lastComponent(of: path)).bytes
            return String(decoding: bytes, as: UTF8.self)
        }
    }()

    /// Types that are in the namespace itself, four spaces in, or next to it.
    @Test func typesOfTheNamespaceAreKnown() {
        var found: Set<String> = []
        for text in Self.generated {
            // The engine's support has a namespace of its own.
            var isSupport = false
            for line in text.split(separator: "\n") {
                if !line.hasPrefix(" ") { isSupport = line.contains(".TranscSupport") }
                guard !isSupport, line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
                if let type = line.firstMatch(of: /\b(?:class|enum|struct|typealias) ([A-Z]\w*)/) {
                    found.insert(String(type.1))
                }
            }
        }
        #expect(found.isSuperset(of: ["HeroID", "Screen", "Registries", "Setup"]))
        #expect(found.subtracting(SwiftNames.generatedTypes) == [])
    }

    /// Types of TransitionRuntime that are named without their module.
    @Test func typesOfTheRuntimeAreKnown() throws {
        var types: Set<String> = []
        for path in Repository.files(in: "Sources/TransitionRuntime", ending: ".swift") {
            let declarations = try Repository.text(path).matches(
                of: /public (?:final )?(?:class|enum|struct|protocol) (\w+)/)
            types.formUnion(declarations.map { String($0.1) })
        }
        #expect(types.count > 15)
        var found: Set<String> = []
        for text in Self.generated {
            let code = text.split(separator: "\n").filter { !$0.contains("//") }
            for word in code.joined(separator: "\n").matches(of: /(^|[^.\w`"\/])([A-Z]\w+)/) {
                if types.contains(String(word.2)) { found.insert(String(word.2)) }
            }
        }
        #expect(found.contains("ScreenTransition"))
        #expect(found.subtracting(SwiftNames.typesInUse) == [])
    }
}
