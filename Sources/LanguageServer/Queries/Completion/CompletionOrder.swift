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
        let likely = LikelyWords(program, place)
        let declarations = place.surroundings?.container == .file ? DeclarationOrder(self) : nil
        func use(_ item: CompletionItem) -> Int {
            switch item.origin {
            case .declaration(let index):
                let known = uses[.declaration(index)]
                return listed.contains(item.label) ? -1 : known.map { $0 + 20 } ?? 100
            case .catalog(let row) where item.kind != .label:
                if listed.contains(item.label), row != Catalog.Option.interactive { return -1 }
                return (uses[.catalog(row)] ?? 0) + likely.weight(item.label)
                    + (Self.common.contains(item.label) ? 20 : 0)
            case .catalog, .rule, .none:
                if let declarations, item.kind == .keyword {
                    return declarations.weight(item.label, likely)
                }
                return likely.weight(item.label) + (Self.commonWords[item.label] ?? 0)
            }
        }
        let call = place.invocation
        let isLabel = items.contains { $0.kind == .label } && next == UInt8(ascii: ":")
        let offered = items.filter { !isRepeated($0, listed) }
        let keyed = offered.enumerated().map { offset, item in
            let fits =
                isLabel
                ? item.kind == .label : call.map { program.takes($0, item.origin) } ?? true
            return (
                key: (fits ? 0 : 1, item.rank, -use(item), offset),
                item: item
            )
        }
        let sorted = keyed.sorted { $0.key < $1.key }.map { keyed in
            var item = keyed.item
            // The arguments or the colon are there already.
            if isLabel || call != nil { item.snippet = nil }
            return item
        }
        return withKeywords(sorted, likely) { use($0) > 0 }
    }

    /// Whether a list of calls has an item already, and may have it only once.
    private func isRepeated(_ item: CompletionItem, _ listed: Set<String>) -> Bool {
        guard place.kind() == .call, listed.contains(item.label) else { return false }
        switch item.origin {
        case .catalog(let row): return item.kind != .label && !Catalog.isRepeatable(row)
        case .declaration: return place.kind(1) == .with || place.kind(1) == .modifiers
        case .none, .rule: return false
        }
    }

    /// Words of the grammar that are likely come first if the file mostly has such words at places
    /// like this one. Otherwise the best two of them come after the best three names.
    private func withKeywords(
        _ sorted: [CompletionItem], _ likely: LikelyWords,
        isLikely: (CompletionItem) -> Bool
    ) -> [CompletionItem] {
        func isWord(_ item: CompletionItem) -> Bool {
            item.kind == .keyword && item.rank < 3 && isLikely(item)
        }
        let words = sorted.filter(isWord)
        let others = sorted.filter { !isWord($0) }
        let isUnknown = likely.keywordWeight + likely.nameWeight == 0
        let beginsLine = place.surroundings?.container == .registry
        if isUnknown ? beginsLine : likely.keywordWeight > likely.nameWeight {
            return words + others
        }
        let first = others.prefix { $0.kind != .keyword }.prefix(3)
        return Array(first) + words.prefix(2) + others.dropFirst(first.count) + words.dropFirst(2)
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

    /// The words that files have most after names and at the starts of lines.
    private static let commonWords: [String: Int] = [
        "with": 12, "push": 12, "present": 10, "reduceMotion": 6, "tab": 5, "cell": 5,
        "storyboard": 4, "is": 4, "on": 3, "match": 3, "from": 2, "pop": 2, "dismiss": 2,
        "replace": 2, "before": 2, "String": 6, "Int": 5, "Length": 4, "Duration": 3,
        "Direction": 2, "Double": 1, "off": 3, "warning": 2, "error": 1,
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

/// Which declaration is likely at a place between two others.
struct DeclarationOrder {
    private let before: Keyword?
    private let after: Keyword?
    private let missing: Set<Keyword>

    init(_ finder: CompletionFinder) {
        let word = finder.place.word
        var before: Keyword?
        var after: Keyword?
        var missing: Set<Keyword> = [.screen, .registry]
        if EngineSet.withHero.contains(.of(finder.engine)) { missing.insert(.hero) }
        finder.program.tree.withRoot { root in
            for node in root.children where !node.range.offsets.isEmpty {
                guard let keyword = Keyword(rawValue: node.head.text) else { continue }
                if node.range.start < word.start {
                    before = keyword
                } else if node.range.start >= word.end, after == nil {
                    after = keyword
                }
                if node.range.start != word.start { missing.remove(keyword) }
            }
        }
        self.before = before
        self.after = after
        self.missing = missing
    }

    /// Another one of the kind before it, the kind after it, what each file needs, and then what the
    /// file has most. Continuations of the declaration before come last.
    func weight(_ word: String, _ likely: LikelyWords) -> Int {
        guard let keyword = Keyword(rawValue: word), Keyword.declarations.contains(keyword) else {
            return 0
        }
        let isHeader = keyword == .module || keyword == .engine || keyword == .access
        if before == nil { return 1 + (Self.first[keyword] ?? 0) }
        if isHeader { return before == .module || before == .engine ? 30 : 1 }
        var weight = 1 + min(likely.weight(word), 25) + (Self.common[keyword] ?? 0)
        if keyword == before { weight += 40 }
        if keyword == after { weight += 35 }
        if missing.contains(keyword) { weight += 30 }
        return weight
    }

    private static let first: [Keyword: Int] = [
        .module: 9, .engine: 8, .screen: 7, .hero: 6, .import: 5, .animation: 4,
    ]
    private static let common: [Keyword: Int] = [
        .screen: 8, .registry: 7, .hero: 6, .animation: 5, .group: 4, .defaults: 3, .interaction: 2,
    ]
}
