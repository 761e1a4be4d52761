import Resolution
package import TransitionDSL

/// Settings of the command line, which override the file's.
package struct AnalysisOptions: Hashable, Sendable {
    package var engine: Engine?
    package var access: Access?
    /// The name of the generated namespace.
    package var namespace: String?
    /// The namespace if neither the file nor the command line names one.
    package var defaultNamespace: String
    /// Whether Objective-C constants are generated too, which have names of their own.
    package var writesObjectiveC: Bool
    /// Whether the analysis lists declarations and references.
    package var recordsReferences: Bool

    package init(
        engine: Engine? = nil, access: Access? = nil, namespace: String? = nil,
        defaultNamespace: String, writesObjectiveC: Bool = false, recordsReferences: Bool = false
    ) {
        self.engine = engine
        self.access = access
        self.namespace = namespace
        self.defaultNamespace = defaultNamespace
        self.writesObjectiveC = writesObjectiveC
        self.recordsReferences = recordsReferences
    }
}

/// Checks a file, the first, together with all its imports.
/// Around unbalanced braces, it is uncertain which declaration a line belongs to: mistakes in these
/// declarations and unknown names are not reported. `known` are the first of the imports; with
/// them, references in imports are not recorded.
package func analyze(
    _ files: [ParseResult], imports: [ResolvedImport] = [], options: AnalysisOptions,
    after known: CheckedImports = CheckedImports()
) -> Analysis {
    guard let main = files.first else { return Analysis(model: nil, problems: []) }
    var checker = Checker(after: known, recordsReferences: options.recordsReferences)
    if checker.checkEach(files.dropFirst(1 + known.count)) {
        checker.check(main, [], options)
    } else {
        // An import has a mistake, or uses names that it does not import.
        checker = Checker(recordsReferences: options.recordsReferences)
        checker.check(main, files.dropFirst(), options)
    }
    return analysis(of: checker, files, imports, options)
}

extension Checker {
    /// Checks imports one after another. False if one has a problem; then the rest is not checked.
    func checkEach(_ imports: ArraySlice<ParseResult>) -> Bool {
        for file in imports {
            guard file.problems.isEmpty else { return false }
            addNamespace(of: file.tree)
            checkDeclarations(of: [file.tree])
            guard reporter.problems.isEmpty else { return false }
        }
        return true
    }

    /// Checks the compiled file, together with imports that are not checked yet.
    func check(_ main: ParseResult, _ imports: ArraySlice<ParseResult>, _ options: AnalysisOptions)
    {
        reporter.suppressed = SuppressedChecks([main] + imports)
        (model.header, model.moduleNames[0]) = readHeader(
            of: main.tree, options, &model.texts, &reporter)
        for file in imports { addNamespace(of: file.tree) }
        checkDeclarations(of: imports.map { $0.tree } + [main.tree])
        // Registries, and the defaults for events that no line decides.
        checkDefaults()
        checkRegistries()
        model.lintSettings = lintSettings(syntax.lint, &reporter)
    }

    private func addNamespace(of tree: SyntaxTree) {
        let name = namespace(ofImport: tree, &model.texts)
        model.moduleNames.append(name)
        names.importedNamespaces.insert(name)
    }

    private func checkDeclarations(of trees: [SyntaxTree]) {
        // All names first: each declaration gets its place in the model.
        declareNames(trees)
        // Screens and groups: classes, modules, parents, storyboards, members.
        checkScreenClauses()
        checkGroups()
        // Hero ids: their scopes, and their texts in pieces.
        checkHeroes()
        // Values and calls: modifiers, animations, animators, interactions.
        checkNamedValues()
        // The braces of cells and screens.
        checkScreens()
        checkedCounts = DeclarationCounts(syntax)
    }
}

/// The problems of the passes over the syntax, then of those over the model.
private func problems(
    of checker: Checker, _ trees: [SyntaxTree], _ options: AnalysisOptions
) -> [Diagnostic] {
    let (model, syntax) = (checker.model, checker.syntax)
    var problems = checker.reporter.problems
    if let problem = lineSizeProblem(model) { problems.append(problem) }
    problems += checker.definitions.problems(in: model, syntax.modifiers)
    problems += heroTextProblems(model, syntax.heroes)
    problems += hostedViewProblems(model, syntax)
    problems += SwiftNameCheck(
        model: model, syntax: syntax, trees: trees, vocabulary: checker.vocabulary,
        importedNamespaces: checker.names.importedNamespaces,
        duplicatePlaces: checker.reporter.duplicatePlaces, texts: model.texts
    ).run()
    if options.writesObjectiveC {
        problems += objectiveCNameProblems(
            of: model, at: trees.first?.namespacePlace, known: problems)
    }
    return problems
}

/// The model, if it has no error: then engines are checked, and lines compared.
func analysis(
    of checker: Checker, _ files: [ParseResult], _ imports: [ResolvedImport],
    _ options: AnalysisOptions
) -> Analysis {
    let (model, trees) = (checker.model, files.map { $0.tree })
    let syntaxProblems = files.flatMap { $0.problems }
    let found = problems(of: checker, trees, options)
    var problems = syntaxProblems + withoutGuesses(found, files, syntaxProblems)
    var tables: [Table] = []
    if !hasError(problems) {
        tables = Resolution.tables(of: model)
        problems += engineProblems(
            model, trees, checker.syntax.animators, isEngineGiven: options.engine != nil)
        problems += tableProblems(model, tables) + unwindGestureProblems(model)
    }
    problems = byPlace(problems)
    var analysis = Analysis(model: hasError(problems) ? nil : model, problems: problems)
    analysis.lintSettings = model.lintSettings
    analysis.tables = tables
    if options.recordsReferences {
        (analysis.declarations, analysis.references) = names(
            checker.recorder, imports, model, trees)
    }
    return analysis
}

func hasError(_ problems: [Diagnostic]) -> Bool { problems.contains { $0.severity == .error } }
