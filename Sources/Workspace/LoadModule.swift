import Lexer
import Parser
package import TransitionDSL

/// The file itself, whatever path leads to it.
package struct FileIdentity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64

    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}

/// What the reading of an imported file comes to.
package enum ImportResult: Sendable {
    /// Its bytes, and which file it is; nil where that is unknown and its path decides.
    case file([UInt8], FileIdentity?)
    case failure(Diagnostic)
}

/// Reads the file at a normalized path, which an import names.
package typealias ImportReader = (_ path: String, _ reference: ImportReference) -> ImportResult

/// A file and all that it imports, each once; the number of a file is its place here.
package struct LoadedModule: Sendable {
    /// The file being compiled, then the others in the order in which they were first named.
    package var files: [ParseResult]
    /// Where the imports of all files lead, but for those that could not be read.
    package var imports: [ResolvedImport]
    /// What is wrong with the imports themselves.
    package var problems: [Diagnostic]
    /// The files on disk, none of which may be written to.
    package var identities: Set<FileIdentity>
    /// The normalized paths of all files, and of those that could not be read.
    package var paths: Set<String>
    /// Tells what a workspace has loaded apart.
    package var number = 0

    package var sources: [SourceFile] { files.map { $0.tree.source } }
    /// Whether a file is missing: then names cannot be judged.
    package var isIncomplete: Bool {
        problems.contains { $0.id == .missingImport || $0.id == .importOutsideRoot }
    }
}

/// Reads the files that a file imports, and those that they import.
///
/// `references` finds a file's imports, and `read` fetches them; tests put others in their place.
package func loadModule(
    _ main: SourceFile, identity: FileIdentity?,
    references: (SyntaxTree) -> [ImportReference] = importReferences, reading read: ImportReader
) -> LoadedModule {
    var loader = ModuleLoader()
    loader.add(parse(tokenize(main)), identity: identity)
    var next = 0
    while next < loader.files.count {
        let tree = loader.files[next].tree
        let found = references(tree)
        loader.imports.append(
            found.compactMap { loader.load($0, from: tree.source.path, reading: read) })
        next += 1
    }
    let sources = loader.files.map { $0.tree.source }
    return LoadedModule(
        files: loader.files, imports: loader.imports.flatMap { $0 },
        problems: loader.problems + importCycles(loader.imports, sources),
        identities: Set(loader.numbers.keys), paths: Set(loader.numbersByPath.keys))
}

private struct ModuleLoader {
    var files: [ParseResult] = []
    /// The imports of each file that has been looked through.
    var imports: [[ResolvedImport]] = []
    var problems: [Diagnostic] = []
    var numbers: [FileIdentity: Int] = [:]
    /// The file that each path leads to; -1 where there is none.
    private(set) var numbersByPath: [String: Int] = [:]

    /// Adds the file that is compiled.
    mutating func add(_ file: ParseResult, identity: FileIdentity?) {
        if let identity { numbers[identity] = 0 }
        numbersByPath[normalized(file.tree.source.path)] = 0
        files.append(file)
    }

    /// The file that an import names, read unless it is here already; nil if it cannot be read.
    mutating func load(
        _ reference: ImportReference, from importer: String, reading read: ImportReader
    ) -> ResolvedImport? {
        let path = normalized(joined(directory(of: importer), reference.path))
        if let known = numbersByPath[path], known >= 0 {
            return ResolvedImport(file: FileIndex(known), place: reference.place)
        }
        switch read(path, reference) {
        case .failure(let problem):
            numbersByPath[path] = -1
            problems.append(problem)
            return nil
        case .file(let bytes, let identity):
            let number = identity.flatMap { numbers[$0] } ?? files.count
            if let identity { numbers[identity] = number }
            numbersByPath[path] = number
            if number == files.count {
                let source = SourceFile(path: path, bytes: bytes, index: FileIndex(number))
                files.append(parse(tokenize(source)))
            }
            return ResolvedImport(file: FileIndex(number), place: reference.place)
        }
    }
}

/// An error at each import that closes a cycle, with the way there as notes.
///
/// It walks the imports depth first with a stack of its own, so that their number cannot exhaust
/// the thread's.
package func importCycles(_ imports: [[ResolvedImport]], _ sources: [SourceFile]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var isDone = [Bool](repeating: false, count: imports.count)
    /// Where a file stands in `path`, if it does.
    var depths = [Int?](repeating: nil, count: imports.count)
    /// The files on the way to the one being looked at, and which of its imports is next.
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
    // One file may be named in two ways: as on the command line, and as its imports lead there.
    func name(_ index: Int) -> String { normalized(sources[index].path) }
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
        notes: notes, help: "move what the files share into one that imports none of them")
}

private func file(_ edge: ResolvedImport) -> Int { Int(edge.file.index) }
