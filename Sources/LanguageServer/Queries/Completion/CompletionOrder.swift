import Semantics
import TransitionDSL

// Which of the words that can be at a place comes first.
extension CompletionFinder {
    /// The best first: what the grammar wants and what can have the arguments that follow, then what
    /// is used most and nearest. A declaration that nothing uses yet is likely to be meant; what is
    /// used in the same list already is not.
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
        let call = place.invocation
        let isLabel = items.contains { $0.kind == .label } && next == UInt8(ascii: ":")
        let keyed = items.enumerated().map { offset, item in
            let fits =
                isLabel
                ? item.kind == .label : call.map { program.takes($0, item.origin) } ?? true
            return (
                key: (item.isUnavailable || !fits ? 1 : 0, item.rank, -use(item), offset),
                item: item
            )
        }
        return keyed.sorted { $0.key < $1.key }.map { keyed in
            var item = keyed.item
            // The arguments or the colon are there already.
            if isLabel || call != nil { item.snippet = nil }
            return item
        }
    }

    /// The byte after the word.
    private var next: UInt8? { program.source.bytes[Int(place.word.end)...].first }

    /// The names of the language that the examples use most.
    private static let common: Set<String> = [
        "fade", "slide", "cover", "zoom", "pageIn",
        "translate", "delay", "arc", "scale",
        "left", "up", "down", "true", "y",
        "duration", "available", "interactive", "timingFunction", "pan", "pinch", "edgePan",
    ]

    /// The names of the other calls, screens or members in the list around the place.
    private func listed() -> Set<String> {
        let nodes = place.nodesInContext
        if nodes.contains(where: { $0.kind == .ends }),
            let edge = nodes.first(where: { $0.kind == .edge })
        {
            let names = edge.children.filter { $0.kind == .ends }.flatMap { Array($0.tokens) }
            return Set(names.filter { $0.kind.isName }.map { $0.text })
        }
        let list = nodes.first { [.with, .modifiers, .ends, .names, .frame].contains($0.kind) }
        guard let list else { return [] }
        if list.kind == .ends || list.kind == .names {
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
            if case .catalog(let row) = target, row.index < Catalog.entries.count {
                target = .catalog(Catalog.firstOverload[row.index])
            }
            let distance = abs(Int(reference.place.range.start) - offset)
            uses[target, default: 0] += distance < 200 ? 20 : distance < 1000 ? 5 : 1
        }
        return uses
    }
}
