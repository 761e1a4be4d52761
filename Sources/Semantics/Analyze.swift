package import Resolution
package import TransitionDSL

/// What the command line says instead of the file.
package struct AnalysisOptions: Sendable {
    package var engine: Engine?
    package var access: Access?
    /// The name of the generated namespace.
    package var namespace: String?
    /// The namespace when neither the file nor the command line names one.
    package var defaultNamespace: String
    /// Whether the constants are written in Objective-C too, which has names of its own.
    package var writesObjectiveC: Bool

    package init(
        engine: Engine? = nil,
        access: Access? = nil,
        namespace: String? = nil,
        defaultNamespace: String,
        writesObjectiveC: Bool = false
    ) {
        self.engine = engine
        self.access = access
        self.namespace = namespace
        self.defaultNamespace = defaultNamespace
        self.writesObjectiveC = writesObjectiveC
    }
}

/// What a program means, or why it means nothing.
package struct Analysis: Sendable {
    /// There if and only if no problem is an error.
    package let model: Model?
    /// What lexing, parsing and checking found, by file and place.
    package let problems: [Diagnostic]
    /// What the file's `lint` block sets; known also where there is no model.
    package let lintSettings: [LintSetting]
    /// What each registry says, in their order; none where the language is not kept.
    package let tables: [Table]

    package init(
        model: Model?,
        problems: [Diagnostic],
        lintSettings: [LintSetting] = [],
        tables: [Table] = []
    ) {
        self.model = model
        self.problems = problems
        self.lintSettings = lintSettings
        self.tables = tables
    }
}

/// Checks a file, the first, together with all the files that it imports.
///
/// Where braces do not pair up, nothing is checked: which declaration a line belongs to would be a
/// guess, and every further complaint with it.
package func analyze(_ files: [ParseResult], options: AnalysisOptions) -> Analysis {
    let syntaxProblems = files.flatMap(\.problems)
    if files.isEmpty || files.contains(where: \.isStructureUncertain) {
        return Analysis(model: nil, problems: syntaxProblems)
    }
    var checker = Checker(files.map(\.tree), options: options)
    checker.doubts.names = files.contains {
        $0.hasProblemBetweenDeclarations || $0.hasProblemInHead || $0.hasImportWithoutPath
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
    return checker.result(syntaxProblems)
}

extension Checker {
    fileprivate func result(_ syntaxProblems: [Diagnostic]) -> Analysis {
        var problems = syntaxProblems + withoutGuesses(syntaxProblems)
        var tables: [Table] = []
        if !hasError(problems) {
            tables = Resolution.tables(of: model)
            problems += checkEngine() + tableProblems(model, tables)
        }
        problems = byPlace(problems)
        return Analysis(
            model: hasError(problems) ? nil : model, problems: problems,
            lintSettings: model.lintSettings, tables: tables)
    }
}

func hasError(_ problems: [Diagnostic]) -> Bool {
    problems.contains { $0.severity == .error }
}
