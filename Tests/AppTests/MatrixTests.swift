import Codegen
import Foundation
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import transc
@testable import TestSupport

/// What is generated compiles without a warning, for each engine and however a module is set up.
@Suite("Generated Swift against the doubles")
struct MatrixTests {
    /// Every file of this repository that checks without errors, but for those that lie in folders
    /// of the corpus: they are imported, and come with the files that import them. Apps of
    /// Tests/Apps are compiled with their own classes, goldens made of models where they are made.
    static let files: [String] =
        Repository.files(in: "Examples", ending: ".trans")
        + Repository.files(in: "Tests/Golden/Sources", ending: ".trans")
        + Repository.files(in: "Tests/Corpus", ending: ".trans")
        .filter { $0.split(separator: "/").count == 4 && !$0.contains("/bad-") }

    @Test("Files are found") func found() {
        #expect(Self.files.count > 90)
    }

    @Test("Type-checks", arguments: files)
    func compiles(_ path: String) throws {
        let index = Self.files.firstIndex(of: path) ?? 0
        var expressible = 0
        for (number, engine) in Engine.allCases.enumerated() {
            guard let generated = try Generated(path, engine: engine) else { continue }
            expressible += 1
            let isTurn =
                path.hasPrefix("Examples/") || (index + number) % (effort > 0 ? 2 : 48) == 0
            let all = Setting.all
            let one = all[(index * 3 + number * 5) % all.count]
            try check(generated, engine, effort > 1 ? all : isTurn ? [one] : [])
        }
        #expect(expressible > 0, "no engine takes \(path)")
    }

    /// SwiftUI's own types are in every setting what the runtime expects.
    @Test(
        "SwiftUI views",
        arguments: files.filter { $0.contains("/hosted") }, Engine.allCases)
    func hostedViews(_ path: String, _ engine: Engine) throws {
        guard let generated = try Generated(path, engine: engine) else { return }
        let all = Setting.all
        try check(generated, engine, effort > 0 ? all : Array(all.prefix(1) + all.suffix(1)))
    }

    /// What `transc init` writes compiles unchanged, once the app has the two classes.
    @Test("The first file", arguments: Engine.allCases)
    func firstFile(_ engine: Engine) throws {
        let scratch = try Scratch()
        let file = FirstFile(namespace: "AppTransitions", engine: engine)
        let path = try scratch.write(file.text, to: "App.trans")
        let up = String(repeating: "../", count: Repository.root.pathComponents.count - 1)
        let generated = try #require(try Generated(up + path.dropFirst(), engine: nil))
        try check(generated, engine, Setting.all.prefix(1) + Setting.all.suffix(1))
    }

    @Test(
        "Type-checks with line directives, and as each older compiler is to read it",
        arguments: files)
    func variants(_ path: String) throws {
        let index = Self.files.firstIndex(of: path) ?? 0
        for (number, engine) in Engine.allCases.enumerated() {
            let turn = index * 4 + number
            let isTurn = effort > 1 || turn % (effort > 0 ? 13 : 195) == 0
            if effort == 0 && !isTurn && number != index % 4 { continue }
            if isTurn, let made = try Generated(path, engine: engine, lineDirectives: { $0 }) {
                try check(made, engine, effort > 1 ? Setting.all : [Setting.all[turn % 8]])
            }
            for version in SwiftVersion.allCases.dropLast() {
                let made = try Generated(path, engine: engine, version: version)
                guard let made else { continue }
                for one in [made] + made.imported { try expectNothingNewer(in: one, version) }
                guard isTurn, effort > 1 || version < .swift6_1 else { continue }
                let settings = Setting.all.filter { $0.isKnown(to: version) }
                try check(
                    made, engine, effort > 1 ? settings : [settings[turn % settings.count]], version
                )
            }
        }
    }

