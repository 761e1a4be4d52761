import Semantics
import Serialization
import TransitionDSL

/// A position of a request, in a document and its program.
struct Place {
    var document: Document
    var program: Program
    var offset: UInt32
}

extension Server {
    /// The document of a request; nil if it is not open.
    func document(_ params: JSON) -> Document? {
        params["textDocument"]["uri"].text.flatMap { documents[documentPath($0)] }
    }

    /// The document of a request with its program.
    mutating func program(_ params: JSON) -> (document: Document, program: Program)? {
        guard let document = document(params), let program = project.program(document.path) else {
            return nil
        }
        return (document, program)
    }

    /// The position of a request; nil if it is malformed or its document is not open.
    mutating func place(_ params: JSON) -> Place? {
        guard let (document, program) = program(params),
            let offset = document.lines.offset(params["position"])
        else { return nil }
        return Place(document: document, program: program, offset: offset)
    }

    /// A place of a program as a `Location`.
    func location(_ place: SourcePlace, in program: Program) -> JSON {
        let source = program.source(place.file)
        return location(source.normalizedPath, place.range, source)
    }

    mutating func definition(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        // The name of a type of the app has no declaration in the file.
        guard let symbol = place.program.symbol(at: place.offset) else {
            return typeDefinition(params)
        }
        switch symbol.target {
        case .declaration(let index):
            let declaration = place.program.analysis.declarations[index]
            return .result(location(declaration.place, in: place.program))
        case .file(let file):
            let start = SourcePlace(file: file, range: SourceRange(start: 0, end: 0))
            return .result(location(start, in: place.program))
        case .catalog: return .null
        }
    }

    mutating func references(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard let symbol = place.program.symbol(at: place.offset) else { return .null }
        return references(of: symbol, place.program, params)
    }

    /// The uses of what a symbol names as locations, those in Swift last.
    mutating func references(of symbol: Symbol, _ program: Program, _ params: JSON) -> Reply {
        let includesDeclaration = params["context"]["includeDeclaration"].isTrue ?? true
        var files = uses(of: symbol, program, withDeclaration: includesDeclaration)
        if case .declaration(let index) = symbol.target {
            files += swiftUses(of: program.key(of: index)).map { source, uses in
                FileUses(path: source.path, source: source, ranges: uses.map { $0.range })
            }
        }
        return .result(
            .array(
                files.flatMap { file in
                    file.ranges.map { location(file.path, $0, file.source) }
                }))
    }

    /// The uses of a name in one file.
    struct FileUses {
        var path: String
        var source: SourceFile
        var ranges: [SourceRange]
    }

    /// All uses of what a symbol names, in all files; those of a catalog name only in its file.
    mutating func uses(
        of symbol: Symbol, _ program: Program, withDeclaration: Bool
    ) -> [FileUses] {
        guard case .declaration(let index) = symbol.target else {
            let ranges = program.occurrences(of: symbol.target).map { $0.range }
            return [FileUses(path: program.source.path, source: program.source, ranges: ranges)]
        }
        let key = program.key(of: index)
        let declaration = program.analysis.declarations[index]
        var found: [FileUses] = []
        for path in project.files(importing: key.path) {
            guard let names = project.names(of: path), let source = project.source(of: path) else {
                continue
            }
            var ranges = names.uses(of: key)
            if path == key.path, withDeclaration { ranges.append(declaration.place.range) }
            if ranges.isEmpty { continue }
            ranges.sort { $0.start < $1.start }
            found.append(FileUses(path: path, source: source, ranges: ranges))
        }
        return found
    }

    mutating func highlights(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard let symbol = place.program.symbol(at: place.offset) else { return .null }
        let occurrences = place.program.occurrences(of: symbol.target)
        return .result(
            .array(
                occurrences.map { occurrence in
                    [
                        "range": place.document.lines.json(occurrence.range),
                        // 3 is a write: a declaration, or a label that sets a parameter.
                        "kind": occurrence.kind == .read ? 2 : 3,
                    ]
                }))
    }
}
