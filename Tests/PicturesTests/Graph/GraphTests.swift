import Foundation
import Testing
import TransitionDSL

@testable import Pictures

/// What the graph of a file contains.
@Suite struct GraphTests {
    private static let screens = """
        screen A = AController
        screen B = BController
        screen C = CController
        screen D = DController
        screen E = EController
        group All = A, B, C, D

        """

    private func graph(_ lines: String, _ selection: GraphSelection = GraphSelection()) throws
        -> Graph
    {
        let file = try GraphFile(text: Self.screens + lines)
        return Pictures.graph(of: file.model, selection)
    }

    @Test func anArrowHasTheLinesOfBothDirections() throws {
        let graph = try graph("registry R { push A -> B: fade\n present B -> A: cover(up) / fade }")
        #expect(graph.arrows.count == 1)
        let arrow = graph.arrows[0]
        #expect(
            arrow.rows.map(\.text) == [
                "push · fade", "pop · fade", "present · cover(up)", "dismiss · fade",
            ])
        #expect(arrow.rows.map(\.isForward) == [true, true, false, false])
        #expect(arrow.hasHeadAtStart && arrow.hasHeadAtEnd && arrow.isMixed)
        let labels = arrow.rows.map { $0.label(isReversed: false, isMixed: true) }
        #expect(labels[0] == "→ push · fade" && labels[2] == "← present · cover(up)")
        #expect(graph.namedLabel(arrow.rows[2], of: arrow) == "B → A: present · cover(up)")
    }

    @Test func aReturnIsNoHead() throws {
        let graph = try graph("registry R { push A -> B: slide(left) }")
        #expect(!graph.arrows[0].hasHeadAtStart && graph.arrows[0].hasHeadAtEnd)
        #expect(graph.arrows[0].rows.map(\.text) == ["push · slide(left)", "pop · slide(right)"])
    }

    @Test func aTabHasTwoHeads() throws {
        let graph = try graph("registry R { tab A -> B: slide(left) }")
        #expect(graph.arrows[0].hasHeadAtStart && graph.arrows[0].hasHeadAtEnd)
    }

    @Test func aLineWithoutAnAnimationIsDashed() throws {
        let graph = try graph("registry R { push A -> B: default\n push A -> C: system }")
        #expect(graph.arrows.map(\.isDashed) == [true, false])
        #expect(graph.arrows[1].rows.map(\.text) == ["push · ≈ system", "pop · ≈ system"])
    }

    @Test func anyScreenIsAPill() throws {
        let graph = try graph("registry R { present * -> A: fade\n push B -> *: zoom }")
        let pills = graph.nodes.indices.compactMap(graph.pill)
        #expect(pills.map(\.role) == [.before, .after])
        #expect(pills.map(\.title) == ["any screen", "any screen"])
        #expect(graph.arrows.allSatisfy { $0.hasHeadAtEnd })
        #expect(graph.arrows.allSatisfy { $0.rows.isEmpty })
    }

    @Test func aLargeGroupIsAPill() throws {
        let graph = try graph("registry R { push All -> E: fade\n present A | B | C -> D: fade }")
        let pills = graph.nodes.indices.compactMap(graph.pill)
        #expect(pills.map(\.title) == ["All"])
        #expect(pills[0].rows.map(\.text) == ["push · fade", "pop · fade"])
        // Four arrows to the pill, one from it, and three pairs.
        #expect(graph.arrows.count == 8)
        #expect(graph.frames.map(\.members) == [[0, 1, 2, 3]])
    }

    @Test func whatPlaysEverywhereElseIsInTheStrip() throws {
        let rest = "defaults { push fade\n present cover(up)\n reduceMotion fade }"
        let graph = try graph(
            rest + "\ndefaults in A { push zoom }\nregistry R { push * -> *: slide(left) }")
        #expect(
            graph.strip.map(\.title) == [
                "any screen to any screen", "push", "present", "Reduce Motion",
            ])
        #expect(graph.card(0)?.details.contains("inside: push zoom") == true)
    }

    @Test func aContainerDecidesFirst() throws {
        let text = Self.screens + "defaults { push fade }\ndefaults in A { push zoom }\n"
        let file = try GraphFile(text: text + "registry R { push A -> B: fade }")
        let inside = Pictures.graph(of: file.model, GraphSelection(containers: [.init(0)]))
        #expect(inside.strip.map(\.title) == ["push in A"])
        #expect(inside.strip.map(\.text) == ["zoom"])
    }

    @Test func aSelectionIsAPartOfTheFile() throws {
        let lines = """
            registry R { push A -> B: fade with available(before: 15)\n push A -> C: fade }
            registry S { push A -> D: fade }
            """
        let all = try graph(lines)
        #expect(all.arrows.map(\.to) == [1, 2, 3])
        #expect(all.arrows[0].rows[0].text == "push · fade (before iOS 15)")
        let newest = try graph(lines, GraphSelection(version: SystemVersion(16)))
        #expect(newest.arrows.map(\.to) == [2, 3])
        let second = try graph(lines, GraphSelection(registry: 1))
        #expect(second.arrows.map(\.to) == [3])
    }

    @Test func mermaidHasLimits() throws {
        let count = 60
        let screens = (0..<count).map { "screen S\($0) = S\($0)ViewController\n" }.joined()
        let lines = (0..<count).flatMap { from in
            (1...12).map { "push S\(from) -> S\((from + $0) % count): fade\n" }
        }
        let file = try GraphFile(text: screens + "registry R {\n\(lines.joined())}\n")
        let mermaid = MermaidText(file.graph)
        #expect(file.graph.arrows.count == 720)
        #expect(mermaid.text.components(separatedBy: "-->").count - 1 <= 500)
        #expect(mermaid.text.count <= 50_000)
        #expect(mermaid.leftOut.count >= 220)
        #expect(mermaid.leftOut.allSatisfy { $0.hasPrefix("push S") })
        #expect(mermaid.text.contains("limits of Mermaid: \(mermaid.leftOut.count) lines"))
    }
}
