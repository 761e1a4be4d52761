package import TransitionDSL

/// The files of a run or of an editor: unsaved texts, imports, and analyses.
/// A module is loaded and analysed once for the same options, until one of its files changes.
/// Nothing here accesses the file system: a function provides imported files.
package struct Workspace: Sendable {
    /// The texts that replace the contents on disk, by normalized path.
    private var texts: [String: Text] = [:]
    /// The loaded modules, by the normalized path of their main file.
    private var modules: [String: Module] = [:]
    private var loadCount = 0

    private struct Text {
        var file: ParseResult
        var identity: FileIdentity?
    }

    private struct Module {
        var loaded: LoadedModule
        var analyses: [AnalysisOptions: Analysis] = [:]
    }

    package init() {}

    /// Sets a file's text, saved or not. Discards the results for modules with the file.
    package mutating func open(_ source: SourceFile, identity: FileIdentity? = nil) {
        open(Text(file: parse(source), identity: identity))
    }

    private mutating func open(_ text: Text) {
        let path = text.file.tree.source.normalizedPath
        discardModules(with: path)
        texts[path] = text
    }

    /// From now on the contents on disk are used.
    package mutating func close(_ path: String) {
        change(path)
        texts[normalized(path)] = nil
    }

    /// The parsed text of a file that is set; nil if the contents on disk are used.
    package func file(_ path: String) -> ParseResult? { texts[normalized(path)]?.file }

    /// Discards the modules that have a file, or would have it if it existed.
    package mutating func change(_ path: String) { discardModules(with: normalized(path)) }

    private mutating func discardModules(with path: String) {
        for (main, module) in modules where module.loaded.paths.contains(path) {
            modules[main] = nil
        }
    }

    /// Discards the analyses of a module; its files stay loaded.
    package mutating func forgetAnalyses(of path: String) {
        modules[normalized(path)]?.analyses = [:]
    }

    /// Sets a file's text and reads all its imports.
    package mutating func load(
        _ source: SourceFile, identity: FileIdentity?, reading read: ImportReader
    ) -> LoadedModule {
        let main = Text(file: parse(source), identity: identity)
        open(main)
        return load(main, reading: read)
    }

    /// An open file with all its imports, read again only if one of them has changed; nil if it is
    /// not open.
    package mutating func module(_ path: String, reading read: ImportReader) -> LoadedModule? {
        let path = normalized(path)
        if let known = modules[path] { return known.loaded }
        return texts[path].map { load($0, reading: read) }
    }

    private mutating func load(_ main: Text, reading read: ImportReader) -> LoadedModule {
        var loaded = loadModule(main.file, identity: main.identity) { path, reference in
            if let text = texts[path] { return .file(text.file, text.identity) }
            return read(path, reference)
        }
        loadCount += 1
        loaded.number = loadCount
        modules[main.file.tree.source.normalizedPath] = Module(loaded: loaded)
        return loaded
    }

    /// The analysis of a module, made once for the same options. If an import is missing, names
    /// that it could declare are not reported. `known` are imports that are already checked.
    package mutating func analysis(
        of module: LoadedModule, options: AnalysisOptions,
        after known: CheckedImports = CheckedImports()
    ) -> Analysis {
        let path = module.files.first?.tree.source.normalizedPath ?? ""
        let isCurrent = modules[path]?.loaded.number == module.number
        if isCurrent, let known = modules[path]?.analyses[options] { return known }
        var analysis = analyze(
            module.files, imports: module.imports, options: options, after: known)
        if !module.problems.isEmpty {
            analysis.model = nil
            analysis.tables = []
            if module.isIncomplete {
                analysis.problems = module.files.flatMap { $0.problems }
                analysis.lintSettings = []
            }
            analysis.problems += module.problems
        }
        if isCurrent { modules[path]?.analyses[options] = analysis }
        return analysis
    }
}
