import Semantics
import Serialization
import TransitionDSL

// The app's map as a call hierarchy: a screen calls the screens that its lines lead to. The type
// hierarchy follows `is`.
extension Server {
    mutating func prepareHierarchy(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard case .declaration(let index)? = place.program.symbol(at: place.offset)?.target,
            place.program.analysis.declarations[index].kind == .screen
        else { return .null }
        return .result([item(of: index, place.program, in: place.document.path)])
    }

    /// A `CallHierarchyItem` or `TypeHierarchyItem`. Its data names the file whose lines count.
    private func item(of index: Int, _ program: Program, in path: String) -> JSON {
        let declaration = program.analysis.declarations[index]
        let source = program.source(declaration.place.file)
        let own = source.normalizedPath
        let lines = documents[own]?.lines ?? EditorLines(source, client.encoding)
        return [
            "name": .string(declaration.name),
            "kind": .number(declaration.kind.symbolNumber),
            "uri": .string(uri(own)), "range": lines.json(declaration.whole.range),
            "selectionRange": lines.json(declaration.place.range), "data": .string(uri(path)),
        ]
    }

    /// The screen of an item that the client sends back, in the program that it comes from.
    private mutating func screen(_ params: JSON) -> (program: Program, index: Int, path: String)? {
        let item = params["item"]
        guard let name = item["name"].text,
            let path = (item["data"].text ?? item["uri"].text).map(documentPath),
            let program = project.program(path)
        else { return nil }
        let index = program.analysis.declarations.firstIndex {
            $0.kind == .screen && $0.name == name
        }
        return index.map { (program, $0, path) }
    }

    mutating func calls(_ params: JSON, areOutgoing: Bool) -> Reply {
        guard let (program, index, path) = screen(params) else { return .invalidParameters }
        guard let model = program.analysis.model, let screen = program.screen(index) else {
            return .result([])
        }
        var calls: [JSON] = []
        for route in program.routes() where (areOutgoing ? route.from : route.to) == screen {
            let other = areOutgoing ? route.to : route.from
            let place = model.screens[other].declared.place
            guard
                let number = program.analysis.declarations.firstIndex(where: { $0.place == place })
            else { continue }
            let ranges = route.edges.map { model.edges[$0].place }.filter { $0.file == .main }
            let lines = documents[path]?.lines ?? EditorLines(program.source, client.encoding)
            calls.append([
                areOutgoing ? "to" : "from": item(of: number, program, in: path),
                "fromRanges": .array(ranges.map { lines.json($0.range) }),
            ])
        }
        return .result(.array(calls))
    }

    mutating func types(_ params: JSON, areSupertypes: Bool) -> Reply {
        guard let (program, index, path) = screen(params) else { return .invalidParameters }
        guard let model = program.analysis.model, let screen = program.screen(index) else {
            return .result([])
        }
        func parents(_ screen: Handle<Screen>) -> [Handle<Screen>] {
            Array(model.screenReferences[model.screens[screen].parents])
        }
        let related =
            areSupertypes
            ? parents(screen)
            : model.screens.indices.map { Handle($0) }.filter { parents($0).contains(screen) }
        let items: [JSON] = related.compactMap { other in
            let place = model.screens[other].declared.place
            return program.analysis.declarations.firstIndex { $0.place == place }.map {
                item(of: $0, program, in: path)
            }
        }
        return .result(.array(items))
    }
}