    private static let laterForms: [(since: SwiftVersion, form: String)] = [
        (.swift5_10, #"nonisolated\(unsafe\)"#),
        (.swift6_0, #"(?m)^\s*(@\w+ )*(public|package|internal|fileprivate|private) import "#),
        (.swift6_0, #"[:,] @preconcurrency "#),
        (.swift6_1, #"nonisolated (\w+ )*(enum|struct|class|extension|protocol) "#),
    ]
    /// Of no version's output: typed throws, `sending`, trailing commas, isolated conformances,
    /// `nonisolated(nonsending)`, raw identifiers.
    private static let formsOfNone = [
        #"throws\("#, #"\bsending [A-Z]"#, #",\s*\n\s*[)\]]"#, #"[:,] @MainActor [A-Z]\w* \{"#,
        #"nonsending"#, #"`[^`\n]*[^`\w\n][^`\n]*`\s*[:(=]"#,
    ]

    private func expectNothingNewer(in file: Generated, _ version: SwiftVersion) throws {
        let code = file.text.split(separator: "\n")
            .filter { !$0.drop { $0 == " " }.starts(with: "//") }.joined(separator: "\n")
        let forms = Self.laterForms.filter { version < $0.since }.map(\.form) + Self.formsOfNone
        for form in forms {
            let found = code.firstMatch(of: try Regex(form)).map { String(code[$0.range]) }
            #expect(found == nil, "\(file.name), \(version.rawValue)")
        }
    }

    /// With a mutant's text, nothing is checked if the app's classes have errors: a path of views
    /// that no class can have is not an error here.
    func check(
        _ generated: Generated, _ engine: Engine, _ settings: [Setting],
        _ version: SwiftVersion = .newest, mutant: String? = nil
    ) throws {
        if settings.isEmpty { return }
        let doubles = try Doubles.shared.get()
        let scratch = try Scratch()
        let classes = AppClasses(generated.model, engine: engine, known: try Self.known.get())
        var lowering = doubles.lowering
        lowering.learn([generated.text])
        for (module, text) in classes.files where !module.isEmpty {
            let file = try scratch.write(try lowering.lower(text), to: module + ".swift")
            let result = try run(
                "swiftc",
                ["-frontend", "-emit-module", "-parse-as-library", "-swift-version", "6"]
                    + ["-module-name", module, "-o", scratch.file(module + ".swiftmodule")]
                    + ["-suppress-warnings", "-experimental-skip-all-function-bodies"]
                    + doubles.flags + [file]
            )
            try #require(result.status == 0, "\(module): \(result.output)")
        }
        let app = classes.files.first { $0.module.isEmpty }?.text ?? ""
        var files = [try scratch.write(try lowering.lower(app), to: "App.swift")]
        for one in [generated] + generated.imported {
            files.append(try scratch.write(try lowering.lower(one.text), to: one.name))
        }
        for setting in settings {
            let result = try run(
                "swiftc",
                ["-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
                    + ["-module-name", "Client", "-package-name", "app"]
                    + setting.flags + doubles.flags + ["-I", scratch.path] + files
            )
            let warnings = Diagnostics.warnings(in: result.output)
                .filter { $0.contains(".trans.swift:") }
                // Without `@preconcurrency`, TRTransitions' protocols are of no actor.
                .filter {
                    version >= .swift6_0 || !$0.contains(" crosses into main actor-isolated code")
                }
            let shown = result.output.split(separator: "\n").filter {
                $0.contains(": error: ") || $0.contains(".trans.swift:")
            }
            let fails =
                result.status != 0
                && (mutant == nil || !shown.contains { $0.contains("/App.swift:") })
            #expect(
                !fails && warnings.isEmpty,
                "\(engine.rawValue), \(setting):\n\(shown.joined(separator: "\n"))\n\(mutant ?? "")"
            )
        }
    }

    /// Types that the doubles declare.
    static let known = Result { () throws -> Set<String> in
        let texts = try Repository.files(in: "Tests/Doubles").map(Repository.text)
        let form = try Regex(
            #"(?m)^[^ /\n][^\n]*?\b(?:class|struct|enum|protocol) ([A-Z]\w+)"#,
            as: (Substring, Substring).self)
        return Set(texts.flatMap { $0.matches(of: form).map { String($0.output.1) } })
    }
}

/// How a module may be set up.
struct Setting: CustomStringConvertible {
    var version: String
    var isolation: String
    var features: [String]

    static let all: [Setting] = ["5", "6"].flatMap { version in
        ["nonisolated", "MainActor"].flatMap { isolation in
            [[], Diagnostics.features].map { features in
                Setting(version: version, isolation: isolation, features: features)
            }
        }
    }

    /// Whether a module can be set up so for a compiler of the version, and mean the same.
    func isKnown(to swift: SwiftVersion) -> Bool {
        if swift < .swift6_0, version == "6" || !features.isEmpty { return false }
        return swift >= .swift6_1 || isolation == "nonisolated"
    }

    var flags: [String] {
        ["-swift-version", version, "-default-isolation", isolation]
            + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    var description: String { "Swift \(version), \(isolation), \(features)" }
}
