import Lexer
import Parser
import TransitionDSL

/// A file and all that it imports, each once; the number of a file is its place here.
struct LoadedModule: Sendable {
    /// The file being compiled, then the others in the order in which they were first named.
    var files: [ParseResult]
    /// Where the imports of all files lead, but for those that could not be read.
    var imports: [ResolvedImport]
    /// What is wrong with the imports themselves.
    var problems: [Diagnostic]
    /// The files on disk, none of which may be written to.
    var identities: Set<FileIdentity>
    /// What was looked at on disk, found or not.
    var lookups: [FileLookup]

    var sources: [SourceFile] { files.map(\.tree.source) }
    /// Whether a file is missing: then names cannot be judged.
    var isIncomplete: Bool {
        problems.contains { $0.id == .missingImport || $0.id == .importOutsideRoot }
    }
}

/// Reads the files that a file imports, and those that they import; none outside of the root.
///
/// `references` tells a file's imports, and `read` fetches them; tests put others in their place.
func loadModule(
    _ main: SourceFile,
    identity: FileIdentity?,
    root: SourceRoot? = nil,
    reading read: @escaping FileReader = readFile,
    references: (SyntaxTree) -> [ImportReference] = importReferences
) -> LoadedModule {
    var loader = ModuleLoader(root: root, read: read)
    loader.add(parse(tokenize(main)), identity: identity)
    var next = 0
    while next < loader.files.count {
        let tree = loader.files[next].tree
        let found = references(tree)
        if next == 0 { loader.reserve(found.count) }
        loader.imports.append(found.compactMap { loader.load($0, from: tree.source.path) })
        next += 1
    }
    return LoadedModule(
        files: loader.files,
        imports: loader.imports.flatMap(\.self),
        problems: loader.problems + importCycles(loader.imports, loader.files.map(\.tree.source)),
        identities: Set(loader.numbers.keys),
        lookups: loader.lookups)
}

private struct ModuleLoader {
    let root: SourceRoot?
    let read: FileReader
    var files: [ParseResult] = []
    /// The imports of each file that has been looked through.
    var imports: [[ResolvedImport]] = []
    var problems: [Diagnostic] = []
    var lookups: [FileLookup] = []
    var numbers: [FileIdentity: Int] = [:]
    private var paths = TextTable()
    /// The file that each path leads to; nil where it is not known, or there is none.
    private var numbersByPath: [Int?] = []

    init(root: SourceRoot?, read: @escaping FileReader) {
        self.root = root
        self.read = read
    }

    /// Makes room for so many files more.
    mutating func reserve(_ count: Int) {
        files.reserveCapacity(count + 1)
        imports.reserveCapacity(count + 1)
        lookups.reserveCapacity(count)
        numbers.reserveCapacity(count + 1)
    }

    /// Adds the file that is compiled.
    mutating func add(_ file: ParseResult, identity: FileIdentity?) {
        if let identity { numbers[identity] = 0 }
        numbersByPath[index(ofPath: normalized(file.tree.source.path))] = 0
        files.append(file)
    }

    /// Where the number of a path's file stands.
    private mutating func index(ofPath path: String) -> Int {
        let index = Int(paths.intern(path).index)
        while numbersByPath.count <= index { numbersByPath.append(nil) }
        return index
    }

    /// The number of a file, which is the next if it is new.
    private mutating func number(of identity: FileIdentity) -> Int {
        // Found or added in one look-up: among many files each is a wait for memory.
        func value(_ number: inout Int) -> Int { number }
        return value(&numbers[identity, default: files.count])
    }

    /// The file that an import names, read unless it is here already; nil if it cannot be read.
    mutating func load(_ reference: ImportReference, from importer: String) -> ResolvedImport? {
        let path = normalized(joined(directory(of: importer), reference.path))
        let index = index(ofPath: path)
        if let known = numbersByPath[index] {
            return ResolvedImport(file: FileIndex(known), place: reference.place)
        }
        // Following it through the root would take the square of its length.
        let isTooLong = path.utf8.count > longestPath
        if let root, !isTooLong, !root.contains(path) {
            problems.append(importOutsideRoot(reference, root))
            return nil
        }
        do throws(ReadFailure) {
            if isTooLong { throw ReadFailure(.nameTooLong) }
            if reference.path.isEmpty { throw ReadFailure(.notFound) }
            let contents = try read(path)
            lookups.append(FileLookup(path: path, status: contents.status))
            let number = number(of: contents.identity)
            numbersByPath[index] = number
            if number == files.count {
                let source = SourceFile(path: path, bytes: contents.bytes, index: FileIndex(number))
                files.append(parse(tokenize(source)))
            }
            return ResolvedImport(file: FileIndex(number), place: reference.place)
        } catch {
            if let root, error.isOutside {
                problems.append(importOutsideRoot(reference, root))
                return nil
            }
            let status = error.isMissing ? nil : try? FileStatus(path)
            lookups.append(FileLookup(path: path, status: status))
            problems.append(missingImport(reference, path, error))
            return nil
        }
    }

    private func missingImport(
        _ reference: ImportReference,
        _ path: String,
        _ failure: ReadFailure
    ) -> Diagnostic {
        let looked = path == reference.path ? "" : "; transc looked for `\(path)`"
        let isDenied = failure.isRefused && isInScriptSandbox
        return Diagnostic(
            .missingImport,
            "the imported file `\(reference.path)` \(failure.reason)",
            at: reference.place,
            help: isDenied
                ? sandboxHelp("`\(path)`", as: "an Input File")
                : "a path is relative to the directory of the file that imports\(looked)")
    }

    /// Says the same whether there is such a file or not: nobody has looked.
    private func importOutsideRoot(_ reference: ImportReference, _ root: SourceRoot) -> Diagnostic {
        Diagnostic(
            .importOutsideRoot,
            "the imported file `\(reference.path)` lies outside of the source root",
            at: reference.place,
            help: "with `--source-root` nothing is read but what lies in `\(root.path)`")
    }
}
