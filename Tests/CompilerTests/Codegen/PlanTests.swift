import Foundation
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

@testable import Codegen
@testable import TestSupport

/// The plan is a value: it holds all that is printed, and says where each part of it comes from.
@Suite("The plan of a file")
struct PlanTests {
    @Test("The same program has the same plan")
    func plansAreEqual() throws {
        let plans = try Self.sources.map { source in
            let plan = try Self.plan(source)
            #expect(plan == (try Self.plan(source)), "\(source.path)")
            return plan
        }
        #expect(plans.count > 100)
        #expect(plans[0] != plans[1])
    }

    @Test("The same plan is printed for each version, with places and without them")
    func printingTakesAnyPlan() throws {
        for source in Self.sources.prefix(20) {
            let plan = try Self.plan(source)
            for version in SwiftVersion.allCases {
                let options = GenerationOptions(swiftVersion: version)
                let model = try checkedModel([source])
                let file = generate(model, sourceName: source.path, options: options)
                var printer = SwiftPrinter(plan.head, plan.texts, options)
                for declaration in plan.declarations { printer.lay(out: declaration) }
                #expect(printer.finished() == file.bytes, "\(source.path)")
            }
        }
    }

    @Test("Each hero id, screen and line has a part of the plan that says where it is declared")
    func placesAreComplete() throws {
        for source in Self.sources {
            let model = try checkedModel([source])
            let places = Places(try Self.plan(source))
            for hero in model.heroes {
                #expect(places.all.contains(hero.declared.place), "\(source.path)")
            }
            for screen in model.screens {
                #expect(places.all.contains(screen.declared.place), "\(source.path)")
            }
            for registry in model.registries {
                #expect(places.all.contains(registry.declared.place), "\(source.path)")
                // Lines that count in no version of iOS play nothing.
                if source.path.hasSuffix("bad-never-available.trans") { continue }
                for edge in model.edges[registry.edges] {
                    #expect(places.all.contains(edge.place), "\(source.path)")
                }
            }
        }
    }

    @Test("A declaration is passed on before the next one is planned")
    func declarationsArePlannedOneByOne() throws {
        let names = ["A", "B", "C", "D"]
        let screens = names.map {
            "screen \($0)(key\($0): Int) = \($0)Controller { stars: with fade }"
        }
        let source = SourceFile(path: "app.trans", text: "engine hero " + screens.joined())
        let planner = SwiftPlanner(try checkedModel([source]), support: .inline)
        // Planning a function adds its signature to the texts.
        var counts: Set<Int> = []
        planner.declarations([]) { _ in counts.insert(planner.texts.table.count) }
        #expect(counts.count >= names.count)
    }

    /// All places of a plan's declarations and statements.
    private struct Places {
        private(set) var all: Set<SourcePlace> = []

        init(_ plan: SwiftPlan) {
            for declaration in plan.declarations { add(declaration) }
        }

        private mutating func add(_ declaration: SwiftDeclaration) {
            if let place = declaration.place { all.insert(place) }
            switch declaration.body {
            case .none, .template: break
            case .members(let members):
                for member in members { add(member) }
            case .statements(let statements): for statement in statements { add(statement) }
            }
        }

        private mutating func add(_ statement: SwiftStatement) {
            if let place = statement.place { all.insert(place) }
            for statement in statement.block ?? [] { add(statement) }
        }
    }

    private static func plan(_ source: SourceFile) throws -> SwiftPlan {
        swiftPlan(
            try checkedModel([source]), sourceName: source.path, options: GenerationOptions())
    }

    /// The files of the corpus and the golden files that have no error by themselves.
    private static let sources: [SourceFile] = {
        let tests = repositoryRoot.appending(path: "Tests")
        var sources: [SourceFile] = []
        for folder in ["Corpus", "Golden/Sources"] {
            let files = FileManager.default.enumerator(
                at: tests.appending(path: folder), includingPropertiesForKeys: nil)
            let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).sorted()
            for path in paths where path.hasSuffix(".trans") {
                guard let bytes = FileManager.default.contents(atPath: path) else { continue }
                let source = SourceFile(path: path, bytes: Array(bytes))
                let result = analyze(
                    [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "App"))
                if result.model != nil { sources.append(source) }
            }
        }
        return sources
    }()
}
