import Resolution
package import TransitionDSL

/// What the command line says instead of the file.
package struct AnalysisOptions: Hashable, Sendable {
    package var engine: Engine?
    package var access: Access?
    /// The name of the generated namespace.
    package var namespace: String?
    /// The namespace when neither the file nor the command line names one.
    package var defaultNamespace: String
    /// Whether the constants are written in Objective-C too, which has names of its own.
    package var writesObjectiveC: Bool
    /// Whether the analysis lists declarations and references.
    package var recordsReferences: Bool

    package init(
        engine: Engine? = nil,
        access: Access? = nil,
        namespace: String? = nil,
        defaultNamespace: String,
        writesObjectiveC: Bool = false,
        recordsReferences: Bool = false
    ) {
        self.engine = engine
        self.access = access
        self.namespace = namespace
        self.defaultNamespace = defaultNamespace
        self.writesObjectiveC = writesObjectiveC
        self.recordsReferences = recordsReferences
    }
}

/// Checks a file, the first, together with all the files that it imports.
///
/// Where braces do not pair up, the declarations around them may have other lines than they should:
/// what is wrong in these is not reported, nor that a name is unknown.
package func analyze(
    _ files: [ParseResult], imports: [ResolvedImport] = [], options: AnalysisOptions
) -> Analysis {
    if files.isEmpty { return Analysis(model: nil, problems: []) }
    let trees = files.map { $0.tree }
    var checker = Checker(files, recordsReferences: options.recordsReferences)
    checker.declareHeader(trees, options)
    checker.declareNames(trees)
    checker.checkScreenClauses()
    checker.checkGroups()
    checker.checkHeroes()
    checker.checkNamedValues()
    checker.checkScreens()
    checker.checkDefaults()
    checker.checkRegistries()
    checker.model.lintSettings = lintSettings(checker.syntax.lint, &checker.reporter)
    let problems = problems(of: checker, trees, options)
    var analysis = analysis(of: checker, files, problems, options)
    if options.recordsReferences {
        (analysis.declarations, analysis.references) = names(
            checker.recorder, imports, checker.model, trees)
    }
    return analysis
}

/// What the passes report, then what those report that look at a model and the syntax it is of.
private func problems(
    of checker: borrowing Checker, _ trees: [SyntaxTree], _ options: AnalysisOptions
) -> [Diagnostic] {
    let (model, syntax) = (checker.model, checker.syntax)
    var problems = checker.reporter.problems
    if let problem = lineSizeProblem(model) { problems.append(problem) }
    problems += checker.definitions.problems(in: model, syntax.modifiers)
    problems += heroTextProblems(model, syntax.heroes)
    problems += SwiftNameCheck(
        model, syntax, trees, checker.names, checker.vocabulary,
        duplicatePlaces: checker.reporter.duplicatePlaces
    ).run()
    if options.writesObjectiveC {
        problems += objectiveCNameProblems(
            of: model, at: trees.first?.namespacePlace, known: problems)
    }
    return problems
}

/// The model if it has no error: then engines are asked, and lines compared.
private func analysis(
    of checker: borrowing Checker, _ files: [ParseResult], _ found: [Diagnostic],
    _ options: AnalysisOptions
) -> Analysis {
    let model = checker.model
    let syntaxProblems = files.flatMap { $0.problems }
    var problems = syntaxProblems + withoutGuesses(found, files, syntaxProblems)
    var tables: [Table] = []
    if !hasError(problems) {
        tables = Resolution.tables(of: model)
        problems += engineProblems(
            model, files.map { $0.tree }, checker.syntax.animators,
            isEngineGiven: options.engine != nil)
        problems += tableProblems(model, tables)
    }
    problems = byPlace(problems)
    var analysis = Analysis(model: hasError(problems) ? nil : model, problems: problems)
    analysis.lintSettings = model.lintSettings
    analysis.tables = tables
    return analysis
}

func hasError(_ problems: [Diagnostic]) -> Bool {
    problems.contains { $0.severity == .error }
}
