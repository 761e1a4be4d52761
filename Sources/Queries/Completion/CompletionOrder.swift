import Semantics
import TransitionDSL

// Which of the words that can be at a place comes first.
extension CompletionFinder {
    /// The best first: what the grammar wants, then what is used most and nearest. A declaration that
    /// nothing uses yet is likely to be meant; what is used in the same list already is not.
    func sorted() -> [CompletionItem] {
        let uses = uses()
        let listed = listed()
        func use(_ item: CompletionItem) -> Int {
            switch item.origin {
            case .declaration(let index):
                let known = uses[.declaration(index)]
                return listed.contains(item.label) ? -1 : known.map { $0 + 20 } ?? 100
            case .catalog(let row) where item.kind != .label:
                if listed.contains(item.label) { return -1 }
                return (uses[.catalog(row)] ?? 0) + (Self.common.contains(item.label) ? 20 : 0)
            case .catalog, .rule, .none: return 0
            }
        }
        let keyed = items.enumerated().map {
            (
                key: (
                    $0.element.isUnavailable ? 1 : 0, $0.element.rank, -use($0.element), $0.offset
                ),
                item: $0.element
            )
        }
        return keyed.sorted { $0.key < $1.key }.map { $0.item }
    }

    /// The names of the language that the examples use most.
    private static let common: Set<String> = [
        "fade", "slide", "cover", "zoom", "pageIn",
        "translate", "delay", "arc", "scale",
        "left", "up", "down", "true", "y",
        "duration", "available", "interactive", "timingFunction", "pan", "pinch", "edgePan",
    ]

    /// The names of the other calls, screens or members in the list around the place.
    private func listed() -> Set<String> {
        let list = place.nodes.first {
            [.with, .modifiers, .ends, .names, .frame, .edge].contains($0.kind)
        }
        guard let list else { return [] }
        if list.kind == .ends || list.kind == .names || list.kind == .edge {
            return Set(list.tokens.filter { $0.kind.isName }.map { $0.text })
        }
        return Set(list.children.compactMap { $0.invocation?.name?.text })
    }

    /// How much each name is used in the file; a use nearby counts more.
    private func uses() -> [Reference.Target: Int] {
        var uses: [Reference.Target: Int] = [:]
        let offset = Int(place.word.start)
        for reference in program.analysis.references where reference.place.file == .main {
            guard var target = reference.target else { continue }
            // Overloads are one name.
            if case .catalog(let row) = target, Int(row.index) < Catalog.entries.count {
                target = .catalog(Catalog.firstOverload[Int(row.index)])
            }
            let distance = abs(Int(reference.place.range.start) - offset)
            uses[target, default: 0] += distance < 200 ? 20 : distance < 1000 ? 5 : 1
        }
        return uses
    }
}
