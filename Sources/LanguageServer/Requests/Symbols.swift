import Semantics
import Serialization
import TransitionDSL

extension Server {
    func documentSymbols(_ params: JSON) -> Reply {
        guard let document = document(params), let file = project.file(document.path) else {
            return .invalidParameters
        }
        let items = outline(of: file.tree)
        if client.hasSymbolTree {
            return .result(.array(items.map { symbol($0, document.lines) }))
        }
        var flat: [JSON] = []
        flatten(items, in: nil, document, &flat)
        return .result(.array(flat))
    }

    /// A `DocumentSymbol`.
    private func symbol(_ item: OutlineItem, _ lines: EditorLines) -> JSON {
        let json: JSON = [
            "name": .string(item.name), "kind": .number(item.kind.number),
            "range": lines.json(item.range), "selectionRange": lines.json(item.selection),
        ]
        return json.with("detail", item.detail.isEmpty ? nil : .string(item.detail)).with(
            "children",
            item.children.isEmpty ? nil : .array(item.children.map { symbol($0, lines) }))
    }

    /// `SymbolInformation`, for clients that show no tree.
    private func flatten(
        _ items: [OutlineItem], in container: String?, _ document: Document, _ flat: inout [JSON]
    ) {
        for item in items {
            let json: JSON = [
                "name": .string(item.name), "kind": .number(item.kind.number),
                "location": [
                    "uri": .string(document.uri), "range": document.lines.json(item.range),
                ],
            ]
            flat.append(json.with("containerName", container.map { .string($0) }))
            flatten(item.children, in: item.name, document, &flat)
        }
    }

    /// The declarations of all files whose names have the letters of a query in their order; the
    /// shortest names first.
    mutating func workspaceSymbols(_ params: JSON) -> Reply {
        guard let query = params["query"].text else { return .invalidParameters }
        let letters = query.lowercased()
        var found: [(length: Int, json: JSON)] = []
        for path in project.files.sorted() {
            guard let names = project.names(of: path), let source = project.source(of: path) else {
                continue
            }
            let matches = names.declarations.filter {
                $0.kind != .parameter && $0.kind != .index && $0.kind != .view
                    && hasLetters($0.name, letters)
            }
            let lines = documents[path]?.lines ?? EditorLines(source, client.encoding)
            for entry in matches {
                let json: JSON = [
                    "name": .string(entry.name), "kind": .number(entry.kind.symbolNumber),
                    "location": ["uri": .string(uri(path)), "range": lines.json(entry.range)],
                ]
                found.append(
                    (
                        entry.name.utf8.count,
                        json.with("containerName", entry.container.map { .string($0) })
                    ))
            }
        }
        // The order of files and lines decides between names of one length.
        let sorted = found.enumerated().sorted {
            ($0.element.length, $0.offset) < ($1.element.length, $1.offset)
        }
        return .result(.array(sorted.prefix(1000).map { $0.element.json }))
    }
}

private func hasLetters(_ name: String, _ letters: String) -> Bool {
    var rest = letters[...]
    for letter in name.lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
}

extension OutlineItem.Kind {
    /// The number of `SymbolKind`.
    fileprivate var number: Int {
        switch self {
        case .registry, .defaults: 3
        case .screen: 5
        case .modifiers: 6
        case .part, .view, .setting: 7
        case .group: 10
        case .protocolScreen: 11
        case .animation, .animator, .interaction: 12
        case .hero: 13
        case .cell: 23
        case .segue, .line: 24
        }
    }
}
