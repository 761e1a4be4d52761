import Semantics
import Serialization
import TransitionDSL

extension Server {
    mutating func completion(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        let list =
            importPaths(at: place)
            ?? place.program.completions(at: place.offset, project.app?.names)
        let width = String(list.items.count).utf8.count
        var items: [JSON] = []
        for (index, item) in list.items.enumerated() {
            let number = String(index)
            let order = String(repeating: "0", count: width - number.utf8.count) + number
            items.append(json(item, list.word, order, place.document))
        }
        return .result(["isIncomplete": false, "items": .array(items)])
    }

    private func json(
        _ item: CompletionItem, _ word: SourceRange, _ order: String, _ document: Document
    ) -> JSON {
        // A label's snippet has no place to fill in.
        let usesSnippet = client.hasSnippets && item.snippet != nil && item.kind != .label
        let text = usesSnippet || item.kind == .label ? item.snippet ?? item.label : item.label
        let json: JSON = [
            "label": .string(item.label), "kind": .number(item.kind.number),
            "sortText": .string(order), "filterText": .string(item.label),
            "textEdit": document.lines.edit(word, text),
        ]
        return json.with("detail", item.detail.isEmpty ? nil : .string(item.detail)).with(
            "insertTextFormat", usesSnippet ? 2 : nil
        ).with("data", data(of: item, document))
    }

    /// What ``resolveCompletion(_:)`` needs.
    private func data(of item: CompletionItem, _ document: Document) -> JSON? {
        let origin: JSON
        switch item.origin {
        case .none: return nil
        case .declaration(let index): origin = ["declaration": .number(index)]
        case .catalog(let row): origin = ["catalog": .number(row.index)]
        case .rule(let id): origin = ["rule": .string(id.name)]
        }
        return origin.with("uri", .string(document.uri))
    }

    /// Adds the documentation to an item.
    mutating func resolveCompletion(_ item: JSON) -> Reply {
        let data = item["data"]
        guard item["label"].text != nil else { return .invalidParameters }
        guard let uri = data["uri"].text, let document = documents[documentPath(uri)],
            let program = project.program(document.path), let origin = origin(data)
        else { return .result(item) }
        let blocks = program.documentation(of: origin)
        return .result(
            item.with(
                "documentation",
                blocks.isEmpty ? nil : markup(blocks, client.readsMarkdownInCompletions)))
    }

    private func origin(_ data: JSON) -> CompletionItem.Origin? {
        if let index = data["declaration"].number { return .declaration(index) }
        if let row = data["catalog"].number { return .catalog(CatalogIndex(row)) }
        return data["rule"].text.flatMap { DiagnosticID(named: $0) }.map { .rule($0) }
    }

    /// The other files of the workspace, in the string of an import.
    private func importPaths(at place: Place) -> CompletionList? {
        let tree = place.program.tree
        let string = tree.withRoot { root -> SourceRange? in
            for node in root.children where node.kind == .import {
                guard let path = node.as(ImportSyntax.self)?.path,
                    path.range.start < place.offset, place.offset <= path.range.end
                else { continue }
                return path.range
            }
            return nil
        }
        guard let string else { return nil }
        let text = tree.source.text(string)
        let isClosed = text.utf8.count > 1 && text.hasSuffix("\"")
        let word = SourceRange(
            start: string.start + 1, end: max(string.start + 1, string.end - (isClosed ? 1 : 0)))
        let home = directory(of: place.document.path)
        let items = project.files.sorted().filter { $0 != place.document.path }.map {
            CompletionItem(label: relative($0, to: home), kind: .file)
        }
        return CompletionList(word: word, items: items)
    }

    mutating func signatureHelp(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard let help = place.program.signatureHelp(at: place.offset) else { return .null }
        let signatures: [JSON] = zip(help.callees, help.active).map { callee, active in
            let json: JSON = [
                "label": .string(callee.signature),
                "parameters": .array(
                    callee.parameters.map { ["label": .string($0.text)] }),
            ]
            return json.with("activeParameter", active.map { .number($0) })
        }
        let result: JSON = [
            "signatures": .array(signatures), "activeSignature": .number(help.best),
        ]
        return .result(
            result.with("activeParameter", help.active[help.best].map { .number($0) }))
    }
}

/// A path as a file of a directory writes it; both are absolute and normalized.
func relative(_ path: String, to home: String) -> String {
    let slash = UInt8(ascii: "/")
    let from = Array(home.utf8).split(separator: slash)
    let to = Array(path.utf8).split(separator: slash)
    var common = 0
    while common < from.count, common + 1 < to.count, from[common] == to[common] { common += 1 }
    let up = [String](repeating: "..", count: from.count - common)
    let down = to[common...].map { String(decoding: $0, as: UTF8.self) }
    return (up + down).joined(separator: "/")
}

extension CompletionItem.Kind {
    /// The number of `CompletionItemKind`.
    fileprivate var number: Int {
        switch self {
        case .modifier: 2
        case .animation, .interaction, .constructor: 3
        case .parameter, .hero: 6
        case .screen, .type: 7
        case .view, .part, .option, .label: 10
        case .engine, .level, .constant: 20
        case .group: 13
        case .keyword: 14
        case .file: 17
        case .rule: 12
        case .cell: 22
        case .segue: 23
        }
    }
}
