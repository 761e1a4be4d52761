import TransitionDSL

/// What the engine of a file cannot do, at the places that ask for it.
///
/// Only what the compiled file says is asked: an imported file may have another engine, so its
/// names count where they are used.
struct EngineCheck: ~Copyable {
    let model: Model
    let sources: [SourceFile]
    let engine: EngineSet
    /// Whether the file or the command line names the engine.
    let isEngineStated: Bool
    /// Whether the engine has not a row of the catalog, by the row's index.
    let isRowMissing: [Bool]
    /// Why names of imported files cannot be used.
    var importedNeeds: [Call.Callee: ImportedNeed] = [:]
    var problems: [Diagnostic] = []

    init(_ model: Model, _ sources: [SourceFile], isEngineStated: Bool) {
        let engine = EngineSet.of(model.header.engine)
        self.model = model
        self.sources = sources
        self.engine = engine
        self.isEngineStated = isEngineStated
        isRowMissing = Catalog.entries.map { !$0.engines.contains(engine) }
    }
}

/// Asked only where nothing else is wrong: what is not understood says nothing of engines.
/// `animators` is the syntax of the model's animators, in their order.
func engineProblems(
    _ model: Model, _ trees: [SyntaxTree], _ animators: [AnimatorSyntax], isEngineGiven: Bool
) -> [Diagnostic] {
    var check = EngineCheck(
        model, trees.map { $0.source },
        isEngineStated: isEngineGiven || trees.first?.namesEngine == true)
    if check.canDoEverything { return [] }
    check.findImportedNeeds()
    check.checkModifierLists()
    check.checkNamedValues(animators)
    check.checkScreens()
    check.checkDefaults()
    check.checkRegistries()
    // Where no engine is named, that is the mistake: it is reported once.
    return check.isEngineStated ? check.problems : Array(byPlace(check.problems).prefix(1))
}

extension SyntaxTree {
    fileprivate var namesEngine: Bool {
        withRoot { root in root.children.contains { $0.kind == .engine } }
    }
}

extension EngineCheck {
    /// So it is for Hero and SDOSHero: nothing needs to be looked for.
    fileprivate var canDoEverything: Bool {
        !isRowMissing.contains(true) && EngineFeature.allCases.allSatisfy { can($0) }
            && Operation.allCases.allSatisfy { $0.engines.contains(engine) }
    }

    func can(_ feature: EngineFeature) -> Bool { feature.engines.contains(engine) }

    func isOwn(_ place: SourcePlace) -> Bool { place.file == .main }

    // MARK: Screens and cells

    fileprivate mutating func checkScreens() {
        for screen in model.screens where isOwn(screen.declared.place) {
            for line in model.defaultLines[screen.defaults] {
                if can(.screenDefaults) {
                    check(line.animation)
                } else {
                    report(.screenDefaults, at: firstWord(of: line.place))
                }
            }
            checkViews(screen.views)
        }
        for cell in model.cells where isOwn(cell.declared.place) { checkViews(cell.views) }
    }

    /// One error a line, at what it puts on the view first.
    fileprivate mutating func checkViews(_ views: HandleRange<ViewLine>) {
        for line in model.views[views] {
            if can(.viewLines) {
                check(line.modifiers)
            } else if let place = model.heroUse(of: line)?.place
                ?? model.items[line.modifiers].first.map({ firstWord(of: model.calls[$0].place) })
            {
                report(.viewLines, at: place)
            }
        }
    }

    fileprivate mutating func checkModifierLists() {
        for list in model.modifiers where isOwn(list.declared.place) {
            if can(.modifierLists) {
                check(list.items)
            } else {
                report(.modifierLists, at: list.declared.place)
            }
        }
    }

    // MARK: Defaults and lines

    fileprivate mutating func checkDefaults() {
        for block in model.defaults {
            guard can(.defaults) else {
                report(.defaults, at: firstWord(of: block.place))
                continue
            }
            check(block.options)
            for line in model.defaultLines[block.lines] { check(line.animation) }
        }
    }

    fileprivate mutating func checkRegistries() {
        for registry in model.registries {
            check(registry.options)
            for edge in model.edges[registry.edges] { check(edge) }
        }
    }

    /// A line of an operation that the engine never animates is wrong as a whole, and told once.
    private mutating func check(_ edge: Edge) {
        if let operation = edge.operation {
            guard operation.engines.contains(engine) else {
                return report(operation, at: firstWord(of: edge.place))
            }
        } else {
            let covered = [Operation.push, .present, .replace]
            let missing = covered.filter { !$0.engines.contains(engine) }
            guard missing.isEmpty else {
                return reportNoOperation(covering: missing, at: firstWord(of: edge.place))
            }
        }
        if let animation = edge.animation { check(animation) }
        for match in model.matches[edge.matches] {
            if can(.matches) {
                check(match.modifiers)
            } else {
                report(.matches, at: firstWord(of: match.place))
            }
        }
        checkViews(edge.views)
    }
}
