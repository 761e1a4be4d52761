import Adoption
import Apps
import Resolution
import Semantics
import Testing
import TransitionDSL

/// A checked file in the form of facts.
@Suite struct ModelFactsTests {
    @Test func saysWhatTheFileSays() throws {
        let facts = try Self.facts(
            #"""
            engine hero
            hero photo(id: Int) = "photo.\(part).\(id)" { big   small = "s" }
            cell PhotoCell(id: Int) = PhotoTableViewCell { imageView: photo(id: id).small }
            screen List = ListViewController storyboard("Main", id: "list") { cell PhotoCell }
            screen Photo(id: Int) = PhotoViewController {
              header?.imageView: photo(id: id).big with fade, arc(intensity: 0.5)
              logo: photo(id: 0).big
            }
            group Both = List, Photo
            segue open = "openPhoto"
            registry App {
              push Both -> Photo: fade / none
              segue(open) List -> List: zoom
            }
            """#)
        #expect(facts.map(Self.line) == Self.expected)
    }

    @Test func leavesOutWhatInterfaceBuilderSets() throws {
        let facts = try Self.facts(
            """
            engine hero
            hero logo = "logo"
            screen List = ListViewController storyboard("Main", setsHeroIds: true) { logo: logo }
            """)
        #expect(facts.map(\.content.kind) == [.screen, .storyboard])
    }

    /// Adoption and the reader of its file agree on ids.
    @Test func adoptedIDsAreThoseOfTheApp() throws {
        let app = try AdoptedApp([
            "Detail.swift": #"""
            import Hero
            import UIKit
            struct Item { let id: Int }
            class DetailViewController: UIViewController {
                let photoView = UIImageView(), label = UILabel()
                let item = Item(id: 1)
                override func viewDidLoad() {
                    photoView.hero.id = "item.\(item.id).photo"
                    label.hero.id = "item.\(item.id).label"
                }
            }
            """#
        ])
        let facts = try Self.facts(app.text).filter { $0.content.kind == .heroID }
        #expect(
            facts.map(Self.line) == [
                #"hero-id DetailViewController photoView item.{Int}.photo"#,
                #"hero-id DetailViewController label item.{Int}.label"#,
            ])
    }

    private static func facts(_ text: String) throws -> [AppFact] {
        let source = SourceFile(path: "App.trans", text: text)
        let result = analyze([parse(source)], options: AnalysisOptions(defaultNamespace: "App"))
        #expect(result.problems.filter { $0.severity == .error }.map(\.message) == [])
        return modelFacts(of: try #require(result.model))
    }

    private static func line(_ fact: AppFact) -> String {
        let what =
            switch fact.content {
            case .heroID(_, let patterns, _):
                patterns.map { $0?.description ?? "nil" }.joined(separator: ", ")
            case .modifiers(_, let texts): texts.map(\.description).joined(separator: ", ")
            case .storyboard(let identifier, let name): "\(name ?? "-") \(identifier ?? "-")"
            case .screen(let name, let superclass), .cell(let name, let superclass):
                name + (superclass.map { " \($0)" } ?? "")
            case .segue(let identifier, let operation, _, _):
                "\(identifier ?? "-") \(operation.name)"
            case .registryLine(let operations, let from, let to, let animation):
                "\(operations.names ?? "-") \(from ?? "*") \(to ?? "*") "
                    + "\(animation?.description ?? "-")"
            default: "?"
            }
        return [fact.content.kind.rawValue, fact.container, fact.view, what]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let expected = [
        "screen ListViewController",
        "storyboard ListViewController ListViewController list",
        "screen PhotoViewController",
        "hero-id PhotoViewController header.imageView photo.big.{Int}",
        "modifiers PhotoViewController header.imageView fade, arc(intensity: 0.5)",
        "hero-id PhotoViewController logo photo.big.0",
        "cell PhotoTableViewCell",
        "hero-id PhotoTableViewCell imageView photo.s.{Int}",
        "segue openPhoto segue",
        "registry-line push ListViewController PhotoViewController fade / none",
        "registry-line push PhotoViewController PhotoViewController fade / none",
        "registry-line segue ListViewController ListViewController zoom / zoomOut",
    ]
}
