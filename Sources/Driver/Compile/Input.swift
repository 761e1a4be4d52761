package import Lint
package import OperatingSystem
package import Semantics
package import TransitionDSL

/// A file of the command line, with its imports.
package struct Input: Sendable {
    /// The path as given; `-` for standard input.
    package var operand: String
    package private(set) var module: LoadedModule
    private var workspace = Workspace()
    /// Which file on disk was read; nil for standard input.
    package private(set) var identity: FileIdentity?
    private var files: ImportFiles
    /// The imports of all inputs of a run.
    private var imports = SharedImports()

    /// The paths looked up on disk, found or not.
    package var lookups: [FileLookup] { files.lookups }

    package var source: SourceFile { module.files[0].tree.source }

    /// A file that is in memory; its imports are still to be read.
    package init(
        _ source: SourceFile, in root: SourceRoot? = nil, reading read: @escaping FileReader
    ) {
        operand = source.path
        var files = ImportFiles(of: source.path, in: root) { (path, _) throws(ReadFailure) in
            try read(path)
        }
        module = workspace.load(source, identity: nil) { files.load($0, $1) }
        self.files = files
    }

    /// Reads a file, or standard input under the name from the options. Inputs of one run share the
    /// imports.
    package init(
        _ operand: String, _ options: Options, imports: SharedImports = SharedImports()
    ) throws(Failure) {
        self.operand = operand
        self.imports = imports
        let isStandardInput = operand == "-"
        let root = try SourceRoot(options)
        let main = isStandardInput ? options.stdinPath ?? standardInputName : operand
        var files = ImportFiles(of: main, in: root, shared: imports)
        if let root, let path = isStandardInput ? options.stdinPath : operand, !root.contains(path)
        {
            throw outside(path, root)
        }
        do throws(ReadFailure) {
            let source: SourceFile
            // The file on disk is the one that an editor sends: an import of it is a cycle.
            let onDisk: FileIdentity?
            if isStandardInput {
                onDisk = options.stdinPath.flatMap { (try? FileStatus($0))?.identity }
                source = SourceFile(path: main, bytes: try readStandardInput())
            } else {
                let contents = try readSource(operand, in: root)
                source = SourceFile(path: operand, bytes: contents.bytes)
                onDisk = contents.identity
                identity = contents.identity
                files.lookups = [FileLookup(path: operand, status: contents.status)]
            }
            module = workspace.load(source, identity: onDisk) { files.load($0, $1) }
            self.files = files
        } catch {
            if let root, error.isOutside { throw outside(operand, root) }
            let name = isStandardInput ? "standard input" : "`\(operand)`"
            throw Failure(.noInput, "\(name) \(error.reason)", help: inputHelp(error, operand))
        }
    }

    /// The same file with other bytes, and the imports that it names now.
    package func replacing(_ bytes: [UInt8]) -> Input {
        var (input, files) = (self, self.files)
        let source = SourceFile(path: self.source.path, bytes: bytes)
        input.module = input.workspace.load(source, identity: identity) { files.load($0, $1) }
        input.files = files
        return input
    }

    /// The analysis of the module under the options.
    package func analysis(_ options: Options, recordsReferences: Bool = false) -> Analysis {
        var workspace = workspace
        let result = workspace.analysis(
            of: module,
            options: AnalysisOptions(
                engine: options.engine, access: options.access, namespace: options.namespace,
                defaultNamespace: defaultNamespace(
                    forPath: operand == "-" ? options.stdinPath ?? "" : operand),
                writesObjectiveC: options.writesObjectiveC, recordsReferences: recordsReferences),
            after: imports.checked(module.files))
        return options.explainingEngine(result, of: module.files[0].tree)
    }

    /// Checks the module and runs the rules over it. `comparing` runs those about an app.
    package func lint(
        _ options: Options, isOneOfSeveral: Bool = false,
        comparing: (Model) -> AppProblems? = { _ in nil }
    ) throws(Failure) -> (checked: Analysis, findings: Findings) {
        let checked = analysis(options)
        let hasErrors = checked.problems.contains { $0.severity == .error }
        guard (checked.model == nil) == hasErrors else {
            throw internalError("the check of `\(source.path)` contradicts itself")
        }
        let findings = Lint.lint(
            checked, module.files, imports: module.imports, levels: options.rules,
            isOneOfSeveral: isOneOfSeveral, app: checked.model.flatMap(comparing))
        return (checked, findings)
    }
}

/// The remedy for a file of the command line that cannot be read, if there is one.
package func inputHelp(_ failure: ReadFailure, _ path: String) -> String? {
    if failure.isMissing, let near = similarFile(path) { return "did you mean `\(near)`?" }
    if failure.isStream { return "write `-` to read standard input" }
    return failure.isRefused && isInScriptSandbox ? sandboxHelp("it", as: "an Input File") : nil
}

extension SourceRoot {
    /// The source root of the options, if they name one.
    package init?(_ options: Options) throws(Failure) {
        guard let path = options.sourceRoot else { return nil }
        if let left = FollowedPath(path, for: .reading, isDirectory: true).left {
            throw Failure(
                .noInput, "the source root `\(path)` is behind a link that leads out of \(left)")
        }
        try self.init(path)
    }
}

func outside(_ path: String, _ root: SourceRoot) -> Failure {
    Failure(
        .noInput, "`\(path)` is outside of the source root `\(root.path)`",
        help: "with `--source-root` nothing outside of it is read")
}

/// The name of standard input without `--stdin-path`.
package let standardInputName = "<stdin>"

/// Refuses operands that cannot work whatever the files contain.
package func checkInputs(_ operands: [String], _ options: Options) throws(Failure) {
    _ = try SourceRoot(options)
    let standardInputs = operands.count { $0 == "-" }
    if standardInputs > 1 { throw Failure(.usage, "standard input can be read only once") }
    if standardInputs == 0, options.stdinPath != nil {
        throw Failure(
            .usage, "`--stdin-path` names standard input, but that is not read",
            help: "give `-` as a file")
    }
    if operands.count > 1, options.namespace != nil {
        throw Failure(.usage, "`--namespace` can only be used with one file")
    }
}

/// The namespace of a file without a `module` line: the file's name without `.trans`, in upper
/// camel case. `news-reader.trans` gives `NewsReader`.
package func defaultNamespace(forPath path: String) -> String {
    GeneratedNames.namespace(ofFile: lastComponent(of: path))
}
