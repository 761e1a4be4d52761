import Resolution
import Testing
import TransitionDSL

@testable import Pictures

/// Options and values of the catalog, such as curves: another value plays another scene, or has a
/// stated reason. `CoverageTests` has the other rows.
@Suite struct ValueCoverageTests {
    private static let values: [CatalogEntry] = Catalog.entries.filter { entry in
        switch entry.kind {
        case .option, .constructor, .constant: true
        // Each has a test with arguments in `CoverageTests`.
        case .animation, .modifier, .interaction, .change: false
        }
    }

    /// Values of each type, so that one differs from every row.
    private static let others: [ValueType: [String]] = [
        .direction: ["up", "down"], .curve: ["bezier(0.1, 0.2, 0.3, 0.4)"],
        .cascadeDirection: ["topToBottom", "bottomToTop"], .content: ["same", "different"],
        .dimension: ["width", "height"], .drivenWay: ["go", "return"], .bool: ["true", "false"],
        .point: ["point(x: 1, y: 2)"], .size: ["size(width: 3, height: 4)"],
        .rect: ["rect(x: 0, y: 0, width: 1, height: 1)"], .animation: ["fade"],
    ]

    /// A use of a type of which the catalog has only constructors.
    private static let uses: [ValueType: @Sendable (String) -> String] = [
        .point: { "position(\($0))" }, .size: { "size(\($0))" }, .rect: { "contentsRect(\($0))" },
        .curve: { "timingFunction(\($0))" }, .cascadeDirection: { "cascade(direction: \($0))" },
    ]

    /// A use of a row, and the same with another value or without an option.
    private static func uses(of entry: CatalogEntry) throws -> (one: String, other: String?) {
        if entry.kind == .option {
            // A line without versions applies to the latest one too.
            return (entry.example, entry.name == "available" ? "available(before: 11)" : nil)
        }
        let type = try #require(entry.type)
        let other = try #require(others[type]?.first { $0 != entry.name }, "\(type)")
        if entry.kind == .constant {
            return (entry.example, entry.example.replacing(entry.name, with: other))
        }
        let use = try #require(uses[type], "\(type)")
        return (use(entry.example), use(other))
    }

    /// The scenes of a program that uses something where its kind belongs.
    private func scenes(with use: String?) throws -> [Scene] {
        let head = use?.prefix { $0 != "(" }
        let row = Catalog.entries.last { $0.name == head ?? "" && $0.kind != .constructor }
        func text(_ kind: CatalogKind, _ before: String, _ after: String = "") -> String {
            row?.kind == kind ? before + (use ?? "") + after : ""
        }
        let animation = row?.kind == .animation ? use ?? "" : "slide(left)"
        let model = try model(
            of: """
                engine hero
                screen A = AController
                screen B = BController {
                  form: with opacity(0.5)\(text(.modifier, ", "))
                  form.fields[i]: with fade
                  form.title: with fade
                  form.button: with fade
                }
                registry App {
                  push A -> B: \(animation)\(text(.option, " with "))\
                \(text(.interaction, " with interactive(", ", on: both)"))
                }
                """)
        let maker = SceneMaker(model)
        return Pictures.scenes(of: model).scenes.flatMap { scene in
            [scene, maker.scene(scene.event, registry: scene.registry, isReduced: true)]
        }
    }

    @Test(arguments: values)
    func everyValueIsDrawnOrHasAReason(_ entry: CatalogEntry) throws {
        let uses = try Self.uses(of: entry)
        let (one, other) = (try scenes(with: uses.one), try scenes(with: uses.other))
        func differs<Value: Equatable>(_ value: (Scene) -> Value) -> Bool {
            one.map(value) != other.map(value)
        }
        let isDrawn =
            differs(\.tracks) || differs(\.gesture) || differs(\.hole) || differs(\.event.version)
        let isExplained = one.contains { scene in
            scene.remarks.contains { $0.exactness != .exact }
        }
        #expect(isDrawn || isExplained, "\(uses)")
    }
}
