import Lexer
import Parser
package import TransitionDSL

/// The result of reading an imported file.
package enum ImportResult: Sendable {
    /// Its tree, with any number, and its identity; if that is nil, the path identifies it.
    case file(ParseResult, FileIdentity?)
    case failure(Diagnostic)
}

/// Reads the file at a normalized path, which an import names.
package typealias ImportReader = (_ path: String, _ reference: ImportReference) -> ImportResult

/// A file and all its imports, each once; a file's number is its index here.
package struct LoadedModule: Sendable {
    /// The compiled file, then the others, each after those that it imports.
    package var files: [ParseResult]
    /// The paths of the files in the order in which they were first named.
    package var pathsAsNamed: [String]
    /// The targets of all imports, except those that could not be read.
    package var imports: [ResolvedImport]
    /// The problems with the imports themselves.
    package var problems: [Diagnostic]
    /// The files on disk. None of them may be overwritten.
    package var identities: Set<FileIdentity>
    /// The normalized paths of all files, and of those that could not be read.
    package var paths: Set<String>
    /// Distinguishes the modules that a workspace has loaded.
    package var number = 0

    package var sources: [SourceFile] { files.map { $0.tree.source } }
    /// Whether a file is missing: then names cannot be checked.
    package var isIncomplete: Bool {
        problems.contains { $0.id == .missingImport || $0.id == .importOutsideRoot }
    }
}

/// Tokenizes and parses a file.
package func parse(_ source: SourceFile) -> ParseResult { parse(tokenize(source)) }

/// Reads the files that a file imports, and those that they import.
/// `references` finds a file's imports, and `read` reads them; tests replace both.
package func loadModule(
    _ main: ParseResult, identity: FileIdentity?,
    references: (SyntaxTree) -> [ImportReference] = importReferences, reading read: ImportReader
) -> LoadedModule {
    var loader = ModuleLoader()
    loader.add(main, identity: identity)
    var next = 0
    while next < loader.files.count {
        let found = references(loader.files[next].tree)
        loader.imports.append(
            found.compactMap { loader.load($0, from: FileIndex(next), reading: read) })
        next += 1
    }
    let paths = loader.files.map { $0.tree.source.path }
    loader.renumber()
    let sources = loader.files.map { $0.tree.source }
    return LoadedModule(
        files: loader.files, pathsAsNamed: paths, imports: loader.imports.flatMap { $0 },
        problems: loader.problems + importCycles(loader.imports, sources),
        identities: Set(loader.numbers.keys), paths: Set(loader.numbersByPath.keys))
}

/// Numbers the files in the order in which it finds them, and again when all are known.
private struct ModuleLoader {
    private(set) var files: [ParseResult] = []
    /// The imports of each file that is already processed.
    var imports: [[ResolvedImport]] = []
    private(set) var problems: [Diagnostic] = []
    private(set) var numbers: [FileIdentity: Int] = [:]
    /// The file of each path; -1 if it could not be read.
    private(set) var numbersByPath: [String: Int] = [:]

    /// Adds the file that is compiled.
    mutating func add(_ file: ParseResult, identity: FileIdentity?) {
        if let identity { numbers[identity] = 0 }
        numbersByPath[file.tree.source.normalizedPath] = 0
        files.append(file)
    }

    /// The file that an import names, read if it is new; nil if it cannot be read.
    mutating func load(
        _ reference: ImportReference, from importer: FileIndex, reading read: ImportReader
    ) -> ResolvedImport? {
        var reference = reference
        reference.place.file = importer
        let source = files[Int(importer.index)].tree.source
        let path = normalized(joined(directory(of: source.path), reference.path))
        if let known = numbersByPath[path], known >= 0 {
            return ResolvedImport(file: FileIndex(known), place: reference.place)
        }
        switch read(path, reference) {
        case .failure(let problem):
            numbersByPath[path] = -1
            problems.append(problem)
            return nil
        case .file(let file, let identity):
            let number = identity.flatMap { numbers[$0] } ?? files.count
            if let identity { numbers[identity] = number }
            numbersByPath[path] = number
            if number == files.count { files.append(file) }
            return ResolvedImport(file: FileIndex(number), place: reference.place)
        }
    }

