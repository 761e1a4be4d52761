import TransitionDSL

/// The features that the engine of a file does not have, at the places that use them.
/// Only the compiled file is checked: an imported file may have another engine, so its names are
/// checked where they are used.
struct EngineCheck {
    let model: Model
    let sources: [SourceFile]
    let engine: EngineSet
    /// Whether the file or the command line names the engine.
    let isEngineStated: Bool
    /// Why names of imported files cannot be used.
    var importedNeeds: [Call.Callee: ImportedNeed] = [:]
    var problems: [Diagnostic] = []
    /// The places with an error as a whole: nothing inside them is reported.
    private var reported: [SourceRange] = []

    init(_ model: Model, _ sources: [SourceFile], isEngineStated: Bool) {
        self.model = model
        self.sources = sources
        self.isEngineStated = isEngineStated
        engine = EngineSet.of(model.header.engine)
    }
}

/// Runs only on a file without other errors. `animators` is the syntax of the model's animators, in
/// their order.
func engineProblems(
    _ model: Model, _ trees: [SyntaxTree], _ animators: [AnimatorSyntax], isEngineGiven: Bool
) -> [Diagnostic] {
    var check = EngineCheck(
        model, trees.map { $0.source },
        isEngineStated: isEngineGiven || trees.first?.namesEngine == true)
    if check.canDoEverything { return [] }
    check.findImportedNeeds()
    check.checkLines()
    check.checkFeatures()
    check.checkCalls()
    check.checkConstants(animators)
    // If no engine is named, that is the mistake: it is reported once.
    return check.isEngineStated ? check.problems : Array(byPlace(check.problems).prefix(1))
}

extension SyntaxTree {
    fileprivate var namesEngine: Bool {
        withRoot { root in root.children.contains { $0.kind == .engine } }
    }
}

extension EngineCheck {
    /// Whether the engine has everything, as Hero and SDOSHero do.
    fileprivate var canDoEverything: Bool {
        // Hot.
        Catalog.entries.allSatisfy { $0.engines.contains(engine) }
            && EngineFeature.allCases.allSatisfy { can($0) }
            && Operation.allCases.allSatisfy { $0.engines.contains(engine) }
    }

    func can(_ row: CatalogIndex) -> Bool { Catalog[row].engines.contains(engine) }

    func can(_ feature: EngineFeature) -> Bool { feature.engines.contains(engine) }

    func isOwn(_ place: SourcePlace) -> Bool { place.file == .main }

    private mutating func report(_ feature: EngineFeature, ofAll place: SourcePlace) {
        report(feature, at: firstWord(of: place))
        reported.append(place.range)
    }

    /// A line of an operation that the engine never animates is wrong as a whole.
    fileprivate mutating func checkLines() {
        for edge in model.edges {
            let covered = edge.operation.map { [$0] } ?? [.push, .present, .replace]
            let missing = covered.filter { !$0.engines.contains(engine) }
            if missing.isEmpty { continue }
            let place = firstWord(of: edge.place)
            if let operation = edge.operation {
                report(operation, at: place)
            } else {
                reportNoOperation(covering: missing, at: place)
            }
            reported.append(edge.place.range)
        }
    }

    fileprivate mutating func checkFeatures() {
        let lines = reported
        if !can(.matches) {
            for match in model.matches where !lines.contains(match.place.range.start) {
                report(.matches, ofAll: match.place)
            }
        }
        for line in model.views
        where !can(.viewLines) && isOwn(line.place) && !lines.contains(line.place.range.start) {
            checkView(line)
        }
        for list in model.modifiers where !can(.modifierLists) && isOwn(list.declared.place) {
            report(.modifierLists, at: list.declared.place)
            reported += model.items[list.body].map { model.calls[$0].place.range }
        }
        for screen in model.screens where !can(.screenDefaults) && isOwn(screen.declared.place) {
            for line in model.defaultLines[screen.defaults] {
                report(.screenDefaults, ofAll: line.place)
            }
        }
        for block in model.defaults where !can(.defaults) { report(.defaults, ofAll: block.place) }
        // `contains` requires this order.
        reported.sort { $0.start < $1.start }
    }

    /// One error for each line, at the first thing that it sets on the view.
    private mutating func checkView(_ line: ViewLine) {
        let place =
            model.heroUse(of: line)?.place
            ?? model.items[line.modifiers].first.map { firstWord(of: model.calls[$0].place) }
        guard let place else { return }
        report(.viewLines, at: place)
        reported.append(line.place.range)
    }

    /// Checks a row of the catalog, or a name of an imported file. The arguments of a call with an
    /// error are not checked.
    fileprivate mutating func checkCalls() {
        let calls = model.calls.filter { isOwn($0.place) }
        var end: UInt32 = 0
        for call in calls.sorted(by: { $0.place.range.start < $1.place.range.start })
        where call.place.range.start >= end && !reported.contains(call.place.range.start) {
            let count = problems.count
            if case .catalog(let row) = call.callee {
                if !can(row) { report(row, at: firstWord(of: call.place)) }
            } else if let need = importedNeeds[call.callee] {
                report(need, at: firstWord(of: call.place))
            }
            if problems.count > count { end = call.place.range.end }
        }
    }

    /// An argument of the app's class can be any value; a constant has no place of its own.
    fileprivate mutating func checkConstants(_ animators: [AnimatorSyntax]) {
        for (animator, node) in zip(model.animators, animators)
        where isOwn(animator.declared.place) {
            guard case .appClass(_, let arguments) = animator.body,
                let written = node.appClass?.invocation.arguments
            else { continue }
            for (argument, syntax) in zip(model.arguments[arguments], written) {
                if case .constant(let row) = model.values[argument.value], !can(row) {
                    report(row, at: syntax.value.place)
                }
            }
        }
    }
}
