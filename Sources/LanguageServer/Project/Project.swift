import Lint
import Semantics
import TransitionDSL

/// The files of the workspace and what is known about them.
struct Project {
    private(set) var workspace = Workspace()
    var options = HostOptions()
    /// What is known about the app; nil until it is read.
    var app: ReadApp?
    /// The checked programs, by the path of their main file.
    private(set) var programs: [String: CheckedProgram] = [:]
    /// The main files to check, the next one first. An open document comes before closed ones.
    private(set) var pending: [String] = []
    /// The open documents and, if the whole workspace is checked, its closed files.
    private(set) var files: Set<String> = []
    /// The imported files that are not open, as read from disk: by path, then by the directory of
    /// the file that is checked, which decides what it may import.
    private var disk: [String: [String: ImportResult]] = [:]  // Hot.
    private var openPaths: Set<String> = []
    private let read: (String, ImportReference, String) -> ImportResult
    /// What is known from comparing the files.
    private var runHeroIDs = RunHeroIDs([])
    private var sharedNamespaces: [String: Diagnostic] = [:]

    init(read: @escaping (String, ImportReference, String) -> ImportResult) { self.read = read }

    // MARK: Files

    /// Sets the text of an open document.
    mutating func open(_ source: SourceFile) {
        workspace.open(source)
        openPaths.insert(source.path)
        files.insert(source.path)
        schedule(changed: source.path)
    }

    /// The document is closed: its contents are those on disk. `isKept` if the file belongs to the
    /// workspace.
    mutating func close(_ path: String, isKept: Bool) {
        openPaths.remove(path)
        if !isKept { remove(path) }
        change(path)
    }

    /// A closed file of the workspace.
    mutating func add(_ path: String) {
        guard files.insert(path).inserted else { return }
        pending.append(path)
    }

    mutating func remove(_ path: String) {
        files.remove(path)
        programs[path] = nil
        pending.removeAll { $0 == path }
    }

    /// A file on disk has changed, appeared or gone.
    mutating func change(_ path: String) {
        disk[path] = nil
        if openPaths.contains(path) { workspace.change(path) } else { workspace.close(path) }
        schedule(changed: path)
    }

    /// Reads and checks everything again.
    mutating func checkAll(first open: [String]) {
        for path in files { workspace.change(path) }
        checkAgain(first: open)
    }

    /// Checks everything again, with the contents that are known.
    mutating func checkAgain(first open: [String]) {
        pending = open + files.subtracting(open).sorted()
    }

    private mutating func schedule(changed path: String) {
        let affected = (files.contains(path) ? [path] : []) + importers(of: path)
        for path in affected { programs[path]?.names = nil }
        pending.removeAll { affected.contains($0) }
        pending = affected + pending
    }

    /// The files of all programs, and those that were not found.
    var knownPaths: [String] {
        programs.values.reduce(into: files) { $0.formUnion($1.paths) }.sorted()
    }

    // MARK: Programs

    /// The next main file that is not checked.
    mutating func takePending() -> String? { pending.isEmpty ? nil : pending.removeFirst() }

    /// Checks a file with its imports; nil if it cannot be read. Only open documents keep the
    /// result of the analysis, which includes all imports.
    mutating func check(_ path: String, isOneOfSeveral: Bool) -> CheckedProgram? {
        pending.removeAll { $0 == path }
        guard let program = program(path) else {
            remove(path)
            return nil
        }
        let findings = Lint.lint(
            program.analysis, program.module.files, imports: program.module.imports,
            levels: options.levels, isOneOfSeveral: isOneOfSeveral,
            app: app.map { AppProblems($0.problems(program.analysis)) })
        var checked = CheckedProgram(program, findings)
        checked.problems = options.reported(checked.problems, checked.sources)
        if !openPaths.contains(path) {
            checked.names = NameIndex(program)
            workspace.forgetAnalyses(of: path)
        }
        programs[path] = checked
        return checked
    }

