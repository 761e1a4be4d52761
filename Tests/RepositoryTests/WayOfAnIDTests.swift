import Foundation
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

@testable import Codegen

/// A hero id on its way through the compiler, as in ARCHITECTURE.md: each row's example is the
/// content of the type at that boundary.
@Suite struct WayOfAnIDTests {
    private static let source = SourceFile(
        path: "app.trans", text: #"hero title(id: Int) = "news.\(id).title""#)
    private static let file = parse(tokenize(source))

    private static func analysis() -> Analysis {
        var options = AnalysisOptions(defaultNamespace: "App")
        options.recordsReferences = true
        return analyze([file], options: options)
    }

    @Test func theTableShowsWhatEachTypeHolds() throws {
        let analysis = Self.analysis()
        let model = try #require(analysis.model)
        let expected = [
            ("SourceFile", String(decoding: Self.source.bytes, as: UTF8.self)),
            ("TokenizedFile", Self.tokens()),
            ("HeroSyntax", Self.view()),
            ("Analysis", Self.names(analysis)),
            ("Hero", Self.hero(model)),
            ("SwiftDeclaration", try Self.declaration(model)),
            ("GeneratedFile", try Self.line(model)),
        ]
        let section = try #require(
            try Repository.text("ARCHITECTURE.md").components(separatedBy: "\n## ")
                .first { $0.hasPrefix("A hero id on its way") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map { $0.components(separatedBy: " | ") }
            .filter { $0.count == 4 && $0[3] != "|" }
        #expect(rows.map { $0[1] } == expected.map { "`\($0.0)`" })
        for (row, (type, holds)) in zip(rows, expected) {
            #expect(row[3] == "`\(holds)` |", "\(type): \(holds)")
        }
    }

    private static func tokens() -> String {
        let tokens = file.tree.tokens
        return tokens.kinds.indices.dropLast().map { source.text(tokens.ranges[$0]) }
            .joined(separator: " ")
    }

    private static func view() -> String {
        file.tree.withRoot { root in
            let parts = root.children.filter { $0.kind == .hero }.map { node in
                let view = HeroSyntax(node)
                return "name \(view.name?.text ?? ""), text \(view.text?.literal?.text ?? "")"
            }
            return parts.joined()
        }
    }

    private static func names(_ analysis: Analysis) -> String {
        let declared = analysis.declarations.map { "\($0.kind.rawValue) \($0.name)" }
        let used = analysis.references.map { reference in
            guard case .declaration(let index)? = reference.target else { return "" }
            return "\(source.text(reference.place.range)) → \(declared[index])"
        }
        return (declared + used.filter { !$0.isEmpty }).joined(separator: ", ")
    }

    private static func hero(_ model: Model) -> String {
        model.heroes.flatMap { model.segments[$0.text] }.map { segment in
            switch segment {
            case .literal(let text): "literal \(model.texts.string(text))"
            case .parameter(let parameter):
                "parameter \(model.texts.string(model.parameters[parameter].name))"
            case .parameterLength, .part, .value: ""
            }
        }.joined(separator: ", ")
    }

    private static func declaration(_ model: Model) throws -> String {
        let plan = swiftPlan(model, sourceName: "app.trans", options: GenerationOptions())
        let namespace = try #require(plan.declarations.first)
        guard case .members(let types) = namespace.body,
            case .members(let ids)? = types.first?.body, let id = ids.first
        else { return "" }
        return "\(id.place == model.heroes[0].declared.place ? "at title" : ""), pieces "
            + id.head.pieces.compactMap { piece in
                switch piece {
                case .verbatim(let verbatim): "«\(verbatim.text)»"
                case .text(let text), .escaped(let text): "«\(plan.texts.string(text))»"
                default: nil
                }
            }.joined(separator: " ")
    }

    private static func line(_ model: Model) throws -> String {
        let file = generate(model, sourceName: "app.trans")
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
        return try #require(lines.first { $0.contains("func title") })
            .trimmingCharacters(in: .whitespaces)
    }
}
