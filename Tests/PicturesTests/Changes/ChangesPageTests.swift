import Foundation
import Resolution
import Semantics
import Serialization
import Testing
import TransitionDSL

@testable import OperatingSystem
@testable import Pictures
@testable import transc

/// The page of `transc diff --page`, and the scenes and the graph that it shows.
@Suite struct ChangesPageTests {
    /// `TRANSC_UPDATE=1` rewrites the file and fails. It is without the script and the styles.
    @Test func thePageIsAsRecorded() throws {
        let page = try DiffGoldenTests.file().page
        try GraphGoldenTests.expect(
            "Tests/Golden/Differences/News.html",
            holds: page.ownText)
    }

    /// The scenes that play a change show what it says, for pairs of random programs.
    @Test(arguments: 0..<40) func theSampleOfAChangeShowsIt(_ seed: Int) throws {
        guard let pair = RandomPair(seed: seed), let old = pair.old.version,
            let new = pair.new.version
        else { return }
        let changes = differences(old, new)
        let comparison = Comparison(old, new, changes: changes)
        let scenes = comparison.scenes()
        for (number, change) in changes.enumerated()
        where change.isOfEvents {
            let sample = try #require(scenes.samples[number])
            let texts = [
                (scenes.old[sample], comparison.old), (scenes.new[sample], comparison.new),
            ].map { scene, maker -> String? in
                guard let scene else { return "absent" }
                let verdict = maker.tables[scene.registry].verdict(
                    on: scene.event, in: maker.model, containers: scene.containers)
                let texts = PlayText(ModelText(maker.model))
                guard let play = verdict.play else { return nil }
                return PlayText.text(
                    texts.expanded(play), with: texts.options(of: play, verdict.options))
            }
            // A screen that only one version has is not shown by the other.
            // A gesture beside another change is named without what it drives.
            if change.isOfGestureAlone { continue }
            for (text, expected) in zip(texts, [change.before, change.after])
            where text != "absent" && change.before?.contains(": ") != true {
                #expect(text == expected, "seed \(seed): \(change)")
            }
        }
    }

    /// The same number is the same event: its names are equal, and only a version without one of
    /// its screens has none.
    @Test(arguments: 0..<40) func scenesOfANumberAreOfOneEvent(_ seed: Int) throws {
        guard let pair = RandomPair(seed: seed), let old = pair.old.version,
            let new = pair.new.version
        else { return }
        let comparison = Comparison(old, new, changes: differences(old, new))
        let scenes = comparison.scenes()
        #expect(scenes.old.count == scenes.new.count)
        func words(_ scene: Scene, _ maker: SceneMaker) -> [String] {
            let names = [scene.event.from, scene.event.to].map { position in
                maker.tree.screen(at: position).map {
                    maker.model.texts.string(maker.model.screens[$0].declared.name)
                } ?? "*"
            }
            return names + scene.event.operation.names + ["\(scene.event.version)"]
        }
        let isRenamed = comparison.changes.contains { $0.kind == .screenRenamed }
        for (one, other) in zip(scenes.old, scenes.new) {
            guard let one, let other else {
                #expect(one != nil || other != nil)
                continue
            }
            if isRenamed { continue }
            #expect(words(one, comparison.old) == words(other, comparison.new), "seed \(seed)")
        }
    }

    @Test func linesAndScreensHaveMarks() throws {
        let old = """
            screen List = ListViewController
            screen Detail = DetailViewController
            screen Old = OldViewController
            registry App {
              push List -> Detail: slide(left)
              push List -> Old: fade
              present * -> Detail: cover(up)
            }
            """
        let new = """
            screen List = ListViewController
            screen Detail = DetailViewController
            screen New = NewViewController
            registry App {
              push List -> Detail: slide(right)
              present * -> Detail: cover(up)
              push List -> New: fade
            }
            """
        let comparison = try DiffFile(old, new).comparison
        #expect(comparison.lines(of: 0).map(\.mark) == [.changed, nil, .added, .removed])
        let graph = comparison.graph
        let cards = graph.nodes.indices.compactMap { graph.card($0)?.name }
        #expect(cards == ["List", "Detail", "+ New", "− Old"])
        let rows = graph.arrows.map { $0.rows.map(\.text) }.filter { !$0.isEmpty }
        #expect(
            rows == [
                ["~ push · slide(right)", "~ pop · slide(left)"],
                ["+ push · fade", "+ pop · fade"],
                ["− push · fade", "− pop · fade"],
            ])
    }

    /// Between a screen that only the old version has and one of the new version only, nothing plays.
    @Test func everySceneIsOfAVersion() throws {
        func text(_ screen: String, _ animation: String) -> String {
            """
            screen \(screen) = \(screen)
            defaults { push \(animation) }
            registry App { push \(screen) -> \(screen): fade }
            """
        }
        let file = try DiffFile(text("A", "fade"), text("B", "slide(left)"))
        let scenes = file.comparison.scenes()
        #expect(!scenes.old.isEmpty)
        #expect(zip(scenes.old, scenes.new).allSatisfy { $0 != nil || $1 != nil })
    }

    /// An imported screen has a card if a line names it, also one that is removed.
    @Test func aRemovedLineHasItsEnds() throws {
        let shared = "screen Shared = SharedViewController\n"
        let file = "import \"Shared.trans\"\nscreen A = A\nregistry App {\n  push A -> A: fade\n"
        let graph = try DiffFile(
            file + "  push A -> Shared: fade\n}\n", file + "}\n", imports: ["Shared.trans": shared]
        ).comparison.graph
        #expect(graph.nodes.indices.compactMap { graph.card($0)?.name } == ["A", "Shared"])
        #expect(graph.arrows.count == 2)
    }

    @Test func defaultsHaveMarks() throws {
        let old = "screen A = A\ndefaults { push slide(left)\n present cover(up) }\n"
        let new = "screen A = A\ndefaults { push fade\n tab fade }\n"
        let registry = "registry App { push A -> A: fade }\n"
        let graph = try DiffFile(old + registry, new + registry).comparison.graph
        #expect(graph.strip.map(\.title) == ["~ push", "+ tab", "− present"])
        let inside = "defaults in A { tab fade }\n"
        let other = try DiffFile(old + registry + inside, old + registry).comparison.graph
        #expect(other.card(0)?.name == "~ A")
    }

    /// What the hostile text of two versions says stays text.
    @Test(arguments: [
        (HostileProgram.text, "screen A = A\n"), ("screen A = A\n", HostileProgram.text),
    ])
    func hostileTextStaysText(_ old: String, _ new: String) throws {
        let parts = PageParts(try DiffFile(old, new).page)
        #expect(try parts.data != nil)
        #expect(!(try parts.markup).contains { $0.contains("script ") && $0.contains("src") })
        #expect(try parts.markup.filter { $0.hasPrefix("script") }.count == 2)
        #expect(!(try parts.markup).contains { $0.contains(" on") })
    }
}

extension Comparison {
    /// The graph of the first registry.
    fileprivate var graph: Graph { graph(of: 0, lines(of: 0)) }
}
