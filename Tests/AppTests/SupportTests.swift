import Codegen
import Testing
import TransitionDSL
@testable import TestSupport

/// `TranscSupport.swift`, which the files of a module share.
@Suite("The support of a module")
struct SupportTests {
    private static let engines: [Set<Engine>] = [
        [], [.uikit], [.hero], [.sdoshero], [.trtransitions], [.hero, .sdoshero],
        Set(Engine.allCases),
    ]

    /// A runtime of another version has another type in the place of `Version0_1`.
    @Test("Another version of the runtime is one error, which names the version")
    func otherVersion() throws {
        let doubles = try Doubles.shared.get()
        let scratch = try Scratch()
        let made = try #require(
            try Generated(
                scratch.write(
                    """
                    screen List = UIViewController
                    registry App { push * -> List: fade }
                    """, to: "app.trans"), engine: nil, lineDirectives: nil))
        let own = "TransitionRuntime.Version" + runtimeVersion(of: version)
        for text in [made.text, generated(.hero)] {
            #expect(text.split(separator: own, omittingEmptySubsequences: false).count == 2)
            let other = text.replacing(own, with: "TransitionRuntime.Version0_0")
            var lowering = doubles.lowering
            lowering.learn([other])
            let path = try scratch.write(try lowering.lower(other), to: "Other.swift")
            let result = try run(
                "swiftc",
                ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "App"]
                    + ["-swift-version", "6", "-diagnostic-style", "llvm"] + doubles.flags + [path])
            let errors = result.output.split(separator: "\n").filter { $0.contains(" error: ") }
            #expect(errors.count == 1, "\(result.output)")
            let words = "no type named 'Version0_0' in module 'TransitionRuntime'"
            #expect(errors.first?.hasSuffix(words) == true, "\(errors)")
        }
    }

    private func generated(_ engine: Engine) -> String {
        String(decoding: generateSupport(for: [engine], .newest).bytes, as: UTF8.self)
    }

    @Test("Type-checks in every module and for every compiler", arguments: engines)
    func typeChecks(_ engines: Set<Engine>) throws {
        let doubles = try Doubles.shared.get()
        for version in SwiftVersion.allCases where effort > 0 || version == .newest {
            let scratch = try Scratch()
            let file = generateSupport(for: engines, version)
            let text = String(decoding: file.bytes, as: UTF8.self)
            var lowering = doubles.lowering
            lowering.learn([text])
            let path = try scratch.write(try lowering.lower(text), to: "TranscSupport.swift")
            let settings = Setting.all.filter { $0.isKnown(to: version) }
            for setting in effort > 0 ? settings[...] : settings.suffix(1) {
                let result = try run(
                    "swiftc",
                    ["-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
                        + ["-module-name", "App"] + setting.flags + doubles.flags + [path])
                let warnings = Diagnostics.warnings(in: result.output).filter {
                    version >= .swift6_0
                        || !$0.contains(" crosses into main actor-isolated code")
                }
                #expect(
                    result.status == 0 && warnings.isEmpty,
                    "\(version.rawValue), \(setting):\n\(result.output)")
            }
        }
    }

    /// Two engines have one file, without duplicates.
    @Test("What two engines need is there once")
    func sharedParts() {
        let both = generateSupport(for: [.hero, .sdoshero], .newest)
        #expect(both.bytes == generateSupport(for: [.sdoshero], .newest).bytes)
        #expect(both.bytes != generateSupport(for: [.hero], .newest).bytes)
    }

    private static let scenarios =
        ScenarioCase.all(
            app: "News", file: "Examples/News/News.trans", engines: [.hero, .sdoshero],
            support: .module)
        + ScenarioCase.all(
            app: "PhotoZoom", file: "Examples/PhotoZoom/PhotoZoom.trans",
            engines: [.hero, .trtransitions], support: .module)
        + ScenarioCase.all(
            app: "Shared", file: "Tests/Apps/Shared/Left.trans", engines: [.hero],
            support: .module, others: ["Tests/Apps/Shared/Right.trans"])

    /// The same scenarios as with support in the file.
    @Test("Apps behave as with support of their own", arguments: scenarios)
    func apps(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
