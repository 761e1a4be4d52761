import Semantics
import TransitionDSL

// What a place cannot have, because the file has it already or because it would name itself.
extension CompletionFinder {
    /// Words of the grammar that would be an error at the place although the syntax allows them.
    func takenKeywords() -> Set<Keyword> {
        var taken: Set<Keyword> = []
        let word = place.word
        guard let container = place.surroundings?.container else { return taken }
        let items =
            program.nodes(around: word).first { $0.kind == container }?.children
            .filter { !$0.range.touches(word.start) } ?? []
        switch container {
        case .file:
            for node in items where [.module, .engine, .access].contains(node.kind) {
                _ = Keyword(rawValue: node.head.text).map { taken.insert($0) }
            }
        case .defaults, .screenBody:
            // Lines for versions of iOS are for one operation.
            let lines = items.filter { $0.kind == .default || $0.kind == .screenDefault }
            let haveVersions = lines.contains { $0.tokens.contains { $0.text == "available" } }
            for line in lines where !haveVersions {
                _ = Keyword(rawValue: line.head.text).map { taken.insert($0) }
            }
        case .hook:
            let moments =
                program.nodes(around: word).first { $0.kind == .screenBody }?.children
                .compactMap { $0.as(HookSyntax.self) } ?? []
            for hook in moments where !hook.range.touches(word.start) {
                guard hook.keyword.text == place.previous?.text, let moment = hook.moment,
                    let keyword = Keyword(rawValue: moment.text)
                else { continue }
                taken.insert(keyword)
            }
        default: break
        }
        if container == .file || container == .screen {
            for clause in screenBefore?.clauses ?? [] where !clause.range.touches(word.start) {
                _ = Keyword(rawValue: clause.head.text).map { taken.insert($0) }
            }
        }
        return taken.union(keywordsOfOtherEngines(container))
    }

    /// The screen that the place is in or behind.
    var screenBefore: ScreenSyntax? {
        program.tree.withRoot { root in
            root.children.reduce(nil as SyntaxNode?) {
                $1.range.start < place.word.start && !$1.range.offsets.isEmpty ? $1 : $0
            }?.as(ScreenSyntax.self)
        }
    }

    /// Words for what the engine of the file does not have.
    private func keywordsOfOtherEngines(_ container: SyntaxKind) -> Set<Keyword> {
        var words: Set<Keyword> = []
        func leaveOut(_ word: Keyword, unless feature: EngineFeature) {
            if !feature.engines.contains(.of(engine)) { words.insert(word) }
        }
        switch container {
        case .file:
            leaveOut(.modifiers, unless: .modifierLists)
            leaveOut(.defaults, unless: .defaults)
        case .screenBody:
            leaveOut(.present, unless: .screenDefaults)
            leaveOut(.dismiss, unless: .screenDefaults)
        case .edgeBody: leaveOut(.match, unless: .matches)
        case .registry:
            for operation in TransitionDSL.Operation.allCases
            where !operation.engines.contains(.of(engine)) {
                _ = Keyword(rawValue: operation.rawValue).map { words.insert($0) }
            }
        default: break
        }
        return words
    }

    /// The views that the body around the place has for all transitions already.
    func takenViews() -> Set<String> {
        let word = place.word
        let body = program.nodes(around: word).first {
            $0.kind == .screenBody || $0.kind == .cellBody || $0.kind == .edgeBody
        }
        var names: Set<String> = []
        guard let body else { return names }
        for node in body.children where !node.range.touches(word.start) {
            guard let view = node.as(ViewSyntax.self), view.on == nil, let path = view.path else {
                continue
            }
            let tokens = path.node.tokens
            if tokens.count == 1, let name = tokens.first?.text { names.insert(name) }
        }
        return names
    }

    /// The declarations that would name themselves if the declaration around the place had their
    /// names: it, and those that use it.
    func declarationsAround() -> Set<Int> {
        let declarations = program.analysis.declarations
        let kinds: Set<Declaration.Kind> = [
            .group, .animation, .animator, .modifiers, .interaction, .screen,
        ]
        let around = Set(
            program.declarations(around: place.word).filter {
                kinds.contains(declarations[$0].kind)
            })
        let isOfNames =
            place.node(.names) != nil || place.node(.animation) != nil
            || place.node(.modifiers) != nil || place.node(.interaction) != nil
        guard isOfNames, !around.isEmpty else { return [] }
        // Which declarations use which, by the places of their names. These do not nest.
        let users = declarations.indices.filter {
            kinds.contains(declarations[$0].kind) && declarations[$0].whole.file == .main
        }.sorted { declarations[$0].whole.range.start < declarations[$1].whole.range.start }
        var uses: [Int: [Int]] = [:]
        for reference in program.analysis.references where reference.place.file == .main {
            guard case .declaration(let used)? = reference.target else { continue }
            let range = reference.place.range
            let next = users.partitioningIndex { declarations[$0].whole.range.start > range.start }
            guard next > 0, range.end <= declarations[users[next - 1]].whole.range.end else {
                continue
            }
            uses[used, default: []].append(users[next - 1])
        }
        var found = around
        var pending = Array(around)
        while let next = pending.popLast() {
            for user in uses[next] ?? [] where found.insert(user).inserted { pending.append(user) }
        }
        return found
    }
}
