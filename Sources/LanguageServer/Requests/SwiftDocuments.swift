import Semantics
import Serialization
import TransitionDSL

// Names of generated Swift in the Swift of the app lead to the `.trans` file, if the setting `swift`
// is on.
extension Server {
    /// The answer to a request in a Swift document; nil for other documents.
    mutating func answerInSwift(_ method: String, _ params: JSON) -> Reply? {
        guard let uri = params["textDocument"]["uri"].text,
            let document = swiftDocuments[documentPath(uri)]
        else { return nil }
        switch method {
        case "textDocument/definition", "textDocument/references", "textDocument/hover": break
        // These have no answer `null`.
        case "textDocument/diagnostic": return .result(["kind": "full", "items": []])
        case "textDocument/documentColor", "textDocument/colorPresentation": return .result([])
        default: return .null
        }
        guard let offset = document.lines.offset(params["position"]) else {
            return .invalidParameters
        }
        guard settings.servesSwift, let (use, key) = use(at: offset, in: document),
            let program = project.program(key.path),
            let symbol = program.symbol(at: key.start),
            case .declaration(let index) = symbol.target
        else { return .null }
        let declaration = program.analysis.declarations[index]
        switch method {
        case "textDocument/definition":
            return .result(location(declaration.place, in: program))
        case "textDocument/hover":
            let text = markup(program.describe(declaration), client.readsMarkdown)
            return .result(["contents": text, "range": document.lines.json(use.range)])
        default: return references(of: symbol, program, params)
        }
    }

    /// The name of generated Swift at an offset, and its declaration.
    private mutating func use(
        at offset: UInt32, in document: Document
    ) -> (SwiftUse, DeclarationKey)? {
        let names = swiftNames(in: project.files.sorted())
        let uses = document.source.swiftUses(ofNamespaces: namespaces(of: names.keys))
        for use in uses where use.range.touches(offset) {
            if let key = names[use.name] { return (use, key) }
        }
        return nil
    }

    /// The names in the Swift of some files, and their declarations.
    private mutating func swiftNames(in paths: [String]) -> [String: DeclarationKey] {
        paths.reduce(into: [:]) { names, path in
            for (name, key) in project.names(of: path)?.swiftNames ?? [:] where names[name] == nil {
                names[name] = key
            }
        }
    }

    private func namespaces(of names: some Sequence<String>) -> Set<String> {
        Set(names.map { String($0.prefix { $0 != "." }) })
    }

    /// The uses of a declaration in the Swift of the workspace, by file.
    mutating func swiftUses(of key: DeclarationKey) -> [(source: SourceFile, uses: [SwiftUse])] {
        guard settings.servesSwift else { return [] }
        let names = swiftNames(in: project.files(importing: key.path)).filter { $0.value == key }
        // Otherwise all Swift files would be read, to find nothing.
        if names.isEmpty { return [] }
        let namespaces = namespaces(of: names.keys)
        let paths = Set(folders.flatMap(host.swiftFiles).map(normalized) + swiftDocuments.keys)
        return paths.sorted().compactMap { path in
            guard let source = swiftDocuments[path]?.source ?? host.readText(path) else {
                return nil
            }
            let uses = source.swiftUses(ofNamespaces: namespaces).filter { names[$0.name] != nil }
            return uses.isEmpty ? nil : (source, uses)
        }
    }

    /// Asks a client for the Swift documents, or ends that.
    mutating func registerSwift() {
        guard client.registersSwift, settings.servesSwift != isSwiftRegistered else { return }
        isSwiftRegistered = settings.servesSwift
        let methods = ["didOpen", "didChange", "didClose", "definition", "references", "hover"]
        let names = methods.map { (id: "swift-\($0)", method: "textDocument/\($0)") }
        if settings.servesSwift {
            let selector: JSON = [["language": "swift", "scheme": "file"]]
            let registrations = names.map { name -> JSON in
                let options: JSON = ["documentSelector": selector]
                return [
                    "id": .string(name.id), "method": .string(name.method),
                    "registerOptions": name.id == "swift-didChange"
                        ? options.with("syncKind", 2) : options,
                ]
            }
            ask("client/registerCapability", ["registrations": .array(registrations)])
        } else {
            let ends = names.map { name -> JSON in
                ["id": .string(name.id), "method": .string(name.method)]
            }
            // The protocol spells it so.
            ask("client/unregisterCapability", ["unregisterations": .array(ends)])
        }
    }
}
