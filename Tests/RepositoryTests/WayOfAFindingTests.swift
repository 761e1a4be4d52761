import AppSource
import Foundation
import Parser
import Semantics
import Testing
import TransitionDSL

@testable import Apps
@testable import Driver
@testable import Lexer
@testable import Lint
@testable import transc

/// The tables of ARCHITECTURE.md of a finding and of a fact: the last column is the content of the type.
@Suite struct WayOfAFindingTests {
    @Test func theTableOfAFinding() throws {
        let source = SourceFile(path: "app.trans", text: #"hero title = "news title ""#)
        let file = parse(tokenize(source))
        let checked = analyze([file], options: AnalysisOptions(defaultNamespace: "App"))
        let model = try #require(checked.model)
        let context = LintContext(
            model: model, files: [file], imports: [], tables: checked.tables)
        let rule = try #require(lintRules.first { $0.id == .suspiciousText })
        let problem = try #require(rule.problems(context).first)
        let finding = try #require(lint(checked, [file]).problems.first)
        let start = PositionedFile(source).location(finding.place.range).start
        try expect(
            "A finding, from a rule to a report",
            [
                ("LintContext", "hero \(context.texts.string(model.heroes[0].declared.name))"),
                ("Diagnostic", "\(problem.id.name) at \(source.text(problem.place.range))"),
                ("Findings", "\(finding.severity.rawValue) \(finding.id.name)"),
                ("Report", "\(source.path):\(start.line):\(start.column)"),
            ])
    }

    @Test func theTableOfAFact() throws {
        let text = """
            import Hero
            class NewsVC: UIViewController {
                let photo = UIImageView()
                func show(_ row: Int) {
                    photo.hero.id = "news.\\(row)"
                }
            }
            """
        let file = try #require(AppFile(SourceFile(path: "NewsVC.swift", text: text)))
        let app = App([file])
        let finder = app.findFacts()
        let type = try #require(app.program.types.first { $0.isDeclared })
        let members = type.members.all.map { app.program.declaration($0) }
        let show = try #require(
            type.members.all.first { app.program.declaration($0).kind == .function })
        let sites = finder.evaluator.sites(BodyID(declaration: show, part: .body))
        let statements = sites.filter { if case .assignment = $0.kind { true } else { false } }
            .map { file.source.text($0.statement) }
        let fact = try #require(app.scan().facts.first { $0.content.kind == .heroID })
        let kept = fact.ownerMembers + fact.contentMembers
        try expect(
            "A fact of `scan`, from code to output",
            [
                ("AppFile", "\(file.kind)"),
                ("AppProgram", members.map { app.program.string($0.name) }.joined(separator: ", ")),
                ("Site", statements.joined()),
                ("AppFact", plainLine(fact)),
                ("FactMember", kept.map { $0.name }.joined(separator: " ")),
            ])
    }

    private func expect(_ title: String, _ expected: [(type: String, content: String)]) throws {
        let section = try #require(
            try Repository.text("ARCHITECTURE.md").components(separatedBy: "\n## ")
                .first { $0.hasPrefix(title) })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map { $0.components(separatedBy: " | ") }
        #expect(rows.map { $0[1] } == expected.map { "`\($0.type)`" })
        for (row, (type, content)) in zip(rows, expected) {
            #expect(row[3] == "`\(content)` |", "\(type): \(content)")
        }
    }
}