    /// Numbers each file after those that it imports; the compiled file stays the first. So files
    /// that import the same ones number them alike.
    mutating func renumber() {
        let order = [0] + importOrder()
        var numbers = [Int](repeating: 0, count: files.count)
        for (number, file) in order.enumerated() { numbers[file] = number }
        func renumbered(_ place: SourcePlace) -> SourcePlace {
            SourcePlace(file: FileIndex(numbers[Int(place.file.index)]), range: place.range)
        }
        imports = order.map { importer in
            imports[importer].map { edge in
                ResolvedImport(
                    file: FileIndex(numbers[file(edge)]), place: renumbered(edge.place))
            }
        }
        for index in problems.indices { problems[index].place = renumbered(problems[index].place) }
        files = order.map { numbered(files[$0], FileIndex(numbers[$0])) }
    }

    /// The imported files, each after those that it imports. A depth-first search like that of
    /// ``importCycles(_:_:)``.
    private func importOrder() -> [Int] {
        var order: [Int] = []
        var isFound = [Bool](repeating: false, count: files.count)
        isFound[0] = true
        var path: [(file: Int, next: Int)] = [(0, 0)]
        while let (importer, next) = path.last {
            guard next < imports[importer].count else {
                path.removeLast()
                if importer != 0 { order.append(importer) }
                continue
            }
            path[path.count - 1].next += 1
            let imported = file(imports[importer][next])
            if isFound[imported] { continue }
            isFound[imported] = true
            path.append((imported, 0))
        }
        return order
    }
}

/// The file with its number in this module. The places of problems have the old number: a file with
/// problems is parsed again.
private func numbered(_ file: ParseResult, _ index: FileIndex) -> ParseResult {
    // Hot.
    var source = file.tree.source
    if file.problems.isEmpty || source.index == index {
        return ParseResult(
            tree: file.tree.numbered(index), problems: file.problems,
            isStructureUncertain: file.isStructureUncertain)
    }
    source.index = index
    return parse(source)
}

/// An error at each import that closes a cycle, with the other imports of the cycle as notes.
/// A depth-first search with an explicit stack, so that many imports cannot overflow the thread's
/// stack.
package func importCycles(_ imports: [[ResolvedImport]], _ sources: [SourceFile]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var isDone = [Bool](repeating: false, count: imports.count)
    /// The index of a file in `path`, or nil.
    var depths = [Int?](repeating: nil, count: imports.count)
    /// The files of the current path, and the next import of each.
    var path: [(file: Int, next: Int)] = []
    if !imports.isEmpty {
        path.append((0, 0))
        depths[0] = 0
    }
    while let (importer, next) = path.last {
        guard next < imports[importer].count else {
            path.removeLast()
            depths[importer] = nil
            isDone[importer] = true
            continue
        }
        path[path.count - 1].next += 1
        let edge = imports[importer][next]
        if let depth = depths[file(edge)] {
            let way = path[depth...].dropLast().map { imports[$0.file][$0.next - 1] }
            problems.append(importCycle(edge, way, sources))
        } else if !isDone[file(edge)] {
            depths[file(edge)] = path.count
            path.append((file(edge), 0))
        }
    }
    return problems
}

private func importCycle(
    _ edge: ResolvedImport, _ way: [ResolvedImport], _ sources: [SourceFile]
) -> Diagnostic {
    // A file can have two names: the one on the command line, and the one in imports.
    func name(_ index: Int) -> String { sources[index].normalizedPath }
    if way.isEmpty, edge.file == edge.place.file {
        return Diagnostic(
            .importCycle, "`\(name(file(edge)))` imports itself", at: edge.place,
            help: "remove this import")
    }
    let notes = way.map { step in
        Diagnostic.Note(
            "`\(name(Int(step.place.file.index)))` imports `\(name(file(step)))` here",
            at: step.place)
    }
    return Diagnostic(
        .importCycle, "the import of `\(name(file(edge)))` closes a cycle", at: edge.place,
        notes: notes, help: "move the shared declarations into a file that imports none of them")
}

private func file(_ edge: ResolvedImport) -> Int { Int(edge.file.index) }