    /// A file with its imports and their analysis, made once until one of the files changes.
    mutating func program(_ path: String) -> Program? {
        guard let module = module(path) else { return nil }
        let analysis = workspace.analysis(
            of: module,
            options: AnalysisOptions(
                engine: options.engine, access: options.access,
                defaultNamespace: GeneratedNames.namespace(ofFile: lastComponent(of: path)),
                recordsReferences: true))
        return Program(module, analysis)
    }

    private mutating func module(_ path: String) -> LoadedModule? {
        var (disk, read) = (disk, read)
        defer { self.disk = disk }
        let (main, home) = (path, directory(of: path))
        func load(_ path: String, _ reference: ImportReference) -> ImportResult {
            if let known = disk[path]?[home] { return known }
            let result = read(path, reference, main)
            if case .file = result { disk[path, default: [:]][home] = result }
            return result
        }
        if let module = workspace.module(path, reading: load) { return module }
        let itself = ImportReference(path: path, place: .start)
        guard case .file(let file, let identity) = load(path, itself) else { return nil }
        return workspace.load(file.tree.source, identity: identity, reading: load)
    }

    /// The names of a file for queries over the whole workspace.
    mutating func names(of path: String) -> NameIndex? {
        if let names = programs[path]?.names { return names }
        guard let names = program(path).map({ NameIndex($0) }) else { return nil }
        programs[path]?.names = names
        return names
    }

    /// The main files of the programs that import a file, sorted.
    func importers(of path: String) -> [String] {
        programs.filter { $0.key != path && $0.value.paths.contains(path) }.keys.sorted()
    }

    /// A file and those that import it, sorted: a name of the file can be used only there.
    func files(importing path: String) -> [String] {
        // A file that is not checked yet may import it, too.
        let unknown = files.filter { programs[$0] == nil }
        return Set(importers(of: path) + [path] + unknown).sorted()
    }

    /// The parsed text of an open document.
    func file(_ path: String) -> ParseResult? { workspace.file(path) }

    mutating func source(of path: String) -> SourceFile? { module(path)?.files[0].tree.source }

    // MARK: The whole run

    /// Compares the checked files, if they count as one run: what holds of one may depend on others.
    mutating func compareFiles(areOneRun: Bool) {
        sharedNamespaces = [:]
        runHeroIDs = RunHeroIDs(areOneRun ? programs.values.map { $0.heroIDs } : [])
        if !areOneRun { return }
        var namespaces = RunNamespaces()
        for (path, program) in programs.sorted(by: { $0.key < $1.key }) {
            guard let namespace = program.namespace else { continue }
            sharedNamespaces[path] = namespaces.problem(with: namespace, of: path)
        }
    }

    /// The findings of a program: those that no other file refutes, and a namespace that another
    /// file has.
    func confirmed(_ program: CheckedProgram) -> [Diagnostic] {
        let shared = program.namespace.flatMap { _ in sharedNamespaces[program.sources[0].path] }
        let problems = (shared.map { [$0] } ?? []) + program.problems
        guard let isConfirmed = runHeroIDs.confirmation(of: program.heroIDs) else {
            return problems
        }
        return problems.filter(isConfirmed)
    }
}

/// The result of checking a file with its imports.
struct CheckedProgram {
    /// The file, then its imports.
    var sources: [SourceFile]
    /// The normalized paths of all files, and of those that could not be read.
    var paths: Set<String>
    var problems: [Diagnostic]
    var heroIDs: RunHeroIDs.File
    var namespace: FileNamespace?
    /// nil until it is needed. It is kept when the analysis is not: otherwise each request about names
    /// would analyse all files that are not open.
    var names: NameIndex?

    init(_ program: Program, _ findings: Findings) {
        sources = program.module.sources
        paths = program.module.paths
        problems = findings.problems
        heroIDs = RunHeroIDs.File(sources: sources, heroIDs: findings.heroIDs)
        namespace = program.analysis.model.map { FileNamespace($0, program.source) }
    }
}

extension SourcePlace {
    /// The start of the compiled file.
    static var start: SourcePlace {
        SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))
    }
}
