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
    let syntaxProblems = files.flatMap(\.problems)
    if files.isEmpty { return Analysis(model: nil, problems: []) }
    var checker = Checker(files.map(\.tree), options: options)
    checker.doubts.names = files.contains {
        $0.isStructureUncertain || $0.hasProblemBetweenDeclarations || $0.hasProblemInHead
            || $0.hasImportWithoutPath
    }
    checker.doubts.parameters = checker.doubts.names
    checker.declareHeader()
    checker.declareNames()
    checker.checkScreenClauses()
    checker.checkGroups()
    checker.checkHeroes()
    checker.checkNamedValues()
    checker.checkScreens()
    checker.checkDefaults()
    checker.checkRegistries()
    checker.checkLineSizes()
    checker.checkLintSettings()
    checker.checkDefinitionsEnd()
    checker.checkHeroTexts()
    checker.checkSwiftNames()
    checker.checkObjectiveCNames()
    var analysis = checker.result(files, syntaxProblems)
    if options.recordsReferences {
        (analysis.declarations, analysis.references) = checker.names(imports)
    }
    return analysis
}

extension Checker {
    fileprivate func result(
        _ files: [ParseResult], _ syntaxProblems: [Diagnostic]
    ) -> Analysis {
        var problems = syntaxProblems + withoutGuesses(files, syntaxProblems)
        var tables: [Table] = []
        if !hasError(problems) {
            tables = Resolution.tables(of: model)
            problems += checkEngine() + tableProblems(model, tables)
        }
        problems = byPlace(problems)
        var analysis = Analysis(model: hasError(problems) ? nil : model, problems: problems)
        analysis.lintSettings = model.lintSettings
        analysis.tables = tables
        return analysis
    }
}

func hasError(_ problems: [Diagnostic]) -> Bool {
    problems.contains { $0.severity == .error }
}
